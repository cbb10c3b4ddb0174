/// Compares what a device of each kind takes from the resources, in every state of every element, with the slices.
func androidDifferences(_ files: [OutputFile], _ slices: SliceSet) -> [String] {
  let resources = Resources(files)
  var comparison = Comparison()
  for problem in resources.problems { comparison.report(problem) }
  for wanted in slices.wanted(on: "android", where: { Device($0) != nil }) {
    guard let device = Device(wanted.key) else { continue }
    // An element's own art is its background or its picture, and has its name.
    for part in PartName.allCases where part == wanted.main || ![.background, .image].contains(part) {
      comparison.expectEqual(
        resources.facts(part, of: wanted, on: device), wanted.androidFacts(part), at: wanted.title)
    }
    if let half = resources.half(of: wanted, on: device) {
      comparison.expectEqual(half.seen, half.wanted, at: "\(wanted.title) at hdpi")
    }
    comparison.expectEqual(resources.colors(of: wanted, on: device), wanted.androidColors, at: wanted.title)
    if wanted.key.state == .normal {
      for (suffix, items) in wanted.styles {
        comparison.expectEqual(
          resources.style("\(wanted.resource)\(suffix)", on: device), items, at: "\(wanted.title)\(suffix)")
      }
    }
  }
  for control in slices.controlsOnAndroid { comparison.expectEqual(control, in: resources) }
  return comparison.differences
}

extension Wanted {
  /// The beginning of the names of the element's resources.
  var resource: String {
    (with(.normal) ?? self).facts.assetName.map { AndroidName.name(ofAsset: $0) }
      ?? AndroidName.name(of: element.id, slices.theme.androidPrefix)
  }

  func drawable(_ part: PartName) -> String {
    switch part {
    case .background, .image: resource
    case .icon: "\(resource)__icon"
    case .shadowImage: "\(resource)__shadow_image"
    case .backIndicator: "\(resource)__back_indicator"
    case .backIndicatorMask: "\(resource)__back_indicator_mask"
    }
  }

  /// The same but for the state.
  var normal: Wanted {
    var key = key
    key[.state] = AxisValue(.state, code: 0)
    return with(key) ?? self
  }

  fileprivate func androidFacts(_ part: PartName) -> Facts {
    var facts = Facts()
    guard let art = art(part) else { return facts }
    for slice in art.slices {
      let place = "\(part) \(slice.scale.dotsPerInch) dpi"
      if let fill = fill(part) {
        facts[place] = fill.description
        facts["\(place) padding"] = title(part)?.map { max($0, .zero) }.said
        facts["\(place) size"] = ownSize(art.slices[0])
        continue
      }
      facts["\(place) density"] = "\(slice.scale.dotsPerInch)"
      facts["\(place) placed"] = placing(part)
      let picture = AndroidPicture(slice, art)
      facts.add(picture.frame(title: title(part), of: art).facts(of: picture, at: place))
    }
    return facts
  }

  /// How a picture without a frame fills a view.
  fileprivate func placing(_ part: PartName) -> String? {
    guard let art = art(part) else { return nil }
    if art.isTexture { return "repeat" }
    let isLarger = element.id.kind.controlPart.map { !$0.growth.isEmpty } ?? false
    let isBehind = part == .background || part == .shadowImage || isLarger
    return art.resizing == nil && isBehind ? "center" : nil
  }

  /// The sides of a color along which the app does not make a part of a control larger.
  private func ownSize(_ slice: Slice) -> String? {
    guard let part = element.id.kind.controlPart else { return nil }
    let size = slice.sourceSize.points(at: slice.scale)
    let sides = [(Axis.horizontal, "width", size.width), (.vertical, "height", size.height)]
      .filter { !part.growth.contains($0.0) && $0.2 != .zero }.map { "\($0.1) \($0.2)" }
    return sides.isEmpty ? nil : sides.joined(separator: " ")
  }

  /// What a view calls the state that themes call `selected`.
  var selected: String {
    guard case .part(let id) = element.id.kind else { return "selected" }
    return ["segmentedControls": "checked", "switches": "checked", "cells": "activated"][id.control.key]
      ?? "selected"
  }

  /// What a frame says of the title of a button: that of the normal state, since a view takes the most of all states.
  fileprivate func title(_ part: PartName) -> Insets<Points>? {
    let isFrame = element.id.kind.controlPart?.isFrame ?? false
    return isButton && part == .background || isFrame && part == .image
      ? normal.facts.title?.androidPadding : nil
  }

  /// The colors that the normal state says, too; another state has those of the normal one where it says none.
  fileprivate var androidColors: Facts {
    var facts = Facts()
    func add(_ name: String, _ color: (VariantFacts) -> Color?) {
      let isSaid = family.contains {
        $0.key.state == .normal && Device($0.key) != nil && color($0.facts) != nil
      }
      if isSaid { facts[name] = (color(self.facts) ?? color(normal.facts))?.description }
    }
    add("title") { $0.title?.color }
    add("icon_tint") { $0.icon?.tint }
    add("tint") { $0.tint }
    if key.state == .normal { facts["title_shadow"] = self.facts.title?.shadow?.color.description }
    return facts
  }
}

extension Scale {
  var dotsPerInch: Int { 160 * rawValue }
}

extension Resources {
  fileprivate func facts(_ part: PartName, of wanted: Wanted, on device: Device) -> Facts {
    var facts = Facts()
    let art = wanted.art(part)
    let densities = art?.slices.map(\.scale.dotsPerInch) ?? [160, 240, 320, 480]
    for density in densities {
      let place = "\(part) \(density) dpi"
      let (entry, placing) = picture(
        wanted.drawable(part), on: device, density, in: wanted.key.state, selected: wanted.selected)
      // Nothing, and what is transparent, are the same.
      guard let entry, entry.xml?.name != "color" else { continue }
      if let shape = entry.xml, shape.name == "shape" {
        facts.add(Resources.facts(ofShape: shape, at: place))
        continue
      }
      facts["\(place) density"] = "\(entry.folder.density ?? 160)"
      facts["\(place) placed"] = placing
      switch entry.content {
      case .picture(let picture): facts[place] = ImagePixels(picture).said
      case .ninePatch(let patch):
        let slice = art?.slices.first { $0.scale.dotsPerInch == density }
        facts.add(patch.facts(at: place, of: slice.map { AndroidPicture($0, art) }))
      case .xml(let node): facts[place] = node.name
      }
    }
    return facts
  }

  /// What fills a shape, and its padding: top, right, bottom, left.
  private static func facts(ofShape shape: XMLNode, at place: String) -> Facts {
    var facts = Facts()
    for child in shape.children {
      if child.name == "solid" {
        facts[place] = Resources.color(child["android:color"] ?? "")
      } else if child.name == "size" {
        facts["\(place) size"] = ["width", "height"].compactMap { side in
          child["android:\(side)"].map { "\(side) \($0.hasSuffix("dp") ? String($0.dropLast(2)) : $0)" }
        }.joined(separator: " ")
      } else {
        let sides = ["top", "right", "bottom", "left"].map { side in
          child["android:\(side)"].map { $0.hasSuffix("dp") ? String($0.dropLast(2)) : $0 } ?? "?"
        }
        facts["\(place) \(child.name)"] = sides.joined(separator: " ")
      }
    }
    return facts
  }

  /// A color as themes write it: alpha stands first on Android.
  private static func color(_ text: String) -> String {
    text.count == 9 ? "#\(text.dropFirst(3))\(text.dropFirst().prefix(2))" : text
  }

  /// The picture behind a drawable, and how a drawable around it places it.
  func picture(
    _ name: String, on device: Device, _ density: Int, in state: StateName, selected: String
  ) -> (Entry?, String?) {
    let entry = best("drawable/\(name)", on: device, density, in: state, selected: selected)
    guard let bitmap = entry?.xml, bitmap.name == "bitmap", let source = bitmap["android:src"] else {
      return (entry, nil)
    }
    let placing = [bitmap["android:gravity"], bitmap["android:tileMode"]].compactMap(\.self).joined(
      separator: " ")
    return (best(String(source.dropFirst()), on: device, density), placing)
  }

  /// What a device between 1x and 2x sees of an element's own art, where there is something for it: half of the art at 3x.
  fileprivate func half(of wanted: Wanted, on device: Device) -> (seen: Facts, wanted: Facts)? {
    guard let art = wanted.art(wanted.main), wanted.fill(wanted.main) == nil,
      let whole = art.slices.first(where: { $0.scale == .x3 }),
      let entry = picture(
        wanted.drawable(wanted.main), on: device, 240, in: wanted.key.state, selected: wanted.selected
      ).0,
      entry.folder.density == 240
    else { return nil }
    var seen = Facts()
    guard let half = AndroidPicture(whole, art).half else {
      seen["hdpi"] = "there"
      return (seen, Facts())
    }
    switch entry.content {
    case .ninePatch(let patch): seen = patch.facts(at: "half", of: half)
    case .picture(let picture): seen["half"] = ImagePixels(picture).said
    case .xml: break
    }
    let frame = half.frame(title: wanted.title(wanted.main), of: art)
    return (seen, frame.facts(of: half, at: "half"))
  }

  fileprivate func colors(of wanted: Wanted, on device: Device) -> Facts {
    var facts = Facts()
    for name in wanted.androidColors.values.keys {
      let state = name == "title_shadow" ? .normal : wanted.key.state
      let key = "color/\(wanted.resource)__\(name)"
      let text = best(key, on: device, 160, in: state, selected: wanted.selected)?.xml?.text ?? ""
      facts[name] = Resources.color(text)
    }
    return facts
  }

  /// The items of a style, those that refer to lengths by their values; of shadows, which count in pixels, at each density.
  func style(_ name: String, on device: Device) -> Facts {
    var facts = Facts()
    guard let style = best("style/\(name)", on: device, 160)?.xml else { return facts }
    facts["style"] = "there"
    for item in style.children {
      let name = (item["name"] ?? "").dropFirst("android:".count)
      guard item.text.hasPrefix("@dimen/") else {
        facts["\(name)"] = item.text
        continue
      }
      let densities = Device.densities.values.sorted()
      let values = densities.map { best(String(item.text.dropFirst()), on: device, $0)?.xml?.text ?? "" }
      facts["\(name)"] = (Set(values).count == 1 ? [values[0]] : values).joined(separator: " ")
    }
    return facts
  }
}
