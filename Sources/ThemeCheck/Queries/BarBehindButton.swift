import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeImage

extension Pictures {
  /// The part of the theme's default bar that lies behind `rows` of a back button placed in that bar; nil if it is not known.
  func barBehindButton(
    of key: VariantKey, _ button: ImageContext, rows: Range<Int>
  ) -> ShadesRecipe.Backdrop? {
    guard let name = theme.defaults.navigationBar?.value.string,
      let place = theme.elements.firstIndex(where: { $0.id == ElementID(.navigationBar, name) })
    else { return nil }
    let bar = theme.elements[place]
    var circumstances = key
    circumstances[.state] = AxisValue(.state, code: 0)
    guard let index = bar.index(of: bar.key(nearestTo: circumstances)),
      let height = barHeight(bar.variants[index].settings.height.value, key),
      case .pictures(let pictures, _)? = elements[place][index][.background]?.art,
      let picture = pictures.first(where: { $0.scale == button.scale }), picture.measured.isOpaque
    else { return nil }
    let size = picture.measured.size
    let drawn = height.roundedPixels(at: button.scale).count
    let room = drawn - button.size.height.count
    // Only a bar that is uniform along its whole width and not stretched vertically shows known pixels behind the button.
    guard room >= 0, drawn <= size.height.count,
      picture.measured.lines[.horizontal].areEqual(in: 0..<size.width.count)
    else { return nil }
    let top = size.height.count - drawn + room / 2
    return ShadesRecipe.Backdrop(picture: picture.measured, row: top + rows.lowerBound)
  }
}
