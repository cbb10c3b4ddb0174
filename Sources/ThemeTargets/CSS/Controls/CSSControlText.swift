import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

// The texts of controls.

extension CSSControlPart {
  /// The declarations for a part's text and icon.
  func text(of look: Look) -> [CSSGroup] {
    guard look.hasTitle || look.hasIcon else { return [] }
    let title = look.title
    return sites.flatMap { site -> [CSSGroup] in
      let box = CSSBox.site(site)
      if part.content == .picture {
        return title.cssText(on: box, within: art(look.main.art)).filter { $0.key.name == "padding" }
      }
      var groups = look.hasTitle ? title.cssText(on: box, within: nil) : []
      // Without padding in the theme, fields keep the padding of their own art.
      if title.padding == nil || site.pseudo == "::placeholder" {
        groups.removeAll { $0.key.name == "padding" }
      }
      if site.pseudo == "::placeholder" {
        return groups + [CSSGroup(box, "opacity", "1")]
      }
      switch (part.content, site.states) {
      case (.item, _):
        groups += item(look, on: site)
        // An item of a column is as wide as its text unless it is limited.
        if look.hasTitle {
          groups += [CSSGroup(.site(site.text), "max-width", "100%")]
          groups += cut(title, on: site.text, along: "center")
        }
      case (_, .choice):
        groups.append(CSSGroup(box, "justify-content", title.cssSide))
        groups += cut(title, on: site.text, along: title.cssSide)
      default:
        if let alignment = title.$alignment {
          groups.append(CSSGroup(box, "text-align", alignment == .center ? "center" : title.cssSide))
        }
      }
      return groups
    }
  }

  /// The truncation of the text in one of several elements, and the alignment of its lines if it has more than one.
  private func cut(_ title: TitleFacts, on site: CSSSite, along side: String) -> [CSSGroup] {
    let lines = title.lines == 1 ? [] : [CSSGroup(.site(site), "text-align", side)]
    return lines + title.cssTruncation(on: .site(site))
  }

  /// The arrangement of the icon and the title of an item.
  private func item(_ look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    // `leading` is the default placement, which in an item is above the title.
    let directions: [IconPlacement: String] = [.trailing: "row-reverse", .below: "column-reverse"]
    let direction = directions[look.icon.placement] ?? "column"
    var groups = [
      CSSGroup(box, "flex-direction", direction), CSSGroup(box, "align-items", "center"),
      CSSGroup(box, "justify-content", "center"), CSSGroup(box, "gap", look.icon.gap.css),
    ]
    if let tint = look.icon.tint {
      groups.append(CSSGroup(.site(site.generating("::before")), "color", tint.description))
    }
    if let icon = art(look[.icon].art) {
      var plain = CSSSite.child(":not([data-icon])", "::before", states: .choice)
      plain.side = nil
      let color = look.icon.tint != nil || look.isTemplate ? "currentColor" : nil
      groups += [CSSGroup(.site(plain), "content", "\"\"")] + icon.picture(on: .site(plain), color: color)
    }
    return groups
  }
}
