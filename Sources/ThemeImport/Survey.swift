package import ThemeCore
import ThemeDiagnostics

/// Something in a folder that can be imported.
package struct ImportSource: Sendable {
  package enum Kind: String, Sendable {
    case catalog, resources, pictures, tokens
  }

  package let kind: Kind
  package let path: ThemePath
  /// How many image sets, drawables, pictures or token files there are.
  package var count: Int
  /// Whether pictures look like art of an app: SVGs, nine-patches, or PNGs for several scales.
  package var isArt = true

  /// What it is, for people: `asset catalog, 64 sets`.
  package var summary: String {
    switch kind {
    case .catalog: "asset catalog, \(counted(count, "set"))"
    case .resources: "Android resources, \(counted(count, "file"))"
    case .pictures: "folder of pictures, \(counted(count, "picture"))"
    case .tokens: "token file"
    }
  }
}

/// What a folder has that can be imported: asset catalogs, Android's `res` folders, folders of pictures and token files.
///
/// Folders of dependencies and of what is built are left out, and so is what themec itself has written.
package func survey(_ folder: ThemePath, in inputs: any ThemeInputs) -> [ImportSource] {
  var sources: [ImportSource] = []
  var walk = FolderWalk(folder, ())
  // What can't be visited is named where it is read.
  var notes: [ImportNote] = []
  while let (path, names, _) = walk.next(from: inputs, &notes) {
    let kind = FolderKind(path, names)
    switch kind {
    case .bundle: continue
    case .themes where path != folder: continue
    case .catalog, .resources:
      let endings = kind == .catalog ? [".imageset", ".colorset"] : [".png", ".xml"]
      let number = count(path, in: inputs) { name in endings.contains(where: name.hasSuffix) }
      sources.append(
        ImportSource(kind: kind == .catalog ? .catalog : .resources, path: path, count: number))
      continue
    case .plain, .themes: break
    }
    var pictures = 0
    let isArt = names.contains {
      $0.hasSuffix(".svg") || $0.hasSuffix(".9.png") || PictureName($0.withoutExtension).scale != nil
    }
    var inner: [(path: ThemePath, context: Void)] = []
    for name in names {
      let child = path.appending(name)
      switch name.extension {
      case "png", "svg": pictures += 1
      case "json", "css", "tokens", "json5":
        guard let bytes = try? inputs.bytes(of: child, limit: ImportedJSON.maxBytes) else { continue }
        if isTokenFile(TokenSource(path: child, bytes: bytes)) {
          sources.append(ImportSource(kind: .tokens, path: child, count: 1))
        }
      default: if !kind.leavesOut(name), isFolder(child, in: inputs) { inner.append((child, ())) }
      }
    }
    walk.enter(inner)
    if pictures > 0 {
      sources.append(ImportSource(kind: .pictures, path: path, count: pictures, isArt: isArt))
    }
  }
  return sources.sorted { $0.path < $1.path }
}

/// How many names below a folder are counted; what is counted is not entered.
private func count(_ folder: ThemePath, in inputs: any ThemeInputs, _ isCounted: (String) -> Bool) -> Int {
  var count = 0
  var walk = FolderWalk(folder, ())
  var notes: [ImportNote] = []
  while let (path, names, _) = walk.next(from: inputs, &notes) {
    let others = names.filter { !isCounted($0) }
    count += names.count - others.count
    walk.enter(others.map(path.appending).filter { isFolder($0, in: inputs) }.map { ($0, ()) })
  }
  return count
}

/// Whether a path leads to a folder.
func isFolder(_ path: ThemePath, in inputs: any ThemeInputs) -> Bool { (try? inputs.names(in: path)) != nil }

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
    func leave(_ path: ThemePath, _ reason: String) {
      notes.append(ImportNote(.left, path.name, at: ImportPlace(path), reason))
    }
    while let (path, context, depth) = rest.popLast() {
      do throws(InputError) {
        guard visited.insert(try inputs.identity(of: path)).inserted else {
          leave(path, "it is a link to a folder that is read already")
          continue
        }
        let names = try inputs.names(in: path).filter { !$0.hasPrefix(".") }
        count += names.count
        if count <= Self.maxNames, depth <= Self.maxDepth {
          self.depth = depth
          return (path, names, context)
        }
        leave(path, "there are too many files and folders, or they are nested too deep")
      } catch {
        leave(path, error.words)
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
  /// A folder of themes, which is passed over unless it is named itself.
  case themes
  /// What themec has built.
  case bundle
  case plain

  init(_ path: ThemePath, _ names: [String]) {
    if names.contains("manifest.json"), names.contains("digests.json") {
      self = .bundle
    } else if names.contains(where: { $0.hasSuffix(".theme.yaml") || $0.hasSuffix(".theme.json") }) {
      self = .themes
    } else if path.name.hasSuffix(".xcassets") {
      self = .catalog
    } else if names.contains(where: { $0 == "values" || $0 == "drawable" || $0.hasPrefix("drawable-") }) {
      self = .resources
    } else {
      self = .plain
    }
  }

  /// Whether a folder within is left out by its name: dependencies, what is built, and what an import has written beside its theme.
  func leavesOut(_ name: String) -> Bool {
    let others: Set<String> = [
      "node_modules", "Pods", "Carthage", "build", "DerivedData", "dist", "out", "target", "vendor",
    ]
    return others.contains(name) || self == .themes && (name == "art" || name == "tokens")
  }
}
