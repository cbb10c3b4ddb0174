import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// A trial of `caps: auto` on a part: the pictures that it compares, or would compare, and the caps that it finds.
struct AutoCapsTrial {
  /// Each picture with the part that it belongs to.
  private let pictures: [(part: PartContext, image: ImageContext)]
  private let inputs: [AutoCapsInput]
  let found: PerAxis<AutoCaps>

  /// Gathers the pictures of a part in all unmirrored variants in which its caps are declared as in `part`: not at all, or as
  /// `auto`.
  init(of part: PartContext, in context: ElementContext) {
    pictures = context.variants.joined().filter {
      $0.name == part.name && !$0.variant.isMirrored && $0.saysNothingOfCaps == part.saysNothingOfCaps
        && $0.slicing.isAuto == part.slicing.isAuto
    }.flatMap { part in part.images.map { (part, $0) } }
    inputs = pictures.map { AutoCapsInput(scale: $0.image.scale, lines: $0.image.picture.measured.lines) }
    found = autoCaps(inputs, mode: PerAxis(both: .stretch))
  }

  /// Whether the trial finds caps along an axis.
  func stretches(along axis: Axis) -> Bool { found[axis] != .none }

  /// The caps as a theme writes them, without sides of 0: `{ left: 13, right: 5 }`. Nil if all sides are 0.
  var text: String? {
    var sides: [(name: String, length: Points)] = []
    for axis in Axis.allCases {
      guard case .caps(let leading, let trailing) = found[axis] else { continue }
      sides += [(axis.leading, leading), (axis.trailing, trailing)]
    }
    let text = sidesText(sides)
    return text.isEmpty ? nil : "{ \(text) }"
  }

  /// The reason why `caps: auto` finds no caps along an axis, such as "column 3 of `normal` differs from column 2 by 10/255 at
  /// 1x", with the place of the art and advice on redrawing it. Nil if it finds caps or has no pictures to compare.
  func obstacle(along axis: Axis, _ context: ElementContext) -> AutoCapsFailure? {
    guard let obstacle = autoCapsObstacle(inputs, along: axis) else { return nil }
    let (part, image) = pictures[obstacle.picture]
    let lines = obstacle.line - 1..<obstacle.line + 1
    let amount = context.store.coreDifference(of: image.picture, in: lines, along: axis)?.worst.amount ?? 0
    let line = axis.line
    let text =
      "\(line) \(obstacle.line) of `\(context.title(of: part))` differs from \(line) \(obstacle.line - 1) by \(amount)/255 at \(image.scale.name)"
    return AutoCapsFailure(text: text, range: image.range, help: help(obstacle, along: axis))
  }

  private func help(_ obstacle: AutoCapsObstacle, along axis: Axis) -> [String] {
    let line = axis.line
    let length = pictures.map { $0.image.length(along: axis) }.max() ?? .zero
    let art =
      "draw the art \(length.roundedUp + Points(1)) pt \(axis.extent), with 2 pt of equal \(line)s in its middle"
    guard obstacle.isLoneLine, length.isWhole, pictures.allSatisfy({ $0.image.length(along: axis) == length })
    else { return [art] }
    let trailing = length - Points(obstacle.place + 1)
    return [
      art,
      "or `caps: { \(axis.leading): \(obstacle.place), \(axis.trailing): \(trailing) }` stretches only \(line) \(obstacle.place), whatever it shows",
    ]
  }
}

/// The reason why `caps: auto` finds no caps, as texts for a diagnostic.
struct AutoCapsFailure {
  /// The reason, as in "column 3 of `normal` differs from column 2 by 10/255 at 1x".
  let text: String
  /// The place that declares the picture in which the lines differ.
  let range: SourceRange
  let help: [String]
}
