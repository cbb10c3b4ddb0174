import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemePictures
import ThemeResolution

/// The names of a theme's elements in Dart.
package enum FlutterNames {
  /// The name of an element: `backButtonMenu`. With an asset name, it is made from that: `BackButton` becomes `backButton`. The
  /// result isn't always a valid name.
  package static func name(of id: ElementID, asset: String?) -> String {
    guard let asset else { return id.symbolAfterKind }
    // Characters beyond ASCII are kept, so that the name is rejected.
    let words = asset.unicodeScalars.split { $0.isASCII && !isPlain($0) }.map { String($0) }
    guard let first = words.first else { return "" }
    return first.withoutCapital + words.dropFirst().map(\.withCapital).joined()
  }

  /// The name of a control, given the ID of one of its parts: `sliderVolume`.
  package static func name(of kind: ControlKind, _ part: ElementID) -> String {
    kind.symbol + part.controlSymbol.withCapital
  }

  /// Whether Dart accepts a name for a static member.
  static func isLegal(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    return name.unicodeScalars.allSatisfy(isPlain) && !reserved.contains(name)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// Dart's reserved words, and the members of `Object`, whose names a static member can't have.
  private static let reserved: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do", "else",
    "enum", "extends", "false", "final", "finally", "for", "hashCode", "if", "in", "is", "new",
    "noSuchMethod", "null", "rethrow", "return", "runtimeType", "super", "switch", "this", "throw",
    "toString",
    "true", "try", "var", "void", "while", "with", "yield",
  ]
}

extension DiagnosticCode {
  static let flutterNameClash = DiagnosticCode("flutter-name-clash", .error)
  static let flutterNameUnusable = DiagnosticCode("flutter-name-unusable", .error)
}

/// Reports asset names that aren't valid in Dart, and names that are the same apart from case.
@Sendable func checkFlutterNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  var taken: [String: SourceRange] = [:]
  func claim(_ name: String, _ range: SourceRange, _ owner: String, _ sink: inout DiagnosticSink) {
    guard let other = taken.updateValue(range, forKey: name.lowercased()) else { return }
    sink.report(
      Diagnostic(.flutterNameClash, "the name `\(name)` is already used in Dart", at: range)
        .also(at: other, "here").helping(
          "rename one of them; names that differ only in case or punctuation are the same"
        )
        .about(owner))
  }
  var controls: Set<String> = []
  for element in theme.built {
    if case .part(let id) = element.id.kind,
      controls.insert("\(id.control.key)/\(element.id.controlName)").inserted
    {
      claim(FlutterNames.name(of: id.control, element.id), element.range, "\(element.id)", &sink)
    }
    let asset = element.variants.first?.assetName
    let name = FlutterNames.name(of: element.id, asset: asset?.value)
    let range = asset?.range ?? element.range
    guard FlutterNames.isLegal(name) else {
      sink.report(
        Diagnostic(
          .flutterNameUnusable, "`\((asset?.value ?? name).prefix(60))` can't be a name in Dart",
          at: range
        ).helping(
          "`\(name.prefix(60))` is not a valid name in Dart: it has to begin with a letter from a to z, and keywords of Dart are not allowed"
        ).about("\(element.id)"))
      continue
    }
    claim(name, range, "\(element.id)", &sink)
  }
}

/// The paths of a theme's files, in the bundle and in an app that includes them.
struct FlutterPaths {
  let namespace: String

  static let folder = "flutter/"

  /// The prefix of the names of the theme's classes.
  var className: String { namespace.asTypeName }

  /// The path of the Dart file, which has underscores according to Dart's style.
  var code: String { "\(FlutterPaths.folder)\(String(namespace.map { $0 == "-" ? "_" : $0 })).dart" }

  /// The path of the list of assets for the app's `pubspec.yaml`.
  var list: String { "\(FlutterPaths.folder)assets.yaml" }

  /// The name by which code loads a picture: that of the main asset, even if that doesn't exist.
  func asset(_ element: ElementID, _ part: PartName, _ key: VariantKey) -> String {
    "assets/\(namespace)/\(file(element, part, key))"
  }

  /// The path in the bundle of a picture at a scale.
  func file(_ element: ElementID, _ part: PartName, _ key: VariantKey, _ scale: Scale) -> String {
    let density = scale == .x1 ? "" : "\(scale.rawValue).0x/"
    return "\(FlutterPaths.folder)assets/\(namespace)/\(density)\(file(element, part, key))"
  }

  /// The path of a picture in the folder of its density. Underscores replace slashes, because no name contains them. Hyphens
  /// join states, because assets are looked up by URL, in which a plus has a special meaning.
  private func file(_ element: ElementID, _ part: PartName, _ key: VariantKey) -> String {
    let path = "\(ImagePath.folder(element, part))/\(key.text).png"
    return String(path.map { $0 == "/" ? "_" : $0 == "+" ? "-" : $0 })
  }
}
