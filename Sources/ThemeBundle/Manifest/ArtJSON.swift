import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures

extension ArtOrigin {
  /// The art in the manifest: where the art comes from, not its pixels, so that it changes only when the design does.
  var json: JSONValue {
    var members = Members()
    add(to: &members)
    return members.object
  }

  private func add(to members: inout Members) {
    switch self {
    case .file(let path, let resamplesDown):
      members.add("file", .string(path))
      members.add("resample", resamplesDown ? .string("down") : nil)
    case .files(let paths, let resamplesDown):
      members.add("files", files(paths))
      members.add("resample", resamplesDown ? .string("down") : nil)
    case .ninePatch(let path): members.add("ninePatch", .string(path))
    case .ninePatches(let paths): members.add("ninePatch", files(paths))
    case .svg(let path): members.add("svg", .string(path))
    case .of(let element): members.add("of", .string(element.description))
    case .drawn(let drawing) where drawing.color != nil: members.add("color", drawing.color?.json)
    case .drawn(let drawing) where drawing.box != nil: members.add("box", drawing.layers[0].boxJSON)
    case .drawn(let drawing): members.add("layers", .array(drawing.layers.map(\.json)))
    case .derived(let state, let derivation):
      members.add("derive", .string(state.text))
      members.add("desaturate", derivation.desaturation == 0 ? nil : thousandths(derivation.desaturation))
      members.add("multiply", derivation.multiply?.json)
      members.add("opacity", derivation.opacity == 1_000 ? nil : thousandths(derivation.opacity))
      members.add("screen", derivation.screen?.json)
      if !derivation.swaps.isEmpty {
        members.add("swap", .object(derivation.swaps.map { ($0.from.description, $0.to.json) }))
      }
    case .flipped(let origin, let flip):
      origin.add(to: &members)
      members.add("flip", .string(flip.rawValue))
    }
  }

  /// An object with one path for each scale.
  private func files(_ paths: [Scale: String]) -> JSONValue {
    .object(Scale.allCases.compactMap { scale in paths[scale].map { (scale.name, .string($0)) } })
  }

  private func thousandths(_ value: Int) -> JSONValue {
    Points(units: Int64(value) * Points.unitsPerPoint / 1_000).json
  }
}
