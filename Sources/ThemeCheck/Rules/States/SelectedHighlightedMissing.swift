import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a button that can be selected and looks as one that isn't while it is pressed then: of two states that hold at
/// once, generated code shows the pressed one.
///
/// Back buttons are never selected by a touch, and one whose selected look is its pressed one or its normal one has
/// nothing to lose.
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
