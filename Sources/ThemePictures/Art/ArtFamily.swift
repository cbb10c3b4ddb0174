import Synchronization
package import ThemeCore

/// A file of art with its siblings at other scales, found once a run.
///
/// A class because it never changes but for what has been measured, and every theme that names it refers to the same one.
final class ArtFamily: Sendable {
  /// Ascending.
  let files: [(scale: Scale, path: ThemePath)]
  /// The files, and the folder in which they were looked for.
  let inputs: [ThemePath]
  private let measured = Mutex<[MeasuredPicture]>([])

  init(files: [(scale: Scale, path: ThemePath)], inputs: [ThemePath]) {
    self.files = files
    self.inputs = inputs
  }

  /// What was measured of every file, in their order; empty until `keep`.
  var pictures: [MeasuredPicture] { measured.withLock { $0 } }

  /// Keeps what was measured of the files, one for each.
  func keep(_ pictures: [MeasuredPicture]) {
    precondition(pictures.count == files.count, "a family of other files")
    measured.withLock { $0 = pictures }
  }
}

/// The art that the themes of one folder name, by the paths that they write.
///
/// A class because many threads share it.
final class FolderArt: Sendable {
  /// What a theme writes: a path, and how the files are read.
  struct Name: Hashable {
    let written: String
    let reading: ArtReading
  }

  let folder: ThemePath
  private let families = Mutex<[Name: ArtFamily]>([:])

  init(_ folder: ThemePath) {
    self.folder = folder
  }

  subscript(name: Name) -> ArtFamily? {
    get { families.withLock { $0[name] } }
    set { families.withLock { $0[name] = newValue } }
  }
}

/// Every file of art that a theme was made of, and every folder in which siblings were looked for.
package struct ArtInputs: Sendable {
  private var families: [ArtFamily] = []
  private var known: Set<ObjectIdentifier> = []
  private var others: Set<ThemePath> = []

  mutating func insert(_ family: ArtFamily) {
    if known.insert(ObjectIdentifier(family)).inserted { families.append(family) }
  }

  mutating func insert(_ path: ThemePath) {
    others.insert(path)
  }

  /// All paths, in no order.
  package var paths: Set<ThemePath> {
    families.reduce(into: others) { $0.formUnion($1.inputs) }
  }
}
