import Foundation
import Testing

/// A folder of a test's own, removed with the value. A class for its end.
final class TemporaryFolder: Sendable {
  let path: String

  /// Takes a file system in memory where asked and there is one: nothing waits for a disk then.
  init(inMemory: Bool = false) {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let isThere = inMemory && FileManager.default.isWritableFile(atPath: memory.path)
    let place = isThere ? memory : FileManager.default.temporaryDirectory
    let folder = place.appending(path: "themec-disk-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Where the folder of temporary files is a link, the paths of the system's answers would differ.
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    // Foundation can't remove what lies deeper than the longest path.
    if (try? FileManager.default.removeItem(atPath: path)) == nil { run("/bin/rm", "-rf", path) }
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) {
    let file = URL(filePath: path(name))
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file)
  }

  func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) {
    try? FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything below a folder, by path: files with their bytes, links as where they point.
  func contents(_ name: String = "") -> [String: Entry] {
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
  func emptyFolders(_ name: String) -> [String] {
    let all = contents(name)
    let parents = Set(all.keys.compactMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } })
    return all.filter { $0.value == .folder && !parents.contains($0.key) }.keys.sorted()
  }

  /// As `contents`, the folders left out.
  func files(_ name: String = "") -> [String: Entry] {
    contents(name).filter { $0.value != .folder }
  }

  /// A file's modification time, in seconds.
  func modified(_ name: String) -> Double? {
    let date = try? FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
    return date?.timeIntervalSince1970
  }

  func setModified(_ name: String, _ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }

  enum Entry: Equatable {
    case file([UInt8])
    case folder
    case link(String)
    case other
  }
}

/// Runs a program and gives its exit status, or the negative number of the signal that ended it.
@discardableResult
func run(_ program: String, _ arguments: String...) -> Int32 { run(program, arguments) }

@discardableResult
func run(_ program: String, _ arguments: [String]) -> Int32 {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return -1 }
  process.waitUntilExit()
  return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
}

/// The program that the crash tests kill, built beside the tests.
let crasher: String? = {
  for argument in CommandLine.arguments where argument.contains(".xctest") {
    var folder = URL(filePath: argument)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "CommitCrasher").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
  }
  return nil
}()

#if os(Linux)
  /// Whether a small file system of our own can be had.
  let canMount: Bool = {
    guard getuid() == 0 else { return false }
    let folder = TemporaryFolder()
    guard run("/bin/mount", "-t", "tmpfs", "tmpfs", folder.path) == 0 else { return false }
    return run("/bin/umount", folder.path) == 0
  }()
#else
  let canMount = false
#endif

/// Does something while a new file system in memory is mounted at a folder.
func withMount(at folder: String, options: String, _ body: () throws -> Void) throws {
  try #require(run("/bin/mount", "-t", "tmpfs", "-o", options, "tmpfs", folder) == 0)
  defer { run("/bin/umount", "-l", folder) }
  try body()
}
