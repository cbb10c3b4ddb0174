import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension ElementContext {
  /// Caps in points, as a theme writes them, that are no smaller than a part's own and leave only equal lines in every picture
  /// of that part. Nil if the equal lines are less than half of the center, which is then likely to be a texture.
  func widerCaps(for part: PartContext, along axis: Axis) -> String? {
    guard let image = part.images.first, let caps = part.wholeCaps(along: axis) else { return nil }
    let images = self.images(of: part.name)
    let length = images.map { $0.lengthPx(along: axis) / $0.scale.rawValue }.min() ?? 0
    let core = image.core(along: axis).count / image.scale.rawValue
    var best: (leading: Int, trailing: Int)?
    for leading in caps.leading..<max(caps.leading, length - caps.trailing) {
      let trailing = images.reduce(caps.trailing) {
        max($0, $1.trailingCap(ofRunAfter: leading, along: axis))
      }
      guard (length - leading - trailing) * 2 >= core, length - leading - trailing > 0 else { continue }
      if best.map({ leading + trailing < $0.leading + $0.trailing }) ?? true { best = (leading, trailing) }
    }
    return best.flatMap { part.caps($0.leading, $0.trailing, along: axis) }
  }

  /// Caps with which a part's art can grow along an axis on which it has none: those that `caps: auto` finds there, beside the
  /// part's own caps along the other axis. Nil if none are found, if they do not fit in `room`, or if the part's own caps
  /// differ between scales.
  func growingCaps(for part: PartContext, along axis: Axis, in room: Points? = nil) -> String? {
    let inputs = images(of: part.name).map {
      AutoCapsInput(scale: $0.scale, lines: $0.picture.measured.lines)
    }
    guard case .caps(let leading, let trailing) = autoCaps(inputs, mode: PerAxis(both: .stretch))[axis],
      leading + trailing != .zero, room.map({ leading + trailing < $0 }) ?? true
    else { return nil }
    return part.allCaps(("\(leading)", "\(trailing)"), along: axis)
  }

  /// Advice for a center whose lines differ and that no caps avoid: declare that it tiles or that its gradient stretches, where
  /// either suits the art; otherwise redraw it.
  func otherCenters(for part: PartContext, along axis: Axis) -> String {
    let images = images(of: part.name).filter { $0.caps.hasCaps(along: axis) }
    var ways: [String] = []
    if tilesSeamlessly(images) { ways.append("`resizing: tile` repeats the texture") }
    if part.keep != .all, images.allSatisfy({ isRamp($0, along: axis) }) {
      ways.append("`center: keep` accepts that the gradient is stretched")
    }
    if ways.isEmpty {
      return "redraw the center with equal \(axis.line)s, or as a tile whose end matches its beginning"
    }
    return ways.joined(separator: "; or ")
  }

  /// Whether all centers tile without a visible seam, with periods of the same length in points at every scale.
  private func tilesSeamlessly(_ images: [ImageContext]) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let images = images.filter { $0.caps.hasCaps(along: axis) }
      let periods = images.filter { $0.period(along: axis) > Pixels(1) }.map {
        Points($0.period(along: axis), at: $0.scale)
      }
      return images.allSatisfy { seam(of: $0, along: axis) == nil } && periods.allSatisfy { $0 == periods[0] }
    }
  }

  /// Caps in points, as a theme writes them, that leave one point at the near end of a run of equal lines; nil if the lines of
  /// one of the part's pictures differ there.
  func movedCaps(for part: PartContext, from image: ImageContext, to run: Range<Int>, along axis: Axis)
    -> String?
  {
    guard part.wholeCaps(along: axis) != nil, image.length(along: axis).isWhole else { return nil }
    let scale = image.scale.rawValue
    let length = image.lengthPx(along: axis) / scale
    let isAfter = run.lowerBound > image.core(along: axis).lowerBound
    let leading = isAfter ? (run.lowerBound + scale - 1) / scale : run.upperBound / scale - 1
    guard leading >= 0, leading < length else { return nil }
    let isPlain = images(of: part.name).allSatisfy { image in
      let strip = leading * image.scale.rawValue..<(leading + 1) * image.scale.rawValue
      return image.length(along: axis) == Points(length)
        && image.picture.measured.lines[axis].areEqual(in: strip)
    }
    return isPlain ? part.caps(leading, length - leading - 1, along: axis) : nil
  }

  /// The pictures of a part in all variants, without flipped repetitions.
  private func images(of name: PartName) -> [ImageContext] {
    variants.joined().filter { $0.name == name && !isFlipped($0) }.flatMap(\.images)
  }
}

extension PartContext {
  /// Suggested caps in backticks, with a note if they replace `stretchable`.
  func written(_ caps: String) -> String {
    guard slicing.isStretchable, caps.hasPrefix("caps:") else { return "`\(caps)`" }
    return "`\(caps)` instead of `stretchable`"
  }

  /// Caps along an axis in the form that the theme already uses: two sides if it declares `caps` by sides, or else a complete
  /// `caps` declaration.
  fileprivate func caps(_ leading: Int, _ trailing: Int, along axis: Axis) -> String? {
    if case .caps? = slicing.form?.value { return axis.caps(leading, trailing) }
    return allCaps(("\(leading)", "\(trailing)"), along: axis)
  }

  /// A complete `caps` declaration: the given caps along an axis beside the part's own caps along the other one. Nil if the
  /// latter differ between scales or are not whole points.
  fileprivate func allCaps(_ caps: (leading: String, trailing: String), along axis: Axis) -> String? {
    var sides = ["\(axis.leading): \(caps.leading), \(axis.trailing): \(caps.trailing)"]
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    if hasCaps(along: other) {
      guard let caps = wholeCaps(along: other) else { return nil }
      sides.insert(other.caps(caps.leading, caps.trailing), at: axis == .horizontal ? 1 : 0)
    }
    return "caps: { \(sides.joined(separator: ", ")) }"
  }

  /// The caps along an axis in whole points; nil if they differ between scales, are not whole, or are declared by scale.
  fileprivate func wholeCaps(along axis: Axis) -> (leading: Int, trailing: Int)? {
    if case .capsByScale? = slicing.form?.value { return nil }
    guard let image = images.first else { return nil }
    let first = image.caps.points(at: image.scale)
    guard images.allSatisfy({ $0.caps.points(at: $0.scale) == first }) else { return nil }
    let (leading, trailing) = (first.leading(along: axis), first.trailing(along: axis))
    guard leading.isWhole, trailing.isWhole else { return nil }
    return (
      image.caps.leading(along: axis).count / image.scale.rawValue,
      image.caps.trailing(along: axis).count / image.scale.rawValue
    )
  }

  /// A `caps` declaration by scale that leaves one pixel of each center along some axes.
  func handCut(along axes: [Axis]) -> String {
    let scales = images.map { image in
      var caps = image.caps
      for axis in axes {
        let core = image.core(along: axis)
        let left = core.count / 2
        let right = core.count - 1 - left
        switch axis {
        case .horizontal:
          caps.left = caps.left + Pixels(left)
          caps.right = caps.right + Pixels(right)
        case .vertical:
          caps.top = caps.top + Pixels(left)
          caps.bottom = caps.bottom + Pixels(right)
        }
      }
      return "\(image.scale.name): { \(sidesText(caps.sides)) }"
    }
    return "caps: { \(scales.joined(separator: ", ")) }"
  }
}

extension ImageContext {
  /// The smallest trailing cap, in points, that leaves only the run of equal lines that follows a leading cap of `leading`
  /// points.
  fileprivate func trailingCap(ofRunAfter leading: Int, along axis: Axis) -> Int {
    let lines = picture.measured.lines[axis]
    let first = leading * scale.rawValue
    guard first < lines.count else { return Int.max / 2 }
    return (lines.count - lines.runEnd(at: first) + scale.rawValue - 1) / scale.rawValue
  }
}

extension Axis {
  /// The two caps of the axis as a theme writes them: `left: 14, right: 20`.
  fileprivate func caps(_ leading: Int, _ trailing: Int) -> String {
    "\(self.leading): \(leading), \(self.trailing): \(trailing)"
  }
}

/// Sides as a theme writes them, without sides of 0: `left: 13, right: 5`.
func sidesText(_ sides: [(name: String, length: some CustomStringConvertible)]) -> String {
  sides.filter { $0.length.description != "0" }.map { "\($0.name): \($0.length)" }.joined(separator: ", ")
}

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

/// A cap with which other lines stretch at one scale than with the same cap at the first scale.
struct CapsDifference {
  let axis: Axis
  let isLeading: Bool
  let image: ImageContext
}

extension PartContext {
  /// The first cap that differs visibly between scales. Nil if no cap does, and for caps in points, which are the same at every
  /// scale.
  var capsDifference: CapsDifference? {
    let isByScale: Bool
    switch slicing.form?.value {
    case .stretchable: isByScale = false
    case .capsByScale: isByScale = true
    case nil where stretches: isByScale = true
    case nil, .caps, .auto, .unstretched: return nil
    }
    return firstDifference { first, image -> CapsDifference? in
      for axis in Axis.allCases {
        for isLeading in [true, false] {
          let (range, other) = (
            first.sameCaps(isLeading, along: axis), image.sameCaps(isLeading, along: axis)
          )
          let difference = max(range.lowerBound, other.lowerBound) - min(range.upperBound, other.upperBound)
          // For `stretchable`, half a pixel at this scale counts as a difference. One pixel at every scale, as of a hairline,
          // does not: the second condition excludes equal numbers of pixels.
          let limit =
            isByScale ? Points(1) : Points(units: Points.unitsPerPoint / 2 / Int64(image.scale.rawValue))
          if difference >= limit, first.cap(isLeading, along: axis) != image.cap(isLeading, along: axis) {
            return CapsDifference(axis: axis, isLeading: isLeading, image: image)
          }
        }
      }
      return nil
    }?.found
  }
}

extension ImageContext {
  /// The leading or the trailing cap along an axis, in pixels.
  func cap(_ isLeading: Bool, along axis: Axis) -> Pixels {
    isLeading ? caps.leading(along: axis) : caps.trailing(along: axis)
  }

  /// The range of caps on one side that draw the same picture: the cap may end anywhere in the run of lines that are equal to
  /// the center.
  fileprivate func sameCaps(_ isLeading: Bool, along axis: Axis) -> ClosedRange<Points> {
    let run = plainRun(along: axis)
    guard caps.hasCaps(along: axis), run != core(along: axis) else {
      let cap = Points(cap(isLeading, along: axis), at: scale)
      return cap...cap
    }
    let length = lengthPx(along: axis)
    let (least, most) =
      isLeading
      ? (run.lowerBound, run.upperBound - 1) : (length - run.upperBound, length - run.lowerBound - 1)
    return Points(Pixels(least), at: scale)...Points(Pixels(most), at: scale)
  }
}
