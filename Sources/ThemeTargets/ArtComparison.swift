package import ThemeBundle
import ThemeImage

extension SlicedArt: Equatable {
  /// Whether both have the same pixels and the same slicing at every scale, regardless of their origin.
  package static func == (left: SlicedArt, right: SlicedArt) -> Bool {
    left.resizing == right.resizing && left.plainColor == right.plainColor
      && left.slices.count == right.slices.count
      && zip(left.slices, right.slices).allSatisfy { $0.looks(as: $1) }
  }
}

extension Slice {
  fileprivate func looks(as other: Slice) -> Bool {
    scale == other.scale && digest == other.digest && capInsets == other.capInsets && center == other.center
      && alignmentInsets == other.alignmentInsets && sourceSize == other.sourceSize
  }
}
