import Synchronization
import ThemeCompiler
import ThemeCore
import ThemeDisk
import ThemeReview

/// A side of a comparison, as it is typed.
final class Side: Sendable {
  private let typed: String
  /// `old` or `new`, for messages.
  private let name: String
  /// The files that could not be read.
  private let unreadable = Mutex<[String]>([])

  init(_ typed: String, name: String) {
    self.typed = typed
    self.name = name
  }

  /// Its bundles, in the order of their themes' names.
  func bundles() throws -> [BundleContents] {
    guard !typed.isEmpty else { throw UsageError("the \(name) side is empty") }
    let place = FolderPath(typed, from: try Terminal.currentFolder())
    guard let isFolder = try isFolder(place.text, typed: typed) else {
      throw UsageError("the \(name) side `\(typed)` is not there: it is neither a file nor a folder")
    }
    if isFolder, let found = try written(in: place) { return found }
    if !isFolder, place.name.hasSuffix(".json"), !isThemeFile(place.name) {
      return [
        try contents(of: DiskBundle(manifest: typed, in: place.name == "manifest.json" ? place.parent : nil))
      ]
    }
    return try compiledBundles(typed)
  }

  /// The bundles in a folder, or the bundle that it is; nil if there is none.
  private func written(in folder: FolderPath) throws -> [BundleContents]? {
    func bundle(_ folder: FolderPath, _ typed: String) throws -> BundleContents? {
      let manifest = typed + (typed.hasSuffix("/") ? "" : "/") + "manifest.json"
      guard try isFolder(folder.appending("manifest.json").text, typed: manifest) == false else { return nil }
      return try contents(of: DiskBundle(manifest: manifest, in: folder))
    }
    if let bundle = try bundle(folder, typed) { return [bundle] }
    let names = (try? DiskInputs(root: folder.text).names(in: .root)) ?? []
    let found = try names.sorted(by: precedesInBytes).compactMap { name in
      let path = folder.appending(name)
      let typed = typed + (typed.hasSuffix("/") ? "" : "/") + name
      return try isFolder(path.text, typed: typed) == true ? try bundle(path, typed) : nil
    }
    return found.isEmpty ? nil : found
  }

  private func contents(of bundle: DiskBundle) throws -> BundleContents {
    try bundle.contents { [self] path in unreadable.withLock { $0.append(path) } }
  }

  /// Says which files could not be read, so that nobody takes what is unknown for what is the same.
  func reportUnreadable() {
    let paths = unreadable.withLock { $0 }
    guard !paths.isEmpty else { return }
    Terminal.report(
      "the \(name) side has pictures that can't be read", list: firstOf(paths.sorted(by: precedesInBytes)))
  }
}
