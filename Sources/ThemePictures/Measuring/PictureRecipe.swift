import Synchronization
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

  /// The picture of one scale, made of that of another: reduced, or enlarged by repeating pixels.
  package struct Reduction: Hashable, Sendable {
    package let source: Scale
    package let target: Scale

    /// The whole number by which the picture is enlarged; nil for a smaller one.
    package var factor: Int? { target > source ? target.rawValue / source.rawValue : nil }
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

/// The pixels beneath a text: a rectangle of a picture, and the backdrop that shows where the picture is not opaque.
package struct ShadesRecipe: Hashable, Sendable {
  package let picture: MeasuredPicture
  /// The columns of the rectangle, in pixels of the picture; not empty and within it.
  package let columns: Range<Int>
  /// The rows of the rectangle, in pixels of the picture; not empty and within it.
  package let rows: Range<Int>
  package let backdrop: Backdrop?

  /// A picture of which one column is seen.
  package struct Backdrop: Hashable, Sendable {
    package let picture: MeasuredPicture
    /// The column of the backdrop whose colors are seen.
    package let column: Int
    /// The row of the backdrop that lies behind the first row of the rectangle.
    package let row: Int
    /// Whether that row lies behind all others as well.
    package let isPlain: Bool

    package init(picture: MeasuredPicture, column: Int = 0, row: Int, isPlain: Bool = false) {
      self.picture = picture
      self.column = column
      self.row = row
      self.isPlain = isPlain
    }
  }

  package init(picture: MeasuredPicture, columns: Range<Int>, rows: Range<Int>, backdrop: Backdrop?) {
    self.picture = picture
    self.columns = columns
    self.rows = rows
    self.backdrop = backdrop
  }
}

extension PictureStore {
  /// The shades beneath a text, measured once in a run; nil if the picture is not opaque there and its backdrop is unknown or
  /// not opaque either.
  package func shades(_ recipe: ShadesRecipe) -> Shades? {
    if let known = shadesByRecipe.withLock({ $0[recipe] }) { return known }
    guard !meter.isExceeded else { return nil }
    let bitmap = bitmap(recipe.picture.recipe)
    let backdrop: [Color]? = recipe.backdrop.flatMap { backdrop in
      let behind = self.bitmap(backdrop.picture.recipe)
      let colors = recipe.rows.map { row in
        let below = backdrop.isPlain ? 0 : row - recipe.rows.lowerBound
        return Color(word: behind[backdrop.column, backdrop.row + below])
      }
      return colors.allSatisfy { $0.alpha == 255 } ? colors : nil
    }
    let shades = Shades(of: bitmap, columns: recipe.columns, rows: recipe.rows, over: backdrop)
    let isFirst = shadesByRecipe.withLock { $0.updateValue(shades, forKey: recipe) == nil }
    if isFirst { meter.count(work: recipe.picture.asking + (recipe.backdrop?.picture.asking ?? 0)) }
    return shades
  }
}
