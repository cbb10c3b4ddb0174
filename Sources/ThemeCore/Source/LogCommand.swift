/// Detects where the log of a CI system would interpret part of a text as a command: at the bracket of `##[error]` or
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

  /// Whether a text can contain a command at all, which is quick to check.
  package static func isPossible(in text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "#"), before == byte { return true }
      before = byte
    }
    return false
  }
}
