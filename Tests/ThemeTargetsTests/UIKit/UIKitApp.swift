import Foundation
import ThemeBundle
import ThemeImage
import ThemeModel

/// The code of many themes as that of one app.
struct UIKitApp {
  private(set) var files: [String: String] = [:]
  /// The names of the files that are the same for every theme that uses the same parts.
  private(set) var support: Set<String> = []
  /// Those of them that a theme before has too, beside the same support code.
  private(set) var repeated: Set<String> = []

  init(_ themes: [UIKitThemeCode]) {
    var types: Set<String> = []
    var known: Set<[String: String]> = []
    for theme in themes {
      var own = theme
      if !types.insert(theme.type).inserted {
        own = theme.renamed("\(theme.type)Again\(types.count)")
        types.insert(own.type)
      }
      files.merge(own.sources) { $1 }
      support.formUnion(own.support.keys)
      if !known.insert(theme.renamed("MyTheme").support).inserted { repeated.formUnion(own.support.keys) }
    }
  }
}

/// The code of one theme.
struct UIKitThemeCode {
  let sources: [String: String]
  /// What the names of its files and its types begin with: `BarsTheme`.
  let type: String

  /// The files that the theme itself says nothing in.
  var support: [String: String] { sources.filter { !$0.value.hasPrefix("// Made by themec") } }

  /// The code with another name.
  func renamed(_ type: String) -> UIKitThemeCode {
    let accessor = UIKitThemeCode.accessor(self.type)
    let short = accessor.dropLast("Theme".count)
    func renamed(_ text: String) -> String {
      text.replacingBytes(self.type, with: type).replacingBytes(accessor, with: UIKitThemeCode.accessor(type))
        .replacingBytes("static var \(short)", with: "static var \(UIKitThemeCode.accessor(type))")
    }
    let files = sources.map { (renamed($0.key), renamed($0.value)) }
    return UIKitThemeCode(sources: Dictionary(uniqueKeysWithValues: files), type: type)
  }

  private static func accessor(_ type: String) -> String { type.prefix(1).lowercased() + type.dropFirst() }

  /// That of every theme that ships and of every fixture, for what a project file says. Themes that share their support
  /// code are left out.
  static func all(_ project: String) throws -> [UIKitThemeCode] {
    try TargetTheme.everything(for: .uikit, project: project).compactMap { theme in
      let sources = theme.files.sources
      guard let type = sources.keys.min(by: { $0.count < $1.count })?.split(separator: ".").first,
        !sources.values.contains(where: { $0.contains("ThemeSupport") })
      else { return nil }
      return UIKitThemeCode(sources: sources, type: String(type))
    }
  }
}

extension [OutputFile] {
  /// The source code among them, by the files' names.
  var sources: [String: String] {
    var sources: [String: String] = [:]
    for file in self where file.path.hasPrefix("uikit/") {
      sources[file.path.split(separator: "/").last.map(String.init) ?? ""] = file.text
    }
    return sources
  }
}

extension [String: String] {
  var ofSwift: [String: String] { filter { $0.key.hasSuffix(".swift") } }
  var ofObjectiveC: [String: String] { filter { !$0.key.hasSuffix(".swift") } }
}

extension String {
  /// The text with each of another's places taken by a third, found by bytes: megabytes of code have no letters that are
  /// written in two ways, for which the standard library's search looks.
  fileprivate func replacingBytes(_ text: String, with other: String) -> String {
    let (bytes, text) = (Data(utf8), Data(text.utf8))
    var (result, start) = (Data(), 0)
    while let found = bytes.range(of: text, in: start..<bytes.count) {
      result += bytes[start..<found.lowerBound]
      result += Data(other.utf8)
      start = found.upperBound
    }
    return start == 0 ? self : String(decoding: result + bytes[start...], as: UTF8.self)
  }
}
