package import ThemeCore
import ThemeImage

extension Fixture {
  /// The fixture's files as a root to compile from; a `NAME.png.txt` also stands for the PNG that it describes.
  package func inputs() throws -> MemoryInputs { try inputs(with: [:]) }

  /// The same with other bytes for some of its files.
  package func inputs(with changed: [String: [UInt8]]) throws -> MemoryInputs {
    MemoryInputs(try memory().merging(changed) { _, new in new })
  }

  /// The same files by their paths.
  package func memory() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in self.files() {
      guard let bytes = bytes(file) else { continue }
      if file.hasSuffix(".png.txt") {
        let bitmap = try PictureText.bitmap(String(decoding: bytes, as: UTF8.self))
        files[String(file.dropLast(4))] = encodePNG(bitmap, .fast)
      } else if !file.hasPrefix("expected") {
        files[file] = bytes
      }
    }
    return files
  }

  /// The theme files right in the fixture's folder, sorted.
  package var themes: [ThemePath] {
    files().filter { !$0.contains("/") && ($0.hasSuffix(".theme.yaml") || $0.hasSuffix(".theme.json")) }
      .compactMap { ThemePath($0) }
  }
}
