/// Folders of resources that the dice make are imported and built, and on every device the bundle has the values, the caps and the
/// pixels that Android shows there. `THEMEC_PROPERTIES` says how many.
@Suite struct GeneratedResourceTests {
  private static let count = Dice.rounds(60)
  static let batches = stride(from: 0, to: count, by: 20).map { $0..<min($0 + 20, count) }

  @Test(arguments: batches) func `what Android shows is in the bundle`(seeds: Range<Int>) throws {
    for seed in seeds {
      let resources = GeneratedResources(seed: seed)
      let built = try BuiltResources(resources.files)
      guard built.errors == "" else {
        Issue.record("seed \(seed): \(built.errors)\n\(built.theme)")
        return
      }
      let wrong = differences(resources, built)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(3).joined(separator: "\n"))\n\(built.theme)")
      if !wrong.isEmpty { return }
    }
  }

  private func differences(_ resources: GeneratedResources, _ built: BuiltResources) -> [String] {
    var wrong: [String] = []
    let paired = Set(built.imported.notes.filter { $0.outcome == .paired }.map(\.subject))
    for name in resources.drawables.keys.sorted() where !paired.contains("drawable/\(name)") {
      for device in devices where built.tells(name, device.states) {
        let part = built.part(name, on: device)
        let leaf = resources.leaf("@drawable/\(name)", on: device)
        if let problem = problem(leaf, part, built) { wrong.append("\(name) on \(device): \(problem)") }
        guard case .patch(let patch) = leaf, name.hasPrefix("patch"), let padding = patch.ownPadding else {
          continue
        }
        let insets = built.titleInsets(
          name, isNight: device.isNight, version: device.version, isRTL: device.isRTL)
        if insets != padding {
          wrong.append("\(name) on \(device): title \(insets ?? []), expected \(padding)")
        }
      }
    }
    return wrong
  }

  private var devices: [GeneratedResources.Device] {
    var devices: [GeneratedResources.Device] = []
    for isRTL in [false, true] {
      for isNight in [false, true] {
        for version in [0, 12, 13] {
          for states in [
            [], ["highlighted"], ["disabled"], ["selected"], ["focused"], ["highlighted", "selected"],
            ["disabled", "selected"], ["highlighted", "focused"], ["highlighted", "selected", "focused"],
          ] {
            devices.append(.init(isRTL: isRTL, isNight: isNight, version: version, states: states))
          }
        }
      }
    }
    return devices
  }

  /// What is not as it should be; nil if all is.
  private func problem(
    _ leaf: GeneratedResources.Leaf, _ part: [String: Any]?, _ built: BuiltResources
  ) -> String? {
    let art = part?["art"] as? [String: Any]
    switch leaf {
    case .nothing: return isColor(.clear, art) ? nil : "\(part ?? [:]) where nothing is shown"
    case .color(let color): return isColor(color, art) ? nil : "\(art ?? [:]) where \(color) is shown"
    case .box(let fill, let radius, let stroke):
      guard let box = art?["box"] as? [String: Any] else { return "\(art ?? [:]) where a box is shown" }
      let outer = radius == 0 ? 0 : Double(radius) + Double(stroke?.width ?? 0) / 2
      let found = (box["radius"] as? NSNumber)?.doubleValue ?? 0
      let line = stroke.map { "\($0.color) \($0.width) inside" }
      let foundLine = (box["stroke"] as? String).flatMap { $0.hasPrefix("#00000000") ? nil : $0 }
      if found != outer { return "radius \(found), expected \(outer)" }
      if !isSame(box["fill"] as? String ?? "#00000000", fill) { return "fill \(box), expected \(fill)" }
      if foundLine != line { return "stroke \(foundLine ?? "-"), expected \(line ?? "-")" }
      guard let (bitmap, _) = built.slice(part), fill.alpha == 255 else { return nil }
      let (middle, edge) = (bitmap[bitmap.width / 2, bitmap.height / 2], bitmap[bitmap.width / 2, 0])
      if middle != fill.word { return "the middle is \(middle), expected \(fill)" }
      return edge == (stroke?.color ?? fill).word ? nil : "the edge is \(edge)"
    case .patch(let patch): return problem(patch, part, built)
    }
  }

  private func problem(
    _ patch: GeneratedResources.Patch, _ part: [String: Any]?, _ built: BuiltResources
  ) -> String? {
    for (scale, art) in patch.bitmaps {
      guard let (slice, caps) = built.slice(part, scale.name) else {
        return "no slice at \(scale.name): \(part ?? [:])"
      }
      let expected = [patch.caps.left, patch.caps.top, patch.caps.right, patch.caps.bottom].map {
        $0 * scale.rawValue
      }
      guard caps == expected else { return "caps \(caps), expected \(expected)" }
      let (cutX, cutY) = (art.width - slice.width, art.height - slice.height)
      guard cutX >= 0, cutY >= 0 else { return "the slice is larger than the art" }
      for y in 0..<slice.height {
        for x in 0..<slice.width {
          let (fromX, fromY) = (
            x < slice.width - caps[2] ? x : x + cutX, y < slice.height - caps[3] ? y : y + cutY
          )
          if slice[x, y] != art[fromX, fromY] { return "pixel \(x), \(y) at \(scale.name)" }
        }
      }
    }
    return nil
  }

  private func isColor(_ color: Color, _ art: [String: Any]?) -> Bool {
    isSame(art?["color"] as? String ?? "", color)
  }

  private func isSame(_ text: String, _ color: Color) -> Bool {
    text == "\(color)" || (color.alpha == 0 && text.hasPrefix("#") && text.hasSuffix("00") && text.count == 9)
  }
}

extension GeneratedResources.Patch {
  /// Where text goes, if the marks say so apart from what stretches: left, top, right, bottom.
  fileprivate var ownPadding: [Int]? {
    padding.flatMap { $0 == caps ? nil : [$0.left, $0.top, $0.right, $0.bottom] }
  }
}

extension BuiltResources {
  /// Whether the theme tells a combination of states from others: a list that does not ask for a state has none of it, except
  /// that what is selected stays so.
  fileprivate func tells(_ name: String, _ states: [String]) -> Bool {
    let used = self.states(of: name)
    return states.allSatisfy(used.contains) || states.count == 1
      || (used.contains("selected") && !states.contains("focused"))
  }

  fileprivate func part(_ name: String, on device: GeneratedResources.Device) -> [String: Any]? {
    part(name, states: device.states, isNight: device.isNight, version: device.version, isRTL: device.isRTL)
  }
}
