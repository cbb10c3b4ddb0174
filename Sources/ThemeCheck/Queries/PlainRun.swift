package import ThemeCore
import ThemePictures
import ThemeImage

extension ImageContext {
  /// The longest run of equal lines that contains the center along an axis; the center itself if its lines differ. Wherever
  /// within the run the center begins and ends, the stretched picture looks the same.
  package func plainRun(along axis: Axis) -> Range<Int> {
    let core = core(along: axis)
    let lines = picture.measured.lines[axis]
    guard lines.areEqual(in: core) else { return core }
    let id = lines.ids[core.lowerBound]
    let before = lines.ids[..<core.lowerBound].reversed().prefix { $0 == id }.count
    return core.lowerBound - before..<lines.runEnd(at: core.lowerBound)
  }
}
