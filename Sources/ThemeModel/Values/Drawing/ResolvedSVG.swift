package import ThemeCore
package import ThemeDiagnostics

/// An SVG as a theme shows it: its file, and its size and colors where the theme gives them.
package struct ResolvedSVG: Sendable {
  package let file: Ranged<PathText>
  /// The sides in points; nil for one that follows from the SVG.
  package let size: Size<Ranged<Points>?>
  package let fit: SVGFit
  /// The colors for `currentColor`, and for what has an id or a class, in the order of the theme.
  package let colors: [ResolvedSVGColor]

  /// Nil after a report of what is missing or impossible.
  package init?(
    _ svg: Ranged<SVGOverlay>, colors: [ResolvedSVGColor], _ sink: inout DiagnosticSink
  ) {
    let overlay = svg.value
    if overlay.file.isUnset {
      sink.report(
        Diagnostic(.missingKey, "the SVG has no `file`", at: svg.range).helping(
          "add `file: icons/star.svg`"))
    }
    let written = overlay.size.value
    let errors = sink.errorCount
    size = Size(
      width: written?.width.positive("width", &sink), height: written?.height.positive("height", &sink))
    guard let file = overlay.file.ranged, sink.errorCount == errors else { return nil }
    self.file = file
    fit = overlay.settled(\.fit)
    self.colors = colors
  }

  /// What the theme says of the SVG's looks, without the places where it does.
  package var look: Look {
    Look(
      size: Size(width: size.width?.value, height: size.height?.value), fit: fit,
      colors: colors.map { Look.Paint(name: $0.name.value, color: $0.color) })
  }

  /// What a theme says of the looks of an SVG.
  package struct Look: Hashable, Sendable {
    /// In points; nil for a side that follows from the SVG.
    package let size: Size<Points?>
    package let fit: SVGFit
    package let colors: [Paint]

    package struct Paint: Hashable, Sendable {
      package let name: String
      package let color: Color
    }
  }
}

/// The color that a theme gives to `currentColor`, or to what has an id or a class, in an SVG.
package struct ResolvedSVGColor: Sendable {
  package let name: Ranged<String>
  package let color: Color

  package init(name: Ranged<String>, color: Color) {
    self.name = name
    self.color = color
  }
}
