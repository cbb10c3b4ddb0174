import ArgumentParser
import ThemeCore
import ThemeDiagnostics
import ThemeReview

/// The diff driver that `git diff` runs for a file of a bundle, as `git-setup` configures it.
struct GitDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-diff", abstract: "Tells git diff what changed in a file of a bundle.",
    shouldDisplay: false)

  @Argument(help: "What git passes: the path, the file before with its object and mode, the file after.")
  var words: [String]

  func run() throws {
    let path = words[0]
    guard words.count >= 7 else { return write(["\(path): not merged yet"]) }
    let (before, after) = (try side(words[1]), try side(words[4]))
    // For a renamed file, git passes the new path as an additional argument.
    let name = words.count > 7 ? words[7] : path
    var lines = fileWords(path: name, before, after, image: image(at: name))
    if words.count > 7 { lines[0] = "\(path) → \(lines[0])" }
    write(lines)
  }

  private func write(_ lines: [String]) {
    for line in lines { Terminal.write(VisibleText.escaped(line) + "\n") }
  }

  /// The bytes of one side, which git passes as a file of the work tree or as a temporary file; nil for `/dev/null`, which
  /// stands for a file that doesn't exist.
  private func side(_ path: String) throws -> [UInt8]? {
    guard path != "/dev/null" else { return nil }
    return try readFile(path, as: "file", .manifestBytes, ifMissing: "git's file `\(path)` is not there")
  }

  /// The facts that say how a picture stretches, or how the slice stretches that a target's picture is a copy of. They come
  /// from the bundle that is in the work tree now; git runs the driver in the top folder of the work tree, so `path` can be
  /// opened as it is. Nil if the file is not a PNG, or if no folder above it has a readable manifest.
  private func image(at path: String) -> ImageFacts? {
    guard path.hasSuffix(".png") else { return nil }
    let parts = path.split(separator: "/")
    for count in parts.indices.reversed() where count > 0 {
      let folder = parts[..<count].joined(separator: "/")
      let file = parts[count...].joined(separator: "/")
      guard let bytes = bytes("\(folder)/manifest.json"), let facts = try? ManifestFacts(reading: bytes)
      else { continue }
      let digests = self.bytes("\(folder)/digests.json").flatMap { try? DigestFacts(reading: $0) }
      return facts.image(digests?.slices[file] ?? file)
    }
    return nil
  }

  private func bytes(_ path: String) -> [UInt8]? {
    try? readFile(path, limit: Limit.manifestBytes.standard)
  }
}
