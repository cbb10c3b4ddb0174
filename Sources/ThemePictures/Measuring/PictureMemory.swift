/// What one run knows of drawings that the next run needs again. Drawings depend on nothing but their recipes; files may change
/// between two runs, so they are left out.
package struct PictureMemory: Sendable {
  struct Known: Sendable {
    let picture: MeasuredPicture
    /// The work that was counted for the picture.
    let work: Int
    /// The work of making the picture alone; nil for one that is made of another.
    let ownWork: Int?
  }

  /// The pictures that the run used.
  var pictures: [PictureRecipe: Known] = [:]
  /// The answers that the run needed, by the numbers of its pictures.
  var answers = PixelAnswers()
  /// The number of the last picture; further pictures have higher numbers.
  var lastNumber = 0
  /// The pixels that were used last.
  var recent: RecentPixels?

  package init() {}
}

extension PictureRecipe {
  /// Whether the picture depends on no file.
  package var isOnlyDrawn: Bool {
    guard case .drawing(let scaled) = source else { return false }
    return scaled.tiles.allSatisfy(\.isOnlyDrawn)
  }
}
