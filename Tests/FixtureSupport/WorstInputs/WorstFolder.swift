import Foundation

/// A folder that an input is written to.
package struct WorstFolder: Sendable {
  private let url: URL

  /// A folder that is there.
  package init(_ path: String) {
    url = URL(filePath: path, directoryHint: .isDirectory)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Empty files, whose folder is made.
  func touch(_ names: some Sequence<String>, in folder: String) throws {
    let place = url.appending(path: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in names { _ = FileManager.default.createFile(atPath: "\(place.path)/\(name)", contents: nil) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: name).path, withDestinationPath: target)
  }
}
