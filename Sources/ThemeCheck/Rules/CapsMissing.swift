import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Reports an element that can become larger than its art where nothing says how the art fills it, and `caps: auto` that
/// finds no caps along an axis on which its element must stretch. Once an element.
///
/// An abstract theme's children may say it, and what was mistyped has been reported: that it is missing follows from that.
func capsMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.isAbstract else { return }
  let meant = ["caps", "stretchable", "resizing", "tile"]
  let isMistyped = sink.diagnostics.contains { diagnostic in
    diagnostic.element == context.element.id.description
      && diagnostic.fix.map { meant.contains($0.replacement) } ?? false
  }
  if isMistyped { return }
  for part in context.variants.joined() where part.name == .background && !part.variant.isMirrored {
    for axis in Axis.allCases {
      guard !part.isUniform(along: axis), let growth = context.growth(of: part, along: axis) else {
        continue
      }
      // A state without the caps of the normal one is `state-caps-differ`.
      if part.saysNothingOfCaps, !part.slicing.hasLostForm,
        context.normal(of: part)?.slicing.form.value == nil
      {
        return sink.report(.capsMissing(part, axis, growth, AutoCapsTrial(of: part, in: context), context))
      }
      if part.slicing.form.value.isAuto, part.mode == .stretch, !part.hasCaps(along: axis) {
        return sink.report(.capsNotFound(part, axis, growth, AutoCapsTrial(of: part, in: context), context))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func capsMissing(
    _ part: PartContext, _ axis: Axis, _ growth: Growth, _ trial: AutoCapsTrial, _ context: ElementContext
  ) -> Diagnostic {
    let length = part.images[0].length(along: axis)
    let place = context.element.id.kind == .navigationBar ? " in `background`" : ""
    let diagnostic = Diagnostic(
      .capsMissing,
      "the art of `\(context.title(of: part))` is \(length) pt \(axis.extent) and nothing says how it stretches, but \(growth.reason)",
      at: part.images[0].picture.range, "\(length) pt \(axis.extent)"
    ).also(at: growth.range, growth.label)
    let kept = "`caps: none`\(place) says that it keeps its size"
    guard trial.stretches(along: axis) else {
      let failure = trial.obstacle(along: axis, context)
      return diagnostic.noting(failure.map { "`caps: auto` would find none: \($0.text); \(countedFromZero)" })
        .helping(failure?.help ?? ["draw all of the art of one \(axis.length)"]).helping(
          "or \(kept); with `resizing: tile` it repeats")
    }
    return diagnostic.helping(trial.text.map { "`caps: auto`\(place) finds `\($0)`" })
      .helping("or \(kept)")
  }

  fileprivate static func capsNotFound(
    _ part: PartContext, _ axis: Axis, _ growth: Growth, _ trial: AutoCapsTrial, _ context: ElementContext
  ) -> Diagnostic {
    let failure = trial.obstacle(along: axis, context)
    return Diagnostic(
      .capsNotFound,
      "`caps: auto` finds no \(axis.line)s to stretch\(failure.map { ": \($0.text)" } ?? ""), and \(growth.reason)",
      at: part.slicingRange
    ).also(at: failure?.range, "this art").also(at: growth.range, growth.label).noting(words: countedFromZero)
      .helping(failure?.help ?? ["draw all of the art of one \(axis.length)"])
      .helping("or `caps: none` says that the art keeps its size; with `resizing: tile` it repeats")
  }

  fileprivate func helping(_ advice: [String]) -> Diagnostic { advice.reduce(self) { $0.helping(words: $1) } }
}
