import ThemeDiagnostics
import ThemeModel
import ThemeSource

/// Reports what is said of art that its source can't do: `multiply` changes the pixels of a state, `resample`
/// files.
func checkArt(of settings: ElementOverlay, _ sink: inout DiagnosticSink) {
  let pieces = [
    settings.body.art, settings.icon.value?.art, settings.background.value?.art,
    settings.shadowImage.value?.art,
    settings.backIndicator.value?.art, settings.backIndicator.value?.mask,
  ]
  for case .literal(let art, _) in pieces.compactMap(\.self) {
    guard let source = art.source.ranged else { continue }
    let derivation: [(String, SourceRange?)] = [
      ("multiply", art.multiply.ranged?.range), ("screen", art.screen.ranged?.range),
      ("opacity", art.opacity.ranged?.range), ("desaturate", art.desaturate.ranged?.range),
      ("swap", art.swap.ranged?.range),
    ]
    switch source.value.key {
    case .derive:
      sink.report(
        "resample", at: art.resample.ranged?.range, cannotStandBeside: source, "goes with `file` or `files`")
    case .ninePatch, .file, .files:
      for (key, range) in derivation {
        sink.report(
          key, at: range, cannotStandBeside: source,
          "goes with `derive`, in a state that has no art of its own")
      }
      if source.value.key == .ninePatch {
        sink.report(
          "resample", at: art.resample.ranged?.range, cannotStandBeside: source, "goes with `file` or `files`"
        )
      }
    }
  }
}

extension DiagnosticSink {
  fileprivate mutating func report(
    _ key: String, at range: SourceRange?, cannotStandBeside source: Ranged<ArtSource>, _ advice: String
  ) {
    guard let range else { return }
    let name = source.value.key.rawValue
    report(
      Diagnostic(.exclusiveKeys, "`\(key)` doesn't go with `\(name)`", at: range)
        .also(at: source.range, "the source").helping("`\(key)` \(advice)"))
  }
}
