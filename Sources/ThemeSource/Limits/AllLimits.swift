extension Limit {
  /// Every limit, in the order in which an input meets them.
  package static let all: [Limit] = [fileBytes, nodes, nestingDepth, textBytes]

  // MARK: Files and their text

  package static let fileBytes = Limit(
    "file-bytes", 4 << 20, "bytes", "of a theme, token or project file", upTo: 256 << 20)

  package static let nodes = Limit(
    "nodes", 100_000, "values", "of a file, keys among them, with its aliases written out", upTo: 10_000_000)

  package static let nestingDepth = Limit(
    fixed: "nesting-depth", 64, "levels", "of maps and lists inside each other")

  package static let textBytes = Limit(
    fixed: "text-bytes", 1_000, "bytes", "of a key, a name, a title, a path, a code or a color")
}
