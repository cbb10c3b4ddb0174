import ThemeCore

/// The counterpart in themes of a key of CSS, UIKit, Android, Flutter or a design tool.
struct ForeignKey {
  /// The key that replaces the foreign key in the same map; nil if themes express it in another way.
  let name: String?
  /// The help for messages: what to write instead.
  let help: String

  /// The counterpart of a key that is not in `table`; nil if the key is not known from other tools either.
  static func meant(by key: String, in table: KeyTable) -> ForeignKey? {
    if key == "<<" {
      let other =
        elements.contains(table.name)
        ? "`like: NAME` takes over all keys of another element of the same kind"
        : "define a value in `tokens`, or extend a whole theme with `extends`"
      return ForeignKey(name: nil, help: "YAML merge keys are not supported: \(other)")
    }
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
    if let state = VariantAxis.state.meant(by: plain), state.isSynonym {
      return ForeignKey(name: nil, help: "write states in `states`: `states: { \(state.name): { … } }`")
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

  private static let elements = ["button", "image", "navigationBar"]

  /// The help for each foreign key, by the name of the table and the key.
  private static let helps: [String: [String: String]] = {
    var helps: [String: [String: String]] = [:]
    for row in rows.utf8.split(separator: UInt8(ascii: "\n")) {
      let columns = row.split(separator: UInt8(ascii: "|")).map { Substring($0).trimmed }
      for table in columns[0].words {
        for key in columns[1].words where helps[table]?[key] == nil {
          helps[table, default: [:]][key] = columns[2]
        }
      }
    }
    return helps
  }()

  /// A row for each help: the tables, the foreign keys in lowercase without hyphens and underscores, and the help as a text, or
  /// `=` followed by the name of the key that replaces the foreign one. The first row of a table that has a key counts.
  private static let rows = """
    theme | navbar navbars navigationbar navigation topbar appbar header | =navigationBars
    theme | theme id | =name
    theme | recipes drawings drawing draw shapes graphics | =art
    theme | colors colours palette | define named colors as tokens: `tokens: { color: { … } }`
    theme | variables vars constants | =tokens
    target | darkmode colorscheme mode themeattribute | =dark
    target | variables cssvariables cssvars customproperty properties | =customProperties
    target | language | the code is Swift only: Objective-C reaches it through the app's `-Swift.h`
    target | support parts | `themec runtime -o Packages/ThemeRuntime` writes the code that themes share
    target | livereload | the page of `themec preview --serve` shows the same
    theme | typefaces fontfamilies fontfaces fontfiles | =fonts
    fontNames | iphone apple uikit swift postscript postscriptname | =ios
    fontNames | css stack html fontfamily browser | =web
    fontNames | dart pubspec | =flutter
    fontNames | name typeface face default | =family
    fontNames | weight size style fontweight fontsize letterspacing | weight, size and style are set where \
    the font is used: `font: { family: …, weight: bold }`
    fontNames | file files src source path url asset assets | the app brings the font's files; themec only \
    names the font
    tokenResolver | inputs input context | =contexts
    tokenResolver | modifiers themes | =modes
    tokenResolver | file path document source | =resolver
    theme | description title comment | =summary
    theme | parent parents base inherits inherit import imports include includes | =extends
    theme | icons pictures | =images
    theme | tabbar tabs slider seekbar switch toggle searchbar textfield input popover cell cells card bubble \
    progress toolbar | other controls are in `controls`: `controls: { sliders: { volume: { … } } }`
    controls | tabbar tabview bottombar bottomnavigation | =tabBars
    controls | slider seekbar seekbars range ranges | =sliders
    controls | switch toggle toggles checkboxes | =switches
    controls | progress progressbar progressview progressviews | =progressBars
    controls | input inputs edittext textfield textinputs | =textFields
    controls | search searchfield searchfields searchbar | =searchBars
    controls | segments segmented segmentedcontrol buttongroups | =segmentedControls
    controls | cards card dialogs sheets | =panels
    controls | popups tooltips popover | =popovers
    controls | rows lists listitems tableviewcells | =cells
    controls | chatbubbles speechbubbles messages | =bubbles
    control-sliders | knob handle | =thumb
    control-sliders | min left leading before lower minimumtrack minimumtrackimage mintrack active | =minimum
    control-sliders | max right trailing after upper maximumtrack maximumtrackimage maxtrack inactive | \
    =maximum
    control-sliders | track | a slider has two tracks, one on each side of the thumb: `minimum` and `maximum`
    control-progressBars | background | =track
    control-progressBars | progress indicator value | =fill
    control-segmentedControls | background segments item items | =segment
    control-segmentedControls | separator | =divider
    control-switches | track | a switch has two tracks: `on` and `off`
    control-switches | knob handle | =thumb
    control-textFields | field | =background
    control-textFields | text | =title
    control-searchBars | text | =title
    control-searchBars | searchtextfield textfield searchfield input | =field
    control-searchBars | hint | =placeholder
    control-textFields | hint | =placeholder
    control-bubbles control-panels control-popovers | padding insets contentinsets | =content
    control-tabBars | item | =items
    control-tabBars | tint tintcolor | the color of the icons is `items: { icon: { tint: … } }`
    controlItem | tint tintcolor | the color of the icons is `icon: { tint: … }`
    image controlPicture | tint tintcolor | a picture has its own colors: the app tints it where it is \
    `renderingIntent: template`, and the icons of a tab bar have `items: { icon: { tint: … } }`
    controlPicture | height width size | a part of a control is as large as its art: `art: { draw: { size: { \
    width: 9, height: 4 }, layers: [ … ] } }`
    controlPicture | pairs neighbors statepairs | the pictures of pairs of states are in `between` of a \
    divider
    control-tabBars | indicator selectionindicator | =selection
    theme | version | the version of the language is `themec: 1`
    button navigationBar image | extends inherit inherits parent base basedon copyof copies extend sameas | \
    =like
    button navigationBar image | virtual isabstract | =abstract
    button navigationBar | padding contentinsets contentedgeinsets contentpadding titleedgeinsets margin | \
    the space around the text is `title: { insets: { left: 8, right: 8 } }`
    button image controlPicture | cornerradius borderradius radius rounded corners | corners are part of the \
    art: `art: { box: { fill: white, radius: 8 } }`
    button image controlPicture | border borderwidth bordercolor stroke outline | a border is part of the \
    art: `art: { box: { stroke: { color: black, width: 1 } } }`
    navigationBar | cornerradius borderradius radius rounded corners | corners are part of the background: \
    `background: { box: { fill: white, radius: 8 } }`
    navigationBar | border borderwidth bordercolor stroke outline | a border is part of the background: \
    `background: { box: { stroke: { color: black, width: 1 } } }`
    button navigationBar | textcolor titlecolor fontcolor labelcolor foregroundcolor | the color of the text \
    is `title: { color: … }`
    button navigationBar | fontsize textsize fontfamily fontweight typeface | the font is `title: { font: { \
    family: …, weight: bold, size: 12 } }`
    button navigationBar | textshadow shadowcolor shadowoffset | the shadow of the text is `title: { shadow: \
    { color: …, y: -1 } }`
    button | backgroundcolor bgcolor background backgroundimage fill fillcolor gradient | what is behind the \
    title is `art`: a color, a file, `{ file: art/back.png }`, a box or a drawing
    image | backgroundcolor bgcolor background fill fillcolor color | a plain color is art: `art: white`
    navigationBar | backgroundcolor bgcolor backgroundimage bartintcolor color fill gradient art | what is \
    behind the bar is `background`: a color, a file, `{ file: art/bar.png }`, a box or a drawing
    button image | image src source picture | write `art: { file: art/back.png }`
    navigationBar | image src source picture | write `background: { file: art/bar.png }`
    button image navigationBar | capinsets resizablecapinsets slice slices edgeinsets centerslice | =caps
    button | width size | a button is as wide as its title, between `minimumWidth` and `maximumWidth`; its \
    `height` is a key
    button | touchsize tapsize taparea touchtarget mintouchsize hitsize hitslop | =hitArea
    button | text label caption string | the app sets the text; `title` describes how it looks
    button | tintcolor tint | the color of an icon is `icon: { tint: … }`
    navigationBar | tintcolor | =tint
    navigationBar | shadow bottomline separator hairline | =shadowImage
    navigationBar | backbutton | define back buttons in `backButtons`, and choose one in `defaults` or for a \
    screen
    title controlText | selectedcolor activecolor checkedcolor | what differs in a state is in `states`: \
    `states: { selected: { color: … } }`
    title controlText | highlightedcolor pressedcolor | what differs in a state is in `states`: `states: { \
    highlighted: { color: … } }`
    title controlText | disabledcolor | what differs in a state is in `states`: `states: { disabled: { color: \
    … } }`
    title | textcolor titlecolor fontcolor labelcolor foregroundcolor foreground | =color
    title | padding margin edgeinsets titleedgeinsets contentinsets | =insets
    title | textshadow shadowcolor shadowoffset | =shadow
    title | fontsize textsize size | the size is `font: { size: 12 }`
    title | fontweight weight bold | the weight is `font: { weight: bold }`
    title | fontfamily typeface family fontname | the family is `font: { family: … }`
    title | tracking kern kerning characterspacing letterspacing | the room between characters is `font: { \
    letterSpacing: 0.5 }`
    title | dynamictype adjustsfontforcontentsizecategory scales | text that follows the user's text size is \
    `font: { scales: true }`
    title | texttransform textallcaps allcaps textcase case capitalization | =transform
    navigationBar | largetitletextattributes preferslargetitles largetitlestyle largetitlefont \
    largetitlecolor | =largeTitle
    title | numberoflines maxlines linelimit lineclamp maximumlines maxlinecount | =lines
    title | singleline nowrap wrap whitespace softwrap | `lines: 1` is one line, and `lines: 0` any number
    title | textalign textalignment align gravity | =alignment
    title | linebreakmode textoverflow ellipsize overflow | =truncation
    title | text label string | the app sets the text; `title` describes how it looks
    font | name fontfamily typeface face | =family
    font | fontsize pointsize textsize | =size
    font | fontweight bold | =weight
    font | fontstyle italic slant | =style
    font | tracking kern kerning characterspacing | =letterSpacing
    font | dynamictype adjustsfontforcontentsizecategory relativeto scaled scalable textscale autoscale | \
    =scales
    font | color textcolor | the color belongs to the title: write it beside `font`
    shadow layerShadow | offsetx dx shadowdx | =x
    shadow layerShadow | offsety dy shadowdy | =y
    shadow layerShadow | offset shadowoffset | an offset is `x` and `y`
    shadow layerShadow | radius blurradius shadowradius | =blur
    shadow layerShadow | opacity alpha | the alpha is part of the color: `black/40%`
    shadow | spread spreadradius | no platform draws a spread around text; shapes have it
    shadow | inset inner | no platform draws a shadow inside text; shapes have `innerShadows`
    layerShadow | spreadradius size | =spread
    layerShadow | inset inner innershadow | a shadow inside the shape belongs to `innerShadows`
    insets caps pixelCaps | leading start trailing end | write `left` and `right` for a left-to-right layout; \
    `directions: { rtl: mirror }` swaps them
    insets caps pixelCaps | vertical horizontal all x y | each side has a key: `top`, `left`, `bottom`, \
    `right`
    hitArea | ios android web | what differs by platform is in `systems` of the element: `systems: { android: \
    { hitArea: 48 } }`
    size hitArea | w minwidth | =width
    size hitArea | h minheight | =height
    art background | image src source path url name filename png | =file
    art background | recipe drawing style | =use
    files | mdpi 1 x1 @1x 1.0x | =1x
    files | xhdpi 2 x2 @2x 2.0x | =2x
    files | xxhdpi 3 x3 @3x 3.0x | =3x
    files | hdpi xxxhdpi ldpi 4x 1.5x | scales are `1x`, `2x` and `3x`; Android makes other densities of \
    these
    art background | colorprofile icc iccprofile colorspace | =profile
    art background | mirror mirrored flipx flipy fliphorizontal flipvertical scalex | =flip
    art background | element sameas ref reference | =of
    art background | parameters arguments args params | =with
    art background | color backgroundcolor fill fillcolor solid | write a plain color instead of the map, as \
    in `art: white`; the color of a box is its `fill`
    art background | roundedrect roundedrectangle rectangle | =box
    art background | cornerradius borderradius radius | a radius belongs to a box: `box: { radius: 8 }`
    art background | border stroke shadows | it belongs to a box: `box: { stroke: { color: black, width: 1 } \
    }`
    box | cornerradius borderradius rounded | =radius
    box | border outline | =stroke
    box | backgroundcolor background color fillcolor | =fill
    box | shadow dropshadow boxshadow | =shadows
    box | innershadow insetshadow | =innerShadows
    box | size width height padding | a box has no size of its own: a button has `height` and `minimumWidth`, \
    and for a part of a control write `draw: { size: …, layers: [ … ] }`
    art background | size width height | the size of an SVG is `svg: { file: …, size: 24 }`, and that of a \
    drawing `draw: { size: …, layers: [ … ] }`
    art background | layers | a drawing is `draw: { size: …, layers: [ … ] }`
    background | art picture | the value is art itself, without a key around it: write only what stands after \
    `art:`, such as `black` or `{ use: NAME }`
    button | maxwidth | =maximumWidth
    button | minwidth | =minimumWidth
    title | maxwidth maximumwidth width minwidth minimumwidth | the width belongs to the button: write \
    `maximumWidth` or `minimumWidth` beside `title`
    icon | tintcolor color | =tint
    icon | image file src source | it belongs to `art`, as in `art: { file: art/gear.png }`
    icon | position side location | =placement
    icon | padding spacing margin | =gap
    layer | cornerradius borderradius radius rounded | a radius belongs to the shape: `shape: { \
    roundedRectangle: { radius: 5 } }`
    layer | border outline | =stroke
    roundedRectangle box | cornersmoothing smoothness continuous squircle cornercurve cornershape | \
    =smoothing
    star | count spikes corners | =points
    star | innerradius ratio depth | =inner
    ring | width strokewidth linewidth | =thickness
    arc ring | from startangle | =start
    arc ring | to endangle | =end
    arc ring | sweep sweepangle length extent | `end` is the angle at which it ends, clockwise
    arc | thickness width strokewidth linewidth | an arc is a line, whose width is that of its `stroke`; a \
    `ring` has a `thickness`
    layer | backgroundcolor background color gradient | =fill
    layer group | rotation angle | =rotate
    layer | mask | a group has a mask: `group: { layers: [ … ], mask: { layers: [ … ] } }`
    group mask | children items content | =layers
    group | alpha transparency | =opacity
    group | mode blendmode mixblendmode | =blend
    layer | layers children | layers of a layer are a group: `group: { layers: [ … ] }`
    mask | type mode measure | =by
    fill | angular sweep conicgradient | =conic
    fill | lineargradient | =linear
    fill | radialgradient | =radial
    conic | from startangle | =angle
    linear radial conic | space colorspace interpolation | =in
    noise | opacity intensity strength | =amount
    noise | mono grayscale greyscale | =monochrome
    stroke boxStroke | dasharray strokedasharray dashes linedash dashpattern | =dash
    stroke boxStroke | gradient paint | =fill
    dash | pattern array values | =lengths
    dash | phase dashoffset | =offset
    layer | shadow dropshadow boxshadow | =shadows
    layer | innershadow | =innerShadows
    layer | insets padding margin inset | =frame
    layer | blendmode mixblendmode | =blend
    shape | rect | =rectangle
    shape | roundedrect roundrect rrect | =roundedRectangle
    shape | circle oval | write `shape: ellipse`
    shape | squircle superellipse continuous | smooth corners are `{ roundedRectangle: { radius: 12, \
    smoothing: 60% } }`
    svg | width height | the size is `size: 24`, its height, or `size: { width: 24, height: 24 }`
    svg | color tint fill currentcolor | its colors are in `with`, beside `svg`: `with: { currentColor: … }`
    svg | path src source url href name | =file
    svg | contentmode objectfit scale scaletype | =fit
    roundedRectangle | cornerradius borderradius | =radius
    stroke | thickness linewidth strokewidth borderwidth weight | =width
    stroke | alignment align | =position
    linear radial | colors | =stops
    linear | direction from to start end | the direction is `angle`: 180 runs from top to bottom
    stop | position offset location stop | =at
    recipe | params arguments args variables | =parameters
    """
}
