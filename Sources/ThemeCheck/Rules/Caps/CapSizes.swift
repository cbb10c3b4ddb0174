import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of caps that differ visibly between scales. Caps that end at different lines of the same equal run as the center do
/// not differ visibly.
///
/// Caps by scale and the marks of a nine-patch are set by hand for each file, so there only a difference of a whole point
/// counts as a mistake: a mark of one pixel at every scale leaves half a point more for a cap at 2x.
func capsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    guard let first = part.images.first, let found = part.capsDifference else { continue }
    let (axis, other) = (found.axis, found.image)
    let (px, otherPx) = (first.cap(found.isLeading, along: axis), other.cap(found.isLeading, along: axis))
    let cap = Points(px, at: first.scale)
    let diagnostic = Diagnostic(
      .capsDiffer,
      """
      the \(found.isLeading ? axis.leading : axis.trailing) cap of `\(context.title(of: part))` is \(cap) pt at \
      \(first.scale.name), but \(measure(otherPx, other.scale))
      """,
      at: part.capsRange(at: other.scale))
    if part.slicing.isStretchable {
      let wanted = first.length(along: axis).pixels(at: other.scale)
      sink.report(
        diagnostic.also(
          at: other.range,
          """
          \(first.lengthPx(along: axis)) px \(axis.extent) at \(first.scale.name), \(other.lengthPx(along: axis)) px \
          at \(other.scale.name)
          """
        ).helping(wanted.map { "draw it \($0) px \(axis.extent) at \(other.scale.name)" })
          .helping("or set the caps for each scale: \(part.written(part.handCut(along: [axis])))"))
    } else {
      let isMarked = part.slicing.form == nil
      sink.report(
        diagnostic.also(
          at: isMarked ? nil : part.capsRange(at: first.scale), "\(px) px at \(first.scale.name)"
        )
        .helping(
          cap.pixels(at: other.scale).map {
            "\(isMarked ? "mark" : "write") \($0) px at \(other.scale.name), which is \(cap) pt"
          }))
    }
  }
}

/// Warns of a button whose art has no caps along an axis and a different length there than the theme declares for the button,
/// and of one whose art has caps but none along the axis of its title. A button that can become larger and whose art has no
/// declared slicing is an error instead, `caps-missing`.
///
/// Only variants with art of their own are checked: a theme that gives compact bars another height and the same art accepts
/// that the art is compressed there.
func axisScaled(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind.isButton else { return }
  for part in context.drawnParts where part.name == .background {
    let facts = context.facts[part.variantIndex]
    if let height = facts.height, let range = part.variant.range(of: .height),
      context.isScaled(part, to: height, along: .vertical)
    {
      sink.report(.axisScaled(part, .vertical, to: height, range, context))
    }
    if let width = facts.width.fixed {
      guard let range = part.variant.range(of: .minimumWidth),
        context.isScaled(part, to: width, along: .horizontal)
      else { continue }
      sink.report(.axisScaled(part, .horizontal, to: width, range, context))
    } else if part.resizing?.horizontal == .stretch, !part.slicing.isAuto,
      !part.origin.unflipped.isNinePatch,
      !part.hasCaps(along: .horizontal), !part.isUniform(along: .horizontal),
      let growth = context.growth(of: part, along: .horizontal)
    {
      sink.report(
        Diagnostic(
          .axisScaled,
          "the caps of `\(context.title(of: part))` do not include its width, so the whole width stretches: \(growth.reason)",
          at: part.slicingRange
        ).also(at: growth.range, growth.label)
          .also(at: part.images[0].range, "\(part.images[0].length(along: .horizontal)) pt wide")
          .helping("add `left` and `right` caps with equal columns between them"))
    }
  }
}

extension ElementContext {
  /// Whether art without caps along an axis is drawn longer or shorter there to fill a button of some length.
  fileprivate func isScaled(_ part: PartContext, to wanted: Points, along axis: Axis) -> Bool {
    let image = part.images[0]
    let length = image.length(along: axis)
    // Art that keeps its size or tiles is not scaled up. Art without declared slicing, or for which `caps: auto` finds nothing,
    // is an error of other rules.
    return length != wanted
      && (wanted < length || part.resizing?[axis] == .stretch && !part.slicing.isAuto)
      && part.images.allSatisfy { wanted.pixels(at: $0.scale) != nil }
      && !image.caps.hasCaps(along: axis) && !part.isUniform(along: axis)
      // Art whose length differs between scales or states is reported by other rules.
      && part.images.allSatisfy { $0.length(along: axis) == length }
      && normal(of: part)?.images[0].length(along: axis) ?? length == length
      // A shadow outside the alignment rectangle belongs to the art, but not to the button.
      && length - outside(part, along: axis) != wanted
  }

  /// The length of a part's art outside the alignment rectangle, at both ends of an axis together, in points.
  private func outside(_ part: PartContext, along axis: Axis) -> Points {
    let insets: Insets<Points> =
      switch part.variant.alignmentInsets?.value {
      case nil: .zero
      case .auto: part.images[0].picture.measured.transparentMargins.points(at: part.images[0].scale)
      case .shape: shapeMargins(of: part.images[0])
      case .insets(let overlay): overlay.insets
      }
    return insets.leading(along: axis) + insets.trailing(along: axis)
  }

  private func shapeMargins(of image: ImageContext) -> Insets<Points> {
    store.shapeMargins(of: image.picture)?.points(at: image.scale) ?? .zero
  }
}

extension ArtOrigin {
  /// Whether the art is a nine-patch, whose own marks say how it stretches.
  fileprivate var isNinePatch: Bool {
    if case .ninePatch = self { true } else { false }
  }
}

extension Diagnostic {
  fileprivate static func axisScaled(
    _ part: PartContext, _ axis: Axis, to wanted: Points, _ range: SourceRange, _ context: ElementContext
  ) -> Diagnostic {
    let image = part.images[0]
    let length = image.length(along: axis)
    let hundredths = (wanted.units * 100 + length.units / 2) / length.units
    let factor = "\(hundredths / 100).\(String(hundredths % 100, digits: 2))"
    return Diagnostic(
      .axisScaled,
      "the art of `\(context.title(of: part))` is \(length) pt \(axis.extent) but is scaled to \(wanted) pt, by a factor of \(factor)",
      at: range
    ).also(at: image.range, "\(image.lengthPx(along: axis)) px at \(image.scale.name)")
      .helping(
        """
        draw the art \(wanted) pt \(axis.extent), write \(length), or give `\(axis.leading)` and `\(axis.trailing)` \
        caps with equal \(axis.line)s between them
        """)
  }
}

/// Warns of a declared width or height that is smaller than the caps along its axis.
func sizeBelowCaps(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for parts in context.variants {
    guard let part = parts.named(.background) else { continue }
    for property in Property.sizes {
      let size = part.variant.ranged(context.facts[part.variantIndex][size: property], property)
      if let size { check(size, property, part, &sink) }
    }
  }
}

private func check(
  _ size: Ranged<Points>, _ property: Property, _ part: PartContext, _ sink: inout DiagnosticSink
) {
  let axis: Axis = property == .height ? .vertical : .horizontal
  for image in part.images where image.caps.hasCaps(along: axis) {
    let caps = image.caps.points(at: image.scale)
    let (leading, trailing) = (caps.leading(along: axis), caps.trailing(along: axis))
    guard size.value < leading + trailing else { continue }
    let help =
      switch property {
      case .height: "make the button higher, or reduce the caps"
      case .minimumWidth: "`minimumWidth: caps` is both caps and one point"
      default: "allow at least \((leading + trailing).roundedUp + Points(1)) pt"
      }
    return sink.report(
      Diagnostic(
        .sizeBelowCaps,
        "`\(property.rawValue)` of \(size.value) pt is smaller than the caps, \(leading) + \(trailing) pt",
        at: size.range
      ).also(at: part.slicingRange, "\(leading + trailing) pt that never shrink").helping(words: help))
  }
}

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
