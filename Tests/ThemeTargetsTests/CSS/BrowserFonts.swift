import Foundation
import Testing

/// The fonts that a browser has: a set that the tests choose, so that no page depends on what else a machine has.
enum BrowserFonts: String, CaseIterable, CustomTestStringConvertible {
  case dejaVu = "DejaVu"
  case noto = "Noto"

  /// The set of tests that don't depend on fonts.
  static let usual = dejaVu

  var testDescription: String { rawValue }

  private var names: [String] {
    switch self {
    case .dejaVu: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf"]
    case .noto: ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf"]
    }
  }

  /// The files of the set; empty where the machine lacks one of them.
  private var files: [URL] {
    let wanted = Set(names)
    var files: [String: URL] = [:]
    for root in ["/usr/share/fonts", "/usr/local/share/fonts"] {
      let all = FileManager.default.enumerator(at: URL(filePath: root), includingPropertiesForKeys: nil)
      while let file = all?.nextObject() as? URL {
        if wanted.contains(file.lastPathComponent) { files[file.lastPathComponent] = file }
      }
    }
    return files.count == wanted.count ? names.compactMap { files[$0] } : []
  }

  /// Whether the machine has the set.
  var isHere: Bool { !files.isEmpty }

  /// Copies the set into a folder, and gives the environment of a browser that has these fonts alone. Browsers of systems
  /// without fontconfig ignore it.
  func environment(in folder: URL) throws -> [String: String] {
    let fonts = folder.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for file in files {
      try FileManager.default.copyItem(at: file, to: fonts.appending(path: file.lastPathComponent))
    }
    let configuration = folder.appending(path: "fonts.conf")
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <dir>\(fonts.path)</dir>
      <cachedir>\(folder.appending(path: "fonts-cache").path)</cachedir>
      </fontconfig>
      """
    try Data(text.utf8).write(to: configuration)
    return ["FONTCONFIG_FILE": configuration.path]
  }
}
