package import ThemeDiagnostics
import ThemeGeometry
import ThemeSource
package import ThemeSyntax

extension SlicingForm: Lowerable {
  package static var expectation: String { "caps such as `{ left: 13, right: 5 }`, or `auto`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SlicingForm? {
    if let scalar = node.scalar {
      return scalar.text == "auto" ? .auto : mismatch(node, &sink)
    }
    if node.sequence != nil { return mismatch(node, &sink, help: "caps are named: platforms order them in eight ways") }
    let entries = node.entries(expected: expectation, &sink)
    if let first = entries.first, Scale(name: first.key.value) != nil { return byScale(entries, &sink) }
    var caps = CapLengths()
    for entry in entries {
      let side: WritableKeyPath<CapLengths, Setting<Length>>
      switch entry.key.value {
      case "top": side = \.top
      case "left": side = \.left
      case "bottom": side = \.bottom
      case "right": side = \.right
      default:
        sink.report(.unknownKey(entry.key, in: .caps))
        continue
      }
      caps[keyPath: side] = Length.setting(entry.value, &sink)
    }
    return .caps(caps)
  }

  private static func byScale(_ entries: [Mapping.Entry], _ sink: inout DiagnosticSink) -> SlicingForm? {
    var result: [Scale: Ranged<Insets<Pixels>>] = [:]
    for entry in entries {
      guard let scale = Scale(name: entry.key.value) else {
        sink.report(.unknownKey(entry.key, in: .capsByScale))
        continue
      }
      var caps = Insets<Pixels>.zero
      for side in entry.value.entries(expected: "caps in pixels such as `{ left: 29, right: 41 }`", &sink) {
        guard let number = WholeNumber.lower(side.value, &sink) else { continue }
        if number.value < 0 {
          sink.report(Diagnostic(.capNegative, "a cap can't be negative", at: side.value.range))
          continue
        }
        switch side.key.value {
        case "top": caps.top = Pixels(number.value)
        case "left": caps.left = Pixels(number.value)
        case "bottom": caps.bottom = Pixels(number.value)
        case "right": caps.right = Pixels(number.value)
        default: sink.report(.unknownKey(side.key, in: .caps))
        }
      }
      result[scale] = Ranged(caps, entry.value.range)
    }
    return .capsByScale(result)
  }

  /// The map of `stretchable`.
  static func stretchable(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SlicingForm {
    var left = Setting<Points>.unset
    var top = Setting<Points>.unset
    for entry in node.entries(expected: "a map such as `{ leftCapWidth: 13, topCapHeight: 0 }`", &sink) {
      switch entry.key.value {
      case "leftCapWidth": left = Points.setting(entry.value, &sink)
      case "topCapHeight": top = Points.setting(entry.value, &sink)
      default: sink.report(.unknownKey(entry.key, in: .stretchable))
      }
    }
    return .stretchable(leftCapWidth: left, topCapHeight: top)
  }
}

extension SlicingOverlay {
  /// Takes one entry of a map that says how art is sliced; false when the key is none of slicing's.
  mutating func take(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> Bool {
    let written: Setting<SlicingForm>
    switch entry.key.value {
    case "caps": written = SlicingForm.setting(entry.value, &sink)
    case "stretchable":
      written = entry.value.isNull
        ? .removed(entry.value.range) : .literal(SlicingForm.stretchable(entry.value, &sink), entry.value.range)
    case "resizing":
      resizing = ResizingMode.setting(entry.value, &sink)
      return true
    case "center":
      center = KeptCenter.setting(entry.value, &sink)
      return true
    default: return false
    }
    if !form.isUnset, case .literal = written, let range = form.range, case .literal = form {
      sink.report(
        Diagnostic(.exclusiveKeys, "art is sliced in one way, not by `caps` and by `stretchable`", at: entry.key.range)
          .also(at: range, "the first"))
    } else if case .removed = written, !form.isUnset {
      return true
    } else {
      form = written
    }
    return true
  }
}

extension PartOverlay: Lowerable {
  package static var expectation: String { "art with its slicing such as `{ file: art/bar.png, caps: { left: 4, right: 4 } }`, or `system`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PartOverlay? {
    var result = PartOverlay()
    var art = ArtOverlay()
    if let scalar = node.scalar {
      guard scalar.text == "system" else { return mismatch(node, &sink) }
      art.isSystem = true
      result.art = .literal(art, node.range)
      return result
    }
    var hasArt = false
    for entry in node.entries(expected: expectation, &sink) {
      if art.take(entry, &sink) {
        hasArt = true
      } else if !result.slicing.take(entry, &sink) {
        sink.report(.unknownKey(entry.key, in: .background))
      }
    }
    if hasArt { result.art = .literal(art, node.range) }
    return result
  }
}
