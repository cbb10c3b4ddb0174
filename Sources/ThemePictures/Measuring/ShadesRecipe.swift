import Synchronization
import ThemeCore
package import ThemeImage

/// The pixels beneath a text: a rectangle of a picture, and the backdrop that shows where the picture is not opaque.
package struct ShadesRecipe: Hashable, Sendable {
  package let picture: MeasuredPicture
  /// The columns of the rectangle, in pixels of the picture; not empty and within it.
  package let columns: Range<Int>
  /// The rows of the rectangle, in pixels of the picture; not empty and within it.
  package let rows: Range<Int>
  package let backdrop: Backdrop?

  /// An opaque picture in which every row has one color.
  package struct Backdrop: Hashable, Sendable {
    package let picture: MeasuredPicture
    /// The row of the backdrop that lies behind the first row of the rectangle.
    package let firstRow: Int

    package init(picture: MeasuredPicture, firstRow: Int) {
      self.picture = picture
      self.firstRow = firstRow
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
  /// The shades beneath a text, measured once in a run; nil if the picture is not opaque there and its backdrop is unknown.
  package func shades(_ recipe: ShadesRecipe) -> Shades? {
    if let known = shadesByRecipe.withLock({ $0[recipe] }) { return known }
    guard !meter.isExceeded else { return nil }
    let bitmap = bitmap(recipe.picture.recipe)
    let backdrop = recipe.backdrop.map { backdrop in
      let behind = self.bitmap(backdrop.picture.recipe)
      return recipe.rows.indices.map { row in
        Color(word: behind[0, backdrop.firstRow + row - recipe.rows.lowerBound])
      }
    }
    let shades = Shades(of: bitmap, columns: recipe.columns, rows: recipe.rows, over: backdrop)
    let isFirst = shadesByRecipe.withLock { $0.updateValue(shades, forKey: recipe) == nil }
    if isFirst { meter.count(work: recipe.picture.asking + (recipe.backdrop?.picture.asking ?? 0)) }
    return shades
  }
}
