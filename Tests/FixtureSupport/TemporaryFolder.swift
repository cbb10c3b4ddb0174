package import Foundation

/// A folder of a test's own, removed with the value. A class for its end.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Takes a file system in memory where asked and there is one: nothing waits for a disk then.
  package init(inMemory: Bool = false) {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let isThere = inMemory && FileManager.default.isWritableFile(atPath: memory.path)
    let place = isThere ? memory : FileManager.default.temporaryDirectory
    let folder = place.appending(path: "themec-test-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Where the folder of temporary files is a link, the paths of the system's answers would differ.
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    // Foundation can't remove what lies deeper than the longest path.
    guard (try? FileManager.default.removeItem(atPath: path)) == nil else { return }
    let removal = prepared("/bin/rm", ["-rf", path])
    if (try? removal.run()) != nil { removal.waitUntilExit() }
  }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  package func write(_ text: String, to name: String) { try? Data(text.utf8).write(making: path(name)) }

  package func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  package func link(_ name: String, to target: String) {
    try? FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything below a folder, by path: files with their bytes, links as where they point.
  package func contents(_ name: String = "") -> [String: Entry] {
    var found: [String: Entry] = [:]
    collect(name.isEmpty ? path : path(name), "", into: &found)
    return found
  }

  private func collect(_ folder: String, _ prefix: String, into found: inout [String: Entry]) {
    guard let stream = unsafe opendir(folder) else { return }
    defer { unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let full = "\(folder)/\(name)"
      var status = stat()
      guard unsafe lstat(full, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        found[prefix + name] = .folder
        collect(full, "\(prefix)\(name)/", into: &found)
      case S_IFLNK:
        found[prefix + name] = .link((try? FileManager.default.destinationOfSymbolicLink(atPath: full)) ?? "")
      case S_IFREG:
        found[prefix + name] = .file([UInt8](FileManager.default.contents(atPath: full) ?? Data()))
      default: found[prefix + name] = .other
      }
    }
  }

  /// The folders below a folder that hold nothing.
  package func emptyFolders(_ name: String) -> [String] {
    let all = contents(name)
    let parents = Set(all.keys.compactMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } })
    return all.filter { $0.value == .folder && !parents.contains($0.key) }.keys.sorted()
  }

  /// As `contents`, the folders left out.
  package func files(_ name: String = "") -> [String: Entry] {
    contents(name).filter { $0.value != .folder }
  }

  /// What the file system says of a file or a folder; nil where there is none.
  package func attributes(_ name: String) -> [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: path(name))
  }

  /// By which it tells a file or a folder from all others.
  package func identity(_ name: String) -> UInt64? { attributes(name)?[.systemFileNumber] as? UInt64 }

  package func mode(_ name: String) -> Int? { attributes(name)?[.posixPermissions] as? Int }

  package func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  /// A file's modification time, in seconds.
  package func modified(_ name: String) -> Double? {
    (attributes(name)?[.modificationDate] as? Date)?.timeIntervalSince1970
  }

  package func setModified(_ name: String, _ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }

  /// Does something with a folder of files, by their paths, which is gone afterwards.
  package static func with<Result>(
    _ files: [String: String] = [:], _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = TemporaryFolder()
    for (path, text) in files { try Data(text.utf8).write(making: folder.path(path)) }
    return try withExtendedLifetime(folder) {
      try body(URL(filePath: folder.path, directoryHint: .isDirectory))
    }
  }

  package enum Entry: Equatable {
    case file([UInt8])
    case folder
    case link(String)
    case other
  }
}

extension Data {
  /// Writes a file, whose folder is made where there is none.
  package func write(making file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file)
  }

  package func write(making path: String) throws { try write(making: URL(filePath: path)) }
}
