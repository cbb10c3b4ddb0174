import ThemeBackends
import ThemeImage

// Targets have copies of the slices. Such a copy is a second name of the file that was written first, which costs a
// fraction of a file of its own. Only files of one commit share their bytes, so none is older than the commit; and a
// later commit does not write to a file but puts another in its place, so what two share never changes under one of them.

/// The ways to the first file of a picture and to one that shares its bytes.
struct TwinTrails {
  var original: FolderTrail
  var twin: FolderTrail

  init(_ bundle: BundleFolder) {
    (original, twin) = (bundle.trail, bundle.trail)
  }
}

extension Plan {
  /// Notes which changes are to a picture that an earlier one is to.
  mutating func pairTwins(in tree: OutputTree) {
    var firsts: [String: Int] = [:]
    for number in changes.indices {
      guard case .image(let pixels) = tree.files[changes[number].index].content,
        let digest = pixels.knownDigest
      else { continue }
      changes[number].twin = firsts[digest]
      if firsts[digest] == nil { firsts[digest] = number }
    }
  }

  /// Gives the first file of a picture, which still has its new name, a further name; where the file system can't do that, the
  /// name gets a file of its own.
  func linkTwin(
    _ number: Int, to name: String, _ section: Journal.Section, _ trails: inout TwinTrails,
    _ content: @Sendable (Int) -> [UInt8]
  ) throws(SystemError) {
    guard let original = changes[number].twin else { preconditionFailure("a twin of nothing") }
    let source = try trails.original.folder(of: changes[original].path)
    let folder = try trails.twin.folder(of: changes[number].path)
    do throws(SystemError) {
      try source.link(section.newName(original), to: name, in: folder)
    } catch {
      guard error.meansNoSecondName else { throw error }
      let newName = section.newName(number)
      try folder.create(newName, content(changes[number].index))
      try folder.synchronize(newName)
      if name != newName { try folder.rename(newName, to: name) }
    }
  }
}
