import ThemeSlicing

extension SlicedArt {
  /// Whether other art has its pixels at every scale and is sliced alike, whoever drew it.
  func looks(as other: SlicedArt) -> Bool {
    resizing == other.resizing && slices.count == other.slices.count
      && zip(slices, other.slices).allSatisfy { $0.looks(as: $1) }
  }
}

extension Slice {
  fileprivate func looks(as other: Slice) -> Bool {
    scale == other.scale && digest == other.digest && capInsets == other.capInsets && center == other.center
      && alignmentInsets == other.alignmentInsets && sourceSize == other.sourceSize
  }
}
