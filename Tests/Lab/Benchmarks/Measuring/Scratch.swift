import Foundation
import Synchronization
import ThemeCore
import ThemeImage

/// A folder of a benchmark's own. It is removed when everything is measured: ext4 doesn't use the inodes of removed files again
/// for some minutes, and looks past each of them whenever it makes a file.
struct Scratch {
  private static let paths = Mutex<[String]>([])

  let path: String

  init() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "themec-bench-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    Self.paths.withLock { $0.append(path) }
    self.path = path
  }

  /// Removes the folders of all benchmarks.
  static func removeAll() {
    for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
