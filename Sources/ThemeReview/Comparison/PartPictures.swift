import ThemeCore
import ThemeImage

/// The changes of the picture of a part in one variant.
struct PartPictures {
  let part: String
  /// The scales at which the picture changed, the smallest first. `files` identifies the files of both sides.
  let scales: [(name: String, files: String, change: PictureChange)]

  /// The parts that either of two variants has, with the scales at which their pictures changed.
  ///
  /// A picture that differs is compared at the largest scale at which it does. The smaller scales get the same description
  /// where `differs` is true for them, so that most of them need not be decoded.
  static func all(
    _ old: JSONValue, _ new: JSONValue, differs: (ImageFacts?, ImageFacts?) -> Bool,
    comparing change: (ImageFacts?, ImageFacts?) -> PictureChange?
  ) -> [PartPictures] {
    old.sideBySide(new).map { part, sides in
      var scales: [(name: String, files: String, change: PictureChange)] = []
      var told: PictureChange?
      for (name, first, second) in sides.reversed() {
        let known = told.flatMap { differs(first, second) ? $0 : nil }
        guard let change = known ?? change(first, second) else { continue }
        if case .differs = change, told == nil { told = change }
        scales.append((name, "\(first?.file ?? "") \(second?.file ?? "")", change))
      }
      return PartPictures(part: part, scales: scales.reversed())
    }
  }

  /// Whether the picture looks the same at a scale, or, for nil, at every scale.
  func looksSame(at scale: String? = nil) -> Bool {
    scales.allSatisfy { name, _, change in
      if case .looksSame = change { true } else { scale != nil && scale != name }
    }
  }

  /// The scales with the same kind of change, in groups. Pictures that were resized are described at the smallest scale of the
  /// group, and others at the largest. Changes with the same `identity` can be reported together.
  var grouped: [(identity: String, scales: [String], change: PictureChange)] {
    scales.groups(by: \.change.kind).map { kind, members in
      let scales = members.map(\.name)
      // Pictures that are gone, new or mirrored are reported for all variants with the same scales; other changes only for
      // variants with the same files.
      let shared = [0, 1, 6].contains(kind) ? scales : members.map(\.files)
      let isResized = if case .resized = members[0].change { true } else { false }
      return (
        "\(kind) \(shared.joined(separator: " "))", scales, members[isResized ? 0 : members.count - 1].change
      )
    }
  }
}

extension PictureChange {
  /// The kind of the change as a number; changes of the same kind can share a group.
  var kind: Int {
    switch self {
    case .gone: 0
    case .added: 1
    case .looksSame: 2
    case .resized: 3
    case .differs: 4
    case .unknown: 5
    case .mirrored: 6
    }
  }
}

// An app lays out the alignment rectangle of a picture, so what lies outside of it, such as a shadow, moves nothing.

extension ImageFacts {
  /// The size of what layout aligns, in pixels: the art without its alignment insets.
  var alignedSize: Size<Pixels> {
    Size(
      width: sourceSize.width - alignment.left - alignment.right,
      height: sourceSize.height - alignment.top - alignment.bottom)
  }

  /// Whether an app that replaces one of two pictures by the other shows both in the same place and in comparable sizes.
  func isLaid(as other: ImageFacts) -> Bool {
    alignedSize == other.alignedSize || sourceSize == other.sourceSize
  }

  /// The size of the picture where layout gives its alignment rectangle a size, as far as a picture can be drawn.
  func drawnSize(of layout: Size<Pixels>) -> Size<Pixels> {
    func drawn(_ side: Pixels) -> Pixels { Pixels(min(max(side.count, 1), longestResampledSide)) }
    return Size(
      width: drawn(layout.width + alignment.left + alignment.right),
      height: drawn(layout.height + alignment.top + alignment.bottom))
  }
}

/// Two pictures that are laid over each other by their alignment insets. Both are as large as what they cover together; nil
/// where that is larger than a picture may be.
struct LaidPictures {
  let old: Bitmap
  let new: Bitmap
  /// The columns and rows that were added around the new picture.
  private let margins: Insets<Pixels>

  init?(_ old: Bitmap, _ oldInsets: Insets<Pixels>, _ new: Bitmap, _ newInsets: Insets<Pixels>) {
    let left = max(oldInsets.left.count, newInsets.left.count)
    let top = max(oldInsets.top.count, newInsets.top.count)
    func place(_ insets: Insets<Pixels>) -> (x: Int, y: Int) {
      (left - insets.left.count, top - insets.top.count)
    }
    let (first, second) = (place(oldInsets), place(newInsets))
    let width = max(first.x + old.width, second.x + new.width)
    let height = max(first.y + old.height, second.y + new.height)
    guard width * height <= Limit.picturePixels.standard else { return nil }
    let size = Size(width: Pixels(width), height: Pixels(height))
    self.old = old.placed(x: first.x, y: first.y, in: size)
    self.new = new.placed(x: second.x, y: second.y, in: size)
    margins = Insets(
      top: Pixels(second.y), left: Pixels(second.x), bottom: Pixels(height - second.y - new.height),
      right: Pixels(width - second.x - new.width))
  }

  /// The cap insets of the new picture, with what was added around it.
  func caps(of image: ImageFacts) -> Insets<Pixels> {
    if image.mode == nil { return .zero }
    return Insets(
      top: image.caps.top + margins.top, left: image.caps.left + margins.left,
      bottom: image.caps.bottom + margins.bottom, right: image.caps.right + margins.right)
  }
}

extension PictureComparison {
  /// By how many of 255 levels the picture of a part at a new scale differs from that at the largest scale of the old side, on
  /// average where both are reduced to 1x, or at most where that is much; nil where there is none, or where their art has another
  /// size.
  func likeness(
    of part: String, at scale: String, _ before: JSONValue, _ after: JSONValue
  ) -> (scale: String, levels: Int)? {
    let former = before.images.first { $0.part == part }?.scales.last
    let added = after.images.first { $0.part == part }?.scales.first { $0.name == scale }
    guard let former, let first = ShownSlice(former.image, in: old),
      let second = ShownSlice(added?.image, in: new)
    else { return nil }
    func single(_ slice: ShownSlice, _ name: String) -> Bitmap? {
      Scale(name: name).flatMap { slice.natural.reducedTo1x(from: $0) }
    }
    guard let one = single(first, former.name), let other = single(second, scale), one.size == other.size
    else { return nil }
    let levels = LevelCounts(one, other)
    return (former.name, levels.most > 96 ? levels.most : levels.mean)
  }
}

extension Bitmap {
  /// The picture at 1x, without the last columns and rows where they are no whole pixel of it; nil where none is whole.
  fileprivate func reducedTo1x(from scale: Scale) -> Bitmap? {
    if scale == .x1 { return self }
    func whole(_ side: Int) -> Pixels { Pixels(side / scale.rawValue * scale.rawValue) }
    let part = Rect(x: Pixels(0), y: Pixels(0), width: whole(width), height: whole(height))
    guard part.width.count > 0, part.height.count > 0 else { return nil }
    return cropped(to: part).resampled(from: scale, downTo: .x1)
  }
}
