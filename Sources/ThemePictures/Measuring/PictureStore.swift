import Synchronization
package import ThemeCore
package import ThemeDrawing
package import ThemeImage

/// Why a picture is not available.
package enum PictureError: Error, Sendable {
  case file(InputError)
  case png(PNGError)
  case ninePatch(NinePatchError)
  /// The size at the smaller scale is not a whole number of pixels. The values are the size of the file, in pixels.
  case notWhole(width: Int, height: Int)
  /// The region is not within the file, of which the values are the size in pixels.
  case regionOutside(width: Int, height: Int)
  /// The picture has more bytes or pixels, or a longer side, than the limits allow.
  case exceeds(LimitExceeded)
  case drawing(DrawingError)
  /// The art of the run exceeds a limit, so the picture was not made. Nothing further is reported about the art.
  case abandoned
}

/// The pictures of one run: every file is decoded and measured once, however many themes and variants share it.
///
/// Measurements are kept. Pixels are kept within a budget and are made again when they are needed later. The bytes of the files
/// are kept, so a picture never changes during a run. A class because many threads share it.
package final class PictureStore: Sendable {
  /// The budget, in bytes, for pixels that are kept for later use.
  fileprivate static let budget = 24 << 20
  /// The default limit, in bytes, of the pixels that all threads together work on at one time: three pictures of 16 megapixels.
  package static let usualBytesInWork = 192 << 20

  private struct State {
    var folders: [ThemePath: Result<SortedNames, InputError>] = [:]
    var measures: [PictureRecipe: Result<MeasuredPicture, PictureError>] = [:]
    /// The work of making each unchanged picture of a file or drawing.
    var originalWork: [PictureRecipe: Int] = [:]
    /// The work that each measurement was counted as.
    var countedWork: [PictureRecipe: Int] = [:]
    var recent = RecentPixels(capacity: PictureStore.budget)
    var lastNumber = 0
  }

  package let limits: Limits
  /// Counts the cost of the run's art.
  package let meter: ArtMeter
  /// The gate that all work on pixels passes, with its capacity in bytes.
  package let gate: AdmissionGate
  /// Measures the time that making and using pictures takes.
  package let watch: StageWatch
  let files: ArtBytes
  private let inputs: any ThemeInputs
  private let state = Mutex(State())
  /// The families of art that the themes name.
  let families = Mutex<[ArtFamily.Name: ArtFamily]>([:])
  let answers = Mutex(PixelAnswers())
  /// What is known from an earlier run.
  let memory: PictureMemory
  /// The margins of ink outside the artboard of each drawing; nil for a drawing that can't be drawn.
  private let inkByDrawing = Mutex<[ScaledDrawing: Insets<Points>?]>([:])
  let shadesByRecipe = Mutex<[ShadesRecipe: Shades?]>([:])

  /// Makes a store that has no pictures yet. What `memory` knows of drawings is not drawn again, but counted as if it were, so
  /// that the limits hold as in a first run.
  package init(
    _ inputs: any ThemeInputs, limits: Limits = Limits(), bytesInWork: Int = PictureStore.usualBytesInWork,
    watch: StageWatch = StageWatch(), memory: PictureMemory = PictureMemory()
  ) {
    self.watch = watch
    self.memory = memory
    state.withLock { state in
      state.lastNumber = memory.lastNumber
      state.recent = memory.recent ?? state.recent
    }
    self.inputs = inputs
    self.limits = limits
    gate = AdmissionGate(capacity: bytesInWork)
    meter = ArtMeter(limits)
    files = ArtBytes(inputs, limits, meter, gate)
  }

  /// A store of the same inputs that has no pictures yet. With `counting`, the cost of its pictures is added to that of the
  /// other store's; without, it is not counted again.
  package init(after other: PictureStore, counting: Bool) {
    (watch, inputs, limits, gate) = (other.watch, other.inputs, other.limits, other.gate)
    meter = counting ? other.meter : ArtMeter(nil)
    memory = PictureMemory()
    files = ArtBytes(inputs, limits, meter, gate)
  }

  /// The names in a folder, which is listed once in a run.
  package func names(in folder: ThemePath) throws(InputError) -> SortedNames {
    if let known = state.withLock({ $0.folders[folder] }) { return try known.get() }
    let result = Result { () throws(InputError) in SortedNames(try inputs.names(in: folder)) }
    state.withLock { $0.folders[folder] = result }
    return try result.get()
  }

  /// The measurements of a picture, which is made and measured if it was not yet.
  package func measured(_ recipe: PictureRecipe) throws(PictureError) -> MeasuredPicture {
    if let known = state.withLock({ $0.measures[recipe] }) { return try known.get() }
    guard !meter.isExceeded else { throw .abandoned }
    if let known = memory.pictures[recipe] {
      let isFirst = state.withLock { state in
        if let own = known.ownWork { state.originalWork[recipe] = own }
        state.countedWork[recipe] = known.work
        return state.measures.updateValue(.success(known.picture), forKey: recipe) == nil
      }
      if isFirst { meter.count(work: known.work) }
      return known.picture
    }
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let size = bytesInWork(for: recipe)
    var work = 0
    let result = gate.admit(size) {
      // Another theme may have measured the picture while this thread waited for the gate.
      state.withLock { $0.measures[recipe] }
        ?? Result { () throws(PictureError) in try measure(recipe, number, &work) }
    }
    // If two threads measured the picture, both use the first result, so that the picture has only one number.
    let (kept, isFirst) = state.withLock { state in
      if let known = state.measures[recipe] { return (known, false) }
      state.measures[recipe] = result
      state.countedWork[recipe] = work
      return (result, true)
    }
    if isFirst { meter.count(work: work) }
    return try kept.get()
  }

  /// What a later run needs not draw and measure again: drawings that depend on no file.
  package var remembered: PictureMemory {
    state.withLock { state in
      var memory = PictureMemory()
      for (recipe, result) in state.measures where recipe.isOnlyDrawn {
        guard case .success(let picture) = result, let work = state.countedWork[recipe] else { continue }
        memory.pictures[recipe] = PictureMemory.Known(
          picture: picture, work: work, ownWork: state.originalWork[recipe])
      }
      memory.answers = answers.withLock { $0 }
      memory.lastNumber = state.lastNumber
      memory.recent = state.recent.only(\.isOnlyDrawn)
      return memory
    }
  }

  /// The margins, in points, by which a drawing's ink reaches past its artboard; nil for a picture that is not an unchanged
  /// drawing.
  package func inkOutside(_ picture: MeasuredPicture) -> Insets<Points>? {
    let recipe = picture.recipe
    guard case .drawing(let scaled) = recipe.source, recipe == recipe.original else { return nil }
    guard picture.mayReachOutside else { return .zero }
    if let known = inkByDrawing.withLock({ $0[scaled] }) { return known }
    guard !meter.isExceeded else { return nil }
    var work = 0
    var budget = Budget(limits)
    var outside: Insets<Points>?
    if let tiles = try? tiles(of: scaled, &work) {
      outside = try? ThemeDrawing.inkOutside(
        Drawing(scaled, tiles: tiles), at: scaled.scale, budget: &budget
      ).flipped(scaled.flip)
    }
    let isFirst = inkByDrawing.withLock { $0.updateValue(outside, forKey: scaled) == nil }
    if isFirst { meter.count(work: PixelWork.drawing(steps: budget.spent)) }
    return outside
  }

  /// The pixels of a picture that was measured. The caller must have been admitted by the gate.
  package func bitmap(_ recipe: PictureRecipe) -> Bitmap {
    if let kept = state.withLock({ $0.recent.use(recipe) }) { return kept }
    do throws(PictureError) {
      var work = 0
      return try make(recipe, &work).bitmap
    } catch {
      preconditionFailure("a picture that was measured can't be made: \(recipe.source)")
    }
  }

  private func measure(
    _ recipe: PictureRecipe, _ number: Int, _ work: inout Int
  ) throws(PictureError) -> MeasuredPicture {
    let made = try make(recipe, toMeasure: true, &work)
    // A large picture is soon removed from the kept pixels, so its later uses include the work of making it again.
    let remaking = made.bitmap.isLarge ? work : 0
    work += PixelWork.measuring(pixels: made.bitmap.pixels.count)
    return MeasuredPicture(made, recipe, number: number, remaking: remaking)
  }

  struct Made {
    var bitmap: Bitmap
    var remarks: [PNGRemark] = []
    var marks: NinePatchMarks?
    var mayReachOutside = false
    /// Of a picture that is made to be measured.
    var unusedSwaps: [Color] = []
  }

  /// Makes a picture. Adds to `work` what that costs when nothing is kept, even if it fails.
  private func make(
    _ recipe: PictureRecipe, toMeasure: Bool = false, _ work: inout Int
  ) throws(PictureError) -> Made {
    var made: Made
    if recipe == recipe.original {
      let before = work
      switch recipe.source {
      case .file(let path, let reading):
        made = try watch.measure(.decode) { () throws(PictureError) in
          try decode(path, reading, &work)
        }
      case .drawing(let drawing):
        made = try watch.measure(.draw) { () throws(PictureError) in
          try draw(drawing, &work)
        }
      }
      let own = work - before
      state.withLock { $0.originalWork[recipe] = own }
    } else {
      made = try Made(bitmap: original(recipe.original, counting: recipe.reduction != nil, &work))
      if let reduction = recipe.reduction {
        try resample(&made, by: reduction, &work)
      }
      for derivation in recipe.derivations {
        work += PixelWork.deriving(pixels: made.bitmap.pixels.count)
        if toMeasure { made.unusedSwaps = derivation.unusedSwaps(in: made.bitmap) }
        made.bitmap = made.bitmap.derived(by: derivation)
      }
      if recipe.isMirrored {
        work += PixelWork.mirroring(pixels: made.bitmap.pixels.count)
        made.bitmap = made.bitmap.mirrored()
      }
    }
    state.withLock { $0.recent.keep(made.bitmap, as: recipe) }
    return made
  }

  /// The unchanged picture of a file or drawing. With `counting`, its work is counted even if it is so small that its pixels
  /// usually are kept.
  private func original(
    _ recipe: PictureRecipe, counting: Bool = false, _ work: inout Int
  ) throws(PictureError) -> Bitmap {
    let kept = state.withLock { $0.recent.use(recipe) }
    var own = 0
    let bitmap = if let kept { kept } else { try make(recipe, &own).bitmap }
    if counting || bitmap.isLarge { work += state.withLock { $0.originalWork[recipe] } ?? own }
    return bitmap
  }

  private func resample(
    _ made: inout Made, by reduction: PictureRecipe.Reduction, _ work: inout Int
  ) throws(PictureError) {
    let (width, height) = (made.bitmap.width, made.bitmap.height)
    if let factor = reduction.factor {
      let side = max(width, height) * factor
      if let exceeded = limits.exceeded(.pictureSide, by: side)
        ?? limits.exceeded(.picturePixels, by: width * height * factor * factor)
      {
        throw .exceeds(exceeded)
      }
      work += PixelWork.reducing(pixels: width * height * factor * factor)
      made.bitmap = made.bitmap.enlarged(by: factor)
      return
    }
    work += PixelWork.reducing(pixels: width * height)
    guard let smaller = made.bitmap.resampled(from: reduction.source, downTo: reduction.target) else {
      throw .notWhole(width: width, height: height)
    }
    made.bitmap = smaller
  }

  private func draw(_ scaled: ScaledDrawing, _ work: inout Int) throws(PictureError) -> Made {
    let tiles = try tiles(of: scaled, &work)
    var budget = Budget(limits)
    defer { work += PixelWork.drawing(steps: budget.spent) }
    var made: Made
    do throws(DrawingError) {
      let drawn = try ThemeDrawing.draw(
        Drawing(scaled, tiles: tiles), at: scaled.scale, budget: &budget)
      made = Made(bitmap: drawn.bitmap, mayReachOutside: drawn.mayReachOutside)
    } catch {
      throw .drawing(error)
    }
    flip(&made, scaled.flip, &work)
    return made
  }

  /// The pictures of a drawing's patterns. Each is in memory once, and together they must not exceed the pixels of one picture.
  private func tiles(of scaled: ScaledDrawing, _ work: inout Int) throws(PictureError) -> [Bitmap] {
    var known: [PictureRecipe: Bitmap] = [:]
    var tiles: [Bitmap] = []
    var pixels = 0
    for recipe in scaled.tiles {
      let tile = if let tile = known[recipe] { tile } else { try original(recipe, &work) }
      if known.updateValue(tile, forKey: recipe) == nil {
        pixels += tile.pixels.count
        if let exceeded = limits.exceeded(.picturePixels, by: pixels) { throw .exceeds(exceeded) }
      }
      tiles.append(tile)
    }
    return tiles
  }
}

extension Bitmap {
  /// Whether the bitmap takes more than an eighth of the budget for kept pixels, and so is not kept for long.
  fileprivate var isLarge: Bool { byteCount > PictureStore.budget / 8 }
}

/// What one run has measured of drawings, for the next run. Drawings depend on nothing but their recipes; files may change
/// between two runs, so they are measured again.
package struct PictureMemory: Sendable {
  struct Known: Sendable {
    let picture: MeasuredPicture
    /// The work that was counted for the picture.
    let work: Int
    /// The work of making the picture alone; nil for one that is made of another.
    let ownWork: Int?
  }

  /// The pictures that the run used.
  var pictures: [PictureRecipe: Known] = [:]
  /// The answers that the run needed, by the numbers of its pictures.
  var answers = PixelAnswers()
  /// The number of the last picture; further pictures have higher numbers.
  var lastNumber = 0
  /// The pixels that were used last.
  var recent: RecentPixels?

  package init() {}
}

extension PictureRecipe {
  /// Whether the picture depends on no file.
  package var isOnlyDrawn: Bool {
    guard case .drawing(let scaled) = source else { return false }
    return scaled.tiles.allSatisfy(\.isOnlyDrawn)
  }
}
