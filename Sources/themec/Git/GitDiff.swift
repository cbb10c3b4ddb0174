import ArgumentParser
import ThemeCore
import ThemeDiagnostics
import ThemeReview

/// A command that themec has git run. There are no others, and each is run the same way.
///
/// A repository may belong to somebody who is not trusted, and its configuration names programs. None of these commands runs
/// one.
struct GitCommand {
  /// The words after `git` and its options.
  let words: [String]

  private init(_ words: String...) { self.words = words }
  private init(words: [String]) { self.words = words }

  /// The options of every command. They are stronger than what a repository configures.
  static let options = [
    "--no-pager", "--no-optional-locks", "--literal-pathspecs",
    // Otherwise whatever reads the index would start the program that watches files.
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    // Files of a repository can look like another repository, with a configuration of its own.
    "-c", "safe.bareRepository=explicit",
  ]

  /// What is set in the environment of every command: git fetches nothing, and asks for nothing. Versions before 2.45 and 2.39.4
  /// don't know the first; what they start to fetch an object then ends before it contacts anything.
  static let environment = [
    "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
  ]

  // MARK: Where a repository is, and what it is

  /// Git's own folder.
  static let absoluteGitFolder = GitCommand("rev-parse", "--absolute-git-dir")
  /// The top folder of the work tree.
  static let topFolder = GitCommand("rev-parse", "--show-toplevel")
  /// `true` for a clone without the whole history.
  static let isShallow = GitCommand("rev-parse", "--is-shallow-repository")
  /// The settings by which a clone leaves out objects until they are needed; fails where there are none.
  static let partialCloneSettings = GitCommand(
    "config", "--get-regexp", #"^(extensions\.partialclone|remote\..*\.(promisor|partialclonefilter))$"#)

  // MARK: Objects

  /// The full name of what a text names; fails where nothing has the name.
  static func object(named name: String) -> GitCommand {
    GitCommand("rev-parse", "--verify", "--quiet", "--end-of-options", name)
  }
  /// The type of an object, as git names it; fails where the repository has no such object.
  static func type(of object: String) -> GitCommand { GitCommand("cat-file", "-t", object) }
  static func mergeBase(_ one: String, _ other: String) -> GitCommand {
    GitCommand("merge-base", one, other)
  }
  /// What a commit or a tree has at a path, with its type; nothing where there is nothing. Its bytes need not be there.
  static func entry(of commit: String, at path: ThemePath) -> GitCommand {
    GitCommand("ls-tree", "-z", "--full-tree", commit, "--", path.text)
  }
  /// Everything that a commit or a tree has at or below a path, each with its mode and object.
  static func files(of commit: String, below path: ThemePath) -> GitCommand {
    GitCommand(
      words: ["ls-tree", "-r", "-z", "--full-tree", commit] + (path == .root ? [] : ["--", path.text]))
  }
  /// The objects of a commit, with `?` before each that the repository doesn't have.
  static func objects(of commit: String) -> GitCommand {
    GitCommand("rev-list", "--objects", "--no-walk", "--missing=print", "--end-of-options", commit)
  }
  /// Writes each object whose name it reads.
  static let contents = GitCommand("cat-file", "--batch")

  // MARK: The settings of a clone

  static func setting(_ key: String) -> GitCommand { GitCommand("config", "--local", "--get", key) }
  static func set(_ key: String, to value: String) -> GitCommand {
    GitCommand("config", "--local", key, value)
  }
  static func unset(_ key: String) -> GitCommand { GitCommand("config", "--local", "--unset-all", key) }
}

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
