import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a highlighted state whose pixels and visible settings equal those of the normal state.
func highlightedSame(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let element = context.element
  guard !context.isAbstract, context.kind.isButton, let pressed = element.index(in: .highlighted),
    context.part(.background, ofVariant: 0) != nil, let part = context.part(.background, ofVariant: pressed),
    // `highlighted: normal` declares that the states are meant to look the same.
    element.variants[pressed].range != element.variants[0].range,
    context.facts[pressed].looks == context.facts[0].looks,
    context.lookTheSame(context.variants[pressed], context.variants[0])
  else { return }
  sink.report(
    Diagnostic(
      .highlightedSame, "`highlighted` looks the same as `normal`", at: element.variants[pressed].range,
      "gives no feedback for a touch"
    ).also(at: part.range, "the same pixels")
      .helping(
        part.isDerived
          ? "use another change: `multiply` darkens everything except black, and `screen` lightens everything except white"
          : "`art: { derive: normal, multiply: black/30% }` darkens it"))
}

extension VariantFacts {
  /// The facts that affect the look of the element.
  fileprivate var looks: VariantFacts {
    var facts = self
    facts.assetName = nil
    return facts
  }
}

extension ElementContext {
  fileprivate func lookTheSame(_ parts: [PartContext], _ others: [PartContext]) -> Bool {
    parts.count == others.count
      && zip(parts, others).allSatisfy { part, other in
        part.name == other.name && part.images.count == other.images.count
          && zip(part.images, other.images).allSatisfy { image, other in
            image.scale == other.scale && image.caps == other.caps
              && store.areEqual(image.picture, other.picture)
          }
      }
  }
}
