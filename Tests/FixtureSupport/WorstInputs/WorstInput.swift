import Foundation

/// A kind of input that is built to exhaust the machine: the working folder, and what to run there.
package struct WorstInput: Sendable, CustomStringConvertible {
  /// In kebab-case, and unique.
  package let name: String
  /// What it would exhaust, as a part of a sentence.
  package let attacks: String
  /// Those of themec; it runs in the folder.
  package let arguments: [String]
  /// The code of a diagnostic, or words, that answer it at a hundredth of its size; nil when it compiles.
  package let answer: String?
  /// What themec ends with at a hundredth of its size.
  package let status: Int32
  private let files: @Sendable (WorstFolder, WorstSize) throws -> Void

  init(
    _ name: String, _ attacks: String, run arguments: String = "check .", answer: String? = nil,
    status: Int32? = nil,
    files: @escaping @Sendable (WorstFolder, WorstSize) throws -> Void
  ) {
    self.name = name
    self.attacks = attacks
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.answer = answer
    self.status = status ?? (answer == nil ? 0 : 1)
    self.files = files
  }

  package var description: String { name }

  /// Writes its files into a folder that is empty.
  package func write(to folder: WorstFolder, _ size: WorstSize) throws { try files(folder, size) }

  /// Every kind, family by family.
  package static let all: [WorstInput] =
    texts + syntax + loading + patterns + names + tokens + elements + svgs + drawings + pictures + bundles
    + previews
}

/// How much of the largest input there is.
package struct WorstSize: Sendable {
  private let hundredths: Int

  /// What `make worst` writes.
  package static let full = WorstSize(hundredths: 100)
  /// What an ordinary test writes.
  package static let hundredth = WorstSize(hundredths: 1)

  /// So many at full size, fewer below, and at least one.
  func callAsFunction(_ count: Int, atLeast least: Int = 1) -> Int { max(least, count * hundredths / 100) }

  /// A text so many times.
  func repeating(_ text: String, _ count: Int, atLeast least: Int = 1) -> String {
    String(repeating: text, count: self(count, atLeast: least))
  }
}

/// A folder that an input is written to.
package struct WorstFolder: Sendable {
  private let url: URL

  /// A folder that is there.
  package init(_ path: String) {
    url = URL(filePath: path, directoryHint: .isDirectory)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(making: url.appending(path: name))
  }

  /// Writes a theme to the file of its name: what follows its first lines.
  func theme(_ name: String, _ rest: String) throws { try write(head(name) + rest, to: "\(name).theme.yaml") }

  /// Empty files, whose folder is made.
  func touch(_ names: some Sequence<String>, in folder: String) throws {
    let place = url.appending(path: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in names { _ = FileManager.default.createFile(atPath: "\(place.path)/\(name)", contents: nil) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: name).path, withDestinationPath: target)
  }
}

/// The first lines of a theme.
func head(_ name: String) -> String { "themec: 1\nname: \(name)\n" }

/// A text with so many of what is before it in parentheses: its number.
func repeated(_ count: Int, separator: String = "", _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined(separator: separator)
}

/// So many combining marks, of which normalizing puts every second one elsewhere.
func marks(_ count: Int) -> String { repeated(count) { $0.isMultiple(of: 2) ? "\u{301}" : "\u{316}" } }

/// A name as long as one may be, of letters that have twenty combining marks each; the number makes it another.
func markedName(_ number: Int) -> String { "x\(number)" + repeated(24) { _ in "a\(marks(20))" } }

/// Images of which each has the art of the one before.
func artOfEachOther(_ count: Int) -> String {
  "images:\n  i0: { art: white }\n" + repeated(count) { "  i\($0 + 1): { art: { of: images/i\($0) } }\n" }
}

/// A drawing of one layer, `size` points wide and high.
func drawing(_ size: Int, _ layer: String) -> String {
  "{ draw: { size: { width: \(size), height: \(size) }, layers: [ \(layer) ] } }"
}
