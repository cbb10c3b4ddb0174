import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Reports keys of art that do not apply to its source: `multiply`, for instance, belongs to art that is derived from another
/// state, and `resample` to files.
func checkArt(of settings: ElementOverlay, _ sink: inout DiagnosticSink) {
  check(settings.body.art, &sink)
  if let icon = settings.icon.value { check(icon.art, &sink) }
  if let background = settings.background.value { check(background.art, &sink) }
  if let shadowImage = settings.shadowImage.value { check(shadowImage.art, &sink) }
  guard let backIndicator = settings.backIndicator.value else { return }
  check(backIndicator.art, &sink)
  check(backIndicator.mask, &sink)
}

private func check(_ setting: Setting<ArtOverlay>, _ sink: inout DiagnosticSink) {
  guard let art = setting.value, let source = art.source.ranged else { return }
  let key = source.value.key
  if key != .use {
    sink.report("with", at: art.with.ranged?.range, cannotStandBeside: source, "belongs to `use`")
  }
  if key != .file, key != .files {
    sink.report(
      "resample", at: art.resample.ranged?.range, cannotStandBeside: source, "belongs to `file` or `files`")
  }
  if key != .file, key != .files, key != .ninePatch {
    sink.report(
      "profile", at: art.profile.ranged?.range, cannotStandBeside: source,
      "belongs to `file`, `files` or `ninePatch`")
  }
  guard key != .derive else { return }
  let advice = "belongs to `derive`, in a state without art of its own"
  sink.report("multiply", at: art.multiply.ranged?.range, cannotStandBeside: source, advice)
  sink.report("screen", at: art.screen.ranged?.range, cannotStandBeside: source, advice)
  sink.report("opacity", at: art.opacity.ranged?.range, cannotStandBeside: source, advice)
  sink.report("desaturate", at: art.desaturate.ranged?.range, cannotStandBeside: source, advice)
  sink.report("swap", at: art.swap.ranged?.range, cannotStandBeside: source, advice)
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
