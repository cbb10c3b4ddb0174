import ThemeBundle
import ThemeModel

/// Catalogs that the dice make are imported and built, and what an app draws of the built catalog is what it draws of the
/// first one. `THEMEC_PROPERTIES` says how many.
@Suite struct CatalogPropertyTests {
  static let count = Dice.rounds(120)

  @Test func anImportedCatalogDrawsTheSame() throws {
    for seed in 0..<Self.count {
      var dice = Dice(seed: seed)
      let catalog = GeneratedCatalog(&dice)
      let found = importCatalog(ThemePath.root.appending("A.xcassets"), from: MemoryInputs(catalog.files))
      let result = try imported(found, ImportOptions(), targets: .built)
      let left = result.notes.filter { $0.outcome == .left }
      #expect(left.isEmpty, "seed \(seed): \(left)")
      let built = try AppleCatalog(building: result)
      for set in catalog.sets {
        for look in set.looks {
          let name = "\(set.name) \(look.condition) \(look.scale)"
          guard let found = built.look(set.name, look.condition, look.scale) else {
            Issue.record("seed \(seed): \(name) is missing\n\(result.theme.text)")
            continue
          }
          #expect(look.drawn(look) == look.drawn(found), "seed \(seed): \(name)\n\(result.theme.text)")
        }
      }
      for (name, colors) in catalog.colors {
        #expect(built.colors[name] == colors, "seed \(seed): the color \(name)")
      }
    }
  }
}

struct GeneratedCatalog {
  var files: [String: [UInt8]] = [:]
  var sets: [(name: String, looks: [AppleCatalog.Look])] = []
  var colors: [String: [String: String]] = [:]

  init(_ dice: inout Dice) {
    let names = ["Plain", "back_arrow", "bubble.fill", "Round Button", "24h", "tabBar", "navBack-Small"]
    var number = 0
    for name in dice.shuffled(names).prefix(dice.number(1...3)) {
      let folder = dice.pick(["", "Icons/", "Spaced/"])
      let isSpaced = folder == "Spaced/"
      if isSpaced {
        files["A.xcassets/Spaced/Contents.json"] = Array(
          #"{"info":{"version":1,"author":"xcode"},"properties":{"provides-namespace":true}}"#.utf8)
      }
      number += 1
      addSet(isSpaced ? "Spaced/\(name)" : name, "A.xcassets/\(folder)\(name).imageset/", &dice)
    }
    for name in dice.some(of: ["accent", "Ink Blue"], 50) { addColor(name, &dice) }
  }

  private mutating func addSet(_ name: String, _ folder: String, _ dice: inout Dice) {
    var entries: [String] = []
    var looks: [AppleCatalog.Look] = []
    let scales = dice.pick([[1], [2], [1, 2], [1, 2, 3], [2, 3]])
    let mode = dice.pick(["", "", "9-part", "3-part-horizontal", "3-part-vertical"])
    let isTiled = dice.happens(30)
    let conditions = dice.pick([[""], [""], ["", "dark"], ["", "rtl"], ["", "high"]])
    let (leading, trailing) = (dice.number(0...5), dice.number(1...5))
    let center = dice.number(1...4)
    for condition in conditions {
      for scale in scales {
        let isExact = dice.happens(70)
        func cap(_ points: Int) -> Int { points * scale + (isExact ? 0 : dice.number(0...1)) }
        let cut = (leading: cap(leading), center: center, trailing: cap(trailing))
        let length = cut.leading + cut.center + cut.trailing
        let isCutAcross = mode == "9-part" || mode == "3-part-horizontal"
        let isCutDown = mode == "9-part" || mode == "3-part-vertical"
        let slicing =
          mode.isEmpty
          ? nil
          : AppleCatalog.Slicing(
            across: isCutAcross ? cut : nil, down: isCutDown ? cut : nil, isTiled: isTiled)
        let dropped = mode.isEmpty || dice.happens(60) ? 0 : dice.number(1...6)
        let width = isCutAcross ? length + dropped : 12 * scale
        let height = isCutDown ? length + dropped : 9 * scale
        let bitmap = Self.noise(width, height, slicing, &dice)
        let file = "\(condition.isEmpty ? "any" : condition)@\(scale)x.png"
        files[folder + file] = encodePNG(bitmap, .fast)
        entries.append(Self.entry(file, condition, scale, slicing, &dice))
        looks.append(AppleCatalog.Look(condition: condition, scale: scale, bitmap: bitmap, slicing: slicing))
      }
    }
    if dice.happens(30) {
      entries.append(
        #"{"idiom":"universal","scale":"3x","appearances":[{"appearance":"luminosity","value":"light"}]}"#)
    }
    let template = dice.happens(20) ? #","properties":{"template-rendering-intent":"template"}"# : ""
    let mark = dice.happens(10) ? "\u{FEFF}" : ""
    files[folder + "Contents.json"] = Array(
      "\(mark){\"images\":[\(entries.joined(separator: ","))],\"info\":{\"version\":1,\"author\":\"xcode\"}\(template)}"
        .utf8)
    sets.append((name, looks))
  }

  /// Pixels that differ from each other, but for the center of a picture that is stretched.
  private static func noise(_ width: Int, _ height: Int, _ slicing: AppleCatalog.Slicing?, _ dice: inout Dice)
    -> Bitmap
  {
    var pixels = (0..<width * height).map { _ in UInt32(truncatingIfNeeded: dice.next()) | 0x8000_0000 }
    if let slicing, !slicing.isTiled {
      if let cut = slicing.across {
        for y in 0..<height {
          for x in cut.leading..<cut.leading + cut.center {
            pixels[y * width + x] = pixels[y * width + cut.leading]
          }
        }
      }
      if let cut = slicing.down {
        for x in 0..<width {
          for y in cut.leading..<cut.leading + cut.center {
            pixels[y * width + x] = pixels[cut.leading * width + x]
          }
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func entry(
    _ file: String, _ condition: String, _ scale: Int, _ slicing: AppleCatalog.Slicing?, _ dice: inout Dice
  ) -> String {
    var text = #"{"idiom":"universal","scale":"\#(scale)x","filename":"\#(file)""#
    switch condition {
    case "dark": text += #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    case "high": text += #","appearances":[{"appearance":"contrast","value":"high"}]"#
    case "rtl": text += #","language-direction":"right-to-left""#
    default: break
    }
    if let slicing {
      let (across, down) = (slicing.across, slicing.down)
      let mode =
        across != nil && down != nil ? "9-part" : across != nil ? "3-part-horizontal" : "3-part-vertical"
      let word = slicing.isTiled ? "tile" : dice.pick(["stretch", "fill"])
      let key = dice.pick(["cap-insets", "capInsets"])
      var center = ["\"mode\":\"\(word)\""]
      var caps: [String] = []
      if let across {
        center.append("\"width\":\(across.center)")
        caps += ["\"left\":\(across.leading)", "\"right\":\(across.trailing)"]
      }
      if let down {
        center.append("\"height\":\(down.center)")
        caps += ["\"top\":\(down.leading)", "\"bottom\":\(down.trailing)"]
      }
      text +=
        ",\"resizing\":{\"mode\":\"\(mode)\",\"center\":{\(center.joined(separator: ","))},\"\(key)\":{\(caps.joined(separator: ","))}}"
    }
    return text + "}"
  }

  private mutating func addColor(_ name: String, _ dice: inout Dice) {
    var entries: [String] = []
    var model: [String: String] = [:]
    for condition in dice.pick([[""], ["", "dark"], ["", "high"], ["", "dark", "high", "dark high"]]) {
      let levels = (0..<3).map { _ in dice.number(0...255) } + [dice.number(1...255)]
      func component(_ level: Int) -> String {
        switch dice.number(0...2) {
        case 0: String(format: "%.3f", Double(level) / 255)
        case 1: String(format: "0x%02X", level)
        default: "\(level)"
        }
      }
      let texts = levels.map(component)
      let appearances = [
        condition.contains("dark") ? #"{"appearance":"luminosity","value":"dark"}"# : nil,
        condition.contains("high") ? #"{"appearance":"contrast","value":"high"}"# : nil,
      ].compactMap { $0 }
      let when = appearances.isEmpty ? "" : ",\"appearances\":[\(appearances.joined(separator: ","))]"
      entries.append(
        #"{"idiom":"universal"\#(when),"color":{"color-space":"srgb","components":{"red":"\#(texts[0])","green":"\#(texts[1])","blue":"\#(texts[2])","alpha":"\#(texts[3])"}}}"#
      )
      model[condition] = levels.map(String.init).joined(separator: " ")
    }
    files["A.xcassets/\(name).colorset/Contents.json"] = Array(
      #"{"colors":[\#(entries.joined(separator: ","))],"info":{"version":1,"author":"xcode"}}"#.utf8)
    colors[name] = model
  }
}

extension AppleCatalog {
  /// The catalog that a build makes of an imported theme.
  init(building result: ImportResult) throws {
    var files: [String: [UInt8]] = ["imported.theme.yaml": Array(result.theme.text.utf8)]
    for file in result.files { files[file.path.text] = file.bytes }
    var options = CompileOptions()
    options.targets = [.xcassets]
    let path = ThemePath.root.appending("imported.theme.yaml")
    let compiled = try compileAll([path], in: Session(MemoryInputs(files), targets: .built), options)
    self.init(of: "imported", in: compiled.themes.first?.tree)
  }

  /// The look that an app gets for a condition: what a set lacks for it is the same as elsewhere.
  func look(_ name: String, _ condition: String, _ scale: Int) -> Look? {
    let looks = images[name] ?? []
    return looks.first { $0.condition == condition && $0.scale == scale }
      ?? looks.first { $0.condition == "" && $0.scale == scale }
  }
}
