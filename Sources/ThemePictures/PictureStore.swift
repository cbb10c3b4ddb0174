import Synchronization
package import ThemeDrawing
package import ThemeGeometry
package import ThemeImage
package import ThemeSource

/// Why a picture can't be had.
package enum PictureError: Error, Sendable {
  case file(InputError)
  case png(PNGError)
  case ninePatch(NinePatchError)
  /// The size at the smaller scale is no whole number of pixels; that of the file, in pixels.
  case notWhole(width: Int, height: Int)
  /// A side is longer than `PictureStore.longestSide`.
  case tooLong
  case drawing(DrawingError)
}

/// The pixels of one run: every file decoded once and measured once, however many themes and variants share it.
///
/// Measures are kept; pixels are kept while they fit a budget and made anew when they are asked for again. The files'
/// own bytes are kept, so a picture never changes during a run. A class because many threads share it.
package final class PictureStore: Sendable {
  /// The longest side of art, in pixels.
  package static let longestSide = 8_192
  /// The most bytes that a file of art may have.
  package static let fileLimit = 64 << 20
  /// How many bytes of pixels are kept for the next use.
  private static let budget = 24 << 20

  private struct State {
    var files: [ThemePath: Result<[UInt8], InputError>] = [:]
    var folders: [ThemePath: Result<[String], InputError>] = [:]
    var folderArt: [ThemePath: FolderArt] = [:]
    var measures: [PictureRecipe: Result<MeasuredPicture, PictureError>] = [:]
    var recent = RecentPixels(capacity: PictureStore.budget)
    var lastNumber = 0
  }

  private let inputs: any ThemeInputs
  private let state = Mutex(State())
  let answers = Mutex(PixelAnswers())
  /// What was found beneath texts; nil where something unknown shows through.
  private let inkByDrawing = Mutex<[ScaledDrawing: Insets<Points>]>([:])
  let shadesByRecipe = Mutex<[ShadesRecipe: Shades?]>([:])

  package init(_ inputs: any ThemeInputs) {
    self.inputs = inputs
  }

  /// The names in a folder, sorted by bytes.
  package func names(in folder: ThemePath) throws(InputError) -> [String] {
    if let known = state.withLock({ $0.folders[folder] }) { return try known.get() }
    let result: Result<[String], InputError>
    do throws(InputError) { result = .success(try inputs.names(in: folder)) } catch {
      result = .failure(error)
    }
    state.withLock { $0.folders[folder] = result }
    return try result.get()
  }

  /// The art that themes of one folder name.
  func art(namedFrom folder: ThemePath) -> FolderArt {
    state.withLock { state in
      if let known = state.folderArt[folder] { return known }
      let art = FolderArt(folder)
      state.folderArt[folder] = art
      return art
    }
  }

  /// What is to know of a picture.
  package func measured(_ recipe: PictureRecipe) throws(PictureError) -> MeasuredPicture {
    if let known = state.withLock({ $0.measures[recipe] }) { return try known.get() }
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let result: Result<MeasuredPicture, PictureError>
    do throws(PictureError) { result = .success(try measure(recipe, number)) } catch {
      result = .failure(error)
    }
    // Who comes second takes what the first one made: a picture has one number.
    return try state.withLock { state in
      if let known = state.measures[recipe] { return known }
      state.measures[recipe] = result
      return result
    }.get()
  }

  /// How far a drawing reaches past its artboard, in points; nil for what is not drawn.
  package func inkOutside(_ recipe: PictureRecipe) -> Insets<Points>? {
    guard case .drawing(let scaled) = recipe.source, recipe == recipe.original else { return nil }
    if let known = inkByDrawing.withLock({ $0[scaled] }) { return known }
    let tiles = scaled.tiles.map { tile in tile.flatMap { try? cachedOriginal(PictureRecipe(file: $0)) } }
    let outside = try? ThemeDrawing.inkOutside(Drawing(scaled, tiles: tiles), at: scaled.scale)
    inkByDrawing.withLock { $0[scaled] = outside }
    return outside
  }

  /// The pixels of a picture that has been measured.
  package func bitmap(_ recipe: PictureRecipe) -> Bitmap {
    if let kept = state.withLock({ $0.recent.use(recipe) }) { return kept }
    do throws(PictureError) {
      return try make(recipe).bitmap
    } catch {
      preconditionFailure("a picture that was measured can't be made: \(recipe.source)")
    }
  }

  private func measure(_ recipe: PictureRecipe, _ number: Int) throws(PictureError) -> MeasuredPicture {
    let made = try make(recipe)
    return MeasuredPicture(made.bitmap, recipe, number: number, remarks: made.remarks, marks: made.marks)
  }

  private struct Made {
    var bitmap: Bitmap
    var remarks: [PNGRemark] = []
    var marks: NinePatchMarks?
  }

  private func make(_ recipe: PictureRecipe) throws(PictureError) -> Made {
    var made: Made
    if recipe == recipe.original {
      made = try makeOriginal(recipe)
    } else {
      made = try Made(bitmap: cachedOriginal(recipe.original))
      if let reduction = recipe.reduction {
        guard let smaller = made.bitmap.resampled(from: reduction.source, downTo: reduction.target) else {
          throw .notWhole(width: made.bitmap.width, height: made.bitmap.height)
        }
        made.bitmap = smaller
      }
      for derivation in recipe.derivations { made.bitmap = made.bitmap.derived(by: derivation) }
      if recipe.isMirrored { made.bitmap = made.bitmap.mirrored() }
    }
    state.withLock { $0.recent.keep(made.bitmap, as: recipe) }
    return made
  }

  private func cachedOriginal(_ recipe: PictureRecipe) throws(PictureError) -> Bitmap {
    if let kept = state.withLock({ $0.recent.use(recipe) }) { return kept }
    return try make(recipe).bitmap
  }

  /// The picture of a recipe that does nothing to its source.
  private func makeOriginal(_ recipe: PictureRecipe) throws(PictureError) -> Made {
    switch recipe.source {
    case .file(let path, let isNinePatch): try decode(path, isNinePatch: isNinePatch)
    case .drawing(let drawing): try draw(drawing)
    }
  }

  private func draw(_ scaled: ScaledDrawing) throws(PictureError) -> Made {
    var tiles: [Bitmap?] = []
    for tile in scaled.tiles {
      guard let tile else {
        tiles.append(nil)
        continue
      }
      tiles.append(try cachedOriginal(PictureRecipe(file: tile)))
    }
    do throws(DrawingError) {
      return Made(bitmap: try ThemeDrawing.draw(Drawing(scaled, tiles: tiles), at: scaled.scale))
    } catch {
      throw .drawing(error)
    }
  }

  private func decode(_ path: ThemePath, isNinePatch: Bool) throws(PictureError) -> Made {
    let bytes: [UInt8]
    do throws(InputError) { bytes = try self.bytes(of: path) } catch { throw .file(error) }
    let decoded: DecodedPNG
    let header: PNGHeader
    do throws(PNGError) { header = try pngHeader(bytes) } catch { throw .png(error) }
    guard max(header.width, header.height) <= PictureStore.longestSide else { throw .tooLong }
    do throws(PNGError) { decoded = try decodePNG(bytes) } catch { throw .png(error) }
    guard isNinePatch else { return Made(bitmap: decoded.bitmap, remarks: decoded.remarks) }
    let patch: NinePatch
    do throws(NinePatchError) { patch = try readNinePatch(decoded) } catch { throw .ninePatch(error) }
    return Made(bitmap: patch.content, remarks: decoded.remarks, marks: NinePatchMarks(patch))
  }

  private func bytes(of path: ThemePath) throws(InputError) -> [UInt8] {
    if let known = state.withLock({ $0.files[path] }) { return try known.get() }
    let result: Result<[UInt8], InputError>
    do throws(InputError) {
      result = .success(try inputs.bytes(of: path, limit: PictureStore.fileLimit))
    } catch { result = .failure(error) }
    state.withLock { $0.files[path] = result }
    return try result.get()
  }
}
