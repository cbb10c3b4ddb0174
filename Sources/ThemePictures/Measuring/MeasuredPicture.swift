package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
import ThemeModel
import ThemeResolution

/// The measurements of a picture's pixels that rules and the cut need, without the pixels.
///
/// A class because it is large and never changes. All themes of a run that show a picture refer to the same object.
package final class MeasuredPicture: Sendable {
  /// How the picture is made.
  package let recipe: PictureRecipe
  /// The number of the picture. In one run, two pictures have the same number exactly when their recipes are equal.
  package let number: Int
  package let size: Size<Pixels>
  /// The classes of equal columns and of equal rows.
  package let lines: PerAxis<LineClasses>
  /// The smallest rectangle that contains all visible pixels; nil if there are none.
  package let visibleBounds: Rect<Pixels>?
  /// The margins without visible pixels; zero for a picture without visible pixels.
  package let transparentMargins: Insets<Pixels>
  package let isOpaque: Bool
  /// Whether the picture equals its mirror image from left to right.
  package let isSymmetric: Bool
  /// Whether all visible pixels have one color, as in art for a template.
  package let hasSingleColor: Bool
  /// The scale that the file's name says in the way of any tool; nil if it says none.
  package let scaleInName: ScaleInName?
  /// The remarks about what was left out when the file was decoded.
  package let remarks: [PNGRemark]
  /// The marks of a nine-patch; nil for other pictures.
  package let marks: NinePatchMarks?
  /// Whether ink of an unchanged drawing may reach beyond its artboard.
  let mayReachOutside: Bool
  /// The colors that the last derivation replaces and that no pixel had; empty for a picture that is not derived.
  package let unusedSwaps: [Color]
  /// The work of making the pixels again, in the unit of ``Limit/artWork``; 0 for a picture that is small enough to stay in
  /// memory.
  private let remaking: Int

  init(_ made: PictureStore.Made, _ recipe: PictureRecipe, number: Int, remaking: Int) {
    let bitmap = made.bitmap
    self.recipe = recipe
    scaleInName = recipe.file.flatMap { ScaleInName($0.name) }
    self.number = number
    size = bitmap.size
    lines = lineClasses(of: bitmap)
    let bounds = bitmap.visibleBounds
    visibleBounds = bounds
    let size = size
    transparentMargins =
      bounds.map { bounds in
        Insets(
          top: bounds.y, left: bounds.x, bottom: size.height - bounds.y - bounds.height,
          right: size.width - bounds.x - bounds.width)
      } ?? .zero
    isOpaque = bitmap.isOpaque
    isSymmetric = bitmap.isSymmetric
    hasSingleColor = bitmap.hasSingleColor
    self.remaking = remaking
    (remarks, marks) = (made.remarks, made.marks)
    (mayReachOutside, unusedSwaps) = (made.mayReachOutside, made.unusedSwaps)
  }

  /// The number of pixels.
  package var area: Int { size.width.count * size.height.count }

  /// The memory, in bytes, that work on the pixels takes: the pixels, those of the source, and those of the result.
  package var bytesInWork: Int { 3 * 4 * area }

  /// The work of answering one question about the pixels, in the unit of ``Limit/artWork``.
  var asking: Int { remaking + PixelWork.asking(pixels: area) }

  /// The work of cutting the picture and proving the cut, in the unit of ``Limit/artWork``.
  package var cutting: Int { remaking + PixelWork.cutting(pixels: area) }
}

/// In one run, equal recipes have the same object, so identity is equality.
extension MeasuredPicture: Hashable {
  package static func == (left: MeasuredPicture, right: MeasuredPicture) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Diagnostic {
  /// The diagnostic for a length that must be a whole number of pixels and is not at a scale. Of `others`, the other scales that
  /// are built, one at which the length is whole makes it an advice to leave this one out; nil where they aren't known.
  package static func lengthCutsPixel(
    _ name: String, _ length: Points, at scale: Scale, among others: [Scale]? = nil, _ range: SourceRange
  ) -> Diagnostic {
    let built = Set((others ?? []) + [scale])
    let cutting = built.filter { length.pixels(at: $0) == nil }.sorted()
    let isWholeElsewhere = others == nil || cutting.count < built.count
    let lower = Points(units: length.units / Points.unitsPerPoint * Points.unitsPerPoint)
    let whole = lower > .zero ? "\(lower) or \(lower + Points(1))" : "\(lower + Points(1))"
    let pixels = Points(units: length.units * Int64(scale.rawValue))
    return Diagnostic(
      .lengthCutsPixel,
      "`\(name)` of \(length) pt is \(pixels) px at \(scale.name), not a whole number of pixels",
      at: range
    ).helping(
      isWholeElsewhere
        ? "use whole points such as \(whole), or remove \(cutting.map { "\($0.rawValue)" }.joined(separator: " and ")) from `scales`"
        : "use whole points such as \(whole)")
  }
}

/// Measures, in parallel, the files that a theme names and its drawings, so that the sequential search for its pictures does
/// not wait for them.
///
/// Problems are not reported here: they are found and reported when the picture itself is needed.
func measureAhead(_ theme: ResolvedTheme, for loader: ArtLoader, only: [Scale]?, workers: Int) {
  guard workers > 1 else { return }
  var loader = loader
  var known: Set<PictureRecipe> = []
  // The recipes of a group are measured in sequence, because a later one is not needed if an earlier one fails.
  var groups: [[PictureRecipe]] = []
  func add(_ path: ThemePath, at scale: Scale, _ reading: ArtReading, of element: ResolvedElement) {
    let wanted = only ?? element.scales?.value.scales ?? Scale.allCases
    let recipe = PictureRecipe(file: path, reading)
    if wanted.contains(scale), known.insert(recipe).inserted { groups.append([recipe]) }
  }
  func add(_ drawing: ResolvedDrawing, _ flip: Flip?, at range: SourceRange, of element: ResolvedElement) {
    var group: [PictureRecipe] = []
    let scales = element.scalesOfDrawings(only: only)
    for scale in scales {
      guard let scaled = loader.scaled(drawing, at: scale, among: scales, flip, range) else { break }
      let recipe = PictureRecipe(scaled)
      if known.insert(recipe).inserted { group.append(recipe) }
    }
    if !group.isEmpty { groups.append(group) }
  }
  func addFamily(_ text: Ranged<PathText>, _ art: ResolvedArt, isNinePatch: Bool, of element: ResolvedElement)
  {
    let reading = loader.reading(of: art, isNinePatch: isNinePatch)
    for file in loader.family(text, reading)?.files ?? [] {
      add(file.path, at: file.scale, reading, of: element)
    }
  }
  for element in theme.elements {
    for variant in element.variants {
      for part in variant.parts {
        guard let art = part.art?.value else { continue }
        // What is shown of a sheet is known when the region was checked.
        switch art.source {
        case .file(let text) where art.region == nil: addFamily(text, art, isNinePatch: false, of: element)
        case .ninePatch(let text): addFamily(text, art, isNinePatch: true, of: element)
        case .files(let texts, let areNinePatches) where art.region == nil:
          let reading = loader.reading(of: art, isNinePatch: areNinePatches)
          for scale in Scale.allCases {
            guard let text = texts[scale], let path = loader.path(text.value, at: text.range) else {
              continue
            }
            add(path, at: scale, reading, of: element)
          }
        case .drawn(let drawing): add(drawing, art.flip, at: art.range, of: element)
        case .file, .files, .svg, .derive, .of, .system, .broken, .missing: continue
        }
      }
    }
  }
  let store = loader.store
  let sides = groups
  _ = parallelMap(sides.count, workers: workers) { index in
    for recipe in sides[index] where (try? store.measured(recipe)) == nil { break }
  }
}
