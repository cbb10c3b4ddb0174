import ThemeCore
import ThemeModel
import ThemeResolution

/// Measures the files that a theme names side by side, so that finding its pictures one by one waits for none of them.
///
/// What is wrong with a file is found again, and reported, when its picture is asked for.
func measureFiles(_ theme: ResolvedTheme, for loader: ArtLoader, only: [Scale]?, workers: Int) {
  guard workers > 1 else { return }
  var loader = loader
  var known: Set<PictureRecipe> = []
  var recipes: [PictureRecipe] = []
  func add(_ path: ThemePath, at scale: Scale, _ reading: ArtReading, of element: ResolvedElement) {
    let wanted = only ?? element.scales?.value.scales ?? Scale.allCases
    let recipe = PictureRecipe(file: path, reading)
    if wanted.contains(scale), known.insert(recipe).inserted { recipes.append(recipe) }
  }
  for element in theme.elements {
    for variant in element.variants {
      for (_, part) in variant.settings.parts(of: element.id.kind) {
        guard let art = part.art.value else { continue }
        switch art.source.value {
        case .file(let setting), .ninePatch(let setting):
          let reading = loader.reading(of: art, isNinePatch: art.source.value?.key == .ninePatch)
          guard let text = setting.ranged, let family = loader.family(text, reading) else { continue }
          for file in family.files { add(file.path, at: file.scale, reading, of: element) }
        case .files(let texts), .ninePatches(let texts):
          let reading = loader.reading(of: art, isNinePatch: art.source.value?.key == .ninePatch)
          for scale in Scale.allCases {
            guard let text = texts[scale], let path = loader.path(text.value, at: text.range) else {
              continue
            }
            add(path, at: scale, reading, of: element)
          }
        case .svg, .draw, .use, .drawn, .box, .color, .derive, .of, nil: continue
        }
      }
    }
  }
  let store = loader.store
  let files = recipes
  _ = parallelMap(files.count, workers: workers) { try? store.measured(files[$0]) }
}
