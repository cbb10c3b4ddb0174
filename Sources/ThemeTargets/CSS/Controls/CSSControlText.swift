import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures

// The texts of controls.

extension CSSControlPart {
  /// What a part says of its text and its icon.
  func text(of look: Look) -> [CSSGroup] {
    guard look.hasTitle || look.hasIcon else { return [] }
    let title = look.title
    return sites.flatMap { site -> [CSSGroup] in
      let box = CSSBox.site(site)
      if part.content == .picture {
        return title.cssText(on: box, within: CSSArt(id, look.main)).filter { $0.key.name == "padding" }
      }
      var groups = look.hasTitle ? title.cssText(on: box, within: nil) : []
      // Fields have room of their own.
      if title.padding == nil || site.pseudo == "::placeholder" {
        groups.removeAll { $0.key.name == "padding" }
      }
      if site.pseudo == "::placeholder" {
        return groups + [CSSGroup(box, "opacity", "1")]
      }
      switch (part.content, site.states) {
      case (.item, _):
        groups += item(look, on: site)
        // Across a column, a box is as wide as its text.
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

  /// Where the text of one of several ends if it is too long, and the side on which its lines begin if there are more of them.
  private func cut(_ title: TitleFacts, on site: CSSSite, along side: String) -> [CSSGroup] {
    let lines = title.lines == 1 ? [] : [CSSGroup(.site(site), "text-align", side)]
    return lines + title.cssTruncation(on: .site(site))
  }

  /// How the icon and the title of an item stand.
  private func item(_ look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    // Beside the title is where a button's icon is of which nothing is said.
    let directions: [IconPlacement: String] = [.trailing: "row-reverse", .below: "column-reverse"]
    let direction = directions[look.icon.placement] ?? "column"
    var groups = [
      CSSGroup(box, "flex-direction", direction), CSSGroup(box, "align-items", "center"),
      CSSGroup(box, "justify-content", "center"), CSSGroup(box, "gap", look.icon.gap.css),
    ]
    if let tint = look.icon.tint {
      groups.append(CSSGroup(.site(site.generating("::before")), "color", tint.description))
    }
    if let icon = CSSArt(id, look[.icon]) {
      var plain = CSSSite.child(":not([data-icon])", "::before", states: .choice)
      plain.side = nil
      let color = look.icon.tint != nil || look.isTemplate ? "currentColor" : nil
      groups += [CSSGroup(.site(plain), "content", "\"\"")] + icon.picture(on: .site(plain), color: color)
    }
    return groups
  }
}
