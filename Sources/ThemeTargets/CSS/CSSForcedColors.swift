import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

// Users who have forced colors see plain frames instead of art.

extension CSSElement {
  private var shownArt: [CSSArt] { looks.compactMap { art($0.main.art) } }

  /// The rules for forced colors of an element that isn't a part of a control: the frame of a button, and system colors for
  /// masks.
  var forcedColors: [CSSRule] {
    if part != nil { return [] }
    let art = shownArt
    guard id.kind.isButton, !art.isEmpty else { return filled }
    return CSSElement.frame(
      ".\(className)",
      clearing: art.contains { $0.isRigid && !$0.isBehind || $0.plainColor != nil || $0.box != nil },
      boxes: art.contains(where: \.isBehind) ? ["::before", "::after"] : []) + filled
  }

  /// The rules that fill masks with one of the system colors.
  private var filled: [CSSRule] {
    guard looks.contains(where: { $0.isTemplate || $0.icon.tint != nil }) else { return [] }
    let boxes = looks.flatMap { groups(of: $0).filter(\.isMask).map(\.key.box) }.unique
    return boxes.flatMap { box -> [CSSRule] in
      let all = CSSNames.selector(className, box, .normal, CSSAppearance())
      let rules = [CSSElement.rule(all, ["background-color": "ButtonText"])]
      guard case .site(let site) = box, site.states == .choice else { return rules }
      let chosen = ".\(className)\(site.path):where(\(CSSSite.chosen))\(site.pseudo)"
      return rules + [CSSElement.rule(chosen, ["background-color": "HighlightText"])]
    }
  }

  /// The rules for forced colors of a part of a control: its frame, its color, and the colors of the chosen element. They come
  /// after the rules of all parts.
  var forcedColorsOfPart: [CSSRule] {
    guard let part else { return [] }
    var rules = filled
    if let color = part.place.forcedColor, !shownArt.isEmpty {
      rules += part.sites.map { site in
        CSSElement.rule(
          ".\(className)\(site.path)\(site.pseudo)", ["border-image": "none", "background": color])
      }
    }
    if part.place.isArrow {
      rules.append(CSSElement.rule(".\(className)::after", ["display": "none"]))
    }
    if let site = part.place.frame, !shownArt.isEmpty {
      let boxes = shownArt.contains(where: part.isBehind) ? ["::before", "::after"] : []
      rules += CSSElement.frame(
        ".\(className)\(site.path)", clearing: true, boxes: Array(boxes.prefix(part.place.boxes)))
    }
    if part.place.showsChoice {
      rules.append(
        CSSElement.rule(
          ".\(className) > :where(\(CSSSite.chosen))",
          [
            "forced-color-adjust": "none", "border-image": "none", "background": "Highlight",
            "color": "HighlightText",
          ]))
    }
    return rules
  }

  private static func frame(_ selector: String, clearing: Bool, boxes: [String]) -> [CSSRule] {
    let frame = "1px solid ButtonText"
    return [
      rule(
        selector,
        clearing
          ? ["border": frame, "border-image": "none", "background": "none"]
          : ["border": frame, "border-image": "none"])
    ] + boxes.map { rule(selector + $0, ["background": "none"]) }
  }

  private static func rule(_ selector: String, _ declarations: KeyValuePairs<String, String>) -> CSSRule {
    CSSRule(
      media: CSSNames.forcedColors, selector: selector, declarations: [CSSDeclaration](declarations))
  }
}
