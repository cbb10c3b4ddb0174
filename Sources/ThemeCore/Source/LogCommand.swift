/// Follows a text to where the log of a CI would take it for a command within a line: the bracket of `##[error]` and of
/// `##vso[task]`.
package struct LogCommand {
  private var hashes = 0
  private var isNear = false

  package init() {}

  /// Whether the next scalar of the text begins a command.
  package mutating func isBegun(by scalar: Unicode.Scalar) -> Bool {
    if scalar == "#" {
      hashes += 1
      isNear = hashes >= 2
      return false
    }
    defer { hashes = 0 }
    if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) { return false }
    defer { isNear = false }
    return isNear && scalar == "["
  }

  /// Whether a text may hold a command, found out quickly.
  package static func isPossible(in text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "#"), before == byte { return true }
      before = byte
    }
    return false
  }
}
