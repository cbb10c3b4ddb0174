import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension PathText: Lowerable {
  package static var expectation: String { "a path such as `art/back.png`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PathText? {
    guard case .scalar(let scalar) = node.value, !scalar.text.isEmpty, !scalar.isNull else {
      let isByScale = node.mapping?.entries.contains { Scale(name: $0.key.value) != nil } ?? false
      return mismatch(
        node, &sink, help: isByScale ? "a map of files by scale is `files`" : nil)
    }
    if let exceeded = Limits().exceeded(.textBytes, by: scalar.text.utf8.count) {
      sink.report(.limitExceeded("the path has", exceeded, at: node.range))
      return nil
    }
    return holdsNoControl(scalar.text, node, &sink) ? PathText(text: scalar.literalText) : nil
  }
}

extension Fraction: Lowerable {
  package static var expectation: String { "a fraction such as `0.5` or `50%`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Fraction? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    let isPercentage = scalar.text.utf8.last == UInt8(ascii: "%")
    let unit = isPercentage ? 100 * Points.unitsPerPoint : Points.unitsPerPoint
    guard let number = Points(decimal: isPercentage ? scalar.text.dropLast() : scalar.text[...]) else {
      return mismatch(node, &sink)
    }
    guard number.units >= 0, number.units <= unit else {
      sink.report(Diagnostic(.invalidValue, "`\(scalar.text)` is not between 0 and 1", at: node.range))
      return nil
    }
    return Fraction(
      byte: UInt8((number.units * 510 + unit) / (2 * unit)),
      thousandths: Int((number.units * 2000 + unit) / (2 * unit)))
  }
}

extension ArtOverlay: Lowerable {
  package static var expectation: String { "art such as `{ file: art/back.png }`, or `system`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ArtOverlay? {
    var result = ArtOverlay()
    if let scalar = node.scalar {
      if scalar.text == "system" {
        result.isSystem = true
        return result
      }
      return mismatch(node, &sink, help: help(for: scalar.text))
    }
    let count = sink.count
    for entry in node.entries(expected: expectation, &sink) where !result.take(entry, &sink) {
      sink.report(unknownKey: entry.key, in: .art)
    }
    return result.isLost(after: count, sink) ? nil : result
  }

  /// The map that is meant by a text in its place.
  static func help(for text: String) -> String? {
    if text.lowercased().hasSuffix(".png") { return "write `{ file: \(text.shortened) }`" }
    guard isName(text, allowsUppercase: true) else { return nil }
    return "write `{ use: \(text) }` for a recipe of that name, `{ file: art/\(text).png }` for a file"
  }

  /// Whether what was reported since then may be why there is no source: nothing more should be said of such
  /// art.
  func isLost(after count: Int, _ sink: DiagnosticSink) -> Bool {
    sink.count > count && source.isUnset && removed.isEmpty
  }

  /// Takes one entry of a map that holds an art source; false when the key is none of art's.
  mutating func take(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> Bool {
    let value = entry.value
    switch entry.key.value {
    case "file": choose(.file, PathText.setting(value, &sink).wrapped(ArtSource.file), entry, &sink)
    case "ninePatch": choose(.ninePatch, ArtOverlay.ninePatch(value, &sink), entry, &sink)
    case "files": choose(.files, ScaleFiles.setting(value, &sink).source(ArtSource.files), entry, &sink)
    case "derive":
      if value.isNull {
        choose(.derive, .removed(value.range), entry, &sink)
      } else if let state = StateName.lower(value, &sink) {
        choose(.derive, .literal(.derive(Ranged(state, value.range)), value.range), entry, &sink)
      }
    case "draw":
      if value.isNull {
        choose(.draw, .removed(value.range), entry, &sink)
      } else if let drawing = DrawingOverlay.lower(value, &sink) {
        choose(.draw, .literal(.draw(drawing), value.range), entry, &sink)
      }
    case "use":
      if value.isNull {
        choose(.use, .removed(value.range), entry, &sink)
      } else if let scalar = value.scalar, scalar.referencePath == nil {
        choose(.use, .literal(.use(Ranged(scalar.text, value.range)), value.range), entry, &sink)
      } else {
        sink.report(.wrongType(expected: "the name of a recipe of `art:`", found: value))
      }
    case "with":
      if value.isNull {
        with = .removed(value.range)
      } else if let arguments = ArgumentsOverlay.lower(value, &sink) {
        with = .literal(arguments, value.range)
      }
    case "resample": resample = Resample.setting(value, &sink)
    case "multiply": multiply = Color.setting(value, &sink)
    case "screen": screen = Color.setting(value, &sink)
    case "opacity": opacity = Fraction.setting(value, &sink)
    case "desaturate": desaturate = Fraction.setting(value, &sink)
    case "swap": swap = [ColorSwap].setting(value, &sink)
    default: return false
    }
    return true
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
}

extension Setting {
  /// A source made of the whole setting, a reference too: only a removal is none.
  func wrapped(_ source: (Setting<Value>) -> ArtSource) -> Setting<ArtSource> {
    guard let range else { return .unset }
    if case .removed = self { return .removed(range) }
    return .literal(source(self), range)
  }
}

extension Setting<ScaleFiles> {
  /// The files as a source; what they overlay goes with them.
  func source(_ make: (ScaleFiles) -> ArtSource) -> Setting<ArtSource> {
    switch self {
    case .unset: return .unset
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

extension StateName: Lowerable {
  package static var expectation: String { "a state such as `normal`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StateName? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let state = StateName(scalar.text) { return state }
    sink.report(.unknownAxisValue(Ranged(scalar.text, node.range), .state))
    return nil
  }
}

extension ScaleFiles: Lowerable {
  package static var expectation: String { "a map such as `{ 1x: back.png, 2x: back-large.png }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ScaleFiles? {
    var result = ScaleFiles()
    if let text = node.scalar?.text, text.hasSuffix(".png") {
      return mismatch(
        node, &sink, help: "write `file: \(text.shortened)`: its `@2x` and `@3x` siblings are found by name")
    }
    let entries = node.entries(expected: expectation, &sink)
    for entry in entries {
      guard let scale = Scale(name: entry.key.value) else {
        sink.report(unknownKey: entry.key, in: .files)
        continue
      }
      guard !entry.value.isNull else {
        _ = PathText.mismatch(entry.value, &sink)
        continue
      }
      let path = PathText.setting(entry.value, &sink)
      if !path.isUnset { result.set(path, at: scale) }
    }
    if node.mapping != nil, entries.isEmpty {
      sink.report(Diagnostic(.invalidValue, "the map of scales names no file", at: node.range))
      return nil
    }
    return result
  }
}

extension [ColorSwap]: Lowerable {
  package static var expectation: String { "a map such as `{ \"#007aff\": white }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [ColorSwap]? {
    var result: [ColorSwap] = []
    var places: [Color: Int] = [:]
    for entry in node.entries(expected: expectation, &sink) {
      let key = SyntaxNode(.scalar(Scalar(entry.key.value, isQuoted: true)), entry.key.range)
      guard let from = Color.lower(key, &sink) else { continue }
      let swap = ColorSwap(from: Ranged(from, entry.key.range), to: Color.setting(entry.value, &sink))
      guard let place = places[from] else {
        places[from] = result.count
        result.append(swap)
        continue
      }
      let first = result[place].from.range
      // A child may spell its parent's color in another way.
      if first.source != entry.key.range.source {
        result[place] = swap
      } else {
        sink.report(.sameAgain(entry.key.value, "\(from)", at: entry.key.range, first: first))
      }
    }
    return result
  }
}
