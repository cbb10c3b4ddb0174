import ThemeModel

/// The Dart source code that passes the looks of a kind of control to Flutter's own widgets. A kind without a row only has its
/// looks.
///
/// The overridden methods of `my_theme_slider_shapes.dart` have the signatures of `SliderTrackShape` and `SliderComponentShape`
/// since Flutter 3.0 (https://api.flutter.dev/flutter/material/SliderTrackShape/paint.html).
struct FlutterThemeData: Sendable {
  /// The key of the kind.
  private let kind: String
  /// The members that the class for the kind gets besides its fields.
  let members: FlutterSource
  /// The classes that the members use; nil for none.
  var helpers: FlutterSource?
  /// The states that the widget distinguishes for a part, by the part's name. Other parts are shown in all their states.
  var states: [String: [String]] = [:]

  /// The row of a kind; nil for a kind whose widgets take no pictures, colors or styles.
  static func of(_ kind: ControlKind) -> FlutterThemeData? { all.first { $0.kind == kind.key } }

  private static let all: [FlutterThemeData] = [
    FlutterThemeData(kind: "searchBars", members: .fields),
    FlutterThemeData(
      kind: "sliders", members: .sliders, helpers: .sliderShapes,
      states: [
        "minimum": ["disabled"], "maximum": ["disabled"], "thumb": ["highlighted", "disabled"],
      ]),
    FlutterThemeData(kind: "tabBars", members: .tabBars, states: ["items": ["selected"]]),
    FlutterThemeData(kind: "textFields", members: .fields),
  ]
}
