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
  let (highlighted, selected) = (StateName.highlighted.bits, StateName.selected.bits)
  let states = element.values[VariantAxis.state.rawValue].map(\.code)
  guard !context.isAbstract, element.id.kind == .button, states.contains(selected),
    states.contains(highlighted),
    !states.contains(selected | highlighted), let chosen = context.look(of: selected),
    let pressed = context.look(of: highlighted), let normal = context.look(of: 0),
    chosen.recipes != normal.recipes, chosen.recipes != pressed.recipes
  else { return }
  sink.report(
    Diagnostic(
      .selectedHighlightedMissing,
      "there is no `selected+highlighted`: a selected button that is pressed shows `highlighted`, as if it weren't selected",
      at: element.variants[chosen.variant].range
    ).also(at: element.variants[pressed.variant].range, "what is shown of both")
      .helping("`selected+highlighted: selected` keeps the selected look; or give it art of its own"))
}

extension ElementContext {
  /// The pictures of a state on the fall-back of all other axes.
  fileprivate func look(of state: Int) -> (variant: Int, recipes: [PictureRecipe])? {
    var key = VariantKey.normal
    key[.state] = AxisValue(.state, code: state)
    guard let index = element.index(of: key), let part = part(.background, ofVariant: index) else {
      return nil
    }
    return (index, part.images.map(\.picture.recipe))
  }
}
