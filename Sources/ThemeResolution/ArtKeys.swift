import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Reports keys of art that do not apply to its source: `multiply`, for instance, belongs to art that is derived from another
/// state, and `resample` to files. Also reports materials of parts that have none.
func checkArt(of settings: ElementOverlay, _ kind: ElementKind, _ sink: inout DiagnosticSink) {
  check(settings.body.art, takesMaterial: kind.takesMaterial, &sink)
  if let icon = settings.icon.value { check(icon.art, &sink) }
  if let background = settings.background.value { check(background.art, takesMaterial: true, &sink) }
  if let shadowImage = settings.shadowImage.value { check(shadowImage.art, &sink) }
  guard let backIndicator = settings.backIndicator.value else { return }
  check(backIndicator.art, &sink)
  check(backIndicator.mask, &sink)
}

private func check(
  _ setting: Setting<ArtOverlay>, takesMaterial: Bool = false, _ sink: inout DiagnosticSink
) {
  guard let art = setting.value else { return }
  checkMaterial(of: art, isTaken: takesMaterial, &sink)
  let shown = art.shown
  guard let source = shown.source.ranged else { return }
  let key = source.value.key
  if key != .use, key != .svg {
    sink.report(
      "with", at: shown.with.ranged?.range, cannotStandBeside: source, "belongs to `use` or `svg`")
  }
  if key != .file, key != .files {
    for (name, range) in [("region", shown.region.ranged?.range), ("resample", shown.resample.ranged?.range)]
    {
      sink.report(name, at: range, cannotStandBeside: source, "belongs to `file` or `files`")
    }
  }
  if key != .file, key != .files, key != .ninePatch {
    sink.report(
      "profile", at: shown.profile.ranged?.range, cannotStandBeside: source,
      "belongs to `file`, `files` or `ninePatch`")
  }
  guard key != .derive else { return }
  for (name, range) in shown.derivation {
    let derived = "belongs to `derive`, in a state without art of its own"
    sink.report(
      name, at: range, cannotStandBeside: source,
      key == .svg ? "\(derived); the colors of an SVG are `with: { currentColor: … }`" : derived)
  }
}

/// Reports a material where there can be none, and keys that stand without the key to which they belong.
private func checkMaterial(of art: ArtOverlay, isTaken: Bool, _ sink: inout DiagnosticSink) {
  if let material = art.material.ranged, !isTaken {
    sink.report(
      Diagnostic(.invalidValue, "this art can't be a material", at: material.range)
        .helping("buttons and the backgrounds of navigation bars, tab bars, toolbars and panels can"))
    return
  }
  if art.material.isUnset {
    if let tint = art.tint.ranged {
      sink.report(
        Diagnostic(.exclusiveKeys, "`tint` is the color of a material, and this art has none", at: tint.range)
          .helping(
            "add `material`; the color of a bar's items is `tint` of the bar, and that of an icon `tint` of `icon`"
          ))
    }
    if let fallback = art.fallback.ranged {
      sink.report(
        Diagnostic(
          .exclusiveKeys, "`fallback` belongs to a material, and this art has none", at: fallback.range
        )
        .helping("add `material`, or write the art without `fallback`"))
    }
  }
  guard art.fallback.value != nil else { return }
  let ofSource = [
    ("with", art.with.ranged?.range), ("region", art.region.ranged?.range),
    ("resample", art.resample.ranged?.range),
    ("profile", art.profile.ranged?.range), ("flip", art.flip.ranged?.range),
  ]
  for (key, range) in ofSource + art.derivation {
    guard let range else { continue }
    sink.report(
      Diagnostic(.exclusiveKeys, "`\(key)` belongs to the art in `fallback`", at: range)
        .helping("write it in `fallback`"))
  }
}

extension ArtOverlay {
  /// The keys that modify art derived from another state, each with its place; nil for one that is not set.
  fileprivate var derivation: [(key: String, range: SourceRange?)] {
    [
      ("multiply", multiply.ranged?.range), ("screen", screen.ranged?.range),
      ("opacity", opacity.ranged?.range), ("desaturate", desaturate.ranged?.range),
      ("swap", swap.ranged?.range),
    ]
  }
}

extension DiagnosticSink {
  fileprivate mutating func report(
    _ key: String, at range: SourceRange?, cannotStandBeside source: Ranged<ArtSource>, _ advice: String
  ) {
    guard let range else { return }
    let name = source.value.key == .color ? "a plain color" : "`\(source.value.key.rawValue)`"
    report(
      Diagnostic(.exclusiveKeys, "`\(key)` can't be used with \(name)", at: range)
        .also(at: source.range, "the source").helping("`\(key)` \(advice)"))
  }
}
