package import ThemeCore
package import ThemeImage
package import ThemeModel

/// How a picture is made: from a file or a drawing, which is then reduced, derived and mirrored, in this order.
package struct PictureRecipe: Hashable, Sendable {
  package let source: Source
  package var reduction: Reduction?
  package var derivations: [Derivation] = []
  package var isMirrored = false

  package enum Source: Hashable, Sendable {
    /// A PNG file, and how it is read.
    case file(ThemePath, ArtReading)
    case drawing(ScaledDrawing)
  }

  /// A reduction from one scale to a smaller one.
  package struct Reduction: Hashable, Sendable {
    package let source: Scale
    package let target: Scale
  }

  package init(file: ThemePath, _ reading: ArtReading = ArtReading()) {
    source = .file(file, reading)
  }

  init(_ drawing: ScaledDrawing) {
    source = .drawing(drawing)
  }

  private init(_ source: Source) {
    self.source = source
  }

  /// The recipe of the unchanged file or drawing.
  var original: PictureRecipe { PictureRecipe(source) }

  /// The path of the file; nil for a drawing.
  package var file: ThemePath? {
    guard case .file(let path, _) = source else { return nil }
    return path
  }

  /// The metrics of the box that the picture is drawn from, flipped like the drawing; nil for other pictures.
  package var box: BoxMetrics? {
    guard case .drawing(let scaled) = source else { return nil }
    return scaled.drawing.box?.flipped(scaled.flip)
  }

  /// Whether the picture's file is read as a nine-patch.
  package var isNinePatch: Bool {
    guard case .file(_, let reading) = source else { return false }
    return reading.isNinePatch
  }

  /// Margins or caps of the source, mirrored and flipped in the same way as its pixels.
  package func placed(_ insets: Insets<Pixels>) -> Insets<Pixels> {
    derivations.reduce(isMirrored ? insets.mirrored : insets) { $0.flipped($1.flip) }
  }
}
