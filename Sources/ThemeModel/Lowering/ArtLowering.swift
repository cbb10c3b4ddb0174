package import ThemeDiagnostics
import ThemeGeometry
import ThemeSource
package import ThemeSyntax

extension PathText: Lowerable {
  package static var expectation: String { "a path such as `art/back.png`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PathText? {
    guard case .scalar(let scalar) = node.value, !scalar.text.isEmpty else { return mismatch(node, &sink) }
    if scalar.text.utf8.count > 1_000 {
      sink.report(Diagnostic(.limitExceeded, "the path is longer than 1000 bytes", at: node.range))
      return nil
    }
    return PathText(text: scalar.text)
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
      byte: UInt8((number.units * 510 + unit) / (2 * unit)), thousandths: Int((number.units * 2000 + unit) / (2 * unit)))
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
      let isPath = scalar.text.hasSuffix(".png")
      return mismatch(node, &sink, help: isPath ? "write `{ file: \(scalar.text.shortened) }`" : nil)
    }
    for entry in node.entries(expected: expectation, &sink) where !result.take(entry, &sink) {
      sink.report(.unknownKey(entry.key, in: .art))
    }
    return result
  }

  /// Takes one entry of a map that holds an art source; false when the key is none of art's.
  mutating func take(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> Bool {
    switch entry.key.value {
    case "file":
      let path = PathText.setting(entry.value, &sink)
      choose(.file(path), entry, unlessRemoved: path, &sink)
    case "ninePatch":
      let path = PathText.setting(entry.value, &sink)
      choose(.ninePatch(path), entry, unlessRemoved: path, &sink)
    case "files":
      let files = ScaleFiles.setting(entry.value, &sink)
      if case .literal(let value, _) = files { choose(.files(value.files), entry, unlessRemoved: files, &sink) }
    case "derive":
      let state = StateName.setting(entry.value, &sink)
      if case .literal(let value, let range) = state {
        choose(.derive(Ranged(value, range)), entry, unlessRemoved: state, &sink)
      }
    case "resample": resample = Resample.setting(entry.value, &sink)
    case "multiply": multiply = Color.setting(entry.value, &sink)
    case "screen": screen = Color.setting(entry.value, &sink)
    case "opacity": opacity = Fraction.setting(entry.value, &sink)
    case "desaturate": desaturate = Fraction.setting(entry.value, &sink)
    case "swap":
      if case .literal(let value, let range) = ColorSwaps.setting(entry.value, &sink) { swap = .literal(value.swaps, range) }
    default: return false
    }
    return true
  }

  private mutating func choose<Value>(
    _ choice: ArtSource, _ entry: Mapping.Entry, unlessRemoved setting: Setting<Value>, _ sink: inout DiagnosticSink
  ) {
    if case .removed = setting { return }
    if setting.isUnset { return }
    if case .literal(let first, let range) = source {
      sink.report(
        Diagnostic(.exclusiveKeys, "art has one source, not `\(first.key)` and `\(choice.key)`", at: entry.key.range)
          .also(at: range, "the first source"))
      return
    }
    source = .literal(choice, entry.key.range.union(entry.value.range))
  }
}

extension StateName: Lowerable {
  package static var expectation: String { "a state such as `normal`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StateName? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let state = StateName(scalar.text) { return state }
    sink.report(.unknownValue(scalar.text, at: node.range, what: "state", known: VariantAxis.state.names))
    return nil
  }
}

/// The map of `files`.
private struct ScaleFiles: Lowerable {
  var files: [Scale: Ranged<PathText>] = [:]

  static var expectation: String { "a map such as `{ 1x: back.png, 2x: back-large.png }`" }

  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ScaleFiles? {
    var result = ScaleFiles()
    for entry in node.entries(expected: expectation, &sink) {
      guard let scale = Scale(name: entry.key.value) else {
        sink.report(.unknownKey(entry.key, in: .files))
        continue
      }
      if let path = PathText.lower(entry.value, &sink) { result.files[scale] = Ranged(path, entry.value.range) }
    }
    if result.files.isEmpty, let mapping = node.mapping, mapping.entries.isEmpty {
      sink.report(Diagnostic(.invalidValue, "`files` names no file", at: node.range))
      return nil
    }
    return result
  }
}

/// The map of `swap`.
private struct ColorSwaps: Lowerable {
  var swaps: [ColorSwap] = []

  static var expectation: String { "a map such as `{ \"#007aff\": white }`" }

  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ColorSwaps? {
    var result = ColorSwaps()
    for entry in node.entries(expected: expectation, &sink) {
      let key = SyntaxNode(.scalar(Scalar(entry.key.value, isQuoted: true)), entry.key.range)
      guard let from = Color.lower(key, &sink) else { continue }
      result.swaps.append(ColorSwap(from: Ranged(from, entry.key.range), to: Color.setting(entry.value, &sink)))
    }
    return result
  }
}
