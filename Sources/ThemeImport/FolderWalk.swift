import ThemeCore

/// Visits a folder and the folders in it that are entered, in the order of their names. `Context` is what a folder knows from
/// those above it.
struct FolderWalk<Context> {
  private var rest: [(path: ThemePath, context: Context, depth: Int)]
  private var depth = 0
  private var count = 0
  /// The folders that were visited: links may lead to one again, and to those that they are in.
  private var visited: Set<FolderIdentity> = []

  /// The largest number of files and folders that are looked at, and how deep they may be nested.
  private static var maxNames: Int { 100_000 }
  private static var maxDepth: Int { 40 }

  init(_ folder: ThemePath, _ context: Context) { rest = [(folder, context, 0)] }

  /// The next folder with the names in it, but for hidden ones; a note says why one can't be visited. Nil after the last one.
  mutating func next(
    from inputs: any ThemeInputs, _ notes: inout [ImportNote]
  ) -> (path: ThemePath, names: [String], context: Context)? {
    while let (path, context, depth) = rest.popLast() {
      do throws(InputError) {
        guard visited.insert(try inputs.identity(of: path)).inserted else {
          notes.append(
            ImportNote(
              .left, path.name, at: ImportPlace(path), "it is a link to a folder that is read already"))
          continue
        }
        let names = try inputs.names(in: path).filter { !$0.hasPrefix(".") }
        count += names.count
        if count <= Self.maxNames, depth <= Self.maxDepth {
          self.depth = depth
          return (path, names, context)
        }
        let reason = "there are too many files and folders, or they are nested too deep"
        notes.append(ImportNote(.left, path.name, at: ImportPlace(path), reason))
      } catch {
        notes.append(ImportNote(.left, path.name, at: ImportPlace(path), error.words))
      }
    }
    return nil
  }

  /// Visits folders of the present one next.
  mutating func enter(_ folders: [(path: ThemePath, context: Context)]) {
    rest += folders.reversed().map { ($0.path, $0.context, depth + 1) }
  }
}

/// What the names in a folder make of it for an import.
enum FolderKind {
  /// An asset catalog.
  case catalog
  /// A `res` folder of Android.
  case resources
  /// A folder of themes, or a bundle that themec has built.
  case themes
  case plain

  init(_ path: ThemePath, _ names: [String]) {
    let isBundle = names.contains("manifest.json") && names.contains("digests.json")
    if isBundle || names.contains(where: { $0.hasSuffix(".theme.yaml") || $0.hasSuffix(".theme.json") }) {
      self = .themes
    } else if path.name.hasSuffix(".xcassets") {
      self = .catalog
    } else if names.contains(where: { $0 == "values" || $0 == "drawable" || $0.hasPrefix("drawable-") }) {
      self = .resources
    } else {
      self = .plain
    }
  }

  /// The names of folders with dependencies, or with what is built.
  static let leftOut: Set<String> = [
    "node_modules", "Pods", "Carthage", "build", "DerivedData", "dist", "out", "target", "vendor",
  ]
}
