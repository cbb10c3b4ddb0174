import Synchronization
import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeImage
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// Finds the pictures of one theme's art, and reports the problems with them.
struct ArtLoader {
  let sources: SourceMap
  let store: PictureStore
  /// The profile treatment for art that sets none of its own.
  let profile: ProfileTreatment?
  var sink: DiagnosticSink
  var inputs = ArtInputs()
  /// The drawings of the SVGs that were read; nil for one that was rejected.
  var svgs: [SVGUse: ResolvedDrawing?] = [:]
  /// The SVGs that were opened; nil for one that could not be.
  var svgFiles: [ThemePath: (bytes: [UInt8], source: SourceID)?] = [:]
  /// The bytes of SVGs, counted each time one is read.
  var svgBytes = 0
  /// What was reported of SVGs, and the elements that show them.
  var toldOfSVGs: Set<DiagnosticIdentity> = []
  var svgUsers = SVGUsers()
  private var drawn: Set<ScaledDrawing> = []
  private var drawnPixels = 0
  /// The folder that was looked up last. Most themes name all of their art in one source.
  private var lastFolder: (source: SourceID, path: ThemePath)?

  init(sources: SourceMap, store: PictureStore, profile: ProfileTreatment?, sink: DiagnosticSink) {
    self.sources = sources
    self.store = store
    self.profile = profile
    self.sink = sink
  }

  /// How the files of `art` are read.
  func reading(of art: ResolvedArt, isNinePatch: Bool) -> ArtReading {
    ArtReading(isNinePatch: isNinePatch, flip: art.flip, profile: art.profile ?? profile)
  }

  /// The region of a file that `art` shows, nil for all of it; the outer optional is nil after a report.
  mutating func region(of art: ResolvedArt) -> ResolvedRegion?? {
    guard let written = art.region else { return .some(nil) }
    return ResolvedRegion(written, &sink).map { .some($0) }
  }

  /// The pixels of a region in a file for a scale, nil for all of the file; the outer optional is nil after a report that a side
  /// is not a whole number of pixels.
  mutating func pixels(of region: ResolvedRegion?, at scale: Scale) -> Rect<Pixels>?? {
    guard let region else { return .some(nil) }
    let rectangle = region.rectangle
    func whole(_ name: String, _ length: Points) -> Pixels? {
      if let pixels = length.pixels(at: scale) { return pixels }
      sink.report(.lengthCutsPixel(name, length, at: scale, region.range))
      return nil
    }
    guard let x = whole("x", rectangle.x), let y = whole("y", rectangle.y),
      let width = whole("width", rectangle.width), let height = whole("height", rectangle.height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The picture at one scale, or nil after a report.
  ///
  /// `written` is the place where the picture's file is named, if that is not `range`.
  mutating func picture(
    _ recipe: PictureRecipe, at scale: Scale, range: SourceRange, written: SourceRange? = nil,
    isPattern: Bool = false
  ) -> Picture? {
    do throws(PictureError) {
      return Picture(scale: scale, measured: try store.measured(recipe), range: range)
    } catch {
      if case .abandoned = error { return nil }
      return sink.refuse(.unusableArt(recipe, error, at: range, written, isPattern: isPattern))
    }
  }

  /// The path that the theme contains, relative to its folder; nil after a report if the path leaves the root.
  mutating func path(_ written: PathText, at range: SourceRange) -> ThemePath? {
    guard let path = ThemePath(written.text, relativeTo: folder(of: range.source)) else {
      return sink.refuse(.pathLeavesRoot(written.text, at: range))
    }
    return path
  }

  /// A file and its siblings at the other scales, found by their names; nil after a report.
  mutating func family(_ written: Ranged<PathText>, _ reading: ArtReading) -> ArtFamily? {
    let name = ArtFamily.Name(
      folder: folder(of: written.range.source), written: written.value, reading: reading)
    if let known = store.families.withLock({ $0[name] }) {
      inputs.insert(known)
      return known
    }
    guard let path = path(written.value, at: written.range) else { return nil }
    guard let family = siblings(of: path, reading, written) else { return nil }
    inputs.insert(family)
    store.families.withLock { $0[name] = family }
    return family
  }

  /// Whether a path is that of a plain picture. Reports a nine-patch and returns false for it.
  mutating func isPlain(_ written: Ranged<PathText>, isPattern: Bool = false) -> Bool {
    guard written.value.isNinePatch else { return true }
    sink.report(.ninePatchAsFile(written, isPattern: isPattern))
    return false
  }

  private mutating func folder(of source: SourceID) -> ThemePath {
    if let lastFolder, lastFolder.source == source { return lastFolder.path }
    let folder = sources[source].path.folder
    lastFolder = (source, folder)
    return folder
  }

  private mutating func siblings(
    of path: ThemePath, _ reading: ArtReading, _ written: Ranged<PathText>
  ) -> ArtFamily? {
    let name = ArtFileName(path.name)
    guard let names = try? store.names(in: path.folder) else {
      let meant = fileMeant(by: written)
      if meant != nil || pathSlip(written.value.text, at: written.range) != nil {
        for path in [path, path.folder] { inputs.insert(path) }
        return sink.refuse(.artNotFound(path, among: SortedNames([]), meant, written))
      }
      return ArtFamily(files: [(name.scale, path)], inputs: [path, path.folder])
    }
    var found: [(scale: Scale, path: ThemePath)] = []
    for scale in Scale.allCases {
      // A file that the theme names is the one of its scale, even where another has that scale too.
      let siblings = scale == name.scale ? [path.name] : name.siblings(at: scale).filter(names.holds)
      if let sibling = siblings.first { found.append((scale, path.folder.appending(sibling))) }
    }
    guard names.holds(path.name) else {
      for path in [path, path.folder] + found.map(\.path) { inputs.insert(path) }
      return sink.refuse(.artNotFound(path, among: names, fileMeant(by: written), written))
    }
    if reading.isNinePatch, found.map(\.path) == [path], let folder = DensityFolder(path.folder.name) {
      return densities(of: path, in: folder, written)
    }
    return ArtFamily(files: found, inputs: [path.folder] + found.map(\.path))
  }

  /// The family of a file in an Android resource folder: the files with the same name in the folders of the other densities.
  private mutating func densities(
    of path: ThemePath, in folder: DensityFolder, _ written: Ranged<PathText>
  ) -> ArtFamily? {
    guard folder.scale != nil else {
      return sink.refuse(
        Diagnostic(
          .scaleUnavailable, "`\(path.folder.name)` is for a density that is no scale of themes",
          at: written.range
        ).helping(
          "use the file of `-mdpi` or no density (1x), `-xhdpi` (2x) or `-xxhdpi` (3x), or name it in `ninePatch: { 1x: … }`"
        ))
    }
    var files: [(scale: Scale, path: ThemePath)] = []
    let resources = path.folder.folder
    var inputs = [resources]
    for scale in Scale.allCases {
      for name in folder.siblings(at: scale) {
        let beside = resources.appending(name)
        guard let names = try? store.names(in: beside) else { continue }
        inputs.append(beside)
        guard names.holds(path.name), scale != folder.scale || beside == path.folder else { continue }
        files.append((scale, beside.appending(path.name)))
        break
      }
    }
    return ArtFamily(files: files, inputs: inputs + files.map(\.path))
  }

  /// Whether the file exists, as far as its folder can be listed. Reports a missing file and returns false for it.
  mutating func finds(_ path: ThemePath, _ written: Ranged<PathText>) -> Bool {
    guard let names = try? store.names(in: path.folder), !names.holds(path.name) else { return true }
    sink.report(.artNotFound(path, among: names, fileMeant(by: written), written))
    return false
  }

  private mutating func fileMeant(by written: Ranged<PathText>) -> (path: String, why: String?)? {
    guard sink.maySearch() else { return nil }
    let (folder, store) = (folder(of: written.range.source), store)
    let ending = written.value.text.lowercased().hasSuffix(".svg") ? ".svg" : ".png"
    return ThemeSyntax.fileMeant(by: written.value.text, from: folder, ending: ending) {
      try? store.names(in: $0)
    }
  }

  /// The pictures of a drawing's patterns at one scale, in their order; nil after a report.
  mutating func tiles(of drawing: ResolvedDrawing, at scale: Scale) -> [PictureRecipe]? {
    var tiles: [PictureRecipe] = []
    for pattern in drawing.patterns {
      guard let tile = tile(of: pattern, at: scale) else { return nil }
      let recipe = PictureRecipe(file: tile.value, ArtReading(profile: profile))
      tiles.append(recipe)
      if picture(recipe, at: scale, range: tile.range, isPattern: true) == nil { return nil }
    }
    return tiles
  }

  private mutating func tile(of pattern: ResolvedPattern, at scale: Scale) -> Ranged<ThemePath>? {
    let range: SourceRange
    let known: [Scale]
    switch pattern {
    case .file(let text):
      guard isPlain(text, isPattern: true), let family = family(text, ArtReading(profile: profile)) else {
        return nil
      }
      if let file = family.files.first(where: { $0.scale == scale }) { return Ranged(file.path, text.range) }
      range = text.range
      known = family.files.map(\.scale)
    case .files(let files):
      if let file = files.first(where: { $0.scale == scale }) {
        guard isPlain(file.path, isPattern: true), let path = path(file.path.value, at: file.path.range)
        else { return nil }
        inputs.insert(path)
        return Ranged(path, file.path.range)
      }
      range = files[0].path.range
      known = files.map(\.scale)
    }
    return sink.refuse(
      Diagnostic(
        .scaleUnavailable, "there is no pattern for \(scale.name)", at: range,
        "has \(known.map(\.name).listed)"
      ).helping("add a file for \(scale.name), or remove \(scale.rawValue) from `scales`"))
  }

  /// Adds a drawing's pixels to those of the theme, once for each fill, stroke, shadow and group. Returns false, after one report, if the
  /// theme draws more than the limit allows.
  mutating func spend(on scaled: ScaledDrawing, at range: SourceRange) -> Bool {
    guard drawn.insert(scaled).inserted else { return true }
    let size = scaled.drawing.size
    let area =
      size.width.roundedPixels(at: scaled.scale).count * size.height.roundedPixels(at: scaled.scale).count
    let wasWithin = drawnPixels <= store.limits[.drawnPixels]
    drawnPixels += area * scaled.drawing.passes
    guard drawnPixels > store.limits[.drawnPixels] else { return true }
    if wasWithin {
      let exceeded = store.limits.exceeded(.drawnPixels)
      sink.report(
        .limitExceeded(
          "with every layer, shadow and scale counted, the theme's drawings have up to here", exceeded,
          at: range))
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func artNotFound(
    _ path: ThemePath, among names: SortedNames, _ meant: (path: String, why: String?)?,
    _ written: Ranged<PathText>
  ) -> Diagnostic {
    if let slip = pathSlip(written.value.text, at: written.range) { return slip }
    let diagnostic = Diagnostic(.artMissing, "there is no file `\(path)`", at: written.range)
    let name = ArtFileName(path.name)
    let around = names.around(path.name)
    let siblings = Scale.allCases.flatMap(name.siblings(at:))
    if let sibling = siblings.first(where: { names.holds($0) || around.contains($0) }) {
      return diagnostic.helping("`\(path.folder.appending(sibling))` exists: use that name")
    }
    return diagnostic.suggesting(meant, at: written.range)
  }

  fileprivate static func unusableArt(
    _ recipe: PictureRecipe, _ error: PictureError, at range: SourceRange,
    _ written: SourceRange?, isPattern: Bool
  ) -> Diagnostic {
    // Only drawings have no file, and their problems are handled in the first case.
    let file = recipe.file ?? .root
    switch error {
    case .drawing(let error): return .undrawable(recipe, error, at: range)
    case .file(let error): return .unreadable(file, error, as: .artMissing, at: range)
    case .png(let error):
      let what = if case .notPNG = error { "is" } else { "can't be used:" }
      let diagnostic = Diagnostic(.artUnusable, "`\(file)` \(what) \(error.reason)", at: range)
      if file.name.lowercased().hasSuffix(".svg"), !isPattern {
        return diagnostic.helping("write `svg:` instead of `file:`")
      }
      return diagnostic.helping(
        words: error.advice(profileStands: isPattern ? "in the project file" : "beside it"))
    case .ninePatch(let error):
      return Diagnostic(.ninePatchInvalid, "`\(file)` is not a nine-patch: \(error.reason)", at: range)
        .helping(words: error.rule)
    case .regionOutside(let width, let height):
      return Diagnostic(
        .artUnusable, "the region is not within `\(file)`, which has \(width) × \(height) px",
        at: written ?? range
      ).helping("a region is in points: at 2x, each is two pixels of the file")
    case .notWhole(let width, let height):
      guard let reduction = recipe.reduction else {
        return Diagnostic(.resampleCutsPixel, "`\(file)` can't be made smaller", at: range)
      }
      return Diagnostic(
        .resampleCutsPixel,
        "`\(file)` at \(reduction.source.name) is not a whole number of pixels at \(reduction.target.name)",
        at: range
      )
      .also(at: written == range ? nil : written, "\(width) × \(height) px")
      .helping(
        "make its sides divisible by \(reduction.source.rawValue), or add a file for \(reduction.target.name)"
      )
    case .exceeds(let exceeded):
      return .limitExceeded(
        recipe.file == nil ? "the patterns of the drawing have" : "`\(file)` has", exceeded, at: range)
    case .abandoned: preconditionFailure("a run that came to its end reports nothing")
    }
  }

  private static func undrawable(_ recipe: PictureRecipe, _ error: DrawingError, at range: SourceRange)
    -> Diagnostic
  {
    guard case .drawing(let scaled) = recipe.source else {
      return Diagnostic(.limitExceeded, "the drawing can't be drawn: \(error)", at: range)
    }
    guard let layer = error.layer else {
      let sides = scaled.drawing.sizeRanges
      let isHeight = if case .exceeds(.height, _) = error.problem { true } else { false }
      return Diagnostic(
        .limitExceeded, "the artboard is too large at \(scaled.scale.name): \(error)",
        at: isHeight ? sides.height : sides.width
      ).also(at: range, "drawn for this").helping(words: error.advice)
    }
    return Diagnostic(
      .limitExceeded, "the layer can't be drawn at \(scaled.scale.name): \(error)",
      at: scaled.drawing.place(of: layer)
    ).also(at: range, "drawn for this").helping(words: error.advice)
  }
}
