import FixtureSupport
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeReview
import ThemeTargets

/// A theme with every kind of element, for tests of the page that `preview` writes.
enum PreviewKit {
  static let theme = #"""
    themec: 1
    name: kit
    tokens:
      color:
        tint: { value: "#3d4edb", appearances: { dark: "#8c9bff" } }
        onTint: { value: white, appearances: { dark: "#0b1030" } }
        line: { value: "#d9dce6", appearances: { dark: "#343846" } }
        ink: { value: "#171b2b", appearances: { dark: "#eef0fa" } }
        quiet: { value: "#5c6278", appearances: { dark: "#a2a9c2" } }
        paper: { value: white, appearances: { dark: "#1d202b" } }
        soft: { value: "#e7eafc", appearances: { dark: "#2b3154" } }
        red: { value: "#c4233b", appearances: { dark: "#ff8a98" } }
        green: { value: "#1b7f4b", appearances: { dark: "#5fd398" } }
    art:
      knob: { size: { width: 27, height: 27 }, layers: [ { shape: ellipse, frame: { left: 2, top: 2, right: 2, bottom: 2 }, fill: white, shadows: [ { color: black/30%, y: 1, blur: 2 } ] } ] }
      tip: { parameters: { fill: $color.paper }, size: { width: 18, height: 9 }, layers: [ { shape: { polygon: { points: [ { x: 0, y: 9 }, { x: 9, y: 0 }, { x: 18, y: 9 } ] } }, fill: $fill } ] }
      track: { parameters: { fill: $color.line }, size: { width: 51, height: 31 }, layers: [ { shape: capsule, fill: $fill } ] }
      back:
        parameters: { ink: $color.tint }
        size: { width: 36, height: 32 }
        layers: [ { shape: { path: "M17 9 L10 16 L17 23" }, stroke: { color: $ink, width: 2.5, cap: round, join: round } } ]
      icon: { parameters: { radius: 3 }, size: { width: 24, height: 24 }, layers: [ { shape: { roundedRectangle: { radius: $radius } }, frame: { left: 3, top: 3, right: 3, bottom: 3 }, fill: black } ] }
    navigationBars:
      main:
        background: { draw: { size: { width: 3, height: 44 }, layers: [ { shape: rectangle, fill: $color.paper }, { shape: rectangle, frame: { top: 43 }, fill: $color.line } ] }, caps: { left: 1, right: 1, top: 1, bottom: 2 } }
        translucent: false
        tint: $color.tint
        title: { color: $color.ink, font: { size: 17, weight: semibold } }
        largeTitle: { color: $color.ink, font: { size: 34, weight: bold } }
    backButtons:
      main:
        height: 32
        hitArea: 48
        minimumWidth: caps
        maximumWidth: 160
        caps: { left: 24, right: 8 }
        art: { use: back }
        title: { color: $color.tint, font: { size: 16 }, insets: { left: 22, right: 4 }, truncation: tail }
        directions: { rtl: mirror }
    buttons:
      primary:
        height: 48
        minimumWidth: 88
        maximumWidth: 400
        art: { box: { fill: $color.tint, radius: 14 } }
        title: { color: $color.onTint, font: { size: 17, weight: semibold }, insets: { left: 20, right: 20 } }
        states: { highlighted: { art: { box: { fill: "mix($color.tint, black, 25%)" } } }, disabled: { art: { box: { fill: $color.line } }, title: { color: $color.quiet } }, focused: { art: { box: { stroke: { color: $color.ink, width: 2, position: inside } } } } }
      secondary:
        like: primary
        height: 34
        minimumWidth: 60
        art: { box: { fill: $color.soft, radius: 17 } }
        title: { color: $color.tint, font: { size: 15, weight: semibold }, insets: { left: 14, right: 14 } }
        states: { highlighted: { art: { box: { fill: "mix($color.soft, black, 12%)" } } }, selected: { art: { box: { fill: $color.tint } }, title: { color: $color.onTint } } }
      destructive:
        like: primary
        art: { box: { fill: "$color.red", radius: 14 } }
        states: { highlighted: { art: { box: { fill: "mix($color.red, black, 25%)" } } } }
    controls:
      bubbles:
        mine: { background: { art: { box: { fill: $color.tint, radius: 18 } } }, content: { top: 8, left: 14, bottom: 8, right: 14 } }
        theirs: { background: { art: { box: { fill: $color.line, radius: 18 } } }, content: { top: 8, left: 14, bottom: 8, right: 14 } }
      cells:
        row:
          top: { art: { box: { fill: $color.paper, corners: { topLeft: 14, topRight: 14 } } }, states: { highlighted: { art: { derive: normal, multiply: black/15% } } } }
          middle: { art: { box: { fill: $color.paper } }, states: { highlighted: { art: { derive: normal, multiply: black/15% } } } }
          bottom: { art: { box: { fill: $color.paper, corners: { bottomLeft: 14, bottomRight: 14 } } } }
          single: { art: { box: { fill: $color.paper, radius: 14 } } }
          separator: { art: $color.line }
      panels:
        card: { background: { art: { box: { fill: $color.paper, radius: 18, shadows: [ { color: black/12%, y: 2, blur: 8 } ] } } }, content: { top: 27, left: 31, bottom: 31, right: 31 } }
      popovers:
        menu: { background: { art: { box: { fill: $color.paper, radius: 14, shadows: [ { color: black/25%, y: 4, blur: 16 } ] } } }, arrow: { art: { use: tip }, caps: none }, content: { top: 34, left: 38, bottom: 42, right: 38 } }
      progressBars:
        download: { track: { art: { box: { fill: $color.line, radius: 3 } } }, fill: { art: { box: { fill: $color.tint, radius: 3 } } } }
      searchBars:
        search:
          background: { art: $color.paper }
          field: { art: { box: { fill: $color.soft, radius: 18 } }, states: { focused: { art: { box: { stroke: { color: $color.tint, width: 2 } } } } } }
          title: { color: $color.ink }
          placeholder: { color: $color.quiet }
      segmentedControls:
        tabs:
          segment: { art: { box: { fill: $color.soft, radius: 9 } }, states: { selected: { art: { box: { fill: $color.tint } } } } }
          divider: { art: $color.line }
          title: { color: $color.tint, font: { size: 13, weight: medium }, states: { selected: { color: $color.onTint } } }
      sliders:
        volume: { minimum: { art: { box: { fill: $color.tint, radius: 3 } } }, maximum: { art: { box: { fill: $color.line, radius: 3 } } }, thumb: { art: { use: knob }, caps: none } }
      switches:
        wifi: { "on": { art: { use: track, with: { fill: $color.green } }, caps: none }, "off": { art: { use: track }, caps: none }, thumb: { art: { use: knob }, caps: none } }
      tabBars:
        main:
          background: { art: $color.paper }
          shadowImage: { art: $color.line }
          items: { title: { color: $color.quiet, font: { size: 10, weight: medium } }, icon: { tint: $color.quiet }, states: { selected: { title: { color: $color.tint }, icon: { tint: $color.tint } } } }
          icons:
            home: { art: { use: icon }, renderingIntent: template, caps: none }
            messages: { art: { use: icon, with: { radius: 9 } }, renderingIntent: template, caps: none }
            shop: { art: { use: icon, with: { radius: 6 } }, renderingIntent: template, caps: none }
            settings: { art: { use: icon, with: { radius: 1 } }, renderingIntent: template, caps: none }
      textFields:
        plain:
          background: { art: { box: { fill: $color.paper, radius: 12, stroke: { color: $color.line, width: 1 } } }, states: { focused: { art: { box: { stroke: { color: $color.tint, width: 2 } } } }, disabled: { art: { box: { fill: $color.line } } } } }
          title: { color: $color.ink, insets: { left: 14, right: 14 } }
          placeholder: { color: $color.quiet }
      toolbars:
        actions: { background: { art: $color.paper }, shadowImage: { art: $color.line } }
    defaults: { navigationBar: main, backButton: main }
    """#

  /// The themes of texts as the page shows them.
  static func compiled(_ texts: [String: String]) throws -> [PreviewTheme] {
    let session = Session(MemoryInputs(texts.mapValues { Array($0.utf8) }), targets: .built)
    let paths = texts.keys.sorted().compactMap { ThemePath($0) }
    let compiled = try compileAll(paths, in: session, CompileOptions())
    let bundles = compiled.themes.compactMap { BundleContents($0, in: session) }
    try #require(bundles.count == texts.count, "\(compiled.diagnostics.map(\.message))")
    return bundles.map { PreviewTheme($0, remarks: []) }
  }

  /// The theme, and a brand of it whose tint is another one.
  static func themes() throws -> [PreviewTheme] {
    let brand = theme.replacing("name: kit", with: "name: coral").replacing("#3d4edb", with: "#c2410c")
    return try compiled(["a.theme.yaml": theme, "b.theme.yaml": brand])
  }
}
