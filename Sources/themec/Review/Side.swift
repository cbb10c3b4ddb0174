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
    /// The themes of the work tree: those that are typed, or those of the project.
    case workTree(themes: String?)
  }

  private let source: Source
  /// `old` or `new`, for messages.
  private let name: String
  /// The pictures with a fault.
  private let faults = Mutex<[DiskBundle.PictureFault: Set<String>]>([:])

  private init(_ source: Source, name: String) {
    self.source = source
    self.name = name
  }

  /// What is typed: a path that exists, or a revision, whose themes are those that `themes` names in the work tree.
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
        "the \(name) side `\(typed)` is no file or folder; a revision is read through git, which is not installed"
      )
    } catch {
      found = nil
    }
    guard let found else {
      let what =
        isMarked ? "git knows no such revision" : "it is neither a file or folder nor a revision of git"
      let isShallow = (try? gitLine(["rev-parse", "--is-shallow-repository"], in: current.text)) == "true"
      throw UsageError(
        "the \(name) side `\(typed)` is not there: \(what)"
          + (isShallow ? "; this clone is shallow, and `git fetch --unshallow` fetches the rest" : ""))
    }
    source = .revision(found, themes: themes)
  }

  /// The work tree.
  static func workTree(themes: String?) -> Side { Side(.workTree(themes: themes), name: "new") }

  /// The commit at which the work on this branch began.
  static func mergeBase(themes: String?) throws -> Side {
    let current = try Terminal.currentFolder().text
    let found = try reading(nil) { () throws(GitProblem) in try GitRevision.mergeBase(in: current) }
    guard let found else {
      throw UsageError(
        "there is nothing to compare with: git finds no commit that this branch and origin/HEAD, main or master have in "
          + "common; name two sides, or fetch more of a shallow clone (`git fetch --unshallow`)")
    }
    return Side(.revision(found, themes: themes), name: "old")
  }

  /// Its bundles, in the order of their themes' names; `known` are the facts of bundles that were read.
  func bundles(_ known: KnownFacts) throws -> [BundleContents] {
    do {
      return switch source {
      case .path(let typed): try bundles(at: typed, known)
      case .revision(let revision, let themes): try RevisionSide(revision, themes: themes).bundles()
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
      guard try isFolder(folder.appending("manifest.json").text, typed: manifest) == false else { return nil }
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
    return bundles.isEmpty ? nil : bundles
  }

  private func contents(of bundle: DiskBundle) throws -> BundleContents {
    try bundle.contents { [self] fault, path in
      faults.withLock { _ = $0[fault, default: []].insert(path) }
    }
  }

  /// Says which pictures could not be read or were changed, so that nobody takes what is unknown for what is the same.
  func reportFaults() {
    let found = faults.withLock { $0 }
    for fault in DiskBundle.PictureFault.allCases {
      guard let paths = found[fault] else { continue }
      Terminal.report(
        "the \(name) side has pictures that \(fault.rawValue)",
        list: firstOf(paths.sorted(by: precedesInBytes)))
    }
  }
}
