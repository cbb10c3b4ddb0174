import ThemeCompiler
import ThemeCore

/// A changed file as a unified diff with three lines of context around each change, for `git apply` and `patch`.
func patchText(of file: FixedThemes.File, named path: String) -> [UInt8] {
  let (old, new) = (lines(of: file.before), lines(of: file.after))
  var bytes: [UInt8] = []
  func write(_ text: String) { bytes += Array(text.utf8) }
  let (a, b) = (gitName("a/\(path)"), gitName("b/\(path)"))
  for part in [Array("diff --git ".utf8), a, [32], b, Array("\n--- ".utf8), a, Array("\n+++ ".utf8), b, [10]]
  {
    bytes += part
  }
  var shift = 0
  for hunk in hunks(changes(from: old, to: new)) {
    let before = max(0, hunk[0].old.lowerBound - 3)
    let end = min(old.count, hunk[hunk.count - 1].old.upperBound + 3)
    let grown = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    write("@@ -\(before + 1),\(end - before) +\(before + shift + 1),\(end - before + grown) @@\n")
    shift += grown
    var place = before
    func add(_ sign: String, _ line: ArraySlice<UInt8>) {
      write(sign)
      bytes += line
      if line.last != UInt8(ascii: "\n") { write("\n\\ No newline at end of file\n") }
    }
    for change in hunk {
      for line in old[place..<change.old.lowerBound] { add(" ", line) }
      for line in old[change.old] { add("-", line) }
      for line in new[change.new] { add("+", line) }
      place = change.old.upperBound
    }
    for line in old[place..<end] { add(" ", line) }
  }
  return bytes
}

/// The lines of the old file that a change replaces, and the lines of the new file that replace them.
private typealias LineChange = (old: Range<Int>, new: Range<Int>)

/// The lines of a file, each with its newline.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    lines.append(rest[...end])
    rest = rest[(end + 1)...]
  }
  return rest.isEmpty ? lines : lines + [rest]
}

/// The changes between two versions of a file. If both have the same number of lines, as after most fixes, each run of lines
/// that differ is a change. Otherwise, everything from the first difference to the last one is a single change.
private func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineChange] {
  if old.count == new.count {
    var changes: [LineChange] = []
    for index in old.indices where old[index] != new[index] {
      if let last = changes.last, last.old.upperBound == index {
        let run = last.old.lowerBound..<(index + 1)
        changes[changes.count - 1] = (run, run)
      } else {
        changes.append((index..<(index + 1), index..<(index + 1)))
      }
    }
    return changes
  }
  let most = min(old.count, new.count)
  var start = 0
  while start < most, old[start] == new[start] { start += 1 }
  var end = 0
  while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  return [(start..<(old.count - end), start..<(new.count - end))]
}

/// Groups the changes so that those whose context lines touch or overlap are in one hunk.
private func hunks(_ changes: [LineChange]) -> [[LineChange]] {
  var hunks: [[LineChange]] = []
  for change in changes {
    if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 6 {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  return hunks
}

/// The path as git writes it in a patch: in quotes, with escapes, if it has control characters, quotes or backslashes.
private func gitName(_ path: String) -> [UInt8] {
  let name = SystemName.bytes(of: path)
  guard name.contains(where: isEscaped) else { return name }
  var quoted = [UInt8(ascii: "\"")]
  for byte in name {
    guard isEscaped(byte) else {
      quoted.append(byte)
      continue
    }
    let octal = String(byte, radix: 8)
    quoted += Array(("\\" + String(repeating: "0", count: 3 - octal.count) + octal).utf8)
  }
  return quoted + [UInt8(ascii: "\"")]
}

private func isEscaped(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}
