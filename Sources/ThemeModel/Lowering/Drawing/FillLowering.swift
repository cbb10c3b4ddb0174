import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing
package import ThemeSyntax

extension FillForm: Lowerable {
  package static var expectation: String {
    "a color, or a gradient such as `{ linear: { stops: [ { at: 0, color: white }, { at: 1, color: gray } ] } }`"
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FillForm? {
    switch node.value {
    case .sequence: return mismatch(node, &sink)
    case .scalar: return Color.lower(node, &sink).map(FillForm.color)
    case .mapping: break
    }
    var fill: (form: FillForm, key: Ranged<String>)?
    let count = sink.count
    for entry in node.entries(expected: expectation, &sink) where !entry.value.isNull {
      guard let form = form(entry, &sink) else { continue }
      if let first = fill {
        sink.report(
          Diagnostic(
            .exclusiveKeys, "a layer has one fill, not `\(first.key.value)` and `\(entry.key.value)`",
            at: entry.key.range
          ).also(at: first.key.range, "the first fill"))
      } else {
        fill = (form, entry.key)
      }
    }
    if fill == nil, sink.count == count { _ = mismatch(node, &sink) }
    return fill?.form
  }

  private static func form(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> FillForm? {
    switch entry.key.value {
    case "linear": return .linear(LinearOverlay.setting(entry.value, &sink))
    case "radial": return .radial(RadialOverlay.setting(entry.value, &sink))
    case "pattern": return .pattern(PatternOverlay.setting(entry.value, &sink))
    default:
      sink.report(unknownKey: entry.key, in: .fill)
      return nil
    }
  }
}

extension LinearOverlay: Lowerable {
  package static var expectation: String { "a gradient such as `{ angle: 180, stops: [ … ] }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> LinearOverlay? {
    guard node.mapping != nil else {
      return mismatch(node, &sink, help: node.sequence == nil ? nil : "write `{ stops: [ … ] }`")
    }
    var result = LinearOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "angle": result.angle = Angle.setting(entry.value, &sink)
      case "stops": result.stops = SettingList.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .linear)
      }
    }
    return result
  }
}

extension RadialOverlay: Lowerable {
  package static var expectation: String { "a gradient such as `{ radius: 50%, stops: [ … ] }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> RadialOverlay? {
    guard node.mapping != nil else { return mismatch(node, &sink) }
    var result = RadialOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "center": result.center = CenterOverlay.setting(entry.value, &sink)
      case "radius": result.radius = Ratio.setting(entry.value, &sink)
      case "stops": result.stops = SettingList.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .radial)
      }
    }
    return result
  }
}

extension CenterOverlay: Lowerable {
  package static var expectation: String { "a center such as `{ x: 50%, y: 0 }`, in fractions of the frame" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> CenterOverlay? {
    var result = CenterOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "x": result.x = Ratio.setting(entry.value, &sink)
      case "y": result.y = Ratio.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .center)
      }
    }
    return result
  }
}

extension StopOverlay: ListItem {
  package static var expectation: String { "a stop such as `{ at: 0, color: white }`" }
  package static var limit: (count: Int, noun: String) { (DrawingLimits.stops, "stops") }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StopOverlay? {
    guard node.mapping != nil else { return mismatch(node, &sink) }
    var result = StopOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "at": result.at = Ratio.setting(entry.value, &sink)
      case "color": result.color = Color.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .stop)
      }
    }
    return result
  }
}

extension PatternOverlay: Lowerable {
  package static var expectation: String { "a pattern such as `{ file: art/wood.png }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PatternOverlay? {
    guard node.mapping != nil else { return mismatch(node, &sink) }
    var result = PatternOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "file": result.file = PathText.setting(entry.value, &sink)
      case "files": result.files = ScaleFiles.setting(entry.value, &sink)
      case "offset": result.offset = OffsetOverlay.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .pattern)
      }
    }
    if let range = result.files.range, let first = result.file.range {
      sink.report(
        Diagnostic(.exclusiveKeys, "a pattern has one source, not `file` and `files`", at: range)
          .also(at: first, "the first source"))
    }
    return result
  }
}

extension Ratio: Lowerable {
  package static var expectation: String { "a number such as `0.5` or `50%`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Ratio? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    guard scalar.text.utf8.last == UInt8(ascii: "%") else {
      return Points(decimal: scalar.text).map(Ratio.init) ?? mismatch(node, &sink)
    }
    guard let hundredths = Points(decimal: scalar.text.dropLast()) else { return mismatch(node, &sink) }
    return Ratio(Points(units: (hundredths.units + (hundredths.units < 0 ? -50 : 50)) / 100))
  }
}

extension Angle: Lowerable {
  package static var expectation: String { "an angle in degrees such as `180`: 0 points up, 90 to the right" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Angle? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    let number = scalar.text.hasSuffix("deg") ? scalar.text.dropLast(3) : scalar.text[...]
    guard let degrees = Points(decimal: number) else { return mismatch(node, &sink) }
    return Angle(degrees: Ratio(degrees))
  }
}
