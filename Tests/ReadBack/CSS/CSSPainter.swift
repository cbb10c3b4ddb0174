/// What a variant is to look like on the web, on a screen of a density.
struct CSSPainter {
  private let wanted: Wanted
  private let scale: Scale
  private(set) var facts = Facts()

  init(_ wanted: Wanted, _ scale: Scale) {
    self.wanted = wanted
    self.scale = scale
    let main = wanted.art(wanted.main)
    if let main { addMain(main) }
    addLengths(main)
    if wanted.isButton { addButton(main) }
    if wanted.isBar { addBar() }
    for part in [PartName.icon, .backIndicator, .shadowImage] {
      guard let art = wanted.art(part) else { continue }
      let slice = seen(art)
      facts["\(part) height"] = slice.size.height.said
      if part != .shadowImage {
        facts["\(part) width"] = slice.size.width.said
        facts["\(part) flex"] = "none"
      }
      if let fill = wanted.fill(part) {
        facts["\(part) background"] = fill.description
      } else {
        add(art, to: part.rawValue, color: color(of: part))
      }
    }
  }

  private var said: VariantFacts { wanted.facts }

  /// The slice for the screen: the least dense that is dense enough, or else the densest.
  private func seen(_ art: SlicedArt) -> Slice {
    art.slices.first { $0.scale.rawValue >= scale.rawValue } ?? art.slices[art.slices.count - 1]
  }

  private func color(of part: PartName) -> String? {
    let isTemplate = said.renderingIntent == .template
    switch part {
    case .icon: return (said.icon?.tint ?? (isTemplate ? said.title?.color : nil))?.description
    case .backIndicator: return isTemplate ? said.tint?.description ?? "currentColor" : nil
    default: return nil
    }
  }

  /// The element's own art: on the element, or on boxes behind it where it tiles or reaches out although it keeps its size.
  private mutating func addMain(_ art: SlicedArt) {
    if let fill = wanted.fill(wanted.main) {
      facts[" background"] = fill.description
      return
    }
    if let box = art.boxOfCSS { return add(box, to: "") }
    let (isRigid, isTiled) = (art.resizing == nil, art.isTiled)
    let isShape = isRigid && wanted.element.id.kind == .image && said.renderingIntent == .template
    let reachesOut = art.slices.contains { $0.outset != .zero }
    guard isTiled || (isRigid && reachesOut) else {
      return add(art, to: "", color: isShape ? "currentColor" : nil)
    }
    let slice = seen(art)
    let (caps, outset) = (slice.caps.points(at: slice.scale), slice.outset)
    facts["::before inset"] =
      "\(-outset.top) \(isTiled ? caps.right - outset.right : -outset.right) \(-outset.bottom) "
      + "\(isTiled ? caps.left - outset.left : -outset.left)"
    facts["::before border-width"] = isTiled ? "\(caps.top) 0 \(caps.bottom) 0" : "0 0 0 0"
    guard isTiled else { return add(art, to: "::before", color: isShape ? "currentColor" : nil) }
    facts["::before background"] = fields(of: slice, art) { $0 == 1 }
    let hasCaps = art.slices.contains { slice in
      slice.caps.left.count > 0 || slice.caps.right.count > 0
    }
    guard hasCaps else { return }
    facts["::after inset"] = (-outset).said
    facts["::after border-width"] = facts["::before border-width"]
    facts["::after background"] = fields(of: slice, art) { $0 != 1 }
  }

  /// The fields of a tile in some of its three columns: each an image, repeated along what stretches, from the left and
  /// the top caps on.
  private func fields(of slice: Slice, _ art: SlicedArt, in isColumn: (Int) -> Bool) -> String? {
    let (size, caps) = (slice.pixels.size, slice.caps)
    let columns = [0, caps.left.count, size.width.count - caps.right.count, size.width.count]
    let rows = [0, caps.top.count, size.height.count - caps.bottom.count, size.height.count]
    var fields: [String] = []
    for row in 0..<3 where rows[row] < rows[row + 1] {
      for column in 0..<3 where columns[column] < columns[column + 1] && isColumn(column) {
        let frame = Rect(
          x: Pixels(columns[column]), y: Pixels(rows[row]),
          width: Pixels(columns[column + 1] - columns[column]),
          height: Pixels(rows[row + 1] - rows[row]))
        let image = ImagePixels(slice.pixels.bitmap.cropped(to: frame))
        let repeatsAcross = column == 1 && art.mode(along: .horizontal) == .tile
        let repeatsDown = row == 1 && art.mode(along: .vertical) == .tile
        let repetition =
          repeatsAcross ? repeatsDown ? "repeat" : "repeat-x" : repeatsDown ? "repeat-y" : "no-repeat"
        let box = row == 1 ? "padding-box" : "border-box"
        let size = image.size.points(at: slice.scale)
        // What stretches along an axis fills all that is left there.
        let lengths = [
          column == 1 && !repeatsAcross ? "100%" : "\(size.width)",
          row == 1 && !repeatsDown ? "100%" : "\(size.height)",
        ]
        fields.append(
          "\(image.said) \(column == 2 ? "100%" : "0") \(row == 2 ? "100%" : "0") / "
            + "\(lengths.joined(separator: " ")) \(repetition) \(box) \(box)")
      }
    }
    return fields.isEmpty ? nil : fields.sorted().joined(separator: ", ")
  }

  private mutating func add(_ drawn: DrawnBox, to box: String) {
    let drawn = BoxFacts(drawn, at: scale)
    facts["\(box) background"] = drawn.background
    add(radiiOf: drawn, to: box)
    facts["\(box) box-shadow"] = drawn.shadows(unit: "")
  }

  private mutating func add(radiiOf drawn: BoxFacts, to box: String) {
    facts["\(box) border-radius"] = drawn.radii.isEmpty ? nil : drawn.radii.map(\.said).joined(separator: " ")
  }

  /// Art on one box: as a border that stretches, in its own size, as a texture, or as a shape in a color.
  private mutating func add(_ art: SlicedArt, to box: String, color: String?) {
    let slice = seen(art)
    let place = art.isTexture ? "0 0" : "center"
    let layer = "\(slice.said) \(place) / \(slice.size.said) \(art.isTexture ? "repeat" : "no-repeat")"
    if let color {
      facts["\(box) background"] = color
      facts["\(box) mask"] = layer
      facts["\(box) -webkit-mask"] = layer
    } else if let drawn = art.boxOfCSS {
      add(drawn, to: box)
    } else if art.resizing == nil || art.isTexture {
      facts["\(box) background"] = layer
    } else {
      let caps = slice.caps
      let outset = slice.outset == .zero ? "" : "/ \(slice.outset.said) "
      facts["\(box) border-image"] =
        "\(slice.said) \(caps.said) fill / \(caps.points(at: slice.scale).said) \(outset)stretch"
      // The focus ring follows the radii of a box that only a picture can show.
      if let drawn = art.box { add(radiiOf: BoxFacts(drawn, at: scale), to: box) }
    }
  }

  /// The element's box is what layout aligns, so what lies outside of that is no part of it.
  private mutating func addLengths(_ art: SlicedArt?) {
    let slice = art.map(seen)
    let outset = slice?.outset ?? .zero
    func high(_ length: Points) -> String { max(length - outset.top - outset.bottom, .zero).said }
    func wide(_ length: Points) -> String { max(length - outset.left - outset.right, .zero).said }
    let natural = slice.map { $0.sourceSize.points(at: $0.scale).height } ?? .zero
    let caps = slice.map { $0.caps.points(at: $0.scale) } ?? .zero
    let hasNaturalHeight = art?.slices.allSatisfy { $0.caps.top.count + $0.caps.bottom.count == 0 } ?? false
    let isFilled = wanted.fill(wanted.main) != nil
    if let height = said.height {
      facts[" height"] = high(height)
    } else if wanted.isBar, art.map({ $0.isTexture || isFilled }) ?? true {
      let heights = [
        "default": 44, "compact": 32, "defaultPrompt": 74, "compactPrompt": 62, "scrollEdge": 44,
        "compactScrollEdge": 32,
      ]
      facts[" min-height"] = high(Points(heights[wanted.key.name(.metrics)] ?? 0))
    } else if hasNaturalHeight, !isFilled {
      facts[" height"] = high(natural)
    } else if art != nil {
      facts[" min-height"] = high(wanted.isBar ? natural : caps.top + caps.bottom)
    }
    if wanted.isBar { return }
    let isRigid = art?.resizing == nil
    if let slice, isRigid, wanted.element.id.kind == .image { facts[" width"] = wide(slice.size.width) }
    if slice != nil || said.width.minimum != nil {
      let own = slice.map { isRigid ? $0.size.width : caps.left + caps.right } ?? .zero
      facts[" min-width"] = wide(max(said.width.minimum ?? .zero, own))
    }
    facts[" max-width"] = said.width.maximum.map(wide)
  }

  private mutating func addButton(_ art: SlicedArt?) {
    let title = said.title
    let across = CSSPainter.side(title?.alignment)
    let ends: [VerticalAlignment: String] = [.top: "flex-start", .center: "center", .bottom: "flex-end"]
    facts[" justify-content"] = across
    facts[" align-items"] = ends[title?.verticalAlignment ?? .center]
    if let icon = said.icon, icon.placement != .only {
      facts[" gap"] = icon.gap.said
      let directions: [IconPlacement: String] = [
        .leading: "row", .trailing: "row-reverse", .above: "column", .below: "column-reverse",
      ]
      facts[" flex-direction"] = directions[icon.placement]
      if icon.placement == .above || icon.placement == .below {
        // A reversed column begins at the bottom.
        let inReverse: [VerticalAlignment: String] = [
          .top: "flex-end", .center: "center", .bottom: "flex-start",
        ]
        facts[" justify-content"] =
          (icon.placement == .below ? inReverse : ends)[title?.verticalAlignment ?? .center]
        facts["title max-width"] = "100%"
        let isPhysical = across == "left" || across == "right"
        facts[" direction"] = isPhysical ? "ltr" : nil
        let isStart = across == "start" || across == "left"
        facts[" align-items"] = across == "center" ? "center" : isStart ? "flex-start" : "flex-end"
      }
    }
    if let title {
      add(title, to: "", inside: art.map { seen($0).outset } ?? .zero)
    } else if art != nil {
      facts[" padding"] = "0 0 0 0"
    }
    facts["title min-width"] = "0"
    facts["title text-overflow"] = title?.truncation == Truncation.none ? "clip" : "ellipsis"
    addLines(of: title)
    facts[" white-space"] = title.map { $0.lines == 1 } ?? true ? "nowrap" : "normal"
    if title.map({ $0.lines != 1 }) ?? false { facts[" text-align"] = across }
    addTarget()
  }

  /// What takes touches, where a box is left for it.
  private mutating func addTarget() {
    guard let area = said.hitArea else { return }
    let tiles = wanted.family.contains { other in
      guard !other.key.showsButtonShapes, let art = other.art(other.main) else { return false }
      return art.isTiled && art.slices.contains { $0.caps.left.count + $0.caps.right.count > 0 }
    }
    if tiles { return }
    facts["::after width"] = area.width.map { "max(100%, \($0)px)" } ?? "100%"
    facts["::after height"] = area.height.map { "max(100%, \($0)px)" } ?? "100%"
  }

  private mutating func addBar() {
    facts[" align-items"] = "center"
    facts[" color"] = said.tint?.description
    let isCentered = said.title.map { $0.alignment == .center } ?? true
    facts["places grid-template-columns"] =
      isCentered
      ? "minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)"
      : "minmax(0, max-content) minmax(0, 1fr) minmax(0, max-content)"
    for (place, column) in [("leading", 1), ("title", 2), ("trailing", 3)] {
      facts["\(place) grid-area"] = "1 / \(column)"
      if place == "title" { continue }
      facts["\(place) align-items"] = "center"
      facts["\(place) gap"] = "8"
      facts["\(place) padding"] = "0 8 0 8"
      if !isCentered { continue }
      facts["\(place) max-width"] = "100cqw"
      facts["\(place) of two max-width"] = "50cqw"
    }
    facts["trailing justify-content"] = "flex-end"
    facts["title flex"] = "1 1 0"
    facts["title text-align"] = CSSPainter.side(said.title?.alignment)
    facts["title min-width"] = "0"
    facts["title text-overflow"] = said.title?.truncation == Truncation.none ? "clip" : "ellipsis"
    addLines(of: said.title)
    if let large = said.largeTitle {
      add(large, to: "largeTitle", inside: .zero)
      if large.$alignment != nil { facts["largeTitle text-align"] = CSSPainter.side(large.alignment) }
      if large.$truncation != nil || large.$lines != nil {
        facts["largeTitle min-width"] = "0"
        facts["largeTitle text-overflow"] = large.truncation == .none ? "clip" : "ellipsis"
        addLines(of: large, in: "largeTitle")
      }
    }
    guard let title = said.title else { return }
    add(title, to: "title", inside: .zero)
    if title.verticalAlignment == .top { facts["title align-self"] = "flex-start" }
    if title.verticalAlignment == .bottom { facts["title align-self"] = "flex-end" }
  }

  private mutating func addLines(of title: TitleFacts?, in box: String = "title") {
    let lines = title?.lines ?? 1
    facts["\(box) white-space"] = lines == 1 ? "nowrap" : "normal"
    guard lines > 1 else { return }
    facts["\(box) overflow-y"] = "clip"
    let isCut = title?.truncation != Truncation.none
    facts[isCut ? "\(box) -webkit-line-clamp" : "\(box) max-height"] =
      isCut ? "\(lines)" : "calc(\(lines) * 1lh)"
  }

  private mutating func add(_ title: TitleFacts, to box: String, inside outset: Insets<Points>) {
    facts["\(box) padding"] = title.padding(inside: outset).said
    if let color = title.color { facts["\(box) color"] = color.description }
    if let font = title.$font {
      facts["\(box) font-family"] = families(font)
      facts["\(box) font-size"] = font.scaledSize ?? font.size.said
      facts["\(box) font-weight"] = "\(font.weight.number)"
      facts["\(box) font-style"] = font.style?.rawValue
      facts["\(box) letter-spacing"] =
        font.scales == true
        ? font.letterSpacing.map {
          "\(Points(units: $0.units * Points.unitsPerPoint / font.size.units))em"
        } : font.letterSpacing?.said
    }
    facts["\(box) text-transform"] = title.$transform != nil ? title.transform.rawValue : nil
    facts["\(box) text-shadow"] = title.shadow.map { "\($0.x) \($0.y) \($0.blur) \($0.color)" }
  }

  private func families(_ font: TitleFacts.Font) -> String {
    guard let listed = font.app?.web else { return family(font.app?.family ?? font.family) }
    let own = ", system-ui, sans-serif"
    let names = listed.map { name -> String in
      if name == "system" { return "system-ui" }
      return name.hasPrefix("ui-") ? name : String(family(name).split(separator: own)[0])
    }
    let last = names.last ?? ""
    return names.joined(separator: ", ") + (last.hasPrefix("\"") ? own : "")
  }

  private func family(_ name: String) -> String {
    if name == "system" { return "system-ui, sans-serif" }
    if ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"].contains(name) { return name }
    // What could end a string, or anything else, is escaped by its number.
    let plain = name.unicodeScalars.map { scalar -> String in
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789 -.,'+".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
    }
    return "\"\(plain.joined())\", system-ui, sans-serif"
  }

  private static func side(_ alignment: TitleAlignment?) -> String {
    switch alignment {
    case .leading: "start"
    case .trailing: "end"
    case .left: "left"
    case .right: "right"
    case .center, nil: "center"
    }
  }
}

extension Insets<Points> {
  fileprivate static prefix func - (insets: Insets<Points>) -> Insets<Points> { insets.map { -$0 } }
}

extension TitleFacts.Font {
  /// How a size that follows that of the page is written; nil for a fixed one.
  var scaledSize: String? {
    guard scales == true else { return nil }
    let scaled = "\(Points(units: size.units / 16))rem"
    return maximumSize.map { "min(\(scaled), \($0)px)" } ?? scaled
  }
}
