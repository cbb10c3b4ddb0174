package import ThemeDrawing

/// SVG path data: as the theme writes it, and what it comes to.
package struct PathOutline: Hashable, Sendable {
  package let data: String
  package let path: Path

  package static func == (left: PathOutline, right: PathOutline) -> Bool { left.data == right.data }

  package func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
