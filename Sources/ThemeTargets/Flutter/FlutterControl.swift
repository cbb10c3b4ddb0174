import ThemeCheck
import ThemeModel
import ThemeResolution

extension ControlLooks {
  /// The control as a Dart value, with its parts by the names of their constants.
  func dartValue(_ className: String) -> DartValue {
    let named = kind.parts.flatMap { part -> [(String, DartValue?)] in
      let own = self[part.name].map(reference)
      let others = others(of: part.name)
      let entries = others.map { other in
        DartValue.Argument(name: other.id.nameInPart ?? "", value: reference(to: other))
      }
      let map = entries.isEmpty ? nil : DartValue.map(entries)
      return part.dartFields.map { field in (field.name, field.isMap ? map : own) }
    }
    return .call(kind.dartClass(className), named: named)
  }

  private func reference(to part: ElementLooks) -> DartValue {
    .name(FlutterNames.name(of: part.id, asset: part.looks[0].assetName))
  }
}

/// A field of the Dart class for a kind of control.
struct DartField {
  let name: String
  /// Whether the field holds several looks by name; otherwise it holds one look or null.
  let isMap: Bool
  let summary: String
}

extension ControlPart {
  /// The fields that the class for the control's kind has for this part.
  var dartFields: [DartField] {
    switch others {
    case .none: [DartField(name: name, isMap: false, summary: summary)]
    case .named: [DartField(name: name, isMap: true, summary: summary)]
    case .pairsOfStates:
      [
        DartField(name: name, isMap: false, summary: summary),
        DartField(
          name: "\(name)Between", isMap: true,
          summary: "The same for pairs of states, the left one first: `normal+selected`."),
      ]
    }
  }
}

extension ControlKind {
  /// The name of the class for controls of this kind: `ControlsSliderParts`.
  func dartClass(_ className: String) -> String { "\(className)\(symbol.withCapital)Parts" }
}

/// The source code of the classes for kinds of controls, with the classes that they use; empty for no kinds.
func flutterControlClasses(of kinds: [ControlKind], _ name: String) -> String {
  let data = kinds.compactMap { FlutterThemeData.of($0) }
  let helpers = data.compactMap(\.helpers).map { $0.written(name) + "\n" }
  return (helpers + kinds.map { controlClass($0, name) }).joined()
}

private func controlClass(_ kind: ControlKind, _ name: String) -> String {
  let fields = kind.parts.flatMap(\.dartFields)
  let arguments = fields.map { "this.\($0.name)\($0.isMap ? " = const {}" : "")" }
  let declarations = fields.map { field in
    """
      /// \(field.summary)
      final \(field.isMap ? "Map<String, \(name)Looks>" : "\(name)Looks?") \(field.name);

    """
  }
  let members = FlutterThemeData.of(kind).map { "\n\($0.members.members(name))" } ?? ""
  return """
    /// The parts of \(kind.oneOfThem); what the theme does not say is null.
    @immutable
    class \(kind.dartClass(name)) {
      const \(kind.dartClass(name))({\(arguments.joined(separator: ", "))});

    \(declarations.joined(separator: "\n"))\(members)}


    """
}

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
