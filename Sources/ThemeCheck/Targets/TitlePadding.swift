package import ThemeGeometry

extension TitleFacts {
  /// How far the text stays from the edges: the insets, shifted by the offset. Nil where nothing is said.
  package var padding: Insets<Points>? {
    guard insets != nil || offset != nil else { return nil }
    let (insets, offset) = (insets ?? .zero, offset ?? Point(x: .zero, y: .zero))
    return Insets(
      top: insets.top + offset.y, left: insets.left + offset.x, bottom: insets.bottom - offset.y,
      right: insets.right - offset.x)
  }
}
