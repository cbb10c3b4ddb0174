package import ThemeCore
package import ThemeImage
package import ThemeModel

/// How a picture comes about: the file it is read from or the drawing, and what is done to its pixels, in this order.
package struct PictureRecipe: Hashable, Sendable {
  package let source: Source
  package var reduction: Reduction?
  package var derivations: [Derivation] = []
  package var isMirrored = false

  package enum Source: Hashable, Sendable {
    /// A PNG; of a nine-patch that has a frame of marks, that is taken off.
    case file(ThemePath, isNinePatch: Bool)
    case drawing(ScaledDrawing)
  }

  /// From one scale down to a smaller one.
  package struct Reduction: Hashable, Sendable {
    package let source: Scale
    package let target: Scale
  }

  package init(file: ThemePath, isNinePatch: Bool = false) {
    source = .file(file, isNinePatch: isNinePatch)
  }

  init(_ drawing: ScaledDrawing) {
    source = .drawing(drawing)
  }

  private init(_ source: Source) {
    self.source = source
  }

  /// The recipe of the file or the drawing itself.
  var original: PictureRecipe { PictureRecipe(source) }

  /// The file; nil for a drawing.
  package var file: ThemePath? {
    guard case .file(let path, _) = source else { return nil }
    return path
  }

  /// How the box stretches that the picture comes from; nil for other pictures.
  package var box: BoxMetrics? {
    guard case .drawing(let scaled) = source else { return nil }
    return scaled.drawing.box
  }

  /// Whether the picture comes from a nine-patch.
  package var isNinePatch: Bool {
    guard case .file(_, let isNinePatch) = source else { return false }
    return isNinePatch
  }
}
