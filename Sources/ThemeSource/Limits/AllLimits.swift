extension Limit {
  /// Every limit, in the order in which an input meets them.
  package static let all: [Limit] = [
    fileBytes, nodes, nestingDepth, textBytes,
    blankRun, directives, combiningMarks, themeFiles, themeBytes, mergedNodes, extendsDepth, referenceDepth,
    variants, themeVariants, patterns, patternNames, diagnostics,
  ] + ofBundles

  // MARK: Files and their text

  package static let fileBytes = Limit(
    "file-bytes", 4 << 20, "bytes", "of a theme, token or project file", upTo: 256 << 20)

  package static let nodes = Limit(
    "nodes", 100_000, "values", "of a file, keys among them, with its aliases written out", upTo: 10_000_000)

  package static let nestingDepth = Limit(
    fixed: "nesting-depth", 64, "levels", "of maps and lists inside each other")

  package static let textBytes = Limit(
    fixed: "text-bytes", 1_000, "bytes", "of a key, a name, a title, a path, a code or a color")

  // MARK: Trees, parents and variants

  package static let blankRun = Limit(fixed: "blank-run", 4_096, "spaces and line ends", "in a row")

  package static let directives = Limit(fixed: "directives", 64, "`%` lines", "before a YAML document")

  package static let combiningMarks = Limit(fixed: "combining-marks", 30, "combining marks", "in a row")

  package static let themeFiles = Limit(
    "theme-files", 1_000, "files", "of themes that a theme is made of", upTo: 100_000)

  package static let themeBytes = Limit(
    "theme-bytes", 32 << 20, "bytes", "of the theme and token files that a theme is made of", upTo: 4 << 30)

  package static let mergedNodes = Limit(
    "merged-nodes", 1_000_000, "values",
    "of a theme and all that it extends, and of what is written to lay them over each other",
    upTo: 100_000_000)

  package static let extendsDepth = Limit(
    fixed: "extends-depth", 64, "themes", "that extend each other in a row")

  package static let referenceDepth = Limit(
    fixed: "reference-depth", 64, "references", "that lead from one token to the next")

  package static let variants = Limit(
    "variants", 1_000, "variants", "of an element", upTo: 10_000)

  package static let themeVariants = Limit(
    "theme-variants", 10_000, "variants", "of all elements of a theme", upTo: 100_000)

  // MARK: Runs

  package static let patterns = Limit(
    "patterns", 1_000, "paths and patterns", "of `themes` in a project file", upTo: 100_000)

  package static let patternNames = Limit(
    "pattern-names", 1_000_000, "names", "of files and folders that patterns look at", upTo: 100_000_000)

  package static let diagnostics = Limit(
    "diagnostics", 10_000, "errors and warnings", "of a run", upTo: 10_000_000)

  // MARK: The folder of a bundle

  private static let ofBundles: [Limit] = [digestsBytes, journalBytes]

  package static let digestsBytes = Limit(
    "digests-bytes", 16 << 20, "bytes", "of the `digests.json` of a bundle", upTo: 256 << 20)

  package static let journalBytes = Limit(
    "journal-bytes", 16 << 20, "bytes", "of the `.themec-commit` that a build which died has left",
    upTo: 256 << 20)
}
