import Foundation
import ThemeDiagnostics

/// What holds for every valid theme: over themes that the dice make. `THEMEC_PROPERTIES` says how many.
struct PropertyTests {
  private static let count = Dice.rounds(160)
  static let batches = stride(from: 0, to: count, by: 20).map { $0..<min($0 + 20, count) }

  @Test(arguments: batches) func `every theme builds the same bytes in every way`(seeds: Range<Int>) throws {
    let themes = seeds.map { GeneratedTheme(seed: $0) }
    var alone: [String: [String: Content]] = [:]
    for (seed, theme) in zip(seeds, themes) {
      var dice = Dice(seed: seed)
      let built = try compiled([(theme, .yaml)], workers: 1, &dice)
      let yaml = try #require(built.trees[theme.name])
      alone[theme.name] = contents(of: yaml)
      let slices = try #require(built.slices[theme.name])
      for target in builtTargets {
        #expect(
          differences(in: yaml.files, of: slices, for: target) == [],
          "seed \(seed), \(target.rawValue) read back")
      }
      #expect(manifestDifferences(in: yaml.files, of: slices) == [], "seed \(seed), the manifest read back")
      try expectWhole(yaml, theme)
      let json = try tree(of: theme, written: .json, workers: 2, &dice)
      #expect(contents(of: json) == alone[theme.name], "seed \(seed): JSON")
    }
    // All of them in one run, in any order and with any number of threads.
    var dice = Dice(seed: seeds.lowerBound)
    for workers in [2, 8] {
      let trees = try together(dice.shuffled(themes), workers: workers, &dice)
      for theme in themes {
        #expect(
          contents(of: try #require(trees[theme.name])) == alone[theme.name], "\(theme.name), -j \(workers)")
      }
    }
  }

  @Test func `the dice reach what the properties are about`() throws {
    var manifests = ""
    var texts = ""
    var warnings: Set<String> = []
    for seed in 0..<80 {
      var dice = Dice(seed: seed)
      texts += GeneratedTheme(seed: seed).files { $0 }.map(\.value.json).joined()
      let (trees, _, diagnostics) = try compiled(
        [(GeneratedTheme(seed: seed), .yaml)], for: [], workers: 2, &dice)
      warnings.formUnion(diagnostics.map(\.code.name))
      manifests += trees.values.compactMap { $0.text("manifest.json") }.joined()
    }
    for fact in [
      #""resizing": "tile""#, #""resizing": "stretch""#,
      #""resizing": { "horizontal": "tile", "vertical": "stretch" }"#,
      #""resizing": { "horizontal": "stretch", "vertical": "tile" }"#, #""derive": "normal""#, #""files": {"#,
      #""file": "art/"#,
      #"normal.rtl": {"#, #"highlighted.dark"#, #"normal.ios-13"#, #""backIndicatorMask": {"#,
      #""shadowImage": {"#,
      #""icon": {"#, #""resample": "down""#, #""screens": {"#, #""alignmentInsets": {"#, #""3x": {"#,
      #""highlighted+selected"#, #""flip": "xy""#, ##""color": "#"##, #""box": {"#, #""fill": "linear 180"#,
      #""highlighted+selected"#, #""flip": "xy""#, #"normal.ios""#, #"normal.web""#, #""hovered"#,
      #"normal.highContrast+buttonShapes"#, #"normal.scrollEdge"#,
      #""truncation": "none""#,
      #""transform": "uppercase""#, #""lines": 0"#, #""largeTitle": {"#, #""fonts": {"#,
      #""android": "@font/"#, #""web": ["#,
    ] {
      #expect(manifests.contains(fact), "\(fact)")
    }
    for text in [
      #""title": null"#, #""icon": null"#, #""tint": null"#, #""color": null"#, #""alignmentInsets": "auto""#,
      #""left": 1.5"#, #""placement": "only""#, #""top": "#,
    ] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(warnings.contains("center-not-cut"), "\(warnings.sorted())")
    // Slices that are smaller than their art.
    let sizes = manifests.matches(of: /"size": (\{[^}]*\}),.*"sourceSize": (\{[^}]*\})/)
    #expect(sizes.count { $0.1 != $0.2 } > sizes.count / 4)
  }

  /// The dice made a theme with errors: the generator is wrong, or the compiler.
  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  enum Form: String {
    case yaml, json
  }

  private typealias Trees = [String: OutputTree]

  private func tree(of theme: GeneratedTheme, written form: Form, workers: Int, _ dice: inout Dice) throws
    -> OutputTree
  {
    try #require(try compiled([(theme, form)], workers: workers, &dice).trees[theme.name])
  }

  private func together(_ themes: [GeneratedTheme], workers: Int, _ dice: inout Dice) throws -> Trees {
    var named: [(GeneratedTheme, Form)] = []
    for theme in themes { named.append((theme, dice.pick([.yaml, .json]))) }
    return try compiled(named, workers: workers, &dice).trees
  }

  /// Themes, each in a folder of its own, built in one run.
  private func compiled(
    _ themes: [(GeneratedTheme, Form)], for targets: [TargetName] = builtTargets, workers: Int,
    _ dice: inout Dice
  ) throws -> (trees: Trees, slices: [String: SliceSet], diagnostics: [Diagnostic]) {
    var files: [String: [UInt8]] = [:]
    var paths: [ThemePath] = []
    for (theme, form) in themes {
      for (name, value) in theme.files(naming: { "\($0).theme.\(form)" }) {
        let text = form == .yaml ? value.yaml(&dice) : value.json
        files["\(theme.name)/\(name).theme.\(form)"] = Array(text.utf8)
      }
      for (path, png) in theme.pngs { files["\(theme.name)/\(path)"] = png }
      paths.append(try #require(ThemePath("\(theme.name)/theme.theme.\(form)")))
    }
    let session = Session(MemoryInputs(files), targets: .built)
    var options = CompileOptions()
    options.workers = workers
    options.targets = targets
    options.keepsSlices = true
    let result = try compileAll(paths, in: session, options)
    let errors = result.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw Invalid(description: render(errors, as: .human, in: session.sources)) }
    var trees: Trees = [:]
    var slices: [String: SliceSet] = [:]
    for theme in result.themes {
      guard let name = theme.name?.value else { continue }
      (trees[name], slices[name]) = (theme.tree, theme.slices)
    }
    return (trees, slices, result.diagnostics)
  }

  /// What a bundle holds: texts by their bytes, pictures by their pixels.
  private func contents(of tree: OutputTree) -> [String: Content] {
    Dictionary(
      uniqueKeysWithValues: tree.files.map { file in
        switch file.content {
        case .text(let bytes): (file.path, .text(bytes))
        case .image(let image): (file.path, .image(image.bitmap))
        }
      })
  }

  private enum Content: Equatable {
    case text([UInt8])
    case image(Bitmap)
  }

  /// Every PNG holds its slice, every slice is what the manifest says, and stretched by hand it is the art.
  private func expectWhole(_ tree: OutputTree, _ theme: GeneratedTheme) throws {
    var slices: [String: Bitmap] = [:]
    for file in tree.files {
      guard file.path.hasPrefix("images/"), case .image(let image) = file.content else { continue }
      let bitmap = image.bitmap
      let png = encodePNG(bitmap)
      #expect(try decodePNG(png).bitmap == bitmap && hasBundleForm(png), "\(theme.name)/\(file.path)")
      slices[file.path] = bitmap
    }
    let text = try #require(tree.text("manifest.json"), "\(theme.name): no manifest")
    let manifest = try JSONValue(parsing: Array(text.utf8))
    var checked = 0
    for (element, value) in manifest["elements"]?.members ?? [] {
      for (key, variant) in value["variants"]?.members ?? [] {
        for (part, facts) in variant["parts"]?.members ?? [] {
          for (scale, image) in facts["images"]?.members ?? [] {
            let place = "\(theme.name): \(element) \(key) \(part) \(scale)"
            let slice = try #require(slices[image["file"]?.string ?? ""], "\(place): no file")
            checked += 1
            let drawn = try #require(drawnOut(slice, as: image), "\(place): the facts don't fit")
            guard let art = art(of: facts, at: scale, of: theme) else { continue }
            #expect(drawn == (key.contains("rtl") ? art.mirrored() : art), "\(place)")
          }
        }
      }
    }
    #expect(checked == slices.count, "\(theme.name): files that the manifest does not name")
  }

  /// The picture of a file that a part comes from; nil for what is derived.
  private func art(of facts: JSONValue, at scale: String, of theme: GeneratedTheme) -> Bitmap? {
    var path = facts["art"]?["files"]?[scale]?.string
    if let file = facts["art"]?["file"]?.string {
      let base = file.replacing(/(@[23]x)?\.png$/, with: "")
      path = "\(base)\(scale == "1x" ? "" : "@\(scale)").png"
    }
    return path.flatMap { path in theme.art.last { $0.path == path }?.bitmap }
  }
}
