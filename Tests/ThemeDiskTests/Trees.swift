import CommitCrasher
import ThemeBackends
import ThemeDisk
import ThemeImage

/// A bundle of texts, with the digests that list them.
func tree(_ texts: [String: String]) -> OutputTree {
  var files = texts.map { OutputFile(path: $0.key, content: .text([UInt8]($0.value.utf8))) }
  let lines = texts.keys.sorted().map { "\"\($0)\": \"digest\"" }.joined(separator: ",\n")
  let digests = "{ \"digestsVersion\": 1, \"files\": {\n\(lines)\n} }\n"
  files.append(OutputFile(path: "digests.json", content: .text([UInt8](digests.utf8))))
  return OutputTree(files)
}

/// What a folder holds after a commit with the plain codec.
func entries(of tree: OutputTree) -> [String: TemporaryFolder.Entry] {
  Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, .file($0.plainContent)) })
}

/// Commits with the plain codec and nothing special.
@discardableResult
func commit(
  _ tree: OutputTree, to folder: String, _ change: (inout CommitOptions) -> Void = { _ in }
) throws -> CommitReport {
  var options = CommitOptions(codec: .plain)
  options.rules = .anyPlace
  change(&options)
  return try commit(tree, to: BundlePlace(folder), options)
}

/// The error of a commit, nil when there is none.
func commitError(
  _ tree: OutputTree, to folder: String, _ change: (inout CommitOptions) -> Void = { _ in }
) -> CommitError? {
  do {
    try commit(tree, to: folder, change)
    return nil
  } catch {
    return error as? CommitError
  }
}

extension OwnershipRules {
  /// The rules for bundles of tests, which have files at any place.
  static var anyPlace: OwnershipRules {
    var rules = OwnershipRules()
    rules.isPlace = { _ in true }
    return rules
  }
}
