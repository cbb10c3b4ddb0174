/// A bundle of texts, with the digests that list them.
func tree(_ texts: [String: String]) -> OutputTree {
  var files = texts.map { OutputFile(path: $0.key, content: .text([UInt8]($0.value.utf8))) }
  let lines = texts.keys.sorted().map { "\"\($0)\": \"digest\"" }.joined(separator: ",\n")
  let digests = "{ \"digestsVersion\": 2, \"files\": {\n\(lines)\n} }\n"
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
  try commit(tree, to: BundlePlace(folder), plainOptions(change))
}

/// The same with one thread alone, also where many would wait for the disk: for tests that commit thousands of times.
@discardableResult
func commitInOrder(_ tree: OutputTree, to folder: String, _ faults: Faults? = nil) throws -> CommitReport {
  try commit(tree, to: folder) { $0.faults = faults ?? Faults() }
}

/// Options with the plain codec and nothing special.
func plainOptions(_ change: (inout CommitOptions) -> Void = { _ in }) -> CommitOptions {
  var options = CommitOptions(codec: .plain, rules: .anyPlace)
  change(&options)
  return options
}

extension Way {
  var faults: Faults? { self == .atOnce ? nil : Faults { code($0, $1) } }

  /// What `CommitCrasher` is told.
  var words: [String] {
    switch self {
    case .atOnce: []
    case .byRenaming: ["by-renaming"]
    case .fileByFile: ["file-by-file"]
    }
  }
}

/// The error of a commit, nil when there is none; `done` gets its report then.
func commitError(
  _ tree: OutputTree, to folder: String, _ change: (inout CommitOptions) -> Void = { _ in },
  done: (CommitReport) -> Void = { _ in }
) -> CommitError? {
  do {
    done(try commit(tree, to: folder, change))
    return nil
  } catch {
    return error as? CommitError
  }
}

extension OwnershipRules {
  /// The rules for bundles of tests, which have files at any place.
  static var anyPlace: OwnershipRules { OwnershipRules { _ in true } }
}
