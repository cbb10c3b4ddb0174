import Synchronization
import ThemeCompiler
import ThemeCore
import ThemeDisk
import ThemeReview

/// One of the two sides of a comparison.
final class Side: Sendable {
  private enum Source {
    /// A file or folder on the disk, as it was typed.
    case path(String)
    /// The themes of a revision: those at the path that was typed, or, for nil, those of the project.
    case revision(GitRevision, themes: String?)
    /// A theme of a revision, or a folder with themes, by its path in the repository.
    case revisionPath(GitRevision, ThemePath)
    /// The themes of the work tree: those at the path that was typed, or, for nil, those of the project.
    case workTree(themes: String?)
  }

  private let source: Source
  /// The name of the side in messages: `old` or `new`.
  private let name: String
  /// The places of the faults that were found, by the kind of fault.
  private let faults = Mutex<[DiskBundle.Fault: Set<DiskBundle.FaultyPlace>]>([:])

  private init(_ source: Source, name: String) {
    self.source = source
    self.name = name
  }

  /// Determines what was typed for a side: a path that exists; a revision, with the themes that `themes` names in the work
  /// tree; or a path in a revision, as git writes it: `main:themes/a.theme.yaml`. The prefix `git:` says that it is not a path
  /// on the disk.
  init(_ typed: String, name: String, themes: String?) throws {
    guard !typed.isEmpty else { throw UsageError("the \(name) side is empty") }
    let current = try Terminal.currentFolder()
    self.name = name
    let isMarked = typed.hasPrefix("git:")
    if !isMarked, try isFolder(FolderPath(typed, from: current).text, typed: typed) != nil {
      source = .path(typed)
      return
    }
    let revision = isMarked ? String(typed.dropFirst(4)) : typed
    let found: GitRevision?
    do throws(GitProblem) {
      found = try GitRevision(revision, in: current.text)
    } catch .missing {
      throw UsageError(
        "the \(name) side `\(typed)` is \(isMarked ? "a revision" : "no file or folder"); revisions are read through git, "
          + "which is not installed")
    } catch .lacks(let object, let isPartial) {
      throw UsageError(
        "the \(name) side: \(GitProblem.lack(of: object, " of `\(typed)`", isPartial: isPartial))")
    } catch {
      found = nil
    }
    guard let found else {
      if let (revision, path) = try pathInRevision(revision, in: current, name: name) {
        source = .revisionPath(revision, path)
        return
      }
      let what =
        isMarked ? "git knows no such revision" : "it is neither a file or folder nor a revision of git"
      throw UsageError(
        "the \(name) side `\(revision)` is not there: \(what)\(hint(revision, in: current.text))")
    }
    source = .revision(found, themes: themes)
  }

  /// The side in the words of a sentence.
  var words: String {
    switch source {
    case .path(let typed): typed
    case .revision(let revision, _): revision.name
    case .revisionPath(let revision, let path): "\(revision.name):\(path)"
    case .workTree: "the files as they are now"
    }
  }

  /// The folders with themes inside of the folder that was typed, which are not compared.
  var foldersLeftOut: [String] {
    guard case .path(let typed) = source, let current = Terminal.currentFolderIfAny else { return [] }
    let place = FolderPath(typed, from: current)
    let names = namesInFolder(place)
    guard names.contains(where: isThemeFile) else { return [] }
    return names.filter { namesInFolder(place.appending($0)).contains(where: isThemeFile) }
      .map { "\(typed)/\($0)" }
  }

  /// Whether the side is the files of the work tree.
  var isWorkTree: Bool { if case .workTree = source { true } else { false } }

  /// Whether the side has the themes of a revision.
  var isOfRevision: Bool {
    switch source {
    case .path, .workTree: false
    case .revision, .revisionPath: true
    }
  }

  /// The new side: themes of the work tree, where nil stands for those of the project.
  static func workTree(themes: String?) -> Side { Side(.workTree(themes: themes), name: "new") }

  /// The old side: the same themes in the commit at which the current branch began. Throws if git finds no such commit.
  static func mergeBase(themes: String?) throws -> Side {
    let current = try Terminal.currentFolder().text
    let why: String
    do throws(GitProblem) {
      if let found = try GitRevision.mergeBase(in: current) {
        return Side(.revision(found, themes: themes), name: "old")
      }
      why =
        try GitRevision.hasWorkTree(current)
        ? "git finds no commit that this branch and origin/HEAD, main or master have in common" : noWorkTree
    } catch .missing {
      why = "the commit at which this branch began is read through git, which is not installed"
    } catch {
      why = "git can't read this repository"
    }
    throw UsageError(
      "there is no old side to compare with: \(why); name two sides"
        + (isShallow(current) ? ", or fetch the rest of this shallow clone (`git fetch --unshallow`)" : ""))
  }

  /// The old side that a range of revisions names.
  static func base(of range: RevisionRange) throws -> Side {
    guard range.isSinceBase else { return try Side("git:\(range.old)", name: "old", themes: nil) }
    let current = try Terminal.currentFolder().text
    if let base = try? GitRevision.mergeBase(of: range.old, range.new, in: current) {
      return Side(.revision(base, themes: nil), name: "old")
    }
    _ = try (
      Side("git:\(range.old)", name: "old", themes: nil), Side("git:\(range.new)", name: "new", themes: nil)
    )
    throw UsageError(
      "the old side `\(range.typed)` is not there: git finds no commit that `\(range.old)` and `\(range.new)` have in common"
        + (isShallow(current) ? "; this clone is shallow, and `git fetch --unshallow` fetches the rest" : ""))
  }

  /// The side's bundles: those of a folder on the disk in the order of their folders' names, and those that are compiled in the
  /// order of their themes' names. `known` holds the manifests and digests that were read before.
  func bundles(_ known: KnownFacts) throws -> [BundleContents] {
    do {
      return switch source {
      case .path(let typed): try bundles(at: typed, known)
      case .revision(let revision, let themes): try RevisionSide(revision, themes: themes).bundles()
      case .revisionPath(let revision, let path): try RevisionSide(revision, at: path).bundles()
      case .workTree(let themes): try compiledBundles(themes)
      }
    } catch let error as UsageError {
      throw UsageError("the \(name) side: \(error.sentence)")
    } catch ExitStatus.themeHasErrors {
      Terminal.report("the \(name) side can't be compared, because its themes have errors")
      throw ExitStatus.themeHasErrors
    }
  }

  private func bundles(at typed: String, _ known: KnownFacts) throws -> [BundleContents] {
    let place = FolderPath(typed, from: try Terminal.currentFolder())
    if try isFolder(place.text, typed: typed) == true {
      if try !isProject(typed), let found = try written(in: place, typed, known) { return found }
    } else if place.name.hasSuffix(".json"), !isThemeFile(place.name) {
      let isOfBundle = place.name == "manifest.json"
      return [try contents(of: DiskBundle(manifest: typed, in: isOfBundle ? place.parent : nil, known))]
    }
    return try compiledBundles(typed)
  }

  /// The bundle that a folder is, or else the bundles in it; nil if there are none.
  private func written(
    in folder: FolderPath, _ typed: String, _ known: KnownFacts
  ) throws -> [BundleContents]? {
    @Sendable func bundle(_ folder: FolderPath, _ typed: String) throws -> BundleContents? {
      let manifest = typed + (typed.hasSuffix("/") ? "" : "/") + "manifest.json"
      guard try isFolder(folder.appending("manifest.json").text, typed: manifest) == false else {
        guard lacksManifest(folder) else { return nil }
        throw UsageError(
          "`\(typed)` has files of a bundle but no `manifest.json`: a build was interrupted, or somebody removed the file; build it again"
        )
      }
      return try contents(of: DiskBundle(manifest: manifest, in: folder, known))
    }
    if let bundle = try bundle(folder, typed) { return [bundle] }
    let names = namesInFolder(folder).sorted(by: precedesInBytes)
    let found = parallelMap(names.count, workers: Threads.available) { index in
      Result {
        let path = folder.appending(names[index])
        let typed = typed + (typed.hasSuffix("/") ? "" : "/") + names[index]
        return try isFolder(path.text, typed: typed) == true ? try bundle(path, typed) : nil
      }
    }
    let bundles = try found.compactMap { try $0.get() }
    try requireDifferentThemes(bundles, in: typed)
    return bundles.isEmpty ? nil : bundles
  }

  private func contents(of bundle: DiskBundle) throws -> BundleContents {
    try bundle.contents { [self] fault, place in
      faults.withLock { _ = $0[fault, default: []].insert(place) }
    }
  }

  /// Whether files with faults were found, of any kind.
  var hasFaults: Bool { faults.withLock { !$0.isEmpty } }

  /// Reports the files with faults, so that contents that are not known are not mistaken for equal contents. Returns whether
  /// the comparison is reliable.
  func reportFaults() -> Bool {
    let found = faults.withLock { $0 }
    for fault in DiskBundle.Fault.allCases {
      guard let places = found[fault]?.sorted(by: DiskBundle.FaultyPlace.precedes) else { continue }
      Terminal.report(
        "the \(name) side \(fault.rawValue)", list: firstOf(places.map(\.words)))
    }
    return !found.keys.contains(where: \.isError)
  }
}

/// Splits `REVISION:PATH`, as git writes a file of a revision; nil if git knows no such revision. The path begins at the top of
/// the repository, or in the current folder if it starts with `./` or `../`. Throws if the revision has nothing at the path;
/// `name` is the name of the side in the message.
func pathInRevision(
  _ typed: String, in current: FolderPath, name: String
) throws -> (revision: GitRevision, path: ThemePath)? {
  guard let colon = typed.firstIndex(of: ":"), colon != typed.startIndex else { return nil }
  let (before, path) = (String(typed[..<colon]), String(typed[typed.index(after: colon)...]))
  guard let revision = try? GitRevision(before, in: current.text) else { return nil }
  let isRelative = path == "." || path == ".." || path.hasPrefix("./") || path.hasPrefix("../")
  guard let found = FolderPath(path, from: isRelative ? current : revision.top).path(below: revision.top),
    !path.hasPrefix("/")
  else {
    throw UsageError("the \(name) side `\(typed)` is not there: `\(path)` is not in the repository")
  }
  guard try reading(revision, { () throws(GitProblem) in try revision.kind(of: found) }) == nil else {
    return (revision, found)
  }
  if let lack = try reading(revision, { () throws(GitProblem) in try revision.lack() }) {
    throw lack.usage(of: before)
  }
  var hint = ""
  if !isRelative, let near = FolderPath(path, from: current).path(below: revision.top), near != found,
    try reading(revision, { () throws(GitProblem) in try revision.kind(of: near) }) != nil
  {
    hint = "; paths begin at the top of the repository, so write `\(before):./\(path)` or `\(before):\(near)`"
  }
  throw UsageError("the \(name) side `\(typed)` is not there: `\(before)` has no `\(path)`\(hint)")
}

/// Whether a folder without a manifest contains other files of a bundle, or traces of an interrupted build. A folder with theme
/// files is not taken for a bundle.
private func lacksManifest(_ folder: FolderPath) -> Bool {
  let names = namesInFolder(folder)
  return !names.contains(where: isThemeFile) && (names.contains("digests.json") || isHalfWritten(folder.text))
}

/// Throws if two bundles have themes of the same name. Bundles are compared by the names of their themes, so one of the two
/// would be ignored.
private func requireDifferentThemes(_ bundles: [BundleContents], in typed: String) throws {
  var folders: [String: String] = [:]
  for bundle in bundles {
    guard let folder = bundle.folder?.split(separator: "/").last.map(String.init) else { continue }
    if let other = folders.updateValue(folder, forKey: bundle.manifest.theme) {
      throw UsageError(
        "`\(other)` and `\(folder)` in `\(typed)` are both bundles of the theme `\(bundle.manifest.theme)`; compare one of "
          + "them")
    }
  }
}

/// The reason, for messages, that a folder has no revisions.
private let noWorkTree =
  "git finds no repository with a work tree around this folder (`git status` may say why)"

/// The help that the message about an unknown revision ends with; empty if there is none.
private func hint(_ revision: String, in folder: String) -> String {
  if (try? GitRevision.hasWorkTree(folder)) == false { return "; \(noWorkTree)" }
  if revision.contains("..") {
    return "; a range such as `main..HEAD` names both sides, so it is the only argument"
  }
  return isShallow(folder) ? "; this clone is shallow, and `git fetch --unshallow` fetches the rest" : ""
}

private func isShallow(_ folder: String) -> Bool {
  (try? gitLine(.isShallow, in: folder)) == "true"
}
