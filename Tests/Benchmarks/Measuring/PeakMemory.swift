import Foundation

/// The most memory that a program has at once.
///
/// Linux counts what a process had before it became another program, and a child begins as its parent; so a small
/// process, this program anew, stands between: `bench --peak FILE PROGRAM ARGUMENT…`.
struct PeakMemory {
  static let argument = "--peak"

  let status: Int32
  let bytes: Int

  /// Runs a program to its end; `scratch` holds what the process between writes.
  init(of program: String, _ arguments: [String], in scratch: Scratch) throws {
    let file = scratch.path("peak")
    let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
    _ = try Child(own, [PeakMemory.argument, file, program] + arguments)
    let words = try String(contentsOfFile: file, encoding: .utf8).split(separator: " ").compactMap { Int($0) }
    guard words.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    (status, bytes) = (Int32(words[0]), words[1])
  }

  /// What the process between does.
  static func report(_ arguments: [String]) throws -> Never {
    let child = try Child(arguments[1], Array(arguments.dropFirst(2)))
    try "\(child.status) \(child.peak)".write(toFile: arguments[0], atomically: true, encoding: .utf8)
    exit(0)
  }
}
