import Foundation

/// Programs beside which themec is measured. `make bench-peers` installs them; a benchmark says which of them is missing.
enum Peer {
  /// The path of a program; nil where it is not installed.
  static func named(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func missing(_ names: String...) -> Row {
    Row("\(names.joined(separator: ", ")): \(names.count == 1 ? "is" : "one is") not installed", "-")
  }
}
