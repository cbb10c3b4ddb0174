import ThemeModel

/// What Flutter's own widgets take of a kind of control, as source of Dart. A kind without a row has its looks alone.
///
/// The overridden methods of `my_theme_slider_shapes.dart` have the signatures of `SliderTrackShape` and
/// `SliderComponentShape` since Flutter 3.0 (https://api.flutter.dev/flutter/material/SliderTrackShape/paint.html).
struct FlutterThemeData: Sendable {
  /// The key of the kind.
  private let kind: String
  /// Members of its class.
  let members: FlutterSource
  /// Classes that the members use.
  var helpers: FlutterSource?
  /// The states in which the widget shows a part, of parts that it does not show in all of theirs.
  var states: [String: [String]] = [:]

  /// Nil for a kind whose widgets take no pictures, colors or styles.
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
