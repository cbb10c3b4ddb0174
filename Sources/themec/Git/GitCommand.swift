import ThemeCore

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
