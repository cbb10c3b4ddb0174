import ThemeModel
import ThemePictures
import ThemeSlicing
package import ThemeSource
import ThemeSyntax

/// What the themes of one run share: their inputs, and everything that was read and decoded so far.
package struct Session: Sendable {
  package let inputs: any ThemeInputs
  package let sources: SourceMap
  /// What the inputs may hold and cost.
  package let limits: Limits
  let library: SyntaxLibrary
  let store: PictureStore
  let proofs = ProofLedger()

  package init(_ inputs: any ThemeInputs, limits: Limits = Limits()) {
    self.inputs = inputs
    self.limits = limits
    let sources = SourceMap()
    self.sources = sources
    library = SyntaxLibrary(inputs, sources: sources, alternatives: .theme, limits: limits)
    store = PictureStore(inputs)
  }
}
