import ThemeCore
import ThemeImage

/// What exists at the path of a file of a bundle.
enum ExistingFile: Sendable {
  case nothing
  /// A file with the right content.
  case right(FileStatus.Identity)
  /// A file with different content.
  case different(FileStatus.Identity)
  /// A folder at the path of the file.
  case folder
  /// A symbolic link, a pipe, a socket or a device.
  case stranger
  /// A symbolic link at the path of a folder above the file.
  case link(at: BundlePath)
  /// A file at the path of a folder above the file.
  case file(at: BundlePath)
}

/// Finds out what exists at a file's path and whether its content is right. Text is compared by bytes, pictures by their pixels
/// and the form of their files.
///
/// With `reencode`, the content of a picture is right only if its bytes are exactly what the codec writes.
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
  // The kind is checked before opening, because opening a device can have effects.
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
    // No PNG of a bundle is much larger than its pixels, so a larger file has different content.
    let limit = pixels.size.width.count * pixels.size.height.count * 8 + (1 << 20)
    guard let bytes = try folder.file(name).read(size: status.size, limit: limit) else {
      return .different(status.identity)
    }
    isRight = reencode ? codec.file(pixels, at: file.path) == bytes : codec.isHeld(pixels, in: bytes)
  }
  return isRight ? .right(status.identity) : .different(status.identity)
}
