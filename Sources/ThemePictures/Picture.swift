package import ThemeCore
package import ThemeDiagnostics
import ThemeModel
package import ThemeResolution

/// Decodes, resamples, derives and mirrors the art of every variant of a theme.
///
/// `only` limits the scales that are built; nil builds all scales that the theme or its files have. `profile` is the profile
/// treatment for art that sets none of its own. The result does not depend on the number of `workers`.
package func picture(
  _ theme: ResolvedTheme, sources: SourceMap, store: PictureStore, only: [Scale]?,
  profile: ProfileTreatment? = nil, workers: Int,
  _ sink: inout DiagnosticSink
) -> Pictures {
  var loader = ArtLoader(sources: sources, store: store, profile: profile, sink: sink)
  measureAhead(theme, for: loader, only: only, workers: workers)
  var elements: [[VariantPictures]] = []
  let art = ThemeArt(theme, only: only)
  for (place, element) in theme.elements.enumerated() {
    loader.sink.element = element.id.description
    elements.append(art.element(at: place).pictures(&loader))
  }
  // The elements refer to `art` without keeping it alive.
  withExtendedLifetime(art) {}
  loader.sink.element = nil
  sink = loader.sink
  return Pictures(theme: theme, elements: elements, store: store, inputs: loader.inputs)
}
