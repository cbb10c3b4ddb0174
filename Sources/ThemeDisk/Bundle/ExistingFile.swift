import ThemeCore
import ThemeImage

/// What stands where a file of a bundle belongs.
enum ExistingFile: Sendable {
  case nothing
  /// A file with the right content.
  case right(FileStatus.Identity)
  /// A file with another content.
  case different(FileStatus.Identity)
  /// A folder, where the file belongs.
  case folder
  /// A link, a pipe, a socket or a device.
  case stranger
  /// A link, where a folder above the file belongs.
  case link(at: BundlePath)
  /// A file, where a folder above the file belongs.
  case file(at: BundlePath)
}

/// Looks at what stands where a file belongs, and whether its content is right: text by bytes, pictures by pixels and form.
///
/// With `reencode` the content of a picture is right only when its bytes are what the codec makes of it.
func existingFile(
  of file: OutputFile, named name: String, in place: BundleFolder.Place, _ codec: ImageCodec, reencode: Bool
) throws(SystemError) -> ExistingFile {
  let folder: Folder
  switch place {
  case .folder(let found): folder = found
  case .nothing: return .nothing
  case .link(let place): return .link(at: place)
  case .file(let place): return .file(at: place)
  }
  // A look before opening: opening a device can do something already.
  guard let status = try folder.statusIfAny(of: name) else { return .nothing }
  switch status.kind {
  case .folder: return .folder
  case .link, .special: return .stranger
  case .file: break
  }
  let isRight: Bool
  switch file.content {
  case .text(let wanted):
    guard status.size == wanted.count else { return .different(status.identity) }
    isRight = try folder.file(name).read(size: wanted.count, limit: wanted.count) == wanted
  case .image(let pixels):
    // No PNG of a bundle is much larger than its pixels; what is, is another file.
    let limit = pixels.size.width.count * pixels.size.height.count * 8 + (1 << 20)
    guard let bytes = try folder.file(name).read(size: status.size, limit: limit) else {
      return .different(status.identity)
    }
    isRight = reencode ? codec.file(pixels, at: file.path) == bytes : codec.isHeld(pixels, in: bytes)
  }
  return isRight ? .right(status.identity) : .different(status.identity)
}
