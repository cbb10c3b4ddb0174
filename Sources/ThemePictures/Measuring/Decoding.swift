import ThemeCore
import ThemeImage
import ThemeModel

extension PictureStore {
  /// How much memory it takes to make a picture, in bytes: its source, and what is made of it step by step.
  func bytesInWork(for recipe: PictureRecipe) -> Int {
    let copies = recipe == recipe.original && !recipe.isChangedFirst ? 2 : 3
    switch recipe.source {
    case .file(let path, _):
      guard case .success(let bytes) = files.read(path), let header = try? pngHeader(bytes) else { return 0 }
      return copies * 4 * header.width * header.height
    case .drawing(let scaled):
      let size = scaled.drawing.size
      let width = size.width.roundedPixels(at: scaled.scale).count
      let height = size.height.roundedPixels(at: scaled.scale).count
      var bytes = copies * 4 * width * height
      var known: Set<PictureRecipe> = []
      for tile in scaled.tiles.lazy.compactMap(\.self) where known.insert(tile).inserted {
        bytes += bytesInWork(for: tile)
      }
      return bytes
    }
  }

  /// Decodes a file that was read.
  func decode(_ path: ThemePath, _ reading: ArtReading, _ work: inout Int) throws(PictureError) -> Made {
    let bytes = try bytes(of: path)
    let header: PNGHeader
    do throws(PNGError) { header = try pngHeader(bytes) } catch {
      if case .tooLarge(let width, let height) = error { throw .exceeds(excess(of: width, height)) }
      throw .png(error)
    }
    let area = header.width * header.height
    guard max(header.width, header.height) <= limits[.pictureSide], area <= limits[.picturePixels] else {
      throw .exceeds(excess(of: header.width, header.height))
    }
    // Apple's form is inflated twice.
    work += PixelWork.decoding(pixels: area, bytes: bytes.count) * (header.isApple ? 2 : 1)
    let decoded: DecodedPNG
    do throws(PNGError) { decoded = try decodePNG(bytes, profile: reading.profile) } catch {
      throw .png(error)
    }
    var made = Made(bitmap: decoded.bitmap, remarks: decoded.remarks)
    if reading.isNinePatch {
      let patch: NinePatch
      do throws(NinePatchError) { patch = try readNinePatch(decoded) } catch { throw .ninePatch(error) }
      made.bitmap = patch.content
      made.marks = NinePatchMarks(patch, flip: reading.flip)
    }
    // The marks of a nine-patch are read before colors change.
    if let profile = decoded.profile {
      work += PixelWork.converting(pixels: made.bitmap.pixels.count)
      do throws(PNGError) { made.bitmap = try profile.converted(made.bitmap) } catch { throw .png(error) }
    }
    flip(&made, reading.flip, &work)
    return made
  }

  /// Changes sides of a picture that was just read or drawn.
  func flip(_ made: inout Made, _ flip: Flip?, _ work: inout Int) {
    guard let flip else { return }
    work += PixelWork.mirroring(pixels: made.bitmap.pixels.count)
    made.bitmap = made.bitmap.flipped(flip)
  }

  private func bytes(of path: ThemePath) throws(PictureError) -> [UInt8] {
    // Who measures has read it before the gate let it in.
    do throws(InputError) { return try (files.known(path) ?? .failure(.notFound)).get() } catch {
      if case .tooLarge(let size, _) = error, let exceeded = limits.exceeded(.pictureBytes, by: size) {
        throw .exceeds(exceeded)
      }
      throw .file(error)
    }
  }

  /// What to say of a picture of a size that is not allowed.
  private func excess(of width: Int, _ height: Int) -> LimitExceeded {
    limits.exceeded(.pictureSide, by: max(width, height))
      ?? limits.exceeded(.picturePixels, by: width * height) ?? limits.exceeded(.picturePixels)
  }
}

extension PictureRecipe {
  /// Whether sides change places, or colors, before anything else is done.
  fileprivate var isChangedFirst: Bool {
    switch source {
    case .file(_, let reading): reading.flip != nil || reading.profile == .convert
    case .drawing(let scaled): scaled.flip != nil
    }
  }
}
