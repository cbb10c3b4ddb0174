import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

// Finds the pictures of art that is a file.

extension ElementArt {
  /// The pictures of a file and its siblings at the scales that the element and the run select.
  func make(
    _ text: Ranged<PathText>, isNinePatch: Bool, _ art: ResolvedArt, origin: ArtOrigin,
    _ loader: inout ArtLoader
  ) -> PartArt {
    guard let family = loader.family(text, loader.reading(of: art, isNinePatch: isNinePatch)) else {
      return .broken
    }
    let takesAll = element.scales == nil && only == nil && !art.resamplesDown
    if takesAll {
      let known = family.pictures
      if !known.isEmpty {
        return .pictures(
          zip(family.files, known).map { Picture(scale: $0.scale, measured: $1, range: text.range) },
          origin: origin)
      }
    }
    var files: [Scale: Ranged<ThemePath>] = [:]
    for file in family.files { files[file.scale] = Ranged(file.path, text.range) }
    let result = make(
      files, isNinePatch: isNinePatch, art, at: text.range, origin: origin, &loader)
    if takesAll, case .pictures(let pictures, _) = result { family.keep(pictures.map(\.measured)) }
    return result
  }

  /// The pictures of art with one path for each scale.
  func make(
    _ texts: ScaleFiles, isNinePatch: Bool, _ art: ResolvedArt, origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    var files: [Scale: Ranged<ThemePath>] = [:]
    for scale in Scale.allCases {
      guard let text = texts[scale], let path = loader.path(text.value, at: text.range) else { continue }
      loader.note(path)
      guard loader.finds(path, text) else { continue }
      files[scale] = Ranged(path, text.range)
    }
    guard files.count == texts.count else { return .broken }
    return make(files, isNinePatch: isNinePatch, art, at: art.range, origin: origin, &loader)
  }

  /// The pictures of files at the scales that the element and the run select.
  private func make(
    _ files: [Scale: Ranged<ThemePath>], isNinePatch: Bool, _ art: ResolvedArt, at range: SourceRange,
    origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    guard let largest = Scale.allCases.last(where: { files[$0] != nil }) else { return .broken }
    let reduces = art.resamplesDown
    let reading = loader.reading(of: art, isNinePatch: isNinePatch)
    let available = Scale.allCases.filter { files[$0] != nil || (reduces && $0 < largest) }
    let asked = element.scales
    var wanted = asked?.value.scales ?? available
    if let only {
      wanted.removeAll { !only.contains($0) }
      if wanted.isEmpty {
        loader.sink.report(.noScaleLeft(of: available, only: only, asked: asked, at: range))
        return .broken
      }
    }
    var pictures: [Picture] = []
    var isWhole = true
    for scale in wanted {
      guard available.contains(scale) else {
        let isAbove = scale > largest
        loader.sink.report(
          Diagnostic(
            .scaleUnavailable, "there is no art for \(scale.name)", at: range,
            "has \(available.map(\.name).listed)"
          )
          .also(at: asked?.range, "selected here")
          .helping(
            isAbove
              ? "add a file for \(scale.name), or remove \(scale.rawValue) from `scales`; pictures are never enlarged"
              : "add a file for \(scale.name), or add `resample: down`"))
        isWhole = false
        continue
      }
      var recipe: PictureRecipe
      let place: SourceRange
      let written: SourceRange
      if let file = files[scale] {
        recipe = PictureRecipe(file: file.value, reading)
        place = file.range
        written = place
      } else {
        guard let file = files[largest] else { continue }
        recipe = PictureRecipe(file: file.value, reading)
        recipe.reduction = .init(source: largest, target: scale)
        place = art.resample?.range ?? file.range
        written = file.range
      }
      if let picture = loader.picture(recipe, at: scale, range: place, written: written) {
        pictures.append(picture)
      } else {
        isWhole = false
      }
    }
    return isWhole && !pictures.isEmpty ? .pictures(pictures, origin: origin) : .broken
  }
}

extension Diagnostic {
  /// The diagnostic for art that has none of the scales that the run builds.
  fileprivate static func noScaleLeft(
    of available: [Scale], only: [Scale], asked: Ranged<ScaleSet>?, at range: SourceRange
  ) -> Diagnostic {
    let missing = Scale.allCases.filter(only.contains).map(\.name).joined(separator: " and ")
    let isThere = available.contains(where: only.contains)
    let diagnostic = Diagnostic(
      .scaleUnavailable,
      isThere
        ? "`scales` does not contain \(missing), and this run builds nothing else"
        : "there is no art for \(missing)",
      at: range, "has \(available.map(\.name).listed)")
    return diagnostic.also(at: isThere ? asked?.range : nil, "the scales of the element")
      .helping(
        "`--scale` limits the run to \(missing): \(isThere ? "add it to `scales`" : "add a file"), or build other scales"
      )
  }
}
