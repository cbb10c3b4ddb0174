import ThemeImage
import ThemeModel
import UIKitRuntime

/// A file of `Sources/UIKitRuntime`: source code of which only the names and the included parts depend on the theme.
struct RuntimeFile: Sendable {
  /// The path in `Sources/UIKitRuntime`: `swift/controls/MyThemeControls.swift`.
  private let path: String
  private let text: RuntimeText

  private var isSwift: Bool { path.hasSuffix(".swift") }

  /// The files in a language that a theme gets. Their paths begin with `folder`, if it isn't nil.
  static func outputs(
    _ language: UIKitCodeLanguage, for conditions: Set<RuntimeCondition>, named names: UIKitNames,
    in folder: String?
  ) -> [OutputFile] {
    all.filter { file in
      file.isSwift == (language == .swift) && (file.text.part?.holds(for: conditions) ?? true)
    }.map { file in
      let name = file.path.split(separator: "/").last ?? ""
      let path = "\(language.folder)/\(name.replacing("MyTheme", with: names.type))"
      return OutputFile(
        path: folder.map { "\($0)/\(path)" } ?? path,
        content: .text(Array(CodeLines.fitted(file.text.written(for: conditions, names)).utf8)))
    }
  }

  private static let all: [RuntimeFile] = {
    var files: [RuntimeFile] = []
    var next = unsafe uikitruntime_files()
    while let path = unsafe next?.pointee.path, let text = unsafe next?.pointee.text {
      unsafe files.append(
        RuntimeFile(path: String(cString: path), text: RuntimeText(String(cString: text))))
      unsafe next = next?.successor()
    }
    return files
  }()
}
