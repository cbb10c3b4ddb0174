import ThemeCore
import ThemeImage
import ThemeResolution

/// A drawing of a look as SVG. It has attributes only, because the policy of the page allows no styles inside of elements.
struct LookDrawing {
  private let pair: LookPair
  private let title: String?
  private let layout: LookLayout
  private let view: LookRectangle
  /// Whether the difference is so small that it is seen only where halves of both sides touch.
  private let isInHalves: Bool

  /// The width of the drawing in points.
  var width: Double { view.width }

  /// Nil where a side would be too large for a page.
  init?(_ pair: LookPair, title: String?) {
    guard let layout = LookLayout(pair, title, most: LookSize(width: 1_200, height: 600)) else { return nil }
    (self.pair, self.title, self.layout) = (pair, title, layout)
    view = layout.bounds.padded(by: 14)
    isInHalves = LookPicture(pair, title: title)?.joined != nil
  }

  /// Whether the sides have no room beside each other, `zoom` times as large as an app shows them.
  func isTall(zoom: Double) -> Bool {
    pair.old != nil && pair.new != nil && !isInHalves && view.width * zoom > 470
  }

  /// The drawings of both sides over each other, `zoom` times as large as an app shows them.
  func html(zoom: Double) -> HTML {
    let sides = [("before", layout.old), ("after", layout.new)].map { name, shown -> HTML in
      guard let shown else { return "" }
      let side = pair.isUnchanged ? "For comparison" : name == "before" ? "Before" : "After"
      let words = "\(side): \(pair.variants.listed)\(title.map { ", “\($0)”" } ?? "")"
      return """
        <div class="\(name)"><span class="side" aria-hidden="true">\(name == "before" ? "Before" : "After")</span>\
        <svg role="img" aria-label="\(words)" width="\(view.width * zoom)" \
        height="\(view.height * zoom)" viewBox="\(view.x) \(view.y) \(view.width) \(view.height)">\
        \(drawing(shown, isOld: name == "before"))</svg></div>

        """
    }
    let both: HTML = pair.old != nil && pair.new != nil ? " both" : ""
    // Sides that have no room beside each other are below each other.
    let tall: HTML = isTall(zoom: zoom) ? " tall" : ""
    let halves: HTML = isInHalves ? " halves" : ""
    return """
      <div class="stack\(both)\(tall)\(halves) \((pair.new ?? pair.old)?.isDark == true ? "dark" : "light")">
      \(sides)</div>

      """
  }

  private func drawing(_ side: LookSide, isOld: Bool) -> HTML {
    let (look, frame) = (side.look, side.frame)
    let art = look.drawnArt(in: frame).map { image($0, frame, tint: look.artTint) } ?? ""
    return """
      \(art)\(content(look, frame))\(caps(look, frame))\(areas)\
      \(side.measures.map { mark($0, isOld ? " former" : "") })
      """
  }

  private func image(_ bitmap: Bitmap, _ frame: LookRectangle, tint: Color?) -> HTML {
    let shown = tint.map(bitmap.tinted) ?? bitmap
    return """
      <image x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)" \
      preserveAspectRatio="none" href="data:image/png;base64,\(base64(encodePNG(shown, .fast)))"/>
      """
  }

  /// The icon and the title, cut at the insets.
  private func content(_ look: ElementLook, _ frame: LookRectangle) -> HTML {
    let room = look.room(in: frame)
    let shown = title.map { look.shortened($0, to: room.width) }
    let facts = look.facts["title"]
    let layout = look.content(shown)
    let places = look.places(of: layout, in: frame)
    var picture: HTML = ""
    if let icon = look.icon, let place = places.icon {
      picture = image(icon.natural, place, tint: look.facts["icon"]?["tint"]?.writtenColor)
    }
    guard let shown, let place = places.title else { return picture }
    // Beside an icon, a title that is narrower in the browser than it was measured stays beside it.
    let isAtStart = layout.alignment.across == 0 || (look.icon != nil && place.width < layout.size.width)
    let anchor = isAtStart ? "start" : layout.alignment.across == 1 ? "end" : "middle"
    let x = place.x + (isAtStart ? 0 : place.width * layout.alignment.across)
    let middle = place.y + place.height / 2
    let color = look.titleColor(on: pair.ground)
    // A title that fits is wider in some fonts of browsers than it was measured.
    let overflow: HTML = shown.hasSuffix("…") ? "" : " overflow=\"visible\""
    var shadow: HTML = ""
    if let facts = facts?["shadow"], let tone = facts["color"]?.writtenColor {
      shadow = text(
        shown, look, tone, anchor, x: x + (facts["x"]?.drawnLength ?? 0) - room.x,
        y: middle + (facts["y"]?.drawnLength ?? 0) - frame.y)
    }
    return """
      \(picture)<svg x="\(room.x)" y="\(frame.y)" width="\(room.width)" height="\(frame.height)"\(overflow)>\(shadow)\
      \(text(shown, look, color, anchor, x: x - room.x, y: middle - frame.y))</svg>
      """
  }

  private func text(
    _ words: String, _ look: ElementLook, _ color: Color, _ anchor: String, x: Double, y: Double
  ) -> HTML {
    let font = look.facts["title"]?["font"]
    let spacing: HTML = font?["letterSpacing"]?.drawnLength.map { " letter-spacing=\"\($0)\"" } ?? ""
    let style: HTML = font?["style"]?.string == "italic" ? " font-style=\"italic\"" : ""
    let opacity: HTML = color.alpha == 255 ? "" : " fill-opacity=\"\(Double(color.alpha) / 255)\""
    var opaque = color
    opaque.alpha = 255
    return """
      <text x="\(x)" y="\(y)" fill="\(opaque.description)"\(opacity) font-size="\(look.fontSize)" \
      font-weight="\(look.fontWeight)"\(style)\(spacing) text-anchor="\(anchor)" dominant-baseline="central">\
      \(words)</text>
      """
  }

  /// The ends of caps as ticks, beside the element, so that nothing of it is covered.
  private func caps(_ look: ElementLook, _ frame: LookRectangle) -> [HTML] {
    var marks: [HTML] = []
    if pair.facts.contains(where: { $0.path.contains("capInsets") }), let art = look.art {
      let (caps, factor) = (art.image.caps, look.factor(of: art))
      for x in [Double(caps.left.count) / factor, frame.width - Double(caps.right.count) / factor]
      where x > 0 && x < frame.width {
        marks.append(line("cap", frame.x + x, frame.y - 9, frame.x + x, frame.y - 2))
        marks.append(line("cap", frame.x + x, frame.bottom + 2, frame.x + x, frame.bottom + 9))
      }
      for y in [Double(caps.top.count) / factor, frame.height - Double(caps.bottom.count) / factor]
      where y > 0 && y < frame.height {
        let right = frame.x + frame.width
        marks.append(line("cap", frame.x - 9, frame.y + y, frame.x - 2, frame.y + y))
        marks.append(line("cap", right + 2, frame.y + y, right + 9, frame.y + y))
      }
    }
    return marks
  }

  /// The hit areas of both sides, so that each side of the line shows how they changed.
  private var areas: [HTML] {
    [(layout.old?.area, " former"), (layout.new?.area, "")].compactMap { area, former -> HTML? in
      area.map { area in
        """
        <rect class="hit\(former)" x="\(area.x)" y="\(area.y)" width="\(area.width)" height="\(area.height)"/>
        """
      }
    }
  }

  /// The lines of a measure, and its number.
  private func mark(_ measure: LookMeasure, _ former: HTML) -> HTML {
    let lines = measure.lines.map {
      line("limit\(former)", $0.x, $0.y, $0.x + $0.width, $0.y + $0.height)
    }
    let place = measure.place
    return """
      \(lines)<text class="limit\(former)" x="\(place.x + place.width / 2)" y="\(place.y + place.height / 2)" \
      font-size="9" text-anchor="middle" dominant-baseline="central">\(measure.words)</text>
      """
  }

  private func line(_ name: HTML, _ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> HTML {
    "<path class=\"\(name)\" d=\"M\(x) \(y)L\(toX) \(toY)\"/>"
  }
}

/// What is drawn in a picture of an element besides the element.
enum LookMark: String, CaseIterable {
  case insets = "brackets are the insets of the title"
  case caps = "pink ticks are the ends of caps"
  case hitArea = "dashed lines are the tap target"
  case limits = "brackets are the limits of the width"
}

extension LookPair {
  /// What is drawn besides the element.
  var marks: [LookMark] {
    let hasLimits = [old, new].compactMap(\.self).contains { !limits(of: $0).isEmpty }
    return [
      changes("title", "insets") ? .insets : nil,
      facts.contains { $0.path.contains("capInsets") } ? .caps : nil,
      changes("hitArea") ? .hitArea : nil, hasLimits ? .limits : nil,
    ].compactMap(\.self)
  }

  /// The limits of the width that changed, as a side states them.
  private func limits(of look: ElementLook) -> [(name: String, width: Double)] {
    zip(Property.widths, ["at least", "at most"]).compactMap { limit, name in
      let key = limit.rawValue
      guard changes(key), let width = look.facts[key]?.drawnLength, width > 0 else { return nil }
      return (name, width)
    }
  }

  /// The insets, limits and hit areas of a side that changed, below and right of what is drawn.
  func measures(
    of side: LookSide, around drawn: LookRectangle, hasLimits: Bool
  ) -> [LookMeasure] {
    let (look, frame) = (side.look, side.frame)
    func points(_ length: Double) -> String {
      length == length.rounded() ? "\(Int(length))" : "\((length * 100).rounded() / 100)"
    }
    var measures: [LookMeasure] = []
    var y = drawn.bottom + 7
    if let area = side.area {
      measures.append(LookMeasure("\(points(area.width)) × \(points(area.height)) pt", below: area))
      y += 16
    }
    let insets = ["top", "left", "bottom", "right"].filter {
      changes("title", "insets", $0) && look.inset($0) > 0
    }
    for side in insets {
      let inset = min(look.inset(side), 1_200)
      let isHorizontal = side == "left" || side == "right"
      measures.append(
        LookMeasure(
          "\(points(inset)) pt", isHorizontal ? .horizontal : .vertical,
          x: side == "left"
            ? frame.x : side == "right" ? frame.x + frame.width - inset : drawn.x + drawn.width + 7,
          y: isHorizontal ? y : side == "top" ? frame.y : frame.bottom - inset, length: inset))
    }
    if insets.contains("left") || insets.contains("right") { y += 20 }
    for limit in hasLimits ? limits(of: look) : [] {
      measures.append(
        LookMeasure(
          "\(limit.name) \(points(limit.width)) pt", .horizontal, x: frame.x, y: y,
          length: min(limit.width, 1_200)))
      y += 20
    }
    return measures
  }

  /// What can be touched around a frame, where that changed; nil where the side states no hit area.
  func touchArea(of look: ElementLook, in frame: LookRectangle) -> LookRectangle? {
    guard changes("hitArea"), let area = look.facts["hitArea"] else { return nil }
    let width = min(max(frame.width, area["width"]?.drawnLength ?? 0), 1_200)
    let height = min(max(frame.height, area["height"]?.drawnLength ?? 0), 1_200)
    return LookRectangle(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width: width,
      height: height)
  }
}

extension Color {
  /// A color for a title that can be read on the middle of art, or of the ground where there is none.
  static func readable(on art: ShownSlice?, over ground: Color) -> Color {
    let pixels = art?.natural
    let below = pixels.map { Color(word: $0[$0.width / 2, $0.height / 2]).over(ground) } ?? ground
    let light = Int(below.red) * 299 + Int(below.green) * 587 + Int(below.blue) * 114
    return light > 140_000 ? Color(red: 0x1C, green: 0x1C, blue: 0x1E) : SheetLayout.paper
  }
}

extension ElementLook {
  /// The color of the title; where the theme leaves it to the app, one that can be read on the art.
  func titleColor(on ground: Color) -> Color {
    if let color = facts["title"]?["color"]?.writtenColor { return color }
    return .readable(on: art, over: ground)
  }

  /// The art in the size of a frame, in its own pixels; nil without art, and where it would be too large.
  func drawnArt(in frame: LookRectangle) -> Bitmap? {
    guard let art else { return nil }
    let factor = factor(of: art)
    func pixels(_ points: Double) -> Pixels {
      Pixels(max(1, min(Int((points * factor).rounded()), longestResampledSide)))
    }
    let size = Size(width: pixels(frame.width), height: pixels(frame.height))
    return size.width.count * size.height.count <= Limit.picturePixels.standard ? art.filling(size) : nil
  }

  /// The part of a frame that the insets leave to the title.
  func room(in frame: LookRectangle) -> LookRectangle {
    LookRectangle(
      x: frame.x + inset("left"), y: frame.y + inset("top"),
      width: max(1, frame.width - inset("left") - inset("right")),
      height: max(1, frame.height - inset("top") - inset("bottom")))
  }

  /// Where the icon and the title are in a frame.
  func places(of content: ContentLayout, in frame: LookRectangle) -> (
    icon: LookRectangle?, title: LookRectangle?
  ) {
    var room = room(in: frame)
    room.x += facts["title"]?["offset"]?["x"]?.drawnLength ?? 0
    room.y += facts["title"]?["offset"]?["y"]?.drawnLength ?? 0
    return content.places(in: room)
  }

  /// The title, shortened with an ellipsis where it is wider than the room beside the icon.
  func shortened(_ title: String, to width: Double) -> String {
    let cased =
      switch facts["title"]?["transform"]?.string {
      case "uppercase": title.uppercased()
      case "lowercase": title.lowercased()
      default: title
      }
    guard content(cased).size.width > width + 1 else { return cased }
    var words = cased
    while !words.isEmpty, content(words + "…").size.width > width { words.removeLast() }
    return words + "…"
  }

  var fontWeight: Int {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    let weight = facts["title"]?["font"]?["weight"]?.string ?? "regular"
    return (names.firstIndex(of: weight) ?? 3) * 100 + 100
  }

  /// The color of art that is a template.
  var artTint: Color? {
    facts["renderingIntent"]?.string == "template" ? facts["tint"]?.writtenColor : nil
  }
}
