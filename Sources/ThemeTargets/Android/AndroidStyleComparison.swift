import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures

extension AndroidComparison {
  /// Holds the style that a device takes for a variant of the normal state against its facts.
  mutating func checkStyle(_ variant: Configured<Int>, of element: AndroidElement) {
    guard element.element.id.kind != .image else { return }
    let facts = element.element.variants[variant.value].facts
    let isButton = element.element.id.kind.isButton
    let style = resources.best("style/\(element.name)", on: variant.configuration, density: 160)?.content
      .element
    let title =
      isButton
      ? style
      : resources.best("style/\(element.name)__title", on: variant.configuration, density: 160)?.content
        .element
    let place = "\(element.element.id) \(element.element.variants[variant.value].key.text)"
    guard let style, let title else { return differences.append("\(place): there is no style") }
    let art = element.art(.background, of: variant)
    var found: [(String, String?, String?)] = [
      ("height", value("height", style, variant), facts.height.map { "\($0)dp" }),
      (
        "background", style.children.first { $0["name"] == "android:background" }?.text,
        art.equals(.nothing) ? nil : "@drawable/\(element.name)"
      ),
    ]
    if isButton {
      let padding = facts.title?.padding
      found += [
        ("minWidth", value("minWidth", style, variant), facts.minimumWidth.map { "\($0)dp" } ?? "0dp"),
        ("maxWidth", value("maxWidth", style, variant), facts.maximumWidth.map { "\($0)dp" }),
        ("paddingLeft", value("paddingLeft", style, variant), padding.map { "\($0.left)dp" }),
        ("paddingTop", value("paddingTop", style, variant), padding.map { "\($0.top)dp" }),
        ("paddingRight", value("paddingRight", style, variant), padding.map { "\($0.right)dp" }),
        ("paddingBottom", value("paddingBottom", style, variant), padding.map { "\($0.bottom)dp" }),
      ]
    }
    found.append(("textSize", value("textSize", title, variant), facts.title?.font.map { "\($0.size)sp" }))
    for (dots, halves) in [(160, 2), (240, 3), (320, 4), (480, 6), (640, 8)] {
      let shadow = facts.title?.shadow
      for (name, number) in [
        ("shadowDx", shadow?.x.thousandths(halves: halves)),
        ("shadowDy", shadow?.y.thousandths(halves: halves)),
        ("shadowRadius", shadow?.blur.radiusThousandths(halves: halves)),
      ] {
        found.append(
          (
            "\(name) at \(dots) dpi", value(name, title, variant, density: dots),
            number.map(AndroidValues.decimal)
          ))
      }
    }
    for (name, found, wanted) in found where found != wanted {
      differences.append("\(place): `\(name)` is \(found ?? "nowhere"), not \(wanted ?? "to be said")")
    }
  }

  /// What an item of a style says, through its reference.
  private func value(
    _ attribute: String, _ style: XMLElement, _ variant: Configured<Int>, density: Int = 160
  ) -> String? {
    guard let item = style.children.first(where: { $0["name"] == "android:\(attribute)" }) else { return nil }
    guard item.text.hasPrefix("@") else { return item.text }
    let key = String(item.text.dropFirst())
    return resources.best(key, on: variant.configuration, density: density)?.content.element?.text
  }
}
