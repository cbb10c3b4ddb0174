import ThemeCore
import ThemeDiagnostics

/// Quotes a word so that a shell reads it back unchanged.
func shellQuoted(_ word: String) -> String {
  // `$'…'` has been part of POSIX since 2024; the common shells have supported it for much longer.
  guard VisibleText.escaped(word).utf8.elementsEqual(word.utf8) else {
    return "$'\(SystemName.bytes(of: word).map(numbered).joined())'"
  }
  let plain = word.utf8.allSatisfy { $0 >= 0x80 || isPlain($0) }
  if plain, !word.isEmpty { return word }
  return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}

/// A byte as it is written within `$'…'`: as itself if it has no special meaning there, or else as `\xNN`.
private func numbered(_ byte: UInt8) -> String {
  if isPlain(byte) || byte == UInt8(ascii: " ") { return String(Unicode.Scalar(byte)) }
  return #"\x"# + String(byte, digits: 2, radix: 16)
}

private func isPlain(_ byte: UInt8) -> Bool {
  byte.isASCIILetter || byte.isASCIIDigit || "_-./=@%+,:".utf8.contains(byte)
}
