package import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
package import ThemeModel
import ThemeResolution
import ThemeSyntax

extension ElementArt {
  /// The pictures of a drawing at the scales that the element and the run select.
  func draw(
    _ drawing: ResolvedDrawing, _ flip: Flip?, at range: SourceRange, _ loader: inout ArtLoader
  ) -> PartArt {
    var pictures: [Picture] = []
    let scales = element.scalesOfDrawings(only: only)
    for scale in scales {
      guard let scaled = loader.scaled(drawing, at: scale, among: scales, flip, range),
        let picture = loader.picture(PictureRecipe(scaled), at: scale, range: range)
      else { return .broken }
      pictures.append(picture)
    }
    return pictures.isEmpty ? .broken : .pictures(pictures, origin: .drawn(drawing))
  }
}

extension ResolvedElement {
  /// The scales at which the element's drawings are drawn.
  func scalesOfDrawings(only: [Scale]?) -> [Scale] {
    let wanted = scales?.value.scales ?? Scale.allCases
    return only.map { only in wanted.filter(only.contains) } ?? wanted
  }
}

extension ArtLoader {
  /// A drawing at one scale, added to the drawn pixels of the theme; nil after a report that it can't be drawn at that scale.
  mutating func scaled(
    _ drawing: ResolvedDrawing, at scale: Scale, among scales: [Scale], _ flip: Flip?, _ range: SourceRange
  ) -> ScaledDrawing? {
    guard drawing.isWhole(at: scale, among: scales, &sink), let tiles = tiles(of: drawing, at: scale) else {
      return nil
    }
    let scaled = ScaledDrawing(drawing, at: scale, tiles: tiles, flip: flip)
    return spend(on: scaled, at: range) ? scaled : nil
  }
}

extension ResolvedDrawing {
  /// Whether both sides of the artboard are whole pixels at a scale, one of `scales`. Reports the sides that are not.
  fileprivate func isWhole(at scale: Scale, among scales: [Scale], _ sink: inout DiagnosticSink) -> Bool {
    var holds = true
    for (name, length, range) in [
      ("width", size.width, sizeRanges.width), ("height", size.height, sizeRanges.height),
    ] where length.pixels(at: scale) == nil {
      var diagnostic = Diagnostic.lengthCutsPixel(name, length, at: scale, among: scales, range)
      if case .svg = content {
        let height = Points(Int(size.height.double.rounded(.up)))
        diagnostic = diagnostic.helping(
          "`svg: { file: …, size: \(height) }` draws an SVG \(height) pt high, and whole points wide")
      }
      sink.report(diagnostic)
      holds = false
    }
    return holds
  }
}

/// A drawing at one scale, with the pictures of its patterns.
///
/// A class because it is large and never changes.
package final class ScaledDrawing: Sendable {
  package let drawing: ResolvedDrawing
  package let scale: Scale
  /// How the drawn picture is flipped; nil leaves it as it is.
  package let flip: Flip?
  /// The pictures of the drawing's patterns, in their order.
  let tiles: [PictureRecipe]

  init(_ drawing: ResolvedDrawing, at scale: Scale, tiles: [PictureRecipe], flip: Flip?) {
    self.drawing = drawing
    self.scale = scale
    self.tiles = tiles
    self.flip = flip
  }
}

extension ScaledDrawing: Hashable {
  package static func == (left: ScaledDrawing, right: ScaledDrawing) -> Bool {
    left === right
      || (left.scale == right.scale && left.flip == right.flip && left.tiles == right.tiles
        && left.drawing == right.drawing)
  }

  package func hash(into hasher: inout Hasher) {
    if case .svg(let items, let places) = drawing.content {
      // SVGs have many points, and differ in their places already. The looks of one differ in its colors.
      hasher.combine(drawing.size)
      hasher.combine(places)
      hasher.combine(items.first)
      hasher.combine(items.last)
    } else {
      hasher.combine(drawing)
    }
    hasher.combine(scale)
    hasher.combine(flip)
    hasher.combine(tiles)
  }
}

extension ArtLoader {
  /// The drawing of an SVG, which is made once for each of its looks; nil after a report, which is made only once.
  mutating func drawing(of svg: ResolvedSVG) -> ResolvedDrawing? {
    guard let path = path(svg.file.value, at: svg.file.range) else { return nil }
    let use = SVGUse(path: path, look: svg.look)
    svgUsers.add(sink.element, of: use, at: svg.file.range)
    if let known = svgs[use] { return known }
    inputs.insert(path)
    let drawing = read(path, svg, use)
    svgs[use] = .some(drawing)
    return drawing
  }

  private mutating func read(_ path: ThemePath, _ svg: ResolvedSVG, _ use: SVGUse) -> ResolvedDrawing? {
    guard let file = svgFiles[path] ?? open(path, svg.file), let (bytes, source) = file else { return nil }
    svgBytes += bytes.count
    if let exceeded = store.limits.exceeded(.svgBytesOfTheme, by: svgBytes) {
      return sink.refuse(
        .limitExceeded(
          "with every size and color, the theme's SVGs have up to here", exceeded, at: svg.file.range))
    }
    // What is wrong in the file is wrong in each of its looks.
    var own = DiagnosticSink()
    let drawing = readSVG(bytes, at: source, as: svg, &own)
    for diagnostic in own.diagnostics {
      svgUsers.add(diagnostic, of: use)
      if toldOfSVGs.insert(DiagnosticIdentity(diagnostic)).inserted { sink.report(diagnostic) }
    }
    return drawing
  }

  private mutating func open(_ path: ThemePath, _ written: Ranged<PathText>) -> (
    bytes: [UInt8], source: SourceID
  )?? {
    var file: (bytes: [UInt8], source: SourceID)?
    if finds(path, written) {
      do throws(InputError) {
        let bytes = try store.files.read(path).get()
        file = (bytes, sources.add(SourceFile(path: path, bytes: bytes)))
      } catch {
        sink.report(.unreadable(path, error, as: .artMissing, at: written.range))
      }
    }
    svgFiles[path] = .some(file)
    return file
  }
}

/// An SVG with what a theme says of its looks.
struct SVGUse: Hashable {
  let path: ThemePath
  let look: ResolvedSVG.Look
}
