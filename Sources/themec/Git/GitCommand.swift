import ThemeCore

/// A command that themec has git run. There are no others, and each is run the same way.
///
/// A repository may belong to somebody who is not trusted, and its configuration names programs. None of these commands runs
/// one, except those that git itself has themec run while it compares or merges files: ``filteredObject(at:)`` runs the file's
/// filter and ``merge(_:_:)`` the merge drivers, as git does in the same merge.
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
  /// The path of a file in git's own folder.
  static func path(inGitFolder name: String) -> GitCommand { GitCommand("rev-parse", "--git-path", name) }

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
  static func blob(_ object: String) -> GitCommand { GitCommand("cat-file", "blob", object) }

  // MARK: What a merge is about

  /// The objects that files would become.
  static func objects(ofFiles paths: [String]) -> GitCommand {
    GitCommand(words: ["hash-object", "--no-filters", "--"] + paths)
  }
  /// Fails where the index differs from a commit.
  static func index(equals commit: String) -> GitCommand {
    GitCommand("diff-index", "--cached", "--quiet", "--no-ext-diff", "--no-textconv", commit, "--")
  }
  /// The commits that change a file, each with its parents and the file's objects. `commits` are arguments of `git log`.
  static func changes(of path: ThemePath, in commits: [String]) -> GitCommand {
    GitCommand(
      words: ["log", "--full-history", "--diff-merges=first-parent", "--no-renames", "--no-abbrev"]
        + ["--no-show-signature", "--no-ext-diff", "--no-textconv", "--no-color", "--raw", "--format=%H %P"]
        + commits + ["--", path.text])
  }
  /// Makes a commit that no branch has.
  static func commit(of tree: String, parents: [String]) -> GitCommand {
    let author = ["-c", "user.name=themec", "-c", "user.email=themec@localhost"]
    return GitCommand(
      words: author + ["commit-tree", "--no-gpg-sign", tree] + parents.flatMap { ["-p", $0] }
        + ["-m", "merged"])
  }
  /// Merges two commits without a work tree. The command `true` replaces themec's own driver, so that this side's version of each
  /// file of a bundle is kept.
  static func merge(_ ours: String, _ theirs: String) -> GitCommand {
    GitCommand(
      "-c", "merge.themec.driver=true", "merge-tree", "--write-tree", "-z", "--name-only", "--no-messages",
      ours, theirs)
  }
  /// The filter that attributes name for a file.
  static func filter(of path: ThemePath) -> GitCommand {
    GitCommand("check-attr", "-z", "filter", "--", path.text)
  }
  /// Stores what it reads as the file at a path is stored, through its filter.
  static func filteredObject(at path: ThemePath) -> GitCommand {
    GitCommand("hash-object", "-w", "--stdin", "--path=\(path)")
  }

  // MARK: The settings of a clone

  static func setting(_ key: String) -> GitCommand { GitCommand("config", "--local", "--get", key) }
  static func set(_ key: String, to value: String) -> GitCommand {
    GitCommand("config", "--local", key, value)
  }
  static func unset(_ key: String) -> GitCommand { GitCommand("config", "--local", "--unset-all", key) }
}
