import ThemeCore
package import ThemeImage

/// A picture written as text, so that a fixture's art can be read and reviewed: `art/back.png.txt` stands for
/// `art/back.png`.
///
/// First a line for each character, with its color as `#rrggbb` or `#rrggbbaa`; then `---`; then the rows. A row is runs
/// of a count and a character, `4. 20# 4.`, a count of 1 may be left out; `x30` at its end repeats the row.
package enum PictureText {
  package struct Malformed: Error, CustomStringConvertible {
    package let description: String
  }

  package static func bitmap(_ text: String) throws(Malformed) -> Bitmap {
    let lines = text.split(separator: "\n")
    guard let divider = lines.firstIndex(of: "---") else {
      throw Malformed(description: "no `---` before the rows")
    }
    var palette: [Character: UInt32] = [:]
    for line in lines[..<divider] {
      guard let character = line.first, let hash = line.dropFirst().firstIndex(of: "#"),
        let word = word(line[hash...].dropFirst())
      else { throw Malformed(description: "no color in `\(line)`") }
      palette[character] = word
    }
    var pixels: [UInt32] = []
    var width = 0
    var height = 0
    for line in lines[(divider + 1)...] {
      var runs = line.split(separator: " ")
      var repeats = 1
      if let last = runs.last, last.first == "x", let count = Int(last.dropFirst()), palette["x"] == nil {
        repeats = count
        runs.removeLast()
      }
      var row: [UInt32] = []
      for run in runs {
        guard let character = run.last, let word = palette[character] else {
          throw Malformed(description: "`\(run)` has no color")
        }
        let count = run.count == 1 ? 1 : Int(run.dropLast())
        guard let count else { throw Malformed(description: "`\(run)` has no count") }
        row += Array(repeating: word, count: count)
      }
      if height == 0 { width = row.count }
      guard row.count == width else {
        throw Malformed(description: "`\(line)` is \(row.count) px wide, not \(width)")
      }
      for _ in 0..<repeats { pixels += row }
      height += repeats
    }
    guard width > 0, height > 0 else { throw Malformed(description: "no rows") }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A picture as text: what ``bitmap(_:)`` reads. Nothing is `.`, black `K`, red `R`; the others are lowercase letters in
  /// the order in which they appear, and a picture of more than 24 of them is only named by its size and digest.
  package static func text(_ bitmap: Bitmap) -> String {
    var palette: [(word: UInt32, character: Character)] = []
    var others = Array("abcdefghijklmnopqrstuvwyz")[...]
    var rows: [String] = []
    for y in 0..<bitmap.height {
      var runs: [(character: Character, count: Int)] = []
      for x in 0..<bitmap.width {
        let word = bitmap[x, y]
        if !palette.contains(where: { $0.word == word }) {
          let fixed: [UInt32: Character] = [0: ".", 0xFF00_0000: "K", 0xFF00_00FF: "R"]
          guard let character = fixed[word] ?? others.popFirst() else {
            return "\(bitmap.width) x \(bitmap.height) px, \(bitmap.digest)\n"
          }
          palette.append((word, character))
        }
        guard let character = palette.first(where: { $0.word == word })?.character else { continue }
        if runs.last?.character == character {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((character, 1))
        }
      }
      rows.append(
        runs.map { $0.count == 1 ? "\($0.character)" : "\($0.count)\($0.character)" }.joined(separator: " "))
    }
    var lines = palette.map { "\($0.character) \($0.word == 0 ? "#00000000" : "\(Color(word: $0.word))")" }
    lines.append("---")
    for (index, row) in rows.enumerated() where index == 0 || rows[index - 1] != row {
      let count = rows[index...].prefix { $0 == row }.count
      lines.append(count == 1 ? row : "\(row) x\(count)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func word(_ digits: Substring) -> UInt32? {
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    return rgba.byteSwapped
  }
}
