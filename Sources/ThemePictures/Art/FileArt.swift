import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

// Finds the pictures of art that is a file.

extension ElementArt {
  /// The pictures of a file and its siblings at the scales that the element and the run select.
  func make(
    _ text: Ranged<PathText>, isNinePatch: Bool, _ art: ResolvedArt, _ region: ResolvedRegion?,
    origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    guard let family = loader.family(text, loader.reading(of: art, isNinePatch: isNinePatch)) else {
      return .broken
    }
    let takesAll = element.scales == nil && only == nil && art.resample == nil && region == nil
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
      files, isNinePatch: isNinePatch, art, region, at: text.range, origin: origin, &loader)
    if takesAll, case .pictures(let pictures, _) = result { family.keep(pictures.map(\.measured)) }
    return result
  }

  /// The pictures of art with one path for each scale.
  func make(
    _ texts: ScaleFiles, isNinePatch: Bool, _ art: ResolvedArt, _ region: ResolvedRegion?,
    origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    var files: [Scale: Ranged<ThemePath>] = [:]
    for scale in Scale.allCases {
      guard let text = texts[scale], let path = loader.path(text.value, at: text.range) else { continue }
      loader.note(path)
      guard loader.finds(path, text) else { continue }
      files[scale] = Ranged(path, text.range)
    }
    guard files.count == texts.count else { return .broken }
    return make(files, isNinePatch: isNinePatch, art, region, at: art.range, origin: origin, &loader)
  }

  /// The pictures of files at the scales that the element and the run select.
  private func make(
    _ files: [Scale: Ranged<ThemePath>], isNinePatch: Bool, _ art: ResolvedArt, _ region: ResolvedRegion?,
    at range: SourceRange, origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    guard let largest = Scale.allCases.last(where: { files[$0] != nil }) else { return .broken }
    let reading = loader.reading(of: art, isNinePatch: isNinePatch)
    /// The scale of the file of which the picture for a scale is made.
    func source(for scale: Scale) -> Scale? {
      if files[scale] != nil { return scale }
      switch art.resample?.value {
      case .down: return scale < largest ? largest : nil
      case .nearest:
        return Scale.allCases.last {
          files[$0] != nil && $0 < scale && scale.rawValue % $0.rawValue == 0
        }
      case nil: return nil
      }
    }
    let available = Scale.allCases.filter { source(for: $0) != nil }
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
      guard let origin = source(for: scale), let file = files[origin] else {
        let isAbove = scale > largest
        loader.sink.report(
          Diagnostic(
            .scaleUnavailable, "there is no art for \(scale.name)", at: range,
            "has \(available.map(\.name).listed)"
          )
          .also(at: asked?.range, "selected here")
          .helping(
            isAbove
              ? "add a file for \(scale.name), or remove \(scale.rawValue) from `scales`; pictures are never enlarged, except pixel art by `resample: nearest`"
              : "add a file for \(scale.name), or add `resample: down`"))
        isWhole = false
        continue
      }
      guard let part = loader.pixels(of: region, at: origin) else {
        isWhole = false
        continue
      }
      var reading = reading
      reading.region = part
      var recipe = PictureRecipe(file: file.value, reading)
      if origin != scale { recipe.reduction = .init(source: origin, target: scale) }
      let place = origin == scale ? file.range : art.resample?.range ?? file.range
      let written = region?.range ?? file.range
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
