import Synchronization
import ThemeCompiler
import ThemeCore
import ThemeDisk
import ThemeReview

/// A side of a comparison.
final class Side: Sendable {
  private enum Source {
    /// A file or folder, as it is typed.
    case path(String)
    /// The themes of a revision: those that are typed, or those of the project.
    case revision(GitRevision, themes: String?)
    /// A theme or a folder of themes of a revision, by its path in the repository.
    case revisionPath(GitRevision, ThemePath)
    /// The themes of the work tree: those that are typed, or those of the project.
    case workTree(themes: String?)
  }

  private let source: Source
  /// `old` or `new`, for messages.
  private let name: String
  /// The files with a fault.
  private let faults = Mutex<[DiskBundle.Fault: Set<DiskBundle.FaultyPlace>]>([:])

  private init(_ source: Source, name: String) {
    self.source = source
    self.name = name
  }

  /// What is typed: a path that exists; a revision, whose themes are those that `themes` names in the work tree; or a path in a
  /// revision, as git writes it: `main:themes/a.theme.yaml`.
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
      throw UsageError("the \(name) side `\(typed)` is not there: \(what)\(hint(revision, in: current.text))")
    }
    source = .revision(found, themes: themes)
  }

  /// Whether its themes are those of a revision that was typed.
  var isOfRevision: Bool {
    switch source {
    case .path, .workTree: false
    case .revision, .revisionPath: true
    }
  }

  /// The work tree.
  static func workTree(themes: String?) -> Side { Side(.workTree(themes: themes), name: "new") }

  /// The commit at which the work on this branch began.
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

  /// Its bundles, in the order of their themes' names; `known` are the facts of bundles that were read.
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
      if let found = try written(in: place, typed, known) { return found }
    } else if place.name.hasSuffix(".json"), !isThemeFile(place.name) {
      let isOfBundle = place.name == "manifest.json"
      return [try contents(of: DiskBundle(manifest: typed, in: isOfBundle ? place.parent : nil, known))]
    }
    return try compiledBundles(typed)
  }

  /// The bundles in a folder, or the bundle that it is; nil if there is none.
  private func written(
    in folder: FolderPath, _ typed: String, _ known: KnownFacts
  ) throws -> [BundleContents]? {
    @Sendable func bundle(_ folder: FolderPath, _ typed: String) throws -> BundleContents? {
      let manifest = typed + (typed.hasSuffix("/") ? "" : "/") + "manifest.json"
      guard try isFolder(folder.appending("manifest.json").text, typed: manifest) == false else {
        guard lacksManifest(folder) else { return nil }
        throw UsageError(
          "`\(typed)` has files of a bundle and no `manifest.json`, so it is half written or somebody removed it; build it again"
        )
      }
      return try contents(of: DiskBundle(manifest: manifest, in: folder, known))
    }
    if let bundle = try bundle(folder, typed) { return [bundle] }
    let names = namesInFolder(folder).sorted(by: precedesInBytes)
    let found = parallelMap(names.count, workers: Threads.available.count) { index in
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

  /// Says which files are of another form, could not be read or were changed, so that nobody takes what is unknown for what is the
  /// same; returns whether the comparison can be relied on.
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

/// The parts of what is typed as git writes a file of a revision, `REVISION:PATH`; nil where git knows no such revision. The path is
/// one of the repository, or of the current folder if it begins with `./` or `../`.
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
  var hint = ""
  if !isRelative, let near = FolderPath(path, from: current).path(below: revision.top), near != found,
    try reading(revision, { () throws(GitProblem) in try revision.kind(of: near) }) != nil
  {
    hint = "; paths begin at the top of the repository, so write `\(before):./\(path)` or `\(before):\(near)`"
  }
  throw UsageError("the \(name) side `\(typed)` is not there: `\(before)` has no `\(path)`\(hint)")
}

/// Whether a folder without a manifest was, or becomes, that of a bundle.
private func lacksManifest(_ folder: FolderPath) -> Bool {
  let names = namesInFolder(folder)
  return !names.contains(where: isThemeFile) && (names.contains("digests.json") || isHalfWritten(folder.text))
}

/// Bundles are compared by the names of their themes: of two with the same name, one would be forgotten.
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

/// Why a folder has no revisions.
private let noWorkTree =
  "git finds no repository with a work tree around this folder (`git status` may say why)"

/// What helps who typed a revision that git doesn't know.
private func hint(_ revision: String, in folder: String) -> String {
  if (try? GitRevision.hasWorkTree(folder)) == false { return "; \(noWorkTree)" }
  if revision.contains("..") { return "; two revisions are two arguments, as in `themec diff main HEAD`" }
  return isShallow(folder) ? "; this clone is shallow, and `git fetch --unshallow` fetches the rest" : ""
}

private func isShallow(_ folder: String) -> Bool {
  (try? gitLine(["rev-parse", "--is-shallow-repository"], in: folder)) == "true"
}
