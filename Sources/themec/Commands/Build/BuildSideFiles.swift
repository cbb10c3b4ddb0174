import ThemeCompiler
import ThemeCore
import ThemeDisk

/// The files that a build writes in addition to the bundles: depfiles and the stamp.
extension Build {
  /// Throws if the stamp or a depfile would overwrite an input.
  func refuseInputs(_ built: [CompiledTheme], _ run: Run) throws {
    if let stamp { try run.workspace.refuseInputs([stamp], for: "--stamp", built) }
    guard let depfile else { return }
    let files = built.map { depfileName(of: $0, at: depfile, run) }
    try run.workspace.refuseInputs(files, for: "--depfile", built)
  }

  func depfileName(of theme: CompiledTheme, at path: String, _ run: Run) -> String {
    run.workspace.isMany ? "\(path)/\(theme.name?.value ?? "").d" : path
  }

  /// The depfile of a theme, which `path` names.
  func depfile(of theme: CompiledTheme, at path: String, _ outputs: Outputs, _ run: Run) throws -> Depfile {
    try Depfile(
      at: depfileName(of: theme, at: path, run),
      target: stamp ?? outputs.folder(of: theme) + "/manifest.json",
      inputs: run.workspace.inputs(of: theme), typed: run.workspace.typed)
  }

  /// Writes a depfile for each theme, and the links that it names; what is right already is left as it is.
  func writeDepfiles(_ path: String, _ built: [CompiledTheme], _ outputs: Outputs, _ run: Run) throws {
    for theme in built {
      let depfile = try depfile(of: theme, at: path, outputs, run)
      let file = depfileName(of: theme, at: path, run)
      let targets = depfile.links.map { ($0.name, run.workspace.absolute($0.input)) }
      try onDisk { () throws(CommitError) in
        try placeLinks(targets, in: file + Depfile.folderSuffix, replacing: Depfile.isLinkName)
      }
      if let old = try? readFile(file, limit: 1 << 24), old == depfile.bytes { continue }
      try onDisk { () throws(CommitError) in try writeAtomically(depfile.bytes, to: file) }
    }
  }
}

/// A rule for make and ninja, which names the target and every input, and an empty rule for each input, so that deleting an
/// input is not an error.
///
/// Both tools read all words alike. An input whose name one of them can't read is named by a symbolic link that leads to it, in a
/// folder beside the depfile.
struct Depfile {
  /// A link beside a depfile, and the input to which it leads.
  struct Link: Equatable {
    let name: String
    let input: ThemePath
  }

  /// What the name of the folder with the links adds to the depfile's.
  static let folderSuffix = ".inputs"

  let bytes: [UInt8]
  let links: [Link]

  /// The depfile at `path`; `typed` gives the path of an input as the depfile names it. Throws if make's syntax can't express the
  /// target.
  init(at path: String, target: String, inputs: [ThemePath], typed: (ThemePath) -> String) throws {
    var words: [String] = []
    var links: [Link] = []
    for input in inputs {
      let path = path + Self.folderSuffix
      let name = Self.linkName(of: typed(input))
      if let word = plainWord(typed(input)) {
        words.append(word)
      } else if let word = plainWord("\(path)/\(name)") {
        words.append(word)
        links.append(Link(name: name, input: input))
      } else {
        words.append(try makeWord(typed(input)))
      }
    }
    var text = "\(try makeWord(target)):"
    for word in words { text += " \\\n  \(word)" }
    text += "\n"
    for word in words { text += "\n\(word):\n" }
    (bytes, self.links) = (SystemName.bytes(of: text), links)
  }

  /// The name of a link, by which `isLinkName` knows it again.
  private static func linkName(of path: String) -> String {
    var digest = SHA256()
    digest.update(SystemName.bytes(of: path))
    return String(digest.hex.prefix(linkDigits))
  }

  private static let linkDigits = 16

  static func isLinkName(_ name: String) -> Bool {
    name.utf8.count == linkDigits && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}

/// A path as make and ninja both read it; nil if there is no such word. Make sees wildcards, assignments, patterns, members of
/// archives and special targets in some names, and ninja ends a name at most of the characters that shells treat specially.
private func plainWord(_ path: String) -> String? {
  // Make takes all words from one with a `(` to one that ends in `)` as members of an archive, and blanks before the end of a
  // line together. Ninja takes a colon before a blank as the end of the targets.
  guard let last = path.unicodeScalars.last, ![")", " ", ":"].contains(last), !isSpecialTarget(path) else {
    return nil
  }
  // At the beginning of a rule, make reads these words as directives.
  guard path != "define", path != "undefine", path.utf8.first != UInt8(ascii: "~") else { return nil }
  var word = ""
  var scalars = path.unicodeScalars[...]
  while let scalar = scalars.popFirst() {
    switch scalar {
    case " ", "#", ":": word += "\\\(scalar)"
    case "$": word += "$$"
    // `SystemName` writes a byte that is not UTF-8 as U+0000 and another character, which are kept.
    case "\0" where SystemName.byte(behindZero: scalars.first) != nil:
      word.unicodeScalars += [scalar, scalars.removeFirst()]
    case "a"..."z", "A"..."Z", "0"..."9", "+", ",", "-", ".", "/", "_", "~", "(", ")", "{", "}", "@", "!",
      "]",
      "\u{80}"...:
      word.unicodeScalars.append(scalar)
    default: return nil
    }
  }
  return word
}

/// Whether make reads a word at the beginning of a rule as one of its special targets, such as `.PHONY`.
private func isSpecialTarget(_ path: String) -> Bool {
  let setting = path.utf8.dropFirst()
  return path.utf8.first == UInt8(ascii: ".") && !setting.isEmpty
    && setting.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 == UInt8(ascii: "_") }
}

/// Escapes a path so that make reads it back, as the target, which has to stand as the makefile names it. A character that
/// makefiles can't express becomes `?`, a wildcard with which make finds the file. Throws if make reads the path as something
/// else.
private func makeWord(_ path: String) throws -> String {
  var path = path
  if path.utf8.last == UInt8(ascii: ")"), path.utf8.dropFirst().contains(UInt8(ascii: "(")) {
    // Make reads such a path as a member of an archive. If it is a folder, it can be written in another way.
    guard try isFolder(path, typed: path) == true else {
      throw UsageError(
        "--depfile can't name `\(path)`: make reads a name that ends in `)` as a member of an archive; rename it"
      )
    }
    path += "/."
  }
  if isSpecialTarget(path) {
    throw UsageError("--depfile can't name `\(path)`: make reads it as an assignment; rename it")
  }
  // At the beginning of a rule, make would read these words as directives that set variables.
  var word = ["define", "undefine"].contains(path) ? "./" : ""
  var scalars = path.unicodeScalars[...]
  while let scalar = scalars.popFirst() {
    switch scalar {
    case " ", "#", ":": word += "\\\(scalar)"
    case "$": word += "$$"
    case "\0" where SystemName.byte(behindZero: scalars.first) != nil:
      word.unicodeScalars += [scalar, scalars.removeFirst()]
    case "\\", "%", "=", ";", "|", "*", "[", "\0"..."\u{1F}", "\u{7F}": word += "?"
    // Make reads `~` at the beginning of a path as a home folder, and `&` before the colon as a mark of grouped targets.
    case "~" where word.isEmpty, "&" where scalars.isEmpty: word += "?"
    default: word.unicodeScalars.append(scalar)
    }
  }
  return word
}
