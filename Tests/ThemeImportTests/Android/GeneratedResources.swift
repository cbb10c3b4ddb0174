/// A folder of resources that the dice make, with what each device shows of it, by rules of its own.
struct GeneratedResources {
  /// A device: what a view on it looks like depends on these.
  struct Device {
    let isRTL: Bool
    let isNight: Bool
    let version: Int
    let states: [String]
  }

  /// The qualifiers of a folder: text from right to left, night, the API level.
  struct Qualifiers: Hashable {
    let isRTL: Bool
    let isNight: Bool
    let level: Int

    func folder(_ kind: String, _ density: String = "") -> String {
      [kind, isRTL ? "ldrtl" : "", isNight ? "night" : "", density, level > 0 ? "v\(level)" : ""]
        .filter { !$0.isEmpty }.joined(separator: "-")
    }

    func suits(_ device: Device) -> Bool {
      (device.isRTL || !isRTL) && (device.isNight || !isNight)
        && level <= (device.version == 0 ? 30 : device.version == 12 ? 31 : 33)
    }

    /// Which of two that suit a device is the better one.
    static func < (one: Self, two: Self) -> Bool {
      if one.isRTL != two.isRTL { return two.isRTL }
      if one.isNight != two.isNight { return two.isNight }
      return one.level < two.level
    }
  }

  struct Patch {
    let bitmaps: [Scale: Bitmap]
    let caps: Insets<Int>
    let padding: Insets<Int>?
  }

  struct Box {
    let fill: String
    let radius: Int
    let stroke: (color: String, width: Int)?
  }

  /// What is seen.
  enum Leaf {
    case nothing
    case color(Color)
    case patch(Patch)
    case box(fill: Color, radius: Int, stroke: (color: Color, width: Int)?)
  }

  indirect enum Drawable {
    case patch(Patch)
    case box(Box)
    case selector([(states: [(name: String, isOn: Bool)], drawable: String)])
  }

  private(set) var files: [String: [UInt8]] = [:]
  private(set) var colors: [String: [Qualifiers: String]] = [:]
  private(set) var drawables: [String: [Qualifiers: Drawable]] = [:]
  private var dice: Dice

  init(seed: Int) {
    dice = Dice(seed: seed)
    makeColors()
    let scales = dice.pick([[.x1], [.x1, .x2], [.x2], [.x1, .x2, .x3]] as [[Scale]])
    for index in 0..<dice.number(1...3) { makePatch("patch_\(index)", scales) }
    for index in 0..<dice.number(1...2) { makeBox("box_\(index)") }
    for index in 0..<dice.number(1...2) { makeSelector("selector_\(index)") }
  }

  // MARK: What devices show

  func color(_ text: String, on device: Device) -> Color {
    if let name = text.split(separator: "/").last, text.hasPrefix("@") {
      return color(Self.best(colors[String(name)] ?? [:], on: device) ?? "", on: device)
    }
    let digits: [UInt8] = text.dropFirst().map { UInt8($0.hexDigitValue ?? 0) }
    var bytes: [UInt8] = []
    if digits.count < 5 {
      for digit in digits { bytes.append(digit * 17) }
    } else {
      for place in stride(from: 0, to: digits.count, by: 2) {
        bytes.append(digits[place] * 16 + digits[place + 1])
      }
    }
    if bytes.count == 3 { bytes.insert(255, at: 0) }
    return Color(red: bytes[1], green: bytes[2], blue: bytes[3], alpha: bytes[0])
  }

  func leaf(_ reference: String, on device: Device) -> Leaf {
    if !reference.hasPrefix("@drawable/") { return .color(color(reference, on: device)) }
    switch Self.best(drawables[String(reference.dropFirst(10))] ?? [:], on: device) {
    case nil: return .nothing
    case .patch(let patch): return .patch(patch)
    case .box(let box):
      return .box(
        fill: color(box.fill, on: device), radius: box.radius,
        stroke: box.stroke.map { (color($0.color, on: device), $0.width) })
    case .selector(let items):
      let item = items.first { $0.states.allSatisfy { Self.isOn($0.name, device) == $0.isOn } }
      return item.map { leaf($0.drawable, on: device) } ?? .nothing
    }
  }

  private static func best<Value>(_ values: [Qualifiers: Value], on device: Device) -> Value? {
    values.filter { $0.key.suits(device) }.max { $0.key < $1.key }?.value
  }

  private static func isOn(_ state: String, _ device: Device) -> Bool {
    switch state {
    case "pressed": device.states.contains("highlighted")
    case "enabled": !device.states.contains("disabled")
    case "focused": device.states.contains("focused")
    case "window_focused": true
    default: device.states.contains("selected")
    }
  }

  // MARK: Making them

  private mutating func qualifiers() -> [Qualifiers] {
    var all: [Qualifiers] = []
    for isRTL in [false, true] {
      for isNight in [false, true] {
        for level in [0, 31, 33] where dice.happens(isRTL || isNight || level > 0 ? 12 : 100) {
          all.append(Qualifiers(isRTL: isRTL, isNight: isNight, level: level))
        }
      }
    }
    return all
  }

  private mutating func hex(_ isOpaque: Bool = false) -> String {
    let digits = "0123456789abcdefABCDEF".map { $0 }
    let count = isOpaque ? dice.pick([3, 6]) : dice.pick([3, 4, 6, 8])
    return "#" + (0..<count).map { _ in String(dice.pick(digits)) }.joined()
  }

  private mutating func paint() -> String {
    dice.happens(50) ? "@color/\(dice.pick(colors.keys.sorted()))" : hex()
  }

  private mutating func makeColors() {
    var texts: [String: String] = [:]
    for index in 0..<dice.number(1...5) {
      let known = colors.keys.sorted()
      for qualifiers in qualifiers() {
        let value = !known.isEmpty && dice.happens(25) ? "@color/\(dice.pick(known))" : hex()
        colors["color_\(index)", default: [:]][qualifiers] = value
        texts[qualifiers.folder("values"), default: ""] += "<color name=\"color_\(index)\">\(value)</color>\n"
      }
    }
    for (folder, text) in texts { files["\(folder)/colors.xml"] = "<resources>\(text)</resources>".android }
  }

  private mutating func makePatch(_ name: String, _ scales: [Scale]) {
    for qualifiers in qualifiers() {
      let caps = insets(0...3)
      // At least as large as the widest padding.
      let (width, height) = (
        caps.left + caps.right + dice.number(3...5), caps.top + caps.bottom + dice.number(3...5)
      )
      let padding = dice.happens(50) ? insets(0...1) : nil
      var bitmaps: [Scale: Bitmap] = [:]
      for scale in scales {
        let size = (width: width * scale.rawValue, height: height * scale.rawValue)
        var pixels: [UInt32] = []
        for _ in 0..<size.width * size.height {
          pixels.append(UInt32(truncatingIfNeeded: dice.next()) | 0xFF00_0000)
        }
        let bitmap = Bitmap(width: size.width, height: size.height, pixels: pixels)
        bitmaps[scale] = bitmap
        let density = scale == .x1 ? "mdpi" : scale == .x2 ? "xhdpi" : "xxhdpi"
        let framed = bitmap.framed(caps, padding, scale.rawValue)
        let isCompiled = dice.happens(40)
        let png =
          isCompiled
          ? encodePNG(bitmap, .fast).compiled(caps, padding ?? caps, scale.rawValue, bitmap)
          : encodePNG(framed, .fast)
        files["\(qualifiers.folder("drawable", density))/\(name).9.png"] = png
      }
      drawables[name, default: [:]][qualifiers] = .patch(
        Patch(bitmaps: bitmaps, caps: caps, padding: padding))
      files["\(qualifiers.folder("drawable", "hdpi"))/\(name).9.png"] = [0]
    }
  }

  private mutating func insets(_ range: ClosedRange<Int>) -> Insets<Int> {
    Insets(
      top: dice.number(range), left: dice.number(range), bottom: dice.number(range), right: dice.number(range)
    )
  }

  private mutating func makeBox(_ name: String) {
    for qualifiers in qualifiers() {
      let stroke = dice.happens(50) ? (color: hex(true), width: dice.pick([2, 4])) : nil
      let box = Box(fill: paint(), radius: dice.number(0...5), stroke: stroke)
      drawables[name, default: [:]][qualifiers] = .box(box)
      let line =
        stroke.map { "<stroke android:color=\"\($0.color)\" android:width=\"\($0.width)dp\"/>" } ?? ""
      let corners = box.radius > 0 ? "<corners android:radius=\"\(box.radius)dp\"/>" : ""
      files["\(qualifiers.folder("drawable"))/\(name).xml"] =
        "<shape>\(line)<solid android:color=\"\(box.fill)\"/>\(corners)</shape>".android
    }
  }

  private mutating func makeSelector(_ name: String) {
    let inner = drawables.keys.filter { !$0.hasPrefix("selector") }.sorted().map { "@drawable/\($0)" }
    for qualifiers in qualifiers() {
      var items: [(states: [(name: String, isOn: Bool)], drawable: String)] = []
      var text = ""
      for place in 0..<dice.number(1...4) {
        var states: [(name: String, isOn: Bool)] = []
        for state in ["pressed", "enabled", "focused", "selected", "checked", "window_focused"]
        where dice.happens(25) {
          states.append((state, dice.happens(70)))
        }
        if place == 3 { states = [] }
        let drawable = dice.happens(70) ? dice.pick(inner) : paint()
        items.append((states, drawable))
        let words = states.map { " android:state_\($0.name)=\"\($0.isOn)\"" }.joined()
        text +=
          drawable.hasPrefix("#")
          ? "<item\(words)><color android:color=\"\(drawable)\"/></item>"
          : "<item\(words) android:drawable=\"\(drawable)\"/>"
      }
      drawables[name, default: [:]][qualifiers] = .selector(items)
      files["\(qualifiers.folder("drawable"))/\(name).xml"] = "<selector>\(text)</selector>".android
    }
  }
}

extension Bitmap {
  /// The picture in the frame of a nine-patch, whose marks say the caps and the padding in points.
  func framed(_ caps: Insets<Int>, _ padding: Insets<Int>?, _ scale: Int) -> Bitmap {
    var pixels = [UInt32](repeating: 0, count: (width + 2) * (height + 2))
    let black: UInt32 = 0xFF00_0000
    for y in 0..<height {
      for x in 0..<width { pixels[(y + 1) * (width + 2) + x + 1] = self[x, y] }
      if y >= caps.top * scale, y < height - caps.bottom * scale { pixels[(y + 1) * (width + 2)] = black }
      if let padding, y >= padding.top * scale, y < height - padding.bottom * scale {
        pixels[(y + 1) * (width + 2) + width + 1] = black
      }
    }
    for x in 0..<width {
      if x >= caps.left * scale, x < width - caps.right * scale { pixels[x + 1] = black }
      if let padding, x >= padding.left * scale, x < width - padding.right * scale {
        pixels[(height + 1) * (width + 2) + x + 1] = black
      }
    }
    return Bitmap(width: width + 2, height: height + 2, pixels: pixels)
  }
}

extension [UInt8] {
  /// A PNG with the chunk of a compiled nine-patch after its header.
  func compiled(_ caps: Insets<Int>, _ padding: Insets<Int>, _ scale: Int, _ bitmap: Bitmap) -> [UInt8] {
    var data: [UInt8] = [1, 2, 2, 0] + [0, 0].flatMap(bigEndian)
    data += [padding.left, padding.right, padding.top, padding.bottom].flatMap { bigEndian($0 * scale) }
    data += bigEndian(0)
    data += bigEndian(caps.left * scale) + bigEndian(bitmap.width - caps.right * scale)
    data += bigEndian(caps.top * scale) + bigEndian(bitmap.height - caps.bottom * scale)
    return self[..<33] + chunk("npTc", data) + self[33...]
  }
}
