/// Texts of controls that are too long for their boxes.
@Suite struct LongTextsInBrowserTests {
  @Test(arguments: BrowserKind.allCases)
  func `the texts of segments and tabs stay in them, and end as the theme says`(_ kind: BrowserKind) throws {
    try kind.run("long texts of controls", at: .one) { browser, folder in
      let theme = try TargetTheme.write("css-titles-of-segments-and-tabs-end-with-an-ellipsis", to: folder)
      let text = "<span>A title of many words that are too long</span>"
      let style = "style='width: 120px; line-height: 20px'"
      let html = """
        <!DOCTYPE html><link rel="stylesheet" href="\(theme.name).css">
        <div class="\(theme.name)_segmented-control_one" \(style)><button>\(text)</button>\
        <button aria-pressed=true>\(text)</button></div><br>
        <div class="\(theme.name)_segmented-control_two" \(style)><label><input type=radio>\(text)</label>\
        <label><input type=radio checked>\(text)</label></div>
        <nav class="\(theme.name)_tab-bar_main" \(style)><a href="#" aria-current=page>\(text)</a>\
        <a href="#">\(text)</a></nav>
        """
      try browser.open(html, in: folder, 320, 300)
      let script = """
        [...document.querySelectorAll("span")].map(text => {
          const own = text.getBoundingClientRect()
          const [item, control] = [text.parentElement, text.parentElement.parentElement]
          const isIn = [item, control].map(each => each.getBoundingClientRect())
            .every(outer => own.width > 20 && own.left >= outer.left && own.right <= outer.right)
          const style = getComputedStyle(text)
          return [String(isIn), style.overflowX, style.textOverflow, style.webkitLineClamp, style.textAlign]
        })
        """
      let found = try #require(try browser.value(of: script) as? [[String]])
      #expect(
        found == [
          ["true", "clip", "ellipsis", "none", "center"], ["true", "clip", "clip", "none", "center"],
          ["true", "clip", "ellipsis", "2", "start"], ["true", "clip", "ellipsis", "2", "start"],
          ["true", "clip", "ellipsis", "none", "start"], ["true", "clip", "ellipsis", "none", "start"],
        ])
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `the title of a button stays in it, wherever its icon stands`(_ kind: BrowserKind) throws {
    try kind.run("long titles beside icons", at: .one) { browser, folder in
      let theme = try TargetTheme.write("css-icons-beside-titles", to: folder)
      let buttons = ["add", "more"].map { button in
        let name = "\(theme.name)_button_\(button)"
        return """
          <button class="\(name)" style="width: 90px"><span class="\(name)__icon"></span>\
          <span class="\(name)__title">A title of many words that are too long</span></button><br>
          """
      }
      let html =
        "<!DOCTYPE html><link rel=stylesheet href=\(theme.name).css>\(buttons.joined(separator: "\n"))"
      try browser.open(html, in: folder, 320, 600)
      let script = """
        [...document.querySelectorAll("[class$=__title]")].filter(title => {
          const [own, button] = [title, title.parentElement].map(each => each.getBoundingClientRect())
          return own.left < button.left || own.right > button.right
        }).map(title => title.className).concat(
          [...document.querySelectorAll("[class$=__title]")].map(title => getComputedStyle(title).overflowX))
        """
      let found = try #require(try browser.value(of: script) as? [String])
      #expect(found == ["clip", "clip"])
    }
  }
}
