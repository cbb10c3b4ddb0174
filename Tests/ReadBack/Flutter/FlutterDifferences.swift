/// Compares what an app in Flutter shows of every variant with the slices.
package func flutterDifferences(
  _ elements: [(name: String, value: DartValue)], _ files: [OutputFile], _ slices: SliceSet
) -> [String] {
  var looks = FlutterLooks(elements, files)
  var comparison = Comparison()
  for problem in looks.problems { comparison.report(problem) }
  let shown = slices.wanted(on: "") { key in
    !key.name(.system).contains("-") && !key.showsButtonShapes
      && ["default", "compact"].contains(key.name(.metrics))
  }
  for wanted in shown {
    let asset = wanted.element.variants[0].facts.assetName
    let name = FlutterNames.name(of: wanted.element.id, asset: asset)
    guard let facts = looks.facts(name, in: wanted.key) else {
      comparison.report("\(wanted.title): no look")
      continue
    }
    comparison.expectEqual(facts, wanted.flutterFacts, at: wanted.title)
  }
  comparison.expectShown(looks.used, of: Images(files))
  for asset in looks.unusedAssets { comparison.report("nothing shows `\(asset)`") }
  if looks.names.count != slices.theme.elements.count { comparison.report("the elements are \(looks.names)") }
  return comparison.differences
}

extension Wanted {
  fileprivate var flutterFacts: Facts {
    var facts = boxFacts
    for (name, part) in [
      ("art", main), ("icon", .icon), ("shadowImage", .shadowImage), ("backIndicator", .backIndicator),
    ] {
      guard let art = art(part) else { continue }
      let least = art.slices[0]
      facts["\(name) size"] = least.size.said
      if art.isTexture {
        facts["\(name) isTiled"] = "true"
      } else if let caps = least.capInsets?.points(at: least.scale) {
        // The edges of what stretches, in logical pixels.
        facts["\(name) centerSlice"] =
          "\(caps.left) \(caps.top) \(least.size.width - caps.right) \(least.size.height - caps.bottom)"
      }
      if isTemplate(part) {
        facts["\(name) isTemplate"] = "true"
      }
      if !isTemplate(part) { facts["\(name) color"] = fill(part)?.description }
      for slice in art.slices { facts["\(name) \(slice.scale.name)"] = slice.said }
    }
    if let title = self.facts.title { facts.add(titleFacts(title)) }
    let sides: [IconPlacement: String] = [.leading: "left", .trailing: "right", .above: "up", .below: "down"]
    if let icon = self.facts.icon {
      facts["iconSide"] = sides[icon.placement].map { "AxisDirection.\($0)" }
      if icon.gap != .zero { facts["iconGap"] = icon.gap.said }
      // The icon of a template has the color of the title.
      let isOfTitle = self.facts.renderingIntent == .template && art(.icon) != nil
      facts["iconColor"] = (icon.tint ?? (isOfTitle ? self.facts.title?.color : nil))?.description
    }
    facts["tint"] = self.facts.tint?.description
    return facts
  }

  /// The box: nothing can be drawn in less than its caps, or less than itself where it does not stretch. A color can.
  private var boxFacts: Facts {
    var facts = Facts()
    let isColor = fill(main) != nil && !isTemplate(main)
    let slice = isColor ? nil : art(main)?.slices.first
    let caps = slice?.capInsets.map { $0.points(at: slice?.scale ?? .x1) }
    let (across, down) = (caps.map { $0.left + $0.right }, caps.map { $0.top + $0.bottom })
    let width = max(self.facts.width.minimum ?? .zero, across ?? slice?.size.width ?? .zero)
    var height = down ?? slice?.size.height ?? .zero
    if down == .zero { height = slice?.size.height ?? .zero }
    if let said = self.facts.height {
      height = max(said, down ?? .zero)
      facts["maxHeight"] = height.said
    }
    if height != .zero { facts["minHeight"] = height.said }
    if width != .zero, !isBar { facts["minWidth"] = width.said }
    facts["maxWidth"] = self.facts.width.maximum.map { max($0, width).said }
    return facts
  }

  private func titleFacts(_ title: TitleFacts) -> Facts {
    var facts = Facts()
    let padding = title.padding(inside: .zero)
    if padding != .zero {
      facts["padding"] = "\(padding.left) \(padding.top) \(padding.right) \(padding.bottom)"
    }
    let sides: [TitleAlignment: String] = [
      .leading: "Start", .trailing: "End", .left: "Left", .right: "Right", .center: "Center",
    ]
    if title.verticalAlignment != .center || title.alignment != .center, let side = sides[title.alignment] {
      let isDirectional = title.alignment == .leading || title.alignment == .trailing
      facts["alignment"] =
        "Alignment\(isDirectional ? "Directional" : "").\(title.verticalAlignment.rawValue)\(side)"
    }
    if title.truncation == .none { facts["overflow"] = "TextOverflow.clip" }
    if title.lines != 1 { facts["maxLines"] = title.lines == 0 ? "null" : "\(title.lines)" }
    facts["color"] = title.color?.description
    if let font = title.$font {
      let family = font.family(\.flutter)
      if family != "system" { facts["fontFamily"] = family }
      facts["fontSize"] = font.size.said
      facts["fontWeight"] = "FontWeight.w\(font.weight.number)"
      facts["fontStyle"] = font.style.map { "FontStyle.\($0.rawValue)" }
      facts["letterSpacing"] = font.letterSpacing?.said
      if font.scales == false { facts["scalesText"] = "false" }
      facts["maxTextScale"] = font.maximumSize.map {
        "\(($0.double / font.size.double * 1_000).rounded(.down) / 1_000)"
      }
    }
    if let shadow = title.shadow {
      facts["shadow 0 color"] = shadow.color.description
      facts["shadow 0 offset"] = "\(shadow.x) \(shadow.y)"
      // Half the blur is sigma, and Flutter's sigma is 0.57735 of the radius and half a pixel; 0 without a radius.
      let sigma = shadow.blur.double / 2
      if sigma >= 0.25 { facts["shadow 0 blurRadius"] = "\(max(sigma - 0.5, 0) / 0.57735)" }
    }
    return facts
  }
}
