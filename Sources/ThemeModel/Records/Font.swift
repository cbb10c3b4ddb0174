package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The font of a title.
package struct FontOverlay: RecordWithDefaults, Lowerable {
  package var family = Setting<Text>.unset
  package var weight = Setting<FontWeight>.unset
  package var size = Setting<Points>.unset
  package var style = Setting<FontStyle>.unset
  package var letterSpacing = Setting<Points>.unset
  package var scales = Setting<Bool>.unset

  package init() {}

  package static let about = KeyListName("font", "a font", shownBy: "every-button-key")
  package static let expectation = "a font such as `{ weight: bold, size: 12 }`"

  package static let standard = FontOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("family", \.family, default: "system", "The name of the font family.")
    keys.setting("weight", \.weight, default: "regular", "The weight, as a name or a number.")
    keys.setting("size", \.size, default: "17", "The size in points.")
    keys.setting("style", \.style, default: "normal", "The slant.")
    keys.setting(
      "letterSpacing", \.letterSpacing, default: "0",
      "Room added between characters, in points; less than 0 brings them closer.",
      by: "letter-spacing")
    keys.setting(
      "scales", \.scales,
      "Whether the text follows the text size that the user has chosen, as far as the title's box has room. Without it, the text follows that size on Android and in Flutter alone.",
      by: "scaled-titles")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FontOverlay? {
    let font = lowerKeys(node, &sink)
    if let family = node.mapping?["family"], let text = family.scalar,
      text.text.unicodeScalars.contains(where: \.isCurlyQuote)
    {
      sink.report(
        Diagnostic(.invalidValue, "there is no font family `\(text.text.shortened)`", at: family.range)
          .helping(words: text.slip))
    }
    return font
  }

  package static func help(_ node: SyntaxNode) -> String? { node.scalar == nil ? nil : Shorthand.font(node) }
}

/// The slant of a font.
package enum FontStyle: String, KeywordValue {
  case normal, italic
  package static var noun: String { "font style" }
}

/// The weight of a font, with UIKit's names.
package enum FontWeight: String, KeywordValue {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  package static var noun: String { "font weight" }

  /// Creates the named weight that is nearest to a number from 1 to 1,000, as in CSS and design tokens. If two are equally
  /// near, it is the heavier one.
  package init(number: Int) {
    let heaviestFirst = FontWeight.allCases.reversed()
    self = heaviestFirst.min { abs($0.number - number) < abs($1.number - number) } ?? .regular
  }

  /// The weight as a number from 100 to 900, as in CSS and design tokens.
  package var number: Int { 100 + 100 * (FontWeight.allCases.firstIndex(of: self) ?? 0) }
}

/// The names that platforms use for a font that the app supplies.
package struct FontNamesOverlay: Record, Lowerable {
  package var family = Setting<FontName>.unset
  package var ios = Setting<FontName>.unset
  package var android = Setting<AndroidFontName>.unset
  package var web = Setting<FontStack>.unset
  package var flutter = Setting<FontName>.unset

  package init() {}

  package static let about = KeyListName("fontNames", "a font of the app", shownBy: "fonts-of-the-app")
  package static let expectation = "a map such as `{ family: Inter, ios: Inter-Regular }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting(
      "family", \.family, "What platforms that are not set call the family; the default is the font's name.")
    keys.setting(
      "ios", \.ios, "The family, or the PostScript name of one of its faces, as in `Inter-Regular`.")
    keys.setting("android", \.android, "A resource, as in `@font/inter`, or a family of the platform.")
    keys.setting("web", \.web, "Families in the order of preference, as in CSS: `Inter, system-ui`.")
    keys.setting("flutter", \.flutter, "The family, as in `pubspec.yaml`.")
  }

  package static func help(_ node: SyntaxNode) -> String? {
    node.scalar.map { "write `{ family: \($0.text.shortened) }`" }
  }
}

/// A font in a theme's `fonts`: its name and the names that platforms use for it.
package struct NamedFont: Sendable {
  package let name: Ranged<String>
  package let names: FontNamesOverlay
}

/// The name that a platform uses for a font.
package struct FontName: Hashable, Sendable, Lowerable {
  package let string: String

  package static var form: ValueType { .text }
  package static var expectation: String { "the name of a font, such as `Inter`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FontName? {
    fontName(node, &sink).map { FontName(string: $0) }
  }
}

extension Lowerable {
  /// The text of a node, which is the name of a font; nil after a report, also where it is blank or has curly quotes.
  fileprivate static func fontName(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> String? {
    guard node.scalar != nil else {
      _ = mismatch(node, &sink)
      return nil
    }
    guard let text = Text.lower(node, &sink)?.string else { return nil }
    if text.utf8.contains(where: { $0 != UInt8(ascii: " ") }),
      !text.unicodeScalars.contains(where: \.isCurlyQuote)
    {
      return text
    }
    return sink.refuse(
      Diagnostic(.invalidValue, "there is no font `\(text.shortened)`", at: node.range)
        .helping(words: node.scalar?.slip))
  }
}

/// The name that Android uses for a font: a resource of the app, `@font/inter`, or a family of the platform.
package struct AndroidFontName: Hashable, Sendable, Lowerable {
  package let string: String

  package static var form: ValueType { .text }
  package static var expectation: String { "a font of Android, such as `@font/inter`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> AndroidFontName? {
    guard let text = fontName(node, &sink) else { return nil }
    guard text.hasPrefix("@") else { return AndroidFontName(string: text) }
    let name = text.dropFirst("@font/".utf8.count)
    guard text.hasPrefix("@font/"), let first = name.utf8.first, first.isASCIILowercase,
      name.utf8.allSatisfy({ $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "_") })
    else {
      return sink.refuse(
        Diagnostic(.invalidValue, "`\(text.shortened)` is not a font resource of Android", at: node.range)
          .helping(
            "write `@font/` and the name of the file without its extension: lowercase letters, digits and underscores"
          ))
    }
    return AndroidFontName(string: text)
  }
}

/// Font families in the order of preference, as CSS lists them.
package struct FontStack: Hashable, Sendable, Lowerable {
  /// The names of the families, without quotes; at least one.
  package let families: [String]

  package static var form: ValueType { .text }
  package static var expectation: String { "font families as in CSS, such as `Inter, system-ui`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FontStack? {
    guard let text = fontName(node, &sink) else { return nil }
    guard let families = families(of: text) else {
      return sink.refuse(
        Diagnostic(
          .invalidValue, "`\(text.shortened)` is not a list of font families as in CSS", at: node.range
        ).helping("separate families by commas, and put names with other punctuation in quotes"))
    }
    return FontStack(families: families)
  }

  /// The families in a CSS list, without their quotes; nil if the text is not a valid list.
  private static func families(of text: String) -> [String]? {
    var families: [String] = []
    var rest = text.unicodeScalars[...]
    while true {
      rest = rest.drop { $0 == " " }
      guard let first = rest.first else { return nil }
      let name: Substring.UnicodeScalarView
      if first == "\"" || first == "'" {
        guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
        name = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...].drop { $0 == " " }
      } else {
        let end = rest.firstIndex(of: ",") ?? rest.endIndex
        name = rest[..<end]
        rest = rest[end...]
        guard name.allSatisfy(isPlain) else { return nil }
      }
      var family = name
      while family.last == " " { family.removeLast() }
      if family.isEmpty || family.contains("\\") { return nil }
      families.append(String(family))
      guard let separator = rest.first else { return families }
      if separator != "," { return nil }
      rest = rest.dropFirst()
    }
  }

  /// Whether a character is allowed in a family name without quotes.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar == " " || scalar == "-" || scalar == "_"
      || (scalar >= "a" && scalar <= "z") || (scalar >= "A" && scalar <= "Z")
      || (scalar >= "0" && scalar <= "9")
  }
}
