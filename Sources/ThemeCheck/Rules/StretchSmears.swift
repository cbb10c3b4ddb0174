import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeStretch

/// Warns of a centre that is stretched though its lines differ.
func stretchSmears(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for axis in Axis.allCases {
    for part in context.newParts where !context.isFlipped(part) {
      guard let smear = context.smear(of: part, along: axis) else { continue }
      // What a derived picture inherits was said of the one it comes from.
      if part.isDerived, let normal = context.normal(of: part), context.smear(of: normal, along: axis) != nil
      {
        continue
      }
      sink.report(context.cornerInCenter(smear) ?? .stretchSmears(smear, context))
    }
  }
}

/// A centre that smears when it is stretched.
struct Smear {
  let part: PartContext
  let axis: Axis
  /// Of the smallest scale that smears.
  let image: ImageContext
  let difference: CoreDifference

  var core: Range<Int> { image.core(along: axis) }

  /// Whether the centre is a strip of which one line is as good as all: that of `stretchable`, or one of two points at most.
  var isStrip: Bool {
    if case .stretchable = part.slicing.form.value { return true }
    return core.count <= 2 * image.scale.rawValue
  }
}

extension ElementContext {
  /// The most by which the lines of a centre may differ, in 255ths: what nobody sees.
  private static let tolerance = 2
  /// The largest step from line to line of a ramp that `center: keep` declares to be one.
  static let rampStep = 8

  /// How a part's centre smears along an axis with caps, or nil when it does not: pixels are looked at only where lines
  /// are known to differ.
  func smear(of part: PartContext, along axis: Axis) -> Smear? {
    guard part.mode == .stretch, isResized(part, along: axis) else { return nil }
    for image in part.images where image.caps.hasCaps(along: axis) {
      let core = image.core(along: axis)
      guard !image.picture.measured.lines[axis].areEqual(in: core),
        let difference = store.coreDifference(of: image.picture, in: core, along: axis),
        difference.worst.amount > Self.tolerance
      else { continue }
      let isRamp =
        part.keep == .all
        && store.largestStep(of: image.picture, in: core, along: axis) <= Self.rampStep
      if isRamp { continue }
      return Smear(part: part, axis: axis, image: image, difference: difference)
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func stretchSmears(_ smear: Smear, _ context: ElementContext) -> Diagnostic {
    let (part, axis, image, core) = (smear.part, smear.axis, smear.image, smear.core)
    let amount = "\(smear.difference.worst.amount)/255"
    let scale = image.scale.name
    let title = context.title(of: part)
    var isStrip = false
    if case .stretchable = part.slicing.form.value { isStrip = true }
    let message =
      isStrip
      ? """
      the 1-pt strip of `stretchable` is \(core.count) px at \(scale), and in `\(title)` its \
      \(axis.lines(core)) differ by \(amount)
      """
      : "stretching smears `\(title)` at \(scale): \(axis.lines(core)) differ by up to \(amount)"
    let place = "most in \(axis.crossing) \(smear.difference.worst.position)"
    let first = core.count > 2 ? "\(axis.line) \(smear.difference.line) is the first that differs; " : ""
    let diagnostic = Diagnostic(.stretchSmears, words: message, at: part.slicingRange)
      .also(at: image.picture.range, first + place).noting(words: countedFromZero)
    if smear.isStrip {
      // Of both axes at once, where both smear: caps by scale say all four sides.
      let axes = Axis.allCases.filter { $0 == axis || context.smear(of: part, along: $0)?.isStrip ?? false }
      let lines = axes.map(\.line).joined(separator: " and one ")
      return diagnostic.helping("\(part.written(part.handCut(along: axes))) stretches one \(lines) of each")
    }
    if let caps = context.widerCaps(for: part, along: axis) {
      return diagnostic.helping("\(part.written(caps)) stretches equal \(axis.line)s in all of its art")
    }
    return diagnostic.helping(words: context.otherCenters(for: part, along: axis))
  }
}
