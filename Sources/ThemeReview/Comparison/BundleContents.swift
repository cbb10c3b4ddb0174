import Synchronization
package import ThemeCompiler
package import ThemeCore
import ThemeDiagnostics
package import ThemeImage

/// A bundle to be compared: the facts of its manifest and digests, and its files, which are read when they are asked for.
package struct BundleContents: Sendable {
  package let manifest: ManifestFacts
  /// The digests; nil where there are none, as for a manifest alone.
  package private(set) var digests: DigestFacts?
  /// Reads the pixels of an image by its path in the bundle; nil where the file is not at hand or is not a readable PNG.
  package private(set) var picture: @Sendable (String) -> Bitmap?
  /// Reads the size of an image by its path in the bundle, without decoding it; nil where the file is not at hand, or does not
  /// have the form that themec writes and may have been edited.
  package let writtenSize: @Sendable (String) -> Size<Pixels>?
  /// Checks the pixels of an image, by its path in the bundle, against the digests, and reports a difference. Does nothing by
  /// default.
  package let verify: @Sendable (String) -> Void
  /// Checks the manifest against its schema, and reports its flaws. Does nothing by default.
  package let verifyManifest: @Sendable () -> Void
  /// Reads the bytes of a file by its path in the bundle; nil where the file is not at hand.
  package let bytes: @Sendable (String) -> [UInt8]?
  /// Reads the byte count of a file by its path in the bundle; nil where the file is not at hand.
  package let size: @Sendable (String) -> Int?
  /// Whether the bundle has more files than its manifest and its digests. Projects may commit these two alone; files that they
  /// list are not missing then.
  package let hasFiles: Bool
  /// The absolute path of the bundle's folder; nil for a bundle that was compiled, and for a manifest alone.
  package let folder: String?
  /// The theme that makes the bundle; nil where none is known.
  package private(set) var written: WrittenTheme?
  /// The warnings of the theme that makes the bundle; nil where no theme is known.
  package private(set) var warnings: [ThemeWarning]?
  /// Whether themes with the bundle's name were found, and none of them makes the bundle.
  package private(set) var isOutdated = false

  package init(
    manifest: ManifestFacts, digests: DigestFacts?, picture: @escaping @Sendable (String) -> Bitmap?,
    writtenSize: (@Sendable (String) -> Size<Pixels>?)? = nil,
    verify: @escaping @Sendable (String) -> Void = { _ in },
    verifyManifest: @escaping @Sendable () -> Void = {}, bytes: @escaping @Sendable (String) -> [UInt8]?,
    size: (@Sendable (String) -> Int?)? = nil, hasFiles: Bool = true, folder: String? = nil,
    written: WrittenTheme? = nil, warnings: [ThemeWarning]? = nil
  ) {
    self.manifest = manifest
    self.digests = digests
    self.picture = picture
    self.writtenSize = writtenSize ?? { picture($0)?.size }
    self.verify = verify
    self.verifyManifest = verifyManifest
    self.bytes = bytes
    self.size = size ?? { bytes($0)?.count }
    self.hasFiles = hasFiles
    self.folder = folder
    self.written = written
    self.warnings = warnings
  }

  /// The bundle with the theme that was found to make it, and with that theme's warnings.
  package func made(by theme: WrittenTheme, _ warnings: [ThemeWarning]?) -> BundleContents {
    var copy = self
    (copy.written, copy.warnings) = (theme, warnings)
    return copy
  }

  /// The bundle, marked as outdated: themes with its name were found, and none of them makes it.
  package func outdated() -> BundleContents {
    var copy = self
    copy.isOutdated = true
    return copy
  }

  /// The bundle with a memory of its pictures, so that each is decoded once. The memory lives as long as the result.
  func remembering() -> BundleContents {
    let memory = PictureMemory()
    var copy = self
    copy.picture = { [picture] path in memory.picture(path, reading: picture) }
    return copy
  }

  /// The bundle with some digests marked as wrong: the pictures at `paths` are known to differ from what the digests say.
  package func doubting(_ paths: [String]) -> BundleContents {
    var copy = self
    copy.digests = digests?.doubting(paths)
    return copy
  }
}

/// The pictures of a bundle that were decoded.
///
/// This is a class because the pictures are kept where they are read.
private final class PictureMemory: Sendable {
  private let known = Mutex<[String: Bitmap?]>([:])

  func picture(_ path: String, reading read: (String) -> Bitmap?) -> Bitmap? {
    if let known = known.withLock({ $0[path] }) { return known }
    let picture = read(path)
    known.withLock { $0[path] = .some(picture) }
    return picture
  }
}

extension BundleContents {
  /// Makes the contents of a compiled bundle that is not written to the disk; nil where the theme has no bundle. `session` is
  /// the session in which the theme was compiled, and `project` the project file whose options applied.
  package init?(_ theme: CompiledTheme, in session: Session, of project: WrittenProject? = nil) {
    guard let tree = theme.tree else { return nil }
    let warnings = theme.diagnostics.filter { $0.severity == .warning }.map {
      ThemeWarning(code: $0.code.name, words: $0.message, element: $0.element, target: $0.target)
    }
    self.init(
      tree, written: WrittenTheme(theme, in: session, of: project),
      warnings: warnings.sorted {
        ($0.element ?? "", $0.code, $0.words) < ($1.element ?? "", $1.code, $1.words)
      })
  }

  /// Makes the contents of a bundle that is not written to the disk.
  package init(_ tree: OutputTree, written: WrittenTheme? = nil, warnings: [ThemeWarning]? = nil) {
    let files = Dictionary(tree.files.map { ($0.path, $0.content) }) { $1 }
    let bytes: @Sendable (String) -> [UInt8]? = { path in
      if case .text(let bytes)? = files[path] { bytes } else { nil }
    }
    func text(_ path: String) -> [UInt8] {
      guard let bytes = bytes(path) else { preconditionFailure("a bundle has \(path)") }
      return bytes
    }
    do throws(ManifestProblem) {
      self.init(
        manifest: try ManifestFacts(reading: text("manifest.json")),
        digests: try DigestFacts(reading: text("digests.json")),
        picture: { path in if case .image(let pixels)? = files[path] { pixels.bitmap } else { nil } },
        writtenSize: { path in if case .image(let pixels)? = files[path] { pixels.size } else { nil } },
        bytes: bytes, written: written, warnings: warnings)
    } catch {
      preconditionFailure("themec can't read what it writes: \(error.words)")
    }
  }
}
