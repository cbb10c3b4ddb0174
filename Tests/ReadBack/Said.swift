// How values are said on both sides of a comparison.

extension Points {
  var said: String { "\(self)" }
}

extension Size<Points> {
  var said: String { "\(width) \(height)" }
}

extension Insets {
  /// Top, right, bottom, left.
  var said: String { "\(top) \(right) \(bottom) \(left)" }
}

extension MaterialFacts {
  var said: String { "\(kind.rawValue) \(tint?.description ?? "platform's")" }
}

extension TitleFacts {
  /// How far the text stays from the edges; nil where nothing is said.
  var edges: Insets<Points>? {
    guard $insets != nil || $offset != nil else { return nil }
    return Insets(
      top: insets.top + offset.y, left: insets.left + offset.x, bottom: insets.bottom - offset.y,
      right: insets.right - offset.x)
  }

  /// The same as a view's padding, which can't be negative; nil where nothing is said.
  var androidPadding: Insets<Points>? { edges.map { _ in padding(inside: .zero) } }

  /// The same inside of what layout aligns, where room can't be negative: a title in the middle keeps its place,
  /// one at an end its end.
  func padding(inside outset: Insets<Points>) -> Insets<Points> {
    let edges = edges ?? .zero
    var (top, bottom) = (edges.top - outset.top, edges.bottom - outset.bottom)
    if verticalAlignment == .center {
      let missing = max(max(-top, -bottom), .zero)
      top = top + missing
      bottom = bottom + missing
    }
    return Insets(
      top: max(top, .zero), left: max(edges.left - outset.left, .zero), bottom: max(bottom, .zero),
      right: max(edges.right - outset.right, .zero))
  }
}

extension TitleFacts.Font {
  /// What a platform calls the family: what the theme says of it, or else of the font.
  func family(_ name: (AppFont) -> String?) -> String {
    app.map { name($0) ?? $0.family } ?? family
  }
}

extension FontWeight {
  /// As CSS and Dart count.
  var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
