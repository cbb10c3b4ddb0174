import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

/// Reports an element that can become larger than its art while nothing declares how the art fills it, and `caps: auto` that
/// finds no caps along an axis on which its element must stretch. It reports each element once.
///
/// Abstract elements and themes are not checked, because those based on them may declare the caps.
func capsMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.isAbstract else { return }
  for part in context.variants.joined() where part.name == context.mainPart && !part.variant.isMirrored {
    for axis in Axis.allCases {
      guard !part.isUniform(along: axis), let growth = context.growth(of: part, along: axis) else {
        continue
      }
      // A state that lacks the caps of the normal state is reported by the rule `state-caps-differ`.
      if part.saysNothingOfCaps, !part.slicing.hasLostForm,
        context.normal(of: part)?.slicing.form == nil
      {
        return sink.report(.capsMissing(part, axis, growth, context))
      }
      if part.slicing.isAuto, part.mode[axis] == .stretch, !part.hasCaps(along: axis) {
        return sink.report(.capsNotFound(part, axis, growth, context))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func capsMissing(
    _ part: PartContext, _ axis: Axis, _ growth: Growth, _ context: ElementContext
  ) -> Diagnostic {
    let trial = AutoCapsTrial(of: part, in: context)
    let length = part.images[0].length(along: axis)
    let place = context.kind == .navigationBar ? " in `background`" : ""
    let diagnostic = Diagnostic(
      .capsMissing,
      "the art of `\(context.title(of: part))` is \(length) pt \(axis.extent) and the theme does not say how it stretches, but \(growth.reason)",
      at: part.images[0].range, "\(length) pt \(axis.extent)"
    ).also(at: growth.range, growth.label)
    let kept = "`caps: none`\(place) keeps its size"
    guard trial.stretches(along: axis) else {
      let failure = trial.obstacle(along: axis, context)
      return diagnostic.noting(
        failure.map { "`caps: auto` would find no caps: \($0.text); \(countedFromZero)" }
      )
      .helping(failure, along: axis).helping("or \(kept); `resizing: tile` repeats it")
    }
    return diagnostic.helping(trial.text.map { "`caps: auto`\(place) finds `\($0)`" })
      .helping("or \(kept)")
  }

  fileprivate static func capsNotFound(
    _ part: PartContext, _ axis: Axis, _ growth: Growth, _ context: ElementContext
  ) -> Diagnostic {
    let failure = AutoCapsTrial(of: part, in: context).obstacle(along: axis, context)
    return Diagnostic(
      .capsNotFound,
      "`caps: auto` finds no \(axis.line)s to stretch\(failure.map { ": \($0.text)" } ?? ""), and \(growth.reason)",
      at: part.slicingRange
    ).also(at: failure?.range, "this art").also(at: growth.range, growth.label).noting(words: countedFromZero)
      .helping(failure, along: axis)
      .helping("or write `caps: none` to keep the size of the art; `resizing: tile` repeats it")
  }

  /// The diagnostic with advice on redrawing the art so that `caps: auto` finds caps.
  private func helping(_ failure: AutoCapsFailure?, along axis: Axis) -> Diagnostic {
    let ways = failure?.help ?? ["use art of one \(axis.length) everywhere"]
    return ways.reduce(self) { $0.helping(words: $1) }
  }
}
