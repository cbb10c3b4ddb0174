import Testing
import ThemeBundle
import ThemeModel
import ThemeTargets

/// Files of Dart whose damage is found. No Dart reads them here: this and the recorded files are what judges them.
@Suite struct FlutterTests {
  private static let centers = "flutter-centers-count-logical-pixels"
  private static let looks = "flutter-looks-stand-in-the-order-in-which-they-win"
  private static let shadows = "flutter-shadows-have-flutters-radius"

  @Test(arguments: [
    Damage(
      claim: "left and right swapped", fixture: centers, file: ".dart", text: "fromLTRB(7, 0, 8, 20)",
      replacement: "fromLTRB(8, 0, 7, 20)"),
    Damage(
      claim: "caps for edges", fixture: centers, file: ".dart", text: "fromLTRB(7, 0, 8, 20)",
      replacement: "fromLTRB(7, 0, 8, 0)"),
    Damage(
      claim: "a cap off by one", fixture: centers, file: ".dart", text: "fromLTRB(7, 0, 8, 20)",
      replacement: "fromLTRB(6, 0, 8, 20)"),
    Damage(
      claim: "numbers of 2x where points are due", fixture: centers, file: ".dart",
      text: "fromLTRB(7, 0, 8, 20)", replacement: "fromLTRB(14, 0, 16, 40)"),
    Damage(
      claim: "numbers of 1x where 2x is the least", fixture: centers, file: ".dart",
      text: "fromLTRB(7.5, 0,", replacement: "fromLTRB(15, 0,"),
    Damage(
      claim: "no centre", fixture: centers, file: ".dart", text: "centerSlice: ", replacement: "centre: "),
    Damage(
      claim: "a size off by one", fixture: centers, file: ".dart", text: "Size(16, 20)",
      replacement: "Size(15, 20)"),
    Damage(
      claim: "a tile that stretches", fixture: centers, file: ".dart", text: "isTiled: true",
      replacement: "centerSlice: Rect.fromLTRB(0, 0, 16, 16)"),
    Damage(
      claim: "a template that is none", fixture: centers, file: ".dart", text: "isTemplate: true",
      replacement: "isTemplate: false"),
    Damage(
      claim: "another element's art", fixture: centers, file: ".dart", text: "images_rows_",
      replacement: "images_caps_"),
    Damage(
      claim: "an asset that is not listed", fixture: centers, file: ".yaml", text: "images_dense_",
      replacement: "images_dens_"),
    Damage(
      claim: "an asset that is listed twice", fixture: centers, file: ".yaml", text: "images_dense_",
      replacement: "images_caps_"),
    Damage(
      claim: "another name", fixture: centers, file: ".dart", text: "const plate ",
      replacement: "const Plate "),
    Damage(
      claim: "an element twice", fixture: centers, file: ".dart", text: "imageRows =", replacement: "plate ="),
    Damage(
      claim: "a box smaller than the caps", fixture: looks, file: ".dart", text: "minWidth: 22",
      replacement: "minWidth: 10"),
    Damage(
      claim: "a height off by one", fixture: looks, file: ".dart", text: "maxHeight: 30",
      replacement: "maxHeight: 31"),
    Damage(
      claim: "no greatest width", fixture: looks, file: ".dart", text: "maxWidth: 160, ", replacement: ""),
    Damage(
      claim: "padding from the top on", fixture: looks, file: ".dart",
      text: "EdgeInsets.fromLTRB(16, 0, 8, 2)",
      replacement: "EdgeInsets.fromLTRB(0, 16, 2, 8)"),
    Damage(
      claim: "padding on the other side", fixture: looks, file: ".dart",
      text: "EdgeInsets.fromLTRB(16, 0, 8, 2)",
      replacement: "EdgeInsets.fromLTRB(8, 0, 16, 2)"),
    Damage(
      claim: "pressed for selected", fixture: looks, file: ".dart", text: "{WidgetState.pressed}",
      replacement: "{WidgetState.selected}"),
    Damage(
      claim: "the normal look first", fixture: looks, file: ".dart", text: "states: {WidgetState.disabled},",
      replacement: ""),
    Damage(
      claim: "dark art in the light", fixture: looks, file: ".dart", text: "Brightness.dark",
      replacement: "Brightness.light"),
    Damage(
      claim: "art that is mirrored the other way", fixture: looks, file: ".dart", text: "isRightToLeft: true",
      replacement: "isRightToLeft: false"),
    Damage(
      claim: "alpha last", fixture: looks, file: ".dart", text: "Color(0x66000000)",
      replacement: "Color(0x00000066)"),
    Damage(
      claim: "a shadow below", fixture: looks, file: ".dart", text: "Offset(0, -1)",
      replacement: "Offset(0, 1)"),
    Damage(
      claim: "an icon on the other side", fixture: looks, file: ".dart", text: "AxisDirection.left",
      replacement: "AxisDirection.right"),
    Damage(claim: "another weight", fixture: looks, file: ".dart", text: "w700", replacement: "w600"),
    Damage(
      claim: "a blur for a radius", fixture: shadows, file: ".dart", text: "blurRadius: 4.330",
      replacement: "blurRadius: 6.000"),
    Damage(
      claim: "sigma for a radius", fixture: shadows, file: ".dart", text: "blurRadius: 4.330",
      replacement: "blurRadius: 3.000"),
    Damage(
      claim: "a bracket that is not closed", fixture: centers, file: ".dart", text: "),\n", replacement: ",\n"
    ),
    Damage(
      claim: "code between the elements", fixture: centers, file: ".dart", text: ";\n\n  static",
      replacement: ";\n\n  int x = 0;\n  static"),
    Damage(
      claim: "code in a class", fixture: centers, file: ".dart", text: "this.isTiled = false",
      replacement: "this.isTiled = true"),
    Damage(
      claim: "a string that puts something in", fixture: "flutter-text-from-a-theme-stays-text",
      file: ".dart",
      text: "\\$x", replacement: "$x"),
  ])
  func damage(_ damage: Damage) throws { try damage.expectFound(for: .flutter) }

  @Test func `a picture that is missing, there twice, another or for nothing is found`() throws {
    try expectImagesAreCounted(in: Self.looks, for: .flutter)
  }
}
