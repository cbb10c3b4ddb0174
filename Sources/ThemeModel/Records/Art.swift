package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// An art source with the settings that modify it.
package struct ArtOverlay: Record, Lowerable {
  /// Whether the art is written as `system`: the platform's own look.
  package var isSystem = false
  package var source = Setting<ArtSource>.unset
  /// The sources that are removed (`file: null`), each with the range of its null, sorted by name.
  package private(set) var removed: [Ranged<ArtSourceKey>] = []
  /// Whether a source was written but refused with an error. Nothing more should be reported about such art.
  package var isBroken = false
  /// The values for the parameters of the recipe, or the colors of the SVG.
  package var with = Setting<ArgumentsOverlay>.unset
  package var region = Setting<RegionOverlay>.unset
  package var resample = Setting<Resample>.unset
  package var profile = Setting<ProfileTreatment>.unset
  package var flip = Setting<Flip>.unset
  package var multiply = Setting<Color>.unset
  package var screen = Setting<Color>.unset
  package var opacity = Setting<Fraction>.unset
  package var desaturate = Setting<Fraction>.unset
  package var swap = Setting<[ColorSwap]>.unset
  package var material = Setting<Material>.unset
  /// The color of the material.
  package var tint = Setting<Color>.unset
  package var fallback = Setting<FallbackArt>.unset

  package init() {}

  package static let about = KeyListName("art", "art", shownBy: "derived-states")
  package static let expectation = "art such as `{ file: art/back.png }`, a color, or `system`"
  package static var form: ValueType { .either([.map(name), .words(["system"]), .color]) }
  package static var takesColors: Bool { true }

  package static func plain(_ color: Color, at range: SourceRange) -> ArtOverlay? {
    var art = ArtOverlay()
    art.source = .literal(.color(color), range)
    return art
  }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.other(
      "file", .path, "A PNG; files of the same name with `@2x` and `@3x` are found automatically.",
      by: "siblings-by-name",
      isSetting: true
    ) { $0.choose(.file, PathText.setting($1.value, &$2).wrapped(ArtSource.file), $1, &$2) }
    keys.other("files", ScaleFiles.form, "A PNG for each scale.", by: "files-by-scale", isSetting: true) {
      $0.choose(.files, ScaleFiles.setting($1.value, &$2).source(ArtSource.files), $1, &$2)
    }
    keys.other(
      "ninePatch", .either([.path, ScaleFiles.form]),
      "An Android nine-patch, or one for each scale; its marks set caps and title insets.",
      by: "nine-patch-gives-caps", isSetting: true
    ) { $0.choose(.ninePatch, ninePatch($1.value, &$2), $1, &$2) }
    keys.other(
      "svg", SVGOverlay.form, "A static SVG, drawn at every scale in its own size or in one of yours.",
      by: "svg-art", isSetting: true
    ) { $0.choose(.svg, SVGOverlay.setting($1.value, &$2).wrapped(ArtSource.svg), $1, &$2) }
    keys.other("draw", DrawingOverlay.form, "A drawing.", by: "drawn-art") {
      $0.choose(.draw, DrawingOverlay.literal($1.value, &$2).map(ArtSource.draw), $1, &$2)
    }
    keys.other("use", .text, "The name of the recipe in `art:` that draws the art.", by: "recipes") {
      $0.choose(.use, recipeName($1.value, &$2).withRange(ArtSource.use), $1, &$2)
    }
    keys.other(
      "with", ArgumentsOverlay.form,
      "Values for parameters of the recipe, or colors for the SVG. Alone, they apply to what is inherited.",
      by: "recipes"
    ) { $0.with = ArgumentsOverlay.literal($1.value, &$2) }
    keys.other(
      "derive", .pattern(VariantAxis.state.pattern), "The state from whose pixels this art is derived."
    ) {
      $0.choose(.derive, StateName.literal($1.value, &$2).withRange(ArtSource.derive), $1, &$2)
    }
    keys.other(
      "box", BoxOverlay.form,
      "A rounded box; the compiler finds its size, its caps and its alignment insets.", by: "boxes"
    ) { $0.choose(.box, BoxOverlay.literal($1.value, &$2).map(ArtSource.box), $1, &$2) }
    keys.other(
      "of", ElementID.form, "The art of another element, in the same variant: `buttons/ok`.",
      by: "art-of-another-element"
    ) { $0.choose(.of, ElementID.literal($1.value, &$2).withRange(ArtSource.of), $1, &$2) }
    keys.setting(
      "region", \.region, "The part of the file that is shown, for a sheet of several pictures.", by: "sheets"
    )
    keys.setting(
      "resample", \.resample,
      "Makes missing scales: `down` from the largest file, `nearest` by repeating the pixels of a smaller one.",
      by: "resample-down")
    keys.setting(
      "profile", \.profile,
      "What becomes of colors whose profile is not that of sRGB: `convert` converts them, `ignore` takes their numbers as they are.",
      by: "profiles")
    keys.setting(
      "flip", \.flip, "Which sides change places: `x` left and right, `y` top and bottom, `xy` both.",
      by: "flipped-bubbles")
    keys.setting("swap", \.swap, "Colors to replace, each with its replacement.")
    keys.setting("desaturate", \.desaturate, "How much color is removed; 1 makes the art gray.")
    keys.setting("multiply", \.multiply, "A color that darkens the art, in proportion to its alpha.")
    keys.setting("screen", \.screen, "A color that lightens the art, in proportion to its alpha.")
    keys.setting("opacity", \.opacity, default: "1", "The factor for the alpha of the art.")
    keys.setting(
      "material", \.material,
      "The platform's material, where it has one: of buttons, and of backgrounds of bars and panels.",
      by: "materials")
    keys.setting("tint", \.tint, "The color of the material; the default is the platform's.", by: "materials")
    keys.setting(
      "fallback", \.fallback, "The art that is shown where the platform has no such material.",
      by: "materials")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ArtOverlay? {
    lower(node, expecting: expectation, &sink)
  }

  /// The art of a node; nil after a report, which names the expected form.
  fileprivate static func lower(
    _ node: SyntaxNode, expecting form: String, _ sink: inout DiagnosticSink
  ) -> ArtOverlay? {
    if let scalar = node.scalar {
      if scalar.text == "system" {
        var system = ArtOverlay()
        system.isSystem = true
        return system
      }
      if Color.isMeant(by: scalar.text) {
        return Color.lower(node, &sink).flatMap { plain($0, at: node.range) }
      }
      let help = help(for: scalar.text, isSearched: sink.maySearch())
      return sink.refuse(.wrongType(expected: form, found: node, help: help))
    }
    if node.mapping == nil { return sink.refuse(.wrongType(expected: form, found: node)) }
    let count = sink.count
    guard let art = lowerKeys(node, &sink), !art.isLost(after: count, sink) else { return nil }
    guard let source = art.source.ranged, let fallback = art.fallback.range else { return art }
    if case .removed = art.fallback { return art }
    let key = source.value.key.rawValue
    return sink.refuse(
      Diagnostic(.exclusiveKeys, "art has one source, not `\(key)` and `fallback`", at: source.range)
        .also(at: fallback, "the fall-back of the material")
        .helping("remove `\(key)`, or write it in `fallback`"))
  }

  /// The help for a text in place of the map: the map that is probably meant, or nil if the text suggests none.
  private static func help(for text: String, isSearched: Bool) -> String? {
    if text.lowercased().hasSuffix(".svg") { return "write `{ svg: \(text.shortened) }`" }
    if text.lowercased().hasSuffix(".png") { return "write `{ file: \(text.shortened) }`" }
    guard isName(text, allowsUppercase: true) else { return nil }
    if isSearched, let nearest = Suggestion.nearest(to: text, among: ColorNames.all + ["clear", "system"]) {
      return
        "did you mean `\(nearest)`? A recipe of that name is `{ use: \(text) }`, a file `{ file: art/\(text).png }`"
    }
    return "write `{ use: \(text) }` for a recipe of that name, `{ file: art/\(text).png }` for a file"
  }

  /// Whether the art has no source, possibly because of what was reported since the sink had `count` diagnostics. Nothing more
  /// should be reported about such art.
  func isLost(after count: Int, _ sink: DiagnosticSink) -> Bool {
    sink.count > count && source.isUnset && removed.isEmpty
  }

  private mutating func choose(
    _ key: ArtSourceKey, _ written: Setting<ArtSource>, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink
  ) {
    if ArtOverlay.reportNinePatches(in: written, key: entry.key.range, &sink) { return }
    if case .removed(let range) = written {
      removed.append(Ranged(key, range))
      removed.sort { $0.value.rawValue < $1.value.rawValue }
    } else if let first = source.ranged, !written.isUnset {
      sink.report(
        Diagnostic(
          .exclusiveKeys, "art has one source, not `\(first.value.key.rawValue)` and `\(key.rawValue)`",
          at: entry.key.range
        ).also(at: first.range, "the first source"))
    } else if case .literal(let value, let range) = written {
      source = .literal(value, entry.key.range.union(range))
    }
  }

  /// The art whose pictures are shown: the fall-back together with its material, or the art itself.
  package var shown: ArtOverlay {
    guard case .art(var art)? = fallback.value else { return self }
    art.material = material
    art.tint = tint
    return art
  }

  /// The result of laying `overlay` over this art. A source replaces any other source together with the settings that belong to
  /// it, except that a box is merged with a box. A source also replaces a material with its fall-back, while a fall-back leaves
  /// the material.
  package func overlaid(by overlay: ArtOverlay) -> ArtOverlay {
    if case .box(let upper)? = overlay.source.value, case .box(let lower)? = source.value,
      let range = overlay.source.range
    {
      var result = merged(with: overlay)
      result.source = .literal(.box(lower.overlaid(by: upper)), range)
      (result.material, result.tint) = (overlay.material, overlay.tint)
      return result
    }
    if overlay.isSystem || isSystem || !overlay.source.isUnset { return overlay }
    let key = source.value?.key
    let isRemoved = key != nil && overlay.removed.contains { $0.value == key }
    let isReplaced = !overlay.fallback.isUnset && !source.isUnset
    var lower = isRemoved || isReplaced ? ArtOverlay() : self
    if isReplaced { (lower.material, lower.tint) = (material, tint) }
    var result = lower.merged(with: overlay)
    result.with = lower.with.overlaid(by: overlay.with)
    return result
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    var isChanged = false
    if case .literal(var written, let range) = source {
      let (errors, doubts) = (sink.errorCount, sink.doubts)
      isChanged = written.resolve(references, &sink)
      if isChanged {
        if [.draw, .box].contains(written.key) {
          isBroken = sink.errorCount > errors || sink.doubts > doubts
        }
        source = isBroken ? .unset : .literal(written, range)
      }
    }
    return resolveKeys(references, &sink) || isChanged
  }
}

/// The art that is shown where a platform has no such material.
package indirect enum FallbackArt: Lowerable {
  case art(ArtOverlay)

  package static var isMap: Bool { true }
  package static var takesColors: Bool { true }
  package static let expectation = "art such as `{ file: art/back.png }` or a color"
  package static var form: ValueType { .either([.map(ArtOverlay.name), .color]) }

  package static func plain(_ color: Color, at range: SourceRange) -> FallbackArt? {
    ArtOverlay.plain(color, at: range).map(FallbackArt.art)
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FallbackArt? {
    guard let art = ArtOverlay.lower(node, expecting: expectation, &sink) else { return nil }
    if art.isSystem {
      return sink.refuse(
        Diagnostic(
          .invalidValue, "the fall-back of a material is art, not the platform's own look", at: node.range
        )
        .helping(
          "write what is shown without the material; `systems: { ios-26: { … } }` gives single platforms their own look"
        ))
    }
    for (key, range) in [
      ("material", art.material.range), ("tint", art.tint.range), ("fallback", art.fallback.range),
    ] {
      guard let range else { continue }
      return sink.refuse(
        Diagnostic(.invalidValue, "the fall-back of a material has no `\(key)` of its own", at: range)
          .helping("write it beside `fallback`"))
    }
    return .art(art)
  }

  package func overlaid(by overlay: FallbackArt) -> FallbackArt {
    guard case .art(let lower) = self, case .art(let upper) = overlay else { return overlay }
    return .art(lower.overlaid(by: upper))
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    guard case .art(var art) = self, art.resolve(references, &sink) else { return false }
    self = .art(art)
    return true
  }
}

/// The source of art.
package indirect enum ArtSource: Sendable {
  /// A PNG, whose `@2x` and `@3x` siblings are found by name.
  case file(Setting<PathText>)
  /// A PNG for each scale.
  case files(ScaleFiles)
  /// An Android nine-patch.
  case ninePatch(Setting<PathText>)
  /// An Android nine-patch for each scale.
  case ninePatches(ScaleFiles)
  /// A static SVG.
  case svg(Setting<SVGOverlay>)
  /// An SVG of which everything is resolved but its file.
  case resolvedSVG(ResolvedSVG)
  /// A drawing that is written in place.
  case draw(DrawingOverlay)
  /// A drawing by a recipe, given by the recipe's name.
  case use(Ranged<String>)
  /// A drawing, box or color in which everything is resolved.
  case drawn(ResolvedDrawing)
  /// A rounded box, whose size the compiler determines.
  case box(BoxOverlay)
  /// A plain color that fills the art from edge to edge.
  case color(Color)
  /// Art derived from the pixels of another state.
  case derive(Ranged<StateName>)
  /// The art of another element in the same variant.
  case of(Ranged<ElementID>)

  /// The key that selects the source. For a resolved drawing, the key by which the drawing, box or color was written.
  package var key: ArtSourceKey {
    switch self {
    case .file: .file
    case .files: .files
    case .ninePatch, .ninePatches: .ninePatch
    case .svg, .resolvedSVG: .svg
    case .draw: .draw
    case .drawn(let drawing): drawing.color != nil ? .color : drawing.box == nil ? .draw : .box
    case .box: .box
    case .color: .color
    case .use: .use
    case .derive: .derive
    case .of: .of
    }
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    let changed: ArtSource? =
      switch self {
      case .file(let path): path.changed(references, &sink).map(ArtSource.file)
      case .ninePatch(let path): path.changed(references, &sink).map(ArtSource.ninePatch)
      case .svg(let svg): svg.changed(references, &sink).map(ArtSource.svg)
      case .files(let files): files.changedWithBase(references, &sink).map(ArtSource.files)
      case .ninePatches(let files): files.changedWithBase(references, &sink).map(ArtSource.ninePatches)
      case .draw(let drawing): drawing.changed(references, &sink).map(ArtSource.draw)
      case .box(let box): box.changed(references, &sink).map(ArtSource.box)
      case .use, .drawn, .resolvedSVG, .derive, .of, .color: nil
      }
    self = changed ?? self
    return changed != nil
  }
}

extension ScaleFiles {
  /// The files over the token that they overlay, with references replaced; nil if there is neither.
  fileprivate func changedWithBase(
    _ references: any ReferenceResolver, _ sink: inout DiagnosticSink
  ) -> ScaleFiles? {
    guard let base else { return changed(references, &sink) }
    var files = self
    files.base = nil
    let lower = references.meaning(of: Setting<ScaleFiles>.reference(base.value, base.range), &sink).value
    files = lower?.overlaid(by: files) ?? files
    return files.changed(references, &sink) ?? files
  }
}

/// The keys of art sources, of which art has at most one, and `color`, which is the word for a plain color in messages.
package enum ArtSourceKey: String, Sendable {
  case file, files, ninePatch, svg, draw, use, derive, of, box, color
}

extension Setting {
  /// A literal source that contains the whole setting, even if it is a reference. A removal stays a removal.
  fileprivate func wrapped(_ source: (Setting<Value>) -> ArtSource) -> Setting<ArtSource> {
    guard let range else { return .unset }
    if case .removed = self { return .removed(range) }
    return .literal(source(self), range)
  }

  /// A literal source that contains the value with its range. A setting that is removed or unset stays so.
  fileprivate func withRange(_ source: (Ranged<Value>) -> ArtSource) -> Setting<ArtSource> {
    ranged.map { .literal(source($0), $0.range) } ?? range.map { .removed($0) } ?? .unset
  }
}

extension Setting<ScaleFiles> {
  /// The files as a literal source. The token that they overlay, or that stands for all of them, becomes their base.
  fileprivate func source(_ make: (ScaleFiles) -> ArtSource) -> Setting<ArtSource> {
    switch self {
    case .unset, .computed: return .unset
    case .removed(let range): return .removed(range)
    case .literal(let files, let range): return .literal(make(files), range)
    case .reference(let path, let range):
      var files = ScaleFiles()
      files.base = Ranged(path, range)
      return .literal(make(files), range)
    case .based(let base, var files, let range):
      files.base = base
      return .literal(make(files), range)
    }
  }
}

/// Reads the value of `ninePatch`: a path, or a map of scales.
private func ninePatch(_ value: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<ArtSource> {
  guard value.mapping != nil else { return PathText.setting(value, &sink).wrapped(ArtSource.ninePatch) }
  return ScaleFiles.setting(value, &sink).source(ArtSource.ninePatches)
}

/// Reads the value of `use`, the name of a recipe. Unset after a report, removed for a null.
private func recipeName(_ value: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<String> {
  if value.isNull { return .removed(value.range) }
  guard let scalar = value.scalar, scalar.referencePath == nil else {
    sink.report(.wrongType(expected: "the name of a recipe of `art:`", found: value))
    return .unset
  }
  return .literal(scalar.text, value.range)
}
