import ThemeCore
import ThemeDiagnostics

/// A word as a shell reads it back.
func shellQuoted(_ word: String) -> String {
  // Shells know names for bytes since 2024, and those that people use have for long.
  guard VisibleText.escaped(word).utf8.elementsEqual(word.utf8) else {
    return "$'\(SystemName.bytes(of: word).map(numbered).joined())'"
  }
  let plain = word.utf8.allSatisfy { $0 >= 0x80 || isPlain($0) }
  if plain, !word.isEmpty { return word }
  return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}

/// A byte within `$'…'`: letters, digits and what means nothing there as they are.
private func numbered(_ byte: UInt8) -> String {
  if isPlain(byte) || byte == UInt8(ascii: " ") { return String(Unicode.Scalar(byte)) }
  return #"\x"# + String(byte, digits: 2, radix: 16)
}

private func isPlain(_ byte: UInt8) -> Bool {
  byte.isASCIILetter || byte.isASCIIDigit || "_-./=@%+,:".utf8.contains(byte)
}
