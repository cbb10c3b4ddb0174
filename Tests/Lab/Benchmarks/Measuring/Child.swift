import Synchronization

/// A process that has ended.
struct Child {
  let status: Int32
  let cost: Cost
  /// The most memory that it had at once, in bytes; at least that of the process that started it: see `PeakMemory`.
  let peak: Int

  /// Runs a program to its end, its output thrown away; in `folder`, where one is named.
  init(_ program: String, _ arguments: [String] = [], in folder: String? = nil) throws {
    let here = FileManager.default.currentDirectoryPath
    // Spawning in another folder is no part of POSIX, and a shell in between would be measured as well.
    if let folder { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    defer { if folder != nil { _ = FileManager.default.changeCurrentDirectoryPath(here) } }
    let start = Cost.now
    let spawned = try spawn(program, arguments, outputs: ["/dev/null", "/dev/null"])
    cost = Cost(wall: (Cost.now - start).wall, cpu: spawned.cpu)
    (status, peak) = (spawned.status, spawned.peak)
  }
}

/// The most memory that a program has at once.
///
/// Linux counts what a process had before it became another program, and a child begins as its parent; so a small
/// process, this program again, is between: `bench --peak FILE PROGRAM ARGUMENT…`.
struct PeakMemory {
  static let argument = "--peak"

  let status: Int32
  let bytes: Int
  /// What the program took, without the process between.
  let cost: Cost

  /// Runs a program to its end; `scratch` holds what the process between writes.
  init(of program: String, _ arguments: [String], in scratch: Scratch) throws {
    let file = scratch.path("peak")
    let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
    _ = try Child(own, [PeakMemory.argument, file, program] + arguments)
    let words = try String(contentsOfFile: file, encoding: .utf8).split(separator: " ").compactMap {
      Double($0)
    }
    guard words.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
    (status, bytes) = (Int32(words[0]), Int(words[1]))
    cost = Cost(wall: words[2], cpu: words[3])
  }

  /// What the process between does.
  static func report(_ arguments: [String]) throws -> Never {
    let child = try Child(arguments[1], Array(arguments.dropFirst(2)))
    try "\(child.status) \(child.peak) \(child.cost.wall) \(child.cost.cpu)".write(
      toFile: arguments[0], atomically: true, encoding: .utf8)
    exit(0)
  }
}

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
    try Data(bytes).write(making: path(name))
  }
}
