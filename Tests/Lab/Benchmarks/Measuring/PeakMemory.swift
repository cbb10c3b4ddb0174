import Foundation

/// The most memory that a program has at once.
///
/// Linux counts what a process had before it became another program, and a child begins as its parent; so a small
/// process, this program anew, stands between: `bench --peak FILE PROGRAM ARGUMENT…`.
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
