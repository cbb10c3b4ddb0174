import Synchronization
package import ThemeCore
package import ThemeImage
package import ThemeModel

/// How a picture is made: from a file or a drawing, which is then reduced, derived and mirrored, in this order.
package struct PictureRecipe: Hashable, Sendable {
  package let source: Source
  package var reduction: Reduction?
  package var derivations: [Derivation] = []
  package var isMirrored = false

  package enum Source: Hashable, Sendable {
    /// A PNG file, and how it is read.
    case file(ThemePath, ArtReading)
    case drawing(ScaledDrawing)
  }

  /// The picture of one scale, made of that of another: reduced, or enlarged by repeating pixels.
  package struct Reduction: Hashable, Sendable {
    package let source: Scale
    package let target: Scale

    /// The whole number by which the picture is enlarged; nil for a smaller one.
    package var factor: Int? { target > source ? target.rawValue / source.rawValue : nil }
  }

  package init(file: ThemePath, _ reading: ArtReading = ArtReading()) {
    source = .file(file, reading)
  }

  init(_ drawing: ScaledDrawing) {
    source = .drawing(drawing)
  }

  private init(_ source: Source) {
    self.source = source
  }

  /// The recipe of the unchanged file or drawing.
  var original: PictureRecipe { PictureRecipe(source) }

  /// The path of the file; nil for a drawing.
  package var file: ThemePath? {
    guard case .file(let path, _) = source else { return nil }
    return path
  }

  /// The metrics of the box that the picture is drawn from, flipped like the drawing; nil for other pictures.
  package var box: BoxMetrics? {
    guard case .drawing(let scaled) = source else { return nil }
    return scaled.drawing.box?.flipped(scaled.flip)
  }

  /// Whether the picture's file is read as a nine-patch.
  package var isNinePatch: Bool {
    guard case .file(_, let reading) = source else { return false }
    return reading.isNinePatch
  }

  /// Margins or caps of the source, mirrored and flipped in the same way as its pixels.
  package func placed(_ insets: Insets<Pixels>) -> Insets<Pixels> {
    derivations.reduce(isMirrored ? insets.mirrored : insets) { $0.flipped($1.flip) }
  }
}

/// The pixels beneath a text: a rectangle of a picture, and the backdrop that shows where the picture is not opaque.
package struct ShadesRecipe: Hashable, Sendable {
  package let picture: MeasuredPicture
  /// The columns of the rectangle, in pixels of the picture; not empty and within it.
  package let columns: Range<Int>
  /// The rows of the rectangle, in pixels of the picture; not empty and within it.
  package let rows: Range<Int>
  package let backdrop: Backdrop?

  /// A picture of which one column is seen.
  package struct Backdrop: Hashable, Sendable {
    package let picture: MeasuredPicture
    /// The column of the backdrop whose colors are seen.
    package let column: Int
    /// The row of the backdrop that lies behind the first row of the rectangle.
    package let row: Int
    /// Whether that row lies behind all others as well.
    package let isPlain: Bool

    package init(picture: MeasuredPicture, column: Int = 0, row: Int, isPlain: Bool = false) {
      self.picture = picture
      self.column = column
      self.row = row
      self.isPlain = isPlain
    }
  }

  package init(picture: MeasuredPicture, columns: Range<Int>, rows: Range<Int>, backdrop: Backdrop?) {
    self.picture = picture
    self.columns = columns
    self.rows = rows
    self.backdrop = backdrop
  }
}

extension PictureStore {
  /// The shades beneath a text, measured once in a run; nil if the picture is not opaque there and its backdrop is unknown or
  /// not opaque either.
  package func shades(_ recipe: ShadesRecipe) -> Shades? {
    if let known = shadesByRecipe.withLock({ $0[recipe] }) { return known }
    guard !meter.isExceeded else { return nil }
    let bitmap = bitmap(recipe.picture.recipe)
    let backdrop: [Color]? = recipe.backdrop.flatMap { backdrop in
      let behind = self.bitmap(backdrop.picture.recipe)
      let colors = recipe.rows.map { row in
        let below = backdrop.isPlain ? 0 : row - recipe.rows.lowerBound
        return Color(word: behind[backdrop.column, backdrop.row + below])
      }
      return colors.allSatisfy { $0.alpha == 255 } ? colors : nil
    }
    let shades = Shades(of: bitmap, columns: recipe.columns, rows: recipe.rows, over: backdrop)
    let isFirst = shadesByRecipe.withLock { $0.updateValue(shades, forKey: recipe) == nil }
    if isFirst { meter.count(work: recipe.picture.asking + (recipe.backdrop?.picture.asking ?? 0)) }
    return shades
  }

  /// The memory, in bytes, that making a picture takes: that of its source and of the intermediate pictures.
  func bytesInWork(for recipe: PictureRecipe) -> Int {
    // A source picture that is flipped, or whose colors are converted, takes another copy of it.
    func copies(changing changesFirst: Bool) -> Int { recipe == recipe.original && !changesFirst ? 2 : 3 }
    switch recipe.source {
    case .file(let path, let reading):
      let copies = copies(changing: reading.flip != nil || reading.profile == .convert)
      guard case .success(let bytes) = files.read(path), let header = try? pngHeader(bytes) else { return 0 }
      return copies * 4 * header.width * header.height
    case .drawing(let scaled):
      let copies = copies(changing: scaled.flip != nil)
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
