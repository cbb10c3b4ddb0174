import CTexts
import ThemeCheck
import ThemeImage
import ThemeModel
import ThemeResolution

extension TargetBackend {
  /// UIKit and SwiftUI source code, in Swift, that loads its pictures from the asset catalog.
  static let uikit = TargetBackend(
    profile: .uikit, emit: uikitFiles, says: Property.shown, unsaid: [])
}

/// The looks of a theme's elements as generated code describes them, in the elements' order.
package func uikitLooks(of shown: ThemeLooks) -> [UIKitLook] {
  zip(shown.elements(for: .uikit), shown.catalog.imageSets)
    .map { UIKitLook($0, $1, oldestIOS: shown.theme.oldestIOS) }
}

/// The files of the target `uikit`: one.
private func uikitFiles(_ shown: ThemeLooks) -> [OutputFile] {
  let writer = UIKitWriter(shown.theme, uikitLooks(of: shown))
  return [OutputFile(path: "uikit/\(writer.type).swift", content: .text(Array(writer.text.utf8)))]
}

/// The names that generated code uses for a theme's elements.
enum UIKitNames {
  /// The Swift type that contains the elements of a kind.
  static func table(_ kind: ElementKind) -> String {
    if case .part(let id) = kind { return id.control.key.withCapital }
    return kind.key.withCapital
  }

  /// The type of the look of an element of a kind.
  static func look(_ kind: ElementKind) -> String {
    switch kind {
    case .navigationBar: "BarLook"
    case .backButton, .button: "ButtonLook"
    case .image: "ImageLook"
    case .part(let id):
      switch id.part.content {
      case .picture: id.control.takesColors ? "ColorLook" : id.part.isFrame ? "FrameLook" : "ImageLook"
      case .text: "TextLook"
      case .item: "ItemLook"
      }
    }
  }

  /// An element's name as a member in Swift, in backticks if it is a reserved word.
  static func member(_ symbol: String) -> String { reserved.contains(symbol) ? "`\(symbol)`" : symbol }

  /// The words that need backticks as names of members.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension ControlLooks {
  /// The control's path in the theme: `controls/sliders/volume`.
  var id: String { "controls/\(kind.key)/\(name)" }

  /// The type of the control's look: `SliderLook`.
  var lookType: String { "\(kind.symbol.withCapital)Look" }
}

extension ControlKind {
  /// Whether UIKit draws the control itself and takes colors instead of pictures.
  var takesColors: Bool { key == "switches" }

  /// Whether UIKit draws the control with an object that it creates from a class, so that each control needs a class of its
  /// own.
  var isDrawnByClass: Bool { key == "popovers" }
}

extension ElementKind {
  /// Whether UIKit's control has the same height for every text size, so that its text keeps its size.
  var keepsTextSize: Bool {
    guard case .part(let id) = self else { return false }
    return ["segmentedControls/title", "tabBars/items"].contains("\(id.control.key)/\(id.part.name)")
  }
}

/// `ThemeRuntime`, the Swift package that themes for UIKit and SwiftUI share.
package enum RuntimePackage {
  /// The first line of each source file of the package as it is written.
  package static let mark = "// Part of ThemeRuntime. `themec runtime` writes this file again."

  /// The files as a version of themec writes them, with their paths in the package.
  package static func files(version: String) -> [(path: String, text: String)] {
    embedded.map { path, text in
      guard path == "Package.swift" else { return (path, "\(mark)\n\n\(text)") }
      // The version of the tools has to be on the first line.
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.insert("// ThemeRuntime, written by themec \(version)", at: 1)
      return (path, lines.joined(separator: "\n"))
    }
  }

  /// The files of the folder `ThemeRuntime`, which the compiler embeds.
  package static var embedded: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    var next = unsafe uikitruntime_files()
    while let path = unsafe next?.pointee.path, let text = unsafe next?.pointee.text {
      unsafe files.append((String(cString: path), String(cString: text)))
      unsafe next = next?.successor()
    }
    return files
  }
}
