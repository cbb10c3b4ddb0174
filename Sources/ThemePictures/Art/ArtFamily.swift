import Synchronization
package import ThemeCore

/// A file of art and its siblings at other scales, looked up once in a run.
///
/// A class because every theme that names the file refers to the same family. Only its measured pictures change.
final class ArtFamily: Sendable {
  /// The files in ascending order of scale.
  let files: [(scale: Scale, path: ThemePath)]
  /// The paths of the files, and of the folder in which siblings were looked for.
  let inputs: [ThemePath]
  private let measured = Mutex<[MeasuredPicture]>([])

  init(files: [(scale: Scale, path: ThemePath)], inputs: [ThemePath]) {
    self.files = files
    self.inputs = inputs
  }

  /// The measured pictures, in the order of `files`; empty until `keep` is called.
  var pictures: [MeasuredPicture] { measured.withLock { $0 } }

  /// Keeps the measured pictures of the files: one for each, in the same order.
  func keep(_ pictures: [MeasuredPicture]) {
    precondition(pictures.count == files.count, "a family of other files")
    measured.withLock { $0 = pictures }
  }
}

/// The families of art that the themes in one folder name.
///
/// A class because many threads share it.
final class FolderArt: Sendable {
  /// How a theme names a file: the path as it is written, and how the file is read.
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

/// The inputs of a theme's art: every file that it was made from, and every folder in which siblings were looked for.
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

  /// The paths of all inputs, unordered.
  package var paths: Set<ThemePath> {
    families.reduce(into: others) { $0.formUnion($1.inputs) }
  }
}
