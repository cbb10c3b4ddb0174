import ThemeImage
import UIKitRuntime

/// A file of `Sources/UIKitRuntime`: source code that every theme gets, under the theme's own names.
///
/// It is written for a theme named `my`: each `MyTheme` in it becomes the theme's type, each `myTheme` its accessor, in the
/// file's name too. A file below `ios-13/` is for apps whose oldest system is iOS 13 or newer, up to the next such folder,
/// and one below `controls/` for themes with controls.
struct RuntimeFile: Sendable {
  private let path: NamelessText
  private let text: NamelessText
  /// The version of iOS after which the file's folder is named; nil for what all apps have.
  private let edition: Int?
  private let isOfControls: Bool

  /// The file for a theme.
  func output(_ names: UIKitNames) -> OutputFile {
    OutputFile(
      path: "uikit/" + String(decoding: path.named(names), as: UTF8.self), content: .text(text.named(names)))
  }

  /// The files for an app whose oldest system is a version of iOS.
  static func all(oldest: Int, withControls: Bool) -> [RuntimeFile] {
    let edition = all.compactMap(\.edition).filter { $0 <= oldest }.max()
    return all.filter { file in
      (file.edition == nil || file.edition == edition) && (withControls || !file.isOfControls)
    }
  }

  private static let all: [RuntimeFile] = {
    var files: [RuntimeFile] = []
    var next = unsafe uikitruntime_files()
    while let path = unsafe next?.pointee.path, let text = unsafe next?.pointee.text {
      unsafe files.append(RuntimeFile(String(cString: path), String(cString: text)))
      unsafe next = next?.successor()
    }
    return files
  }()

  private init(_ path: String, _ text: String) {
    let folders = path.split(separator: "/")
    let edition = folders.first { $0.hasPrefix("ios-") }
    self.edition = edition.flatMap { Int($0.dropFirst(4)) }
    isOfControls = folders.contains("controls")
    self.path = NamelessText(folders.filter { $0 != edition && $0 != "controls" }.joined(separator: "/"))
    self.text = NamelessText(text)
  }
}

/// Text that says `MyTheme` and `myTheme` where the names of a theme go.
private struct NamelessText {
  /// What stands before a name, and whether the name is the type's.
  private var beginnings: [(text: ArraySlice<UInt8>, isType: Bool)] = []
  private let end: ArraySlice<UInt8>

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let word = Array("yTheme".utf8)
    var start = 0
    for place in bytes.indices.dropFirst() where bytes[place] == word[0] {
      let initial = bytes[place - 1]
      let isType = initial == UInt8(ascii: "M")
      guard isType || initial == UInt8(ascii: "m"), bytes[place...].starts(with: word) else { continue }
      beginnings.append((bytes[start..<place - 1], isType))
      start = place + word.count
    }
    end = bytes[start...]
  }

  /// The text for a theme, in UTF-8.
  func named(_ names: UIKitNames) -> [UInt8] {
    var text: [UInt8] = []
    for (beginning, isType) in beginnings {
      text += beginning
      text += (isType ? names.type : names.accessor).utf8
    }
    return text + end
  }
}
