/// A kind of input that is built to exhaust the machine: a folder to stand in, and what to run there.
package struct WorstInput: Sendable, CustomStringConvertible {
  /// In kebab-case, and unique.
  package let name: String
  /// What it would exhaust, as a part of a sentence.
  package let attacks: String
  /// Those of themec; it stands in the folder.
  package let arguments: [String]
  /// The code of a diagnostic, or words, that answer it at a hundredth of its size; nil when it compiles.
  package let answer: String?
  /// What themec ends with at a hundredth of its size.
  package let status: Int32
  private let files: @Sendable (WorstFolder, WorstSize) throws -> Void

  init(
    _ name: String, _ attacks: String, run arguments: String, answer: String? = nil,
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
}
