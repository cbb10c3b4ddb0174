/// The counterpart in themes of a key of CSS, UIKit, Android, Flutter or a design tool.
struct ForeignKey {
  /// The key that replaces the foreign key in the same map; nil if themes express it in another way.
  let name: String?
  /// The help for messages: what to write instead.
  let help: String

  /// The counterpart of a key that is not in `table`; nil if the key is not known from other tools either.
  static func meant(by key: String, in table: KeyTable) -> ForeignKey? {
    if key == "<<" { return ForeignKey(name: nil, help: mergeKey(in: table)) }
    guard key.utf8.count <= 64 else { return nil }
    if ["$type", "$value", "$description", "$extensions", "$ref"].contains(key) {
      return ForeignKey(
        name: nil,
        help:
          "`\(key)` is a key of design token files, which `tokenFiles` names; in `tokens` write the value alone"
      )
    }
    if key.first == "$", key.count > 1 {
      return ForeignKey(
        name: nil, help: "a reference replaces the whole map: write `\(key)` without the braces")
    }
    let plain = key.lowercased().filter { $0 != "-" && $0 != "_" }
    guard let help = helps[table.name]?[plain] else { return elementKey(plain, in: table) }
    guard help.first == "=" else { return ForeignKey(name: nil, help: help) }
    let name = String(help.dropFirst())
    return ForeignKey(name: name, help: "themec calls it `\(name)`")
  }

  /// The counterpart of a key that belongs to another level of an element, such as a state or a key of its art or title.
  private static func elementKey(_ plain: String, in table: KeyTable) -> ForeignKey? {
    guard elements.contains(table.name) || table.name == "controlPicture" else { return nil }
    if let state = VariantAxis.state.meant(by: plain), case .synonym(let name) = state {
      return ForeignKey(name: nil, help: "write states in `states`: `states: { \(name): { … } }`")
    }
    for axis in VariantAxis.allCases where axis.names.contains(where: { $0.lowercased() == plain }) {
      let name = axis.names.first { $0.lowercased() == plain } ?? plain
      return ForeignKey(name: nil, help: "write `\(axis.key): { \(name): { … } }`")
    }
    if let key = KeyTable.named("art").keys.first(where: { $0.name.lowercased() == plain }) {
      let part = table.name == "navigationBar" ? "background" : "art"
      if derivations.contains(key.name), part == "art" {
        return ForeignKey(
          name: nil, help: "it changes the art of a state: `art: { derive: normal, \(key.name): … }`")
      }
      return ForeignKey(name: nil, help: "it belongs to `\(part)`: `\(part): { \(key.name): … }`")
    }
    guard table.name != "image", table.name != "controlPicture",
      let key = KeyTable.named("title").keys.first(where: { $0.name.lowercased() == plain })
    else { return nil }
    return ForeignKey(name: nil, help: "it is a key of the title: `title: { \(key.name): … }`")
  }

  /// The keys of art that change the art of another state.
  private static let derivations = ["swap", "desaturate", "multiply", "screen", "opacity"]

  private static func mergeKey(in table: KeyTable) -> String {
    elements.contains(table.name)
      ? "YAML merge keys are not supported: `like: NAME` takes over all keys of another element of the same kind"
      : "YAML merge keys are not supported: define a value in `tokens`, or extend a whole theme with `extends`"
  }

  private static let elements = ["button", "image", "navigationBar"]

  private struct Row {
    let tables: [String]
    /// The foreign keys in lowercase, without hyphens and underscores.
    let names: [String]
    /// The help as a text, or `=` followed by the name of the key that replaces the foreign one.
    let help: String

    init(_ tables: String, _ keys: String, _ help: String) {
      self.tables = tables.split(separator: " ").map(String.init)
      self.names = keys.split(separator: " ").map(String.init)
      self.help = help
    }
  }

  /// The help for each foreign key, by the name of the table and the key.
  private static let helps: [String: [String: String]] = {
    var helps: [String: [String: String]] = [:]
    for row in themeRows + elementRows + innerRows {
      for table in row.tables {
        for key in row.names where helps[table]?[key] == nil { helps[table, default: [:]][key] = row.help }
      }
    }
    return helps
  }()

  private static let themeRows = [
    Row("theme", "navbar navbars navigationbar navigation topbar appbar header", "=navigationBars"),
    Row("theme", "theme id", "=name"),
    Row("theme", "recipes drawings drawing draw shapes graphics", "=art"),
    Row("theme", "colors colours palette", "define named colors as tokens: `tokens: { color: { … } }`"),
    Row("theme", "variables vars constants", "=tokens"),
    Row("target", "darkmode colorscheme mode themeattribute", "=dark"),
    Row("target", "variables cssvariables cssvars customproperty properties", "=customProperties"),
    Row("target", "language", "the code is Swift only: Objective-C reaches it through the app's `-Swift.h`"),
    Row(
      "target", "support parts", "`themec runtime -o Packages/ThemeRuntime` writes the code that themes share"
    ),
    Row("target", "livereload", "the page of `themec preview --serve` shows the same"),
    Row("theme", "typefaces fontfamilies fontfaces fontfiles", "=fonts"),
    Row("fontNames", "iphone apple uikit swift postscript postscriptname", "=ios"),
    Row("fontNames", "css stack html fontfamily browser", "=web"),
    Row("fontNames", "dart pubspec", "=flutter"),
    Row("fontNames", "name typeface face default", "=family"),
    Row(
      "fontNames", "weight size style fontweight fontsize letterspacing",
      "weight, size and style are set where the font is used: `font: { family: …, weight: bold }`"),
    Row(
      "fontNames", "file files src source path url asset assets",
      "the app brings the font's files; themec only names the font"),
    Row("tokenResolver", "inputs input context", "=contexts"),
    Row("tokenResolver", "modifiers themes", "=modes"),
    Row("tokenResolver", "file path document source", "=resolver"),
    Row("theme", "description title comment", "=summary"),
    Row("theme", "parent parents base inherits inherit import imports include includes", "=extends"),
    Row("theme", "icons pictures", "=images"),
    Row(
      "theme",
      "tabbar tabs slider seekbar switch toggle searchbar textfield input popover cell cells card bubble progress toolbar",
      "other controls are in `controls`: `controls: { sliders: { volume: { … } } }`"),
    Row("controls", "tabbar tabview bottombar bottomnavigation", "=tabBars"),
    Row("controls", "slider seekbar seekbars range ranges", "=sliders"),
    Row("controls", "switch toggle toggles checkboxes", "=switches"),
    Row("controls", "progress progressbar progressview progressviews", "=progressBars"),
    Row("controls", "input inputs edittext textfield textinputs", "=textFields"),
    Row("controls", "search searchfield searchfields searchbar", "=searchBars"),
    Row("controls", "segments segmented segmentedcontrol buttongroups", "=segmentedControls"),
    Row("controls", "cards card dialogs sheets", "=panels"),
    Row("controls", "popups tooltips popover", "=popovers"),
    Row("controls", "rows lists listitems tableviewcells", "=cells"),
    Row("controls", "chatbubbles speechbubbles messages", "=bubbles"),
    Row("control-sliders", "knob handle", "=thumb"),
    Row(
      "control-sliders", "min left leading before lower minimumtrack minimumtrackimage mintrack active",
      "=minimum"),
    Row(
      "control-sliders", "max right trailing after upper maximumtrack maximumtrackimage maxtrack inactive",
      "=maximum"),
    Row(
      "control-sliders", "track",
      "a slider has two tracks, one on each side of the thumb: `minimum` and `maximum`"),
    Row("control-progressBars", "background", "=track"),
    Row("control-progressBars", "progress indicator value", "=fill"),
    Row("control-segmentedControls", "background segments item items", "=segment"),
    Row("control-segmentedControls", "separator", "=divider"),
    Row("control-switches", "track", "a switch has two tracks: `on` and `off`"),
    Row("control-switches", "knob handle", "=thumb"),
    Row("control-textFields", "field", "=background"),
    Row("control-textFields", "text", "=title"),
    Row("control-searchBars", "text", "=title"),
    Row("control-searchBars", "searchtextfield textfield searchfield input", "=field"),
    Row("control-searchBars", "hint", "=placeholder"),
    Row("control-textFields", "hint", "=placeholder"),
    Row("control-bubbles control-panels control-popovers", "padding insets contentinsets", "=content"),
    Row("control-tabBars", "item", "=items"),
    Row("control-tabBars", "tint tintcolor", "the color of the icons is `items: { icon: { tint: … } }`"),
    Row("controlItem", "tint tintcolor", "the color of the icons is `icon: { tint: … }`"),
    Row(
      "image controlPicture", "tint tintcolor",
      "a picture has its own colors: the app tints it where it is `renderingIntent: template`, and the icons of a tab bar have `items: { icon: { tint: … } }`"
    ),
    Row(
      "controlPicture", "height width size",
      "a part of a control is as large as its art: `art: { draw: { size: { width: 9, height: 4 }, layers: [ … ] } }`"
    ),
    Row(
      "controlPicture", "pairs neighbors statepairs",
      "the pictures of pairs of states are in `between` of a divider"),
    Row("control-tabBars", "indicator selectionindicator", "=selection"),
    Row("theme", "version", "the version of the language is `themec: 1`"),
  ]

  private static let elementRows = [
    Row(
      "button navigationBar image",
      "extends inherit inherits parent base basedon copyof copies extend sameas",
      "=like"),
    Row("button navigationBar image", "virtual isabstract", "=abstract"),
    Row(
      "button navigationBar", "padding contentinsets contentedgeinsets contentpadding titleedgeinsets margin",
      "the space around the text is `title: { insets: { left: 8, right: 8 } }`"),
    Row(
      "button image controlPicture", "cornerradius borderradius radius rounded corners",
      "corners are part of the art: `art: { box: { fill: white, radius: 8 } }`"),
    Row(
      "button image controlPicture", "border borderwidth bordercolor stroke outline",
      "a border is part of the art: `art: { box: { stroke: { color: black, width: 1 } } }`"),
    Row(
      "navigationBar", "cornerradius borderradius radius rounded corners",
      "corners are part of the background: `background: { box: { fill: white, radius: 8 } }`"),
    Row(
      "navigationBar", "border borderwidth bordercolor stroke outline",
      "a border is part of the background: `background: { box: { stroke: { color: black, width: 1 } } }`"),
    Row(
      "button navigationBar", "textcolor titlecolor fontcolor labelcolor foregroundcolor",
      "the color of the text is `title: { color: … }`"),
    Row(
      "button navigationBar", "fontsize textsize fontfamily fontweight typeface",
      "the font is `title: { font: { family: …, weight: bold, size: 12 } }`"),
    Row(
      "button navigationBar", "textshadow shadowcolor shadowoffset",
      "the shadow of the text is `title: { shadow: { color: …, y: -1 } }`"),
    Row(
      "button", "backgroundcolor bgcolor background backgroundimage fill fillcolor gradient",
      "what is behind the title is `art`: a color, a file, `{ file: art/back.png }`, a box or a drawing"),
    Row(
      "image", "backgroundcolor bgcolor background fill fillcolor color", "a plain color is art: `art: white`"
    ),
    Row(
      "navigationBar", "backgroundcolor bgcolor backgroundimage bartintcolor color fill gradient art",
      "what is behind the bar is `background`: a color, a file, `{ file: art/bar.png }`, a box or a drawing"),
    Row("button image", "image src source picture", "write `art: { file: art/back.png }`"),
    Row("navigationBar", "image src source picture", "write `background: { file: art/bar.png }`"),
    Row(
      "button image navigationBar", "capinsets resizablecapinsets slice slices edgeinsets centerslice",
      "=caps"),
    Row(
      "button", "width size",
      "a button is as wide as its title, between `minimumWidth` and `maximumWidth`; its `height` is a key"),
    Row("button", "touchsize tapsize taparea touchtarget mintouchsize hitsize hitslop", "=hitArea"),
    Row("button", "text label caption string", "the app sets the text; `title` describes how it looks"),
    Row("button", "tintcolor tint", "the color of an icon is `icon: { tint: … }`"),
    Row("navigationBar", "tintcolor", "=tint"),
    Row("navigationBar", "shadow bottomline separator hairline", "=shadowImage"),
    Row(
      "navigationBar", "backbutton",
      "define back buttons in `backButtons`, and choose one in `defaults` or for a screen"),
  ]

  private static let innerRows = [
    Row(
      "title controlText", "selectedcolor activecolor checkedcolor",
      "what differs in a state is in `states`: `states: { selected: { color: … } }`"),
    Row(
      "title controlText", "highlightedcolor pressedcolor",
      "what differs in a state is in `states`: `states: { highlighted: { color: … } }`"),
    Row(
      "title controlText", "disabledcolor",
      "what differs in a state is in `states`: `states: { disabled: { color: … } }`"),
    Row("title", "textcolor titlecolor fontcolor labelcolor foregroundcolor foreground", "=color"),
    Row("title", "padding margin edgeinsets titleedgeinsets contentinsets", "=insets"),
    Row("title", "textshadow shadowcolor shadowoffset", "=shadow"),
    Row("title", "fontsize textsize size", "the size is `font: { size: 12 }`"),
    Row("title", "fontweight weight bold", "the weight is `font: { weight: bold }`"),
    Row("title", "fontfamily typeface family fontname", "the family is `font: { family: … }`"),
    Row(
      "title", "tracking kern kerning characterspacing letterspacing",
      "the room between characters is `font: { letterSpacing: 0.5 }`"),
    Row(
      "title", "dynamictype adjustsfontforcontentsizecategory scales",
      "text that follows the user's text size is `font: { scales: true }`"),
    Row("title", "texttransform textallcaps allcaps textcase case capitalization", "=transform"),
    Row(
      "navigationBar",
      "largetitletextattributes preferslargetitles largetitlestyle largetitlefont largetitlecolor",
      "=largeTitle"),
    Row("title", "numberoflines maxlines linelimit lineclamp maximumlines maxlinecount", "=lines"),
    Row(
      "title", "singleline nowrap wrap whitespace softwrap",
      "`lines: 1` is one line, and `lines: 0` any number"),
    Row("title", "textalign textalignment align gravity", "=alignment"),
    Row("title", "linebreakmode textoverflow ellipsize overflow", "=truncation"),
    Row("title", "text label string", "the app sets the text; `title` describes how it looks"),
    Row("font", "name fontfamily typeface face", "=family"),
    Row("font", "fontsize pointsize textsize", "=size"),
    Row("font", "fontweight bold", "=weight"),
    Row("font", "fontstyle italic slant", "=style"),
    Row("font", "tracking kern kerning characterspacing", "=letterSpacing"),
    Row(
      "font", "dynamictype adjustsfontforcontentsizecategory relativeto scaled scalable textscale autoscale",
      "=scales"),
    Row("font", "color textcolor", "the color belongs to the title: write it beside `font`"),
    Row("shadow layerShadow", "offsetx dx shadowdx", "=x"),
    Row("shadow layerShadow", "offsety dy shadowdy", "=y"),
    Row("shadow layerShadow", "offset shadowoffset", "an offset is `x` and `y`"),
    Row("shadow layerShadow", "radius blurradius shadowradius", "=blur"),
    Row("shadow layerShadow", "opacity alpha", "the alpha is part of the color: `black/40%`"),
    Row("shadow", "spread spreadradius", "no platform draws a spread around text; shapes have it"),
    Row("shadow", "inset inner", "no platform draws a shadow inside text; shapes have `innerShadows`"),
    Row("layerShadow", "spreadradius size", "=spread"),
    Row("layerShadow", "inset inner innershadow", "a shadow inside the shape belongs to `innerShadows`"),
    Row(
      "insets caps pixelCaps", "leading start trailing end",
      "write `left` and `right` for a left-to-right layout; `directions: { rtl: mirror }` swaps them"),
    Row(
      "insets caps pixelCaps", "vertical horizontal all x y",
      "each side has a key: `top`, `left`, `bottom`, `right`"),
    Row(
      "hitArea", "ios android web",
      "what differs by platform is in `systems` of the element: `systems: { android: { hitArea: 48 } }`"),
    Row("size hitArea", "w minwidth", "=width"),
    Row("size hitArea", "h minheight", "=height"),
    Row("art background", "image src source path url name filename png", "=file"),
    Row("art background", "recipe drawing style", "=use"),
    Row("files", "mdpi 1 x1 @1x 1.0x", "=1x"),
    Row("files", "xhdpi 2 x2 @2x 2.0x", "=2x"),
    Row("files", "xxhdpi 3 x3 @3x 3.0x", "=3x"),
    Row(
      "files", "hdpi xxxhdpi ldpi 4x 1.5x",
      "scales are `1x`, `2x` and `3x`; Android makes other densities of these"),
    Row("art background", "colorprofile icc iccprofile colorspace", "=profile"),
    Row("art background", "mirror mirrored flipx flipy fliphorizontal flipvertical scalex", "=flip"),
    Row("art background", "element sameas ref reference", "=of"),
    Row("art background", "parameters arguments args params", "=with"),
    Row(
      "art background", "color backgroundcolor fill fillcolor solid",
      "write a plain color instead of the map, as in `art: white`; the color of a box is its `fill`"),
    Row("art background", "roundedrect roundedrectangle rectangle", "=box"),
    Row(
      "art background", "cornerradius borderradius radius", "a radius belongs to a box: `box: { radius: 8 }`"),
    Row(
      "art background", "border stroke shadows",
      "it belongs to a box: `box: { stroke: { color: black, width: 1 } }`"),
    Row("box", "cornerradius borderradius rounded", "=radius"),
    Row("box", "border outline", "=stroke"),
    Row("box", "backgroundcolor background color fillcolor", "=fill"),
    Row("box", "shadow dropshadow boxshadow", "=shadows"),
    Row("box", "innershadow insetshadow", "=innerShadows"),
    Row(
      "box", "size width height padding",
      "a box has no size of its own: a button has `height` and `minimumWidth`, and for a part of a control write `draw: { size: …, layers: [ … ] }`"
    ),
    Row(
      "art background", "size width height",
      "the size of an SVG is `svg: { file: …, size: 24 }`, and that of a drawing `draw: { size: …, layers: [ … ] }`"
    ),
    Row("art background", "layers", "a drawing is `draw: { size: …, layers: [ … ] }`"),
    Row(
      "background", "art picture",
      "the value is art itself, without a key around it: write only what stands after `art:`, such as `black` or `{ use: NAME }`"
    ),
    Row("button", "maxwidth", "=maximumWidth"),
    Row("button", "minwidth", "=minimumWidth"),
    Row(
      "title", "maxwidth maximumwidth width minwidth minimumwidth",
      "the width belongs to the button: write `maximumWidth` or `minimumWidth` beside `title`"),
    Row("icon", "tintcolor color", "=tint"),
    Row("icon", "image file src source", "it belongs to `art`, as in `art: { file: art/gear.png }`"),
    Row("icon", "position side location", "=placement"),
    Row("icon", "padding spacing margin", "=gap"),
    Row(
      "layer", "cornerradius borderradius radius rounded",
      "a radius belongs to the shape: `shape: { roundedRectangle: { radius: 5 } }`"),
    Row("layer", "border outline", "=stroke"),
    Row(
      "roundedRectangle box", "cornersmoothing smoothness continuous squircle cornercurve cornershape",
      "=smoothing"),
    Row("star", "count spikes corners", "=points"),
    Row("star", "innerradius ratio depth", "=inner"),
    Row("ring", "width strokewidth linewidth", "=thickness"),
    Row("arc ring", "from startangle", "=start"),
    Row("arc ring", "to endangle", "=end"),
    Row("arc ring", "sweep sweepangle length extent", "`end` is the angle at which it ends, clockwise"),
    Row(
      "arc", "thickness width strokewidth linewidth",
      "an arc is a line, whose width is that of its `stroke`; a `ring` has a `thickness`"),
    Row("layer", "backgroundcolor background color gradient", "=fill"),
    Row("layer group", "rotation angle", "=rotate"),
    Row("layer", "mask", "a group has a mask: `group: { layers: [ … ], mask: { layers: [ … ] } }`"),
    Row("group mask", "children items content", "=layers"),
    Row("group", "alpha transparency", "=opacity"),
    Row("group", "mode blendmode mixblendmode", "=blend"),
    Row("layer", "layers children", "layers of a layer are a group: `group: { layers: [ … ] }`"),
    Row("mask", "type mode measure", "=by"),
    Row("fill", "angular sweep conicgradient", "=conic"),
    Row("fill", "lineargradient", "=linear"),
    Row("fill", "radialgradient", "=radial"),
    Row("conic", "from startangle", "=angle"),
    Row("linear radial conic", "space colorspace interpolation", "=in"),
    Row("noise", "opacity intensity strength", "=amount"),
    Row("noise", "mono grayscale greyscale", "=monochrome"),
    Row("stroke boxStroke", "dasharray strokedasharray dashes linedash dashpattern", "=dash"),
    Row("stroke boxStroke", "gradient paint", "=fill"),
    Row("dash", "pattern array values", "=lengths"),
    Row("dash", "phase dashoffset", "=offset"),
    Row("layer", "shadow dropshadow boxshadow", "=shadows"),
    Row("layer", "innershadow", "=innerShadows"),
    Row("layer", "insets padding margin inset", "=frame"),
    Row("layer", "blendmode mixblendmode", "=blend"),
    Row("shape", "rect", "=rectangle"),
    Row("shape", "roundedrect roundrect rrect", "=roundedRectangle"),
    Row("shape", "circle oval", "write `shape: ellipse`"),
    Row(
      "shape", "squircle superellipse continuous",
      "smooth corners are `{ roundedRectangle: { radius: 12, smoothing: 60% } }`"),
    Row("svg", "width height", "the size is `size: 24`, its height, or `size: { width: 24, height: 24 }`"),
    Row(
      "svg", "color tint fill currentcolor",
      "its colors are in `with`, beside `svg`: `with: { currentColor: … }`"),
    Row("svg", "path src source url href name", "=file"),
    Row("svg", "contentmode objectfit scale scaletype", "=fit"),
    Row("roundedRectangle", "cornerradius borderradius", "=radius"),
    Row("stroke", "thickness linewidth strokewidth borderwidth weight", "=width"),
    Row("stroke", "alignment align", "=position"),
    Row("linear radial", "colors", "=stops"),
    Row("linear", "direction from to start end", "the direction is `angle`: 180 runs from top to bottom"),
    Row("stop", "position offset location stop", "=at"),
    Row("recipe", "params arguments args variables", "=parameters"),
  ]
}
