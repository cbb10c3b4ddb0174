import ThemeCheck
import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemeResolution

extension DiagnosticCode {
  static let androidNameClash = DiagnosticCode("android-name-clash", .error)
  static let androidNameUnusable = DiagnosticCode("android-name-unusable", .error)
}

/// Reports asset names that aren't valid resource names on Android, and resource names that are used twice.
@Sendable func checkAndroidNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  var taken: [String: SourceRange] = [:]
  var bases: [String: SourceRange] = [:]
  func claim(_ name: String, _ range: SourceRange, _ sink: inout DiagnosticSink) {
    if let other = taken.updateValue(range, forKey: name), other != range {
      sink.report(.clash(name, range, other))
    }
  }
  let prefix = theme.targets.androidPrefix(namespace: theme.namespace?.value)
  let place = theme.targets.lazy.compactMap(\.prefix).last?.range ?? theme.namespace?.range
  var controls: Set<String> = []
  for element in theme.built {
    if case .part(let id) = element.id.kind {
      let name = AndroidName.name(of: id.control, element.id.controlName, prefix)
      if controls.insert(name).inserted {
        claim(name, element.range, &sink)
        bases[name] = element.range
      }
    }
    let variants = TargetProfile.android.seen(element).map { element.variants[$0.place] }
    let asset = variants.first?.assetName
    let name =
      asset.map { AndroidName.name(ofAsset: $0.value) } ?? AndroidName.name(of: element.id, prefix)
    if asset == nil, !AndroidName.isLegal(name), !prefix.isEmpty {
      sink.report(
        Diagnostic(
          .androidNameUnusable,
          "with its prefix, the name on Android has \(name.utf8.count) bytes, more than \(AndroidName.limit)",
          at: element.range
        ).also(at: place, "the prefix").helping("shorten one of them"))
    }
    let range = asset?.range ?? element.range
    claim(name, range, &sink)
    bases[name] = range
    var seen: Set<SourceRange> = []
    for variant in variants {
      guard let own = variant.assetName, seen.insert(own.range).inserted else { continue }
      let name = AndroidName.name(ofAsset: own.value)
      if !AndroidName.isLegal(name) {
        let why =
          name.utf8.count > AndroidName.limit
          ? "it would have \(name.utf8.count) bytes, but at most \(AndroidName.limit) are allowed"
          : "`\(name)` is not a valid resource name: it has to begin with a letter, and keywords of Java and Kotlin are not allowed"
        sink.report(
          Diagnostic(
            .androidNameUnusable, "`\(own.value.prefix(60))` can't name an asset on Android", at: own.range
          ).helping(words: why))
      }
      if own.range != range {
        claim(name, own.range, &sink)
        // The name of the picture inside a drawable that places it.
        claim("\(name)__art", own.range, &sink)
      }
    }
  }
  // The names of the resources that are made for an element begin with its name and two underscores.
  for (name, range) in taken.sorted(by: { $0.key < $1.key }) {
    var rest = Substring(name)
    while let place = rest.utf8.lastIndex(of: UInt8(ascii: "_")), place > rest.startIndex {
      rest = rest[..<place]
      guard rest.utf8.last == UInt8(ascii: "_"), let other = bases[String(rest.dropLast())] else { continue }
      sink.report(.clash(name, range, other))
    }
  }
  for (name, screen) in theme.screens where screen.title != nil {
    claim(AndroidName.name(ofScreen: name.value, prefix), name.range, &sink)
  }
}

extension Diagnostic {
  fileprivate static func clash(_ name: String, _ range: SourceRange, _ other: SourceRange) -> Diagnostic {
    Diagnostic(.androidNameClash, "the name `\(name)` is already used on Android", at: range)
      .also(at: other, "here").helping(
        "rename one of them; names that differ only in case or punctuation are the same")
  }
}

/// The names of Android resources. Names that are made from elements begin with the theme's prefix and the kind, and have two
/// underscores before a part or a state, which neither a prefix nor an element's name contains.
package enum AndroidName {
  /// The maximum number of bytes of a name, which leaves room for suffixes in file names.
  static let limit = 150

  /// The name of an element's resources: `back_button_nav_button`, behind the theme's prefix.
  package static func name(of id: ElementID, _ prefix: String) -> String {
    "\(prefix)\(id.kind.wholeNoun.replacing(" ", with: "_"))_\(words(ofElement: id.name))"
  }

  /// The name of a control's main style, and the prefix of its assembled drawables: `slider_volume`.
  package static func name(of kind: ControlKind, _ control: String, _ prefix: String) -> String {
    "\(prefix)\(kind.noun.replacing(" ", with: "_"))_\(words(ofElement: control))"
  }

  /// The prefix of the names of a screen's resources.
  static func name(ofScreen screen: String, _ prefix: String) -> String {
    "\(prefix)screen_\(words(screen))"
  }

  /// The resource name for a theme's asset name: `BackButton` becomes `back_button`. It has no prefix, because an app's code uses
  /// it already. The result isn't always a valid name.
  package static func name(ofAsset asset: String) -> String { words(asset) }

  /// Whether all of Android's tools accept a name: it matches `[a-z][a-z0-9_]*`, isn't longer than ``limit``, and is no keyword
  /// of Java or Kotlin. The resource linker accepts more names than the resource merger and the generated classes do.
  static func isLegal(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILowercase, name.utf8.count <= limit else { return false }
    return name.utf8.allSatisfy(isPlain) && !keywords.contains(name)
  }

  /// An element's name in lowercase, with one underscore between words. Names that differ in code stay different.
  private static func words(ofElement name: String) -> String {
    var words: [UInt8] = []
    var startsWord = false
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isMark = [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "+")].contains(byte)
      if isMark || isCapital { startsWord = true }
      guard !isMark else { continue }
      if startsWord { words.append(UInt8(ascii: "_")) }
      words.append(isCapital ? byte + 32 : byte)
      startsWord = false
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Any text in lowercase, with underscores for characters that names can't contain, and the hexadecimal numbers of characters
  /// beyond ASCII.
  private static func words(_ text: String) -> String {
    var words: [UInt8] = []
    var endsWord = false
    for scalar in text.unicodeScalars {
      guard scalar.isASCII else {
        words += Array("u\(String(scalar.value, radix: 16))".utf8)
        endsWord = false
        continue
      }
      let byte = UInt8(scalar.value)
      if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") {
        if endsWord { words.append(UInt8(ascii: "_")) }
        words.append(byte + 32)
        endsWord = false
      } else {
        words.append(isPlain(byte) ? byte : UInt8(ascii: "_"))
        endsWord = isPlain(byte) && byte != UInt8(ascii: "_")
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILowercase || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  /// The reserved words of Java and Kotlin.
  private static let keywords: Set<String> = [
    "_", "abstract", "as", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float",
    "for", "fun", "goto", "if", "implements", "import", "in", "instanceof", "int", "interface", "is", "long",
    "native", "new", "null", "object", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true",
    "try", "typealias", "typeof", "val", "var", "void", "volatile", "when", "while",
  ]
}
