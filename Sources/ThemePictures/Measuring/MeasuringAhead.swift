import ThemeCore
import ThemeModel
import ThemeResolution

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
        switch art.source {
        // What is shown of a sheet is known when the region was checked.
        case .file, .files: if art.region != nil { continue }
        default: break
        }
        switch art.source {
        case .file(let text): addFamily(text, art, isNinePatch: false, of: element)
        case .ninePatch(let text): addFamily(text, art, isNinePatch: true, of: element)
        case .files(let texts, let areNinePatches):
          let reading = loader.reading(of: art, isNinePatch: areNinePatches)
          for scale in Scale.allCases {
            guard let text = texts[scale], let path = loader.path(text.value, at: text.range) else {
              continue
            }
            add(path, at: scale, reading, of: element)
          }
        case .drawn(let drawing): add(drawing, art.flip, at: art.range, of: element)
        case .svg, .derive, .of, .system, .broken, .missing: continue
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
