import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a button that has selected and highlighted art but none for both at once: while it is pressed, a selected button
/// looks as if it were not selected, because generated code shows the highlighted art.
///
/// Back buttons are not checked, because a touch never selects them. Neither are buttons whose selected art equals the normal
/// or the highlighted art, since pressing them hides nothing.
func selectedHighlightedMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let element = context.element
  func look(of state: StateName) -> (range: SourceRange, recipes: [PictureRecipe])? {
    guard let index = element.index(in: state), let part = context.part(.background, ofVariant: index) else {
      return nil
    }
    return (element.variants[index].range, part.images.map(\.picture.recipe))
  }
  guard !context.isAbstract, context.kind == .button,
    element.index(in: StateName(bits: StateName.selected.bits | StateName.highlighted.bits)) == nil,
    let chosen = look(of: .selected), let pressed = look(of: .highlighted), let normal = look(of: .normal),
    chosen.recipes != normal.recipes, chosen.recipes != pressed.recipes
  else { return }
  sink.report(
    Diagnostic(
      .selectedHighlightedMissing,
      "there is no `selected+highlighted`: a selected button shows `highlighted` while it is pressed, as if it were not selected",
      at: chosen.range
    ).also(at: pressed.range, "this is shown for both")
      .helping("`selected+highlighted: selected` keeps the selected look; or set art of its own"))
}
