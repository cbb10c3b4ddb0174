import Synchronization
package import ThemeCore
import ThemeModel

/// The bytes of all art files of a run. Each file is read once, and its bytes are kept.
///
/// A class because many threads share it.
final class ArtBytes: Sendable {
  /// Up to this many bytes, a file is read without asking for its size first.
  private static let usual = 4 << 20

  private let inputs: any ThemeInputs
  private let limits: Limits
  private let meter: ArtMeter
  private let gate: AdmissionGate
  private let files = Mutex<[ThemePath: Result<[UInt8], InputError>]>([:])

  init(_ inputs: any ThemeInputs, _ limits: Limits, _ meter: ArtMeter, _ gate: AdmissionGate) {
    self.inputs = inputs
    self.limits = limits
    self.meter = meter
    self.gate = gate
  }

  /// The bytes of a file, which is read unless it is known already. The caller must not be inside the gate, because this
  /// function enters it.
  func read(_ path: ThemePath) -> Result<[UInt8], InputError> {
    if let known = known(path) { return known }
    let limit = limits[.pictureBytes]
    var result = gate.admit(min(Self.usual, limit)) { bytes(of: path, upTo: min(Self.usual, limit)) }
    if case .failure(.tooLarge(let size, _)) = result, limit > Self.usual, !meter.isExceeded {
      result =
        size > limit
        ? .failure(.tooLarge(bytes: size, limit: limit))
        : gate.admit(size) { bytes(of: path, upTo: limit) }
    }
    let read = result
    let (kept, isFirst) = files.withLock { files in
      if let known = files[path] { return (known, false) }
      files[path] = read
      return (read, true)
    }
    if isFirst, case .success(let bytes) = read { meter.count(bytes: bytes.count) }
    return kept
  }

  /// The result of reading a file; nil if it was not read yet.
  func known(_ path: ThemePath) -> Result<[UInt8], InputError>? { files.withLock { $0[path] } }

  private func bytes(of path: ThemePath, upTo limit: Int) -> Result<[UInt8], InputError> {
    Result { () throws(InputError) in try inputs.bytes(of: path, limit: limit) }
  }
}

/// How a file of art is read. Reading the same file in the same way gives the same picture.
package struct ArtReading: Hashable, Sendable {
  /// Whether the file is a nine-patch, whose frame is removed and whose marks are read.
  package var isNinePatch = false
  /// How the picture and its marks are flipped; nil leaves them as they are.
  package var flip: Flip?
  /// The treatment of colors that are not sRGB; nil rejects them.
  package var profile: ProfileTreatment?
  /// The part of the file that is shown, in pixels; nil for all of it.
  var region: Rect<Pixels>?

  package init(isNinePatch: Bool = false, flip: Flip? = nil, profile: ProfileTreatment? = nil) {
    self.isNinePatch = isNinePatch
    self.flip = flip
    self.profile = profile
  }
}

/// A file of art and its siblings at other scales, looked up once in a run.
///
/// A class because every theme that names the file refers to the same family. Only its measured pictures change.
final class ArtFamily: Sendable {
  /// How a theme names a file: its folder, the path as it is written there, and how the file is read.
  struct Name: Hashable {
    let folder: ThemePath
    let written: PathText
    let reading: ArtReading
  }

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
