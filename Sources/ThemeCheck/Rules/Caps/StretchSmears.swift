import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

/// Warns of a center that stretches although its lines differ.
func stretchSmears(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for axis in Axis.allCases {
    for part in context.newParts where !context.isFlipped(part) {
      guard let smear = context.smear(of: part, along: axis) else { continue }
      // A distortion that a derived picture inherits is reported at the normal state from which it is derived.
      if part.isDerived, let normal = context.normal(of: part), context.smear(of: normal, along: axis) != nil
      {
        continue
      }
      sink.report(context.cornerInCenter(smear) ?? context.differingLines(smear))
    }
  }
}

extension ElementContext {
  fileprivate func differingLines(_ smear: Smear) -> Diagnostic {
    let (part, axis, image, core) = (smear.part, smear.axis, smear.image, smear.core)
    let (worst, scale, title) = (smear.difference.worst, image.scale.name, title(of: part))
    let message =
      part.slicing.isStretchable
      ? """
      the center of `stretchable`, 1 pt, is \(core.count) px at \(scale), and in `\(title)` its \
      \(axis.lines(core)) differ by \(worst.amount)/255
      """
      : "stretching distorts `\(title)` at \(scale): \(axis.lines(core)) differ by up to \(worst.amount)/255"
    let first = core.count > 2 ? "\(axis.line) \(smear.difference.line) is the first that differs; " : ""
    return Diagnostic(.stretchSmears, words: message, at: part.capsRange(at: image.scale))
      .also(at: image.range, "\(first)most in \(axis.crossing) \(worst.position)")
      .noting(words: countedFromZero).helping(words: advice(for: smear))
  }

  /// Advice for a center that is distorted.
  private func advice(for smear: Smear) -> String {
    let (part, axis) = (smear.part, smear.axis)
    if smear.isStrip {
      // Caps by scale declare all four sides, so they must cover both axes if both are distorted.
      let axes = Axis.allCases.filter { $0 == axis || self.smear(of: part, along: $0)?.isStrip ?? false }
      let lines = axes.map(\.line).joined(separator: " and one ")
      return "\(part.written(part.handCut(along: axes))) stretches one \(lines) of each scale"
    }
    return widerCaps(for: part, along: axis).map {
      "\(part.written($0)) stretches only equal \(axis.line)s in all pictures"
    } ?? otherCenters(for: part, along: axis)
  }
}
