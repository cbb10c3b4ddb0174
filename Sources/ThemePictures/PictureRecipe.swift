package import ThemeGeometry
package import ThemeImage
package import ThemeSource

/// How a picture comes about: the file it is read from, and what is done to its pixels, in this order.
package struct PictureRecipe: Hashable, Sendable {
  package let file: ThemePath
  /// Whether the file's frame of marks is taken off first.
  package let isNinePatch: Bool
  package var reduction: Reduction?
  package var derivations: [Derivation] = []
  package var isMirrored = false

  /// From one scale down to a smaller one.
  package struct Reduction: Hashable, Sendable {
    package let source: Scale
    package let target: Scale
  }

  package init(file: ThemePath, isNinePatch: Bool = false) {
    self.file = file
    self.isNinePatch = isNinePatch
  }

  /// The recipe of the file itself.
  var original: PictureRecipe { PictureRecipe(file: file, isNinePatch: isNinePatch) }
}
