import ThemeCore
import ThemeImage
import ThemeModel

extension PictureStore {
  /// The memory, in bytes, that making a picture takes: that of its source and of the intermediate pictures.
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
      var bytes = (copies * 4 + scaled.drawing.sheets * 8) * width * height
      var known: Set<PictureRecipe> = []
      for tile in scaled.tiles where known.insert(tile).inserted {
        bytes += bytesInWork(for: tile)
      }
      return bytes
    }
  }

  /// Decodes a file whose bytes were read. Adds the cost to `work`.
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
    // The compressed data of Apple's PNG variant is inflated twice.
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
    if let region = reading.region {
      guard region.x.count + region.width.count <= made.bitmap.width,
        region.y.count + region.height.count <= made.bitmap.height
      else { throw .regionOutside(width: made.bitmap.width, height: made.bitmap.height) }
      made.bitmap = made.bitmap.cropped(to: region)
    }
    // The marks of a nine-patch must be read before the conversion changes their colors.
    if let profile = decoded.profile {
      work += PixelWork.converting(pixels: made.bitmap.pixels.count)
      do throws(PNGError) {
        let (bitmap, clipped) = try profile.converted(made.bitmap)
        made.bitmap = bitmap
        if clipped > 0 { made.remarks.append(.clippedColors(clipped)) }
      } catch { throw .png(error) }
    }
    flip(&made, reading.flip, &work)
    return made
  }

  /// Flips a picture that was just decoded or drawn. Adds the cost to `work`.
  func flip(_ made: inout Made, _ flip: Flip?, _ work: inout Int) {
    guard let flip else { return }
    work += PixelWork.mirroring(pixels: made.bitmap.pixels.count)
    made.bitmap = made.bitmap.flipped(flip)
  }

  private func bytes(of path: ThemePath) throws(PictureError) -> [UInt8] {
    // The file was read when the memory for it was calculated, before the gate admitted this picture.
    do throws(InputError) { return try (files.known(path) ?? .failure(.notFound)).get() } catch {
      if case .tooLarge(let size, _) = error, let exceeded = limits.exceeded(.pictureBytes, by: size) {
        throw .exceeds(exceeded)
      }
      throw .file(error)
    }
  }

  /// The first picture limit that a picture of this size exceeds.
  private func excess(of width: Int, _ height: Int) -> LimitExceeded {
    limits.exceeded(.pictureSide, by: max(width, height))
      ?? limits.exceeded(.picturePixels, by: width * height) ?? limits.exceeded(.picturePixels)
  }
}

extension PictureRecipe {
  /// Whether the source picture is flipped or its colors are converted, which takes another copy of it.
  fileprivate var isChangedFirst: Bool {
    switch source {
    case .file(_, let reading): reading.flip != nil || reading.profile == .convert
    case .drawing(let scaled): scaled.flip != nil
    }
  }
}
