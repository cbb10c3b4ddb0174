/// A bar of nothing but its class and its title, and one with buttons: the sheet lays them out by itself.
@Suite struct BarInBrowserTests {
  @Test(arguments: BrowserKind.allCases)
  func `a bar is as high as its art or the platform's, its title in the middle`(_ kind: BrowserKind) throws {
    try kind.run("a bar by itself", at: .one) { browser, folder in
      let theme = try TargetTheme.write("css-a-bar-has-a-height-and-a-title-in-the-middle", to: folder)
      let bars = ["cut", "plain", "said"].flatMap { name in
        ["", " data-metrics=compact"].map { (name, $0) }
      }
      let html = """
        <!DOCTYPE html><link rel="stylesheet" href="\(theme.name).css"><style>body { margin: 0; width: 320px }</style>
        \(bars.map { name, metrics in
          let bar = "\(theme.name)_navigation-bar_\(name)"
          return "<div class=\(bar)\(metrics)><span class=\(bar)__title>A title</span></div>"
        }.joined(separator: "\n"))
        <div class="\(theme.name)_navigation-bar_cut"><button style="width: 60px">Back</button>
        <span class="\(theme.name)_navigation-bar_cut__title">A title</span><button style="width: 60px">Go</button></div>
        """
      try browser.open(html, in: folder, 320, 500)
      let script = """
        [...document.querySelectorAll("div")].map(bar => {
          const range = document.createRange()
          const title = bar.querySelector("span")
          range.selectNodeContents(title)
          const [box, text] = [bar.getBoundingClientRect(), range.getBoundingClientRect()]
          // The letters are less high than their line in some fonts.
          const below = box.bottom - title.getBoundingClientRect().bottom
          return [box.width, box.height, text.left - box.left, box.right - text.right, below]
        })
        """
      let found = try #require(try browser.value(of: script) as? [[NSNumber]])
      let seen = found.map { $0.map(\.doubleValue) }
      #expect(seen.map { $0[0] } == Array(repeating: 320, count: 7))
      #expect(seen.map { $0[1] } == [44, 32, 44, 32, 50, 50, 44])
      for place in [0, 1, 4, 5, 6] { #expect(abs(seen[place][2] - seen[place][3]) < 1, "bar \(place)") }
      // At the right and at the bottom.
      for place in [2, 3] { #expect(abs(seen[place][3]) < 1 && abs(seen[place][4]) < 1, "bar \(place)") }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `places beside a title keep their size, and the title stands in the middle while it can`(
    _ kind: BrowserKind
  ) throws {
    try kind.run("a bar with places", at: .one) { browser, folder in
      let theme = try TargetTheme.write("css-a-bar-has-a-height-and-a-title-in-the-middle", to: folder)
      let bar = "\(theme.name)_navigation-bar_cut"
      func place(_ name: String, _ width: Int) -> String {
        "<div class=\(bar)__\(name)><button style='box-sizing: border-box; width: \(width)px'>Go</button></div>"
      }
      let title = "<span class=\(bar)__title><i style='display: inline-block; width: 80px'></i></span>"
      let bars = [
        (400, "ltr", place("leading", 40) + title + place("trailing", 100)),
        (260, "ltr", place("leading", 40) + title + place("trailing", 100)),
        (200, "ltr", place("leading", 40) + title + place("trailing", 100)),
        (400, "ltr", place("leading", 100) + title), (400, "ltr", title + place("trailing", 100)),
        (260, "rtl", place("leading", 40) + title + place("trailing", 100)),
      ]
      let html = """
        <!DOCTYPE html><link rel="stylesheet" href="\(theme.name).css">
        \(bars.map { "<div dir=\($1) class=\(bar) style='width: \($0)px'>\($2)</div>" }.joined(separator: "\n"))
        """
      try browser.open(html, in: folder, 420, 400)
      let script = """
        [...document.querySelectorAll("body > div")].map(bar => {
          const start = bar.getBoundingClientRect().left
          const title = bar.querySelector("span").getBoundingClientRect()
          return [title.left - start, title.right - start, bar.getBoundingClientRect().height].concat(
            [...bar.querySelectorAll("button")].flatMap(button => {
              const box = button.getBoundingClientRect()
              return [box.left - start, box.right - start]
            }))
        })
        """
      let found = try #require(try browser.value(of: script) as? [[NSNumber]])
      // Each with 8 points around it.
      #expect(
        found.map { $0.map(\.doubleValue) } == [
          [160, 240, 44, 8, 48, 292, 392], [64, 144, 44, 8, 48, 152, 252], [56, 84, 44, 8, 48, 92, 192],
          [160, 240, 44, 8, 108], [160, 240, 44, 292, 392], [116, 196, 44, 212, 252, 8, 108],
        ])
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `places that are wider than the page are cut when nothing is left of the title`(_ kind: BrowserKind)
    throws
  {
    try kind.run("places wider than the page", at: .one) { browser, folder in
      let theme = try TargetTheme.write("css-places-of-a-bar-fit-its-page", to: folder)
      func box(_ width: Int) -> String { "<i style='display: inline-block; width: \(width)px'></i>" }
      func place(_ bar: String, _ name: String, _ width: Int) -> String {
        let button = "\(theme.name)_back-button_menu"
        let title = "<span class=\(button)__title>\(box(width))</span>"
        return "<div class=\(bar)__\(name)><button class=\(button)>\(title)</button></div>"
      }
      func bar(_ name: String, _ leading: Int, _ trailing: Int?) -> String {
        let bar = "\(theme.name)_navigation-bar_\(name)"
        return "<div class=\(bar)>" + place(bar, "leading", leading)
          + "<b class=\(bar)__title>\(box(80))</b>" + (trailing.map { place(bar, "trailing", $0) } ?? "")
          + "</div>"
      }
      let bars = [
        bar("middle", 600, nil), bar("middle", 600, 60), bar("middle", 600, 600), bar("start", 600, nil),
        bar("start", 600, 60), bar("start", 600, 600),
        "<div style='container-type: inline-size; width: 200px'>\(bar("middle", 600, 60))</div>",
      ]
      let html = """
        <!DOCTYPE html><link rel="stylesheet" href="\(theme.name).css"><style>body { margin: 0 }</style>
        \(bars.joined(separator: "\n"))
        """
      try browser.open(html, in: folder, 500, 400)
      let script = """
        [...document.querySelectorAll("[class*=navigation-bar]:has(> b)")].map(bar =>
          [bar.querySelector("b").clientWidth].concat(
            [...bar.querySelectorAll("button")].flatMap(button => {
              const [box, title] = [button, button.firstChild].map(each => each.getBoundingClientRect())
              return [box.left, box.right, Number(title.left >= box.left && title.right <= box.right)]
            }))).concat([[document.documentElement.scrollWidth]])
        """
      let found = try #require(try browser.value(of: script) as? [[NSNumber]])
      // The width of the title; then both ends of each button, and whether its title is in it.
      #expect(
        found.map { $0.map(\.intValue) } == [
          [0, 8, 492, 1], [80, 8, 242, 1, 432, 492, 1], [0, 8, 242, 1, 258, 492, 1], [0, 8, 492, 1],
          [0, 8, 416, 1, 432, 492, 1], [0, 8, 242, 1, 258, 492, 1], [24, 8, 92, 1, 132, 192, 1], [500],
        ])
    }
  }
}
