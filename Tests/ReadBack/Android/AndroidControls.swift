/// A control as a device of one kind shows it.
struct AndroidControl {
  let kind: ControlKind
  let name: String
  /// What the names of all resources of the theme begin with.
  let prefix: String
  /// The looks of its parts in their normal state, by the names of the parts.
  let parts: [String: [Wanted]]
  let device: Device
  /// All devices that its parts tell apart.
  let devices: [Device]

  /// The beginning of the names of its resources.
  var resource: String { AndroidName.name(of: kind, name, prefix) }

  /// A part as the device shows it.
  func part(_ part: String) -> Wanted? {
    parts[part]?.filter { Device($0.key)?.holds(on: device) ?? false }.max {
      Device.rank($0.key) < Device.rank($1.key)
    }
  }

  func art(_ part: String) -> SlicedArt? { self.part(part)?.art(.image) }

  func isEverShown(_ part: String) -> Bool {
    parts[part]?.contains { wanted in wanted.family.contains { $0.art(.image) != nil } } ?? false
  }

  func on(_ device: Device) -> AndroidControl {
    AndroidControl(kind: kind, name: name, prefix: prefix, parts: parts, device: device, devices: devices)
  }
}

extension Device {
  static func rank(_ key: VariantKey) -> Int {
    guard let device = Device(key) else { return -1 }
    return (device.isRightToLeft ? 4_000 : 0) + (device.isLand ? 2_000 : 0)
      + (device.isNight == nil ? 0 : 1_000)
      + device.level
  }
}

extension SliceSet {
  /// Every control on every device that its parts tell apart.
  var controlsOnAndroid: [AndroidControl] {
    var controls: [(kind: ControlKind, name: String, parts: [String: [Wanted]])] = []
    for wanted in wanted(on: "android", where: { Device($0) != nil && $0.state == .normal }) {
      guard case .part(let id) = wanted.element.id.kind else { continue }
      let words = wanted.element.id.name.split(separator: "/", maxSplits: 1).map(String.init)
      let known = controls.firstIndex { $0.kind.key == id.control.key && $0.name == words[0] }
      if known == nil { controls.append((id.control, words[0], [:])) }
      controls[known ?? controls.count - 1].parts[words[1], default: []].append(wanted)
    }
    return controls.flatMap { kind, name, parts -> [AndroidControl] in
      let own = parts.values.joined().compactMap { Device($0.key) }
      var devices = own
      for device in own {
        for other in devices
        where other.isNight == nil || device.isNight == nil || other.isNight == device.isNight {
          var both = device
          both.isRightToLeft = device.isRightToLeft || other.isRightToLeft
          both.isLand = device.isLand || other.isLand
          both.isNight = device.isNight ?? other.isNight
          both.level = max(device.level, other.level)
          if !devices.contains(both) { devices.append(both) }
        }
      }
      return devices.map {
        AndroidControl(
          kind: kind, name: name, prefix: theme.androidPrefix, parts: parts, device: $0, devices: devices)
      }
    }
  }
}

extension Comparison {
  /// Compares the styles of a control, and what is drawn of several of its parts, with its parts.
  mutating func expectEqual(_ control: AndroidControl, in resources: Resources) {
    let place = "\(control.kind.key)/\(control.name)"
    for (suffix, items) in control.styles {
      let isThere = control.devices.contains { device in
        control.on(device).styles.contains { $0.suffix == suffix && !$0.items.said.values.isEmpty }
      }
      let name = control.resource + suffix
      expectEqual(
        resources.style(name, on: control.device), isThere ? items.all : Facts(), at: "\(place)\(suffix)")
    }
    for (suffix, layers) in control.drawables {
      let name = "\(control.resource)__\(suffix)"
      expectEqual(resources.layers(name, on: control.device), layers, at: "\(place)__\(suffix)")
    }
    if control.kind.key == "segmentedControls" { expectSegments(of: control, in: resources) }
  }

  /// The first and the last segment of a row show their outer caps, and none between them any.
  private mutating func expectSegments(of control: AndroidControl, in resources: Resources) {
    guard let normal = control.part("segment"), control.hasSideCaps else { return }
    for segment in normal.family where Device(segment.key) == Device(normal.key) {
      guard let art = segment.art(.image), segment.fill(.image) == nil else { continue }
      for (suffix, isFirst, isLast) in [
        ("first", true, false), ("middle", false, false), ("last", false, true),
      ] {
        for isRightToLeft in [control.device.isRightToLeft, true] {
          var device = control.device
          device.isRightToLeft = isRightToLeft
          // What is not mirrored is cut at the other side.
          if isRightToLeft, !control.device.isRightToLeft, control.devices.contains(where: \.isRightToLeft) {
            continue
          }
          var (seen, wanted) = (Facts(), Facts())
          for slice in art.slices {
            let density = slice.scale.dotsPerInch
            let cut = AndroidPicture(slice, art).keeping(
              left: isRightToLeft ? isLast : isFirst, right: isRightToLeft ? isFirst : isLast)
            let place = "\(density) dpi"
            wanted.add(cut.frame(title: nil, of: art).facts(of: cut, at: place))
            let (entry, _) = resources.picture(
              "\(control.resource)__\(suffix)", on: device, density, in: segment.key.state,
              selected: "checked")
            switch entry?.content {
            case .ninePatch(let patch): seen.add(patch.facts(at: place, of: cut))
            case .picture(let picture): seen[place] = ImagePixels(picture).said
            default: break
            }
          }
          expectEqual(seen, wanted, at: "\(control.resource)__\(suffix) in \(segment.key.text)")
        }
      }
    }
  }
}

extension Resources {
  /// What a drawable of XML says, an attribute a fact; lengths by their values.
  func layers(_ name: String, on device: Device) -> Facts {
    var facts = Facts()
    func add(_ node: XMLNode, at path: String) {
      facts[path] = node.name
      for (attribute, value) in node.attributes where attribute.hasPrefix("android:") {
        let isLength = value.hasPrefix("@dimen/")
        facts["\(path) \(attribute.dropFirst(8))"] =
          isLength ? best(String(value.dropFirst()), on: device, 160)?.xml?.text : value
      }
      for (place, child) in node.children.enumerated() { add(child, at: "\(path).\(place)") }
    }
    if let node = best("drawable/\(name)", on: device, 160)?.xml { add(node, at: "0") }
    return facts
  }
}

extension AndroidPicture {
  /// The picture without the caps at the other ends.
  fileprivate func keeping(left: Bool, right: Bool) -> AndroidPicture {
    guard let caps else { return self }
    let columns = (left ? 0 : caps.left.count)..<bitmap.width - (right ? 0 : caps.right.count)
    let pixels = (0..<bitmap.height).flatMap { y in columns.map { bitmap[$0, y] } }
    func cut(_ insets: Insets<Pixels>) -> Insets<Pixels> {
      Insets(
        top: insets.top, left: left ? insets.left : .zero, bottom: insets.bottom,
        right: right ? insets.right : .zero)
    }
    return AndroidPicture(
      density: density, bitmap: Bitmap(width: columns.count, height: bitmap.height, pixels: pixels),
      caps: cut(caps), bounds: cut(bounds),
      art: (art.width - bitmap.width + columns.count, art.height))
  }
}
