import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension SlicingForm: Lowerable {
  package static var expectation: String { "caps such as `{ left: 13, right: 5 }`, `auto` or `none`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SlicingForm? {
    if let scalar = node.scalar {
      switch scalar.text {
      case "auto": return .auto
      case "none": return .unstretched
      default:
        if let word = Suggestion.nearest(to: scalar.text, among: ["auto", "none"]) {
          return mismatch(node, &sink, help: "did you mean `\(word)`?")
        }
        return mismatch(node, &sink, help: Shorthand.insets(node))
      }
    }
    if node.sequence != nil {
      return mismatch(node, &sink, help: "name the caps, because platforms order them differently")
    }
    let entries = node.entries(expected: expectation, &sink)
    if let first = entries.first, Scale(name: first.key.value) != nil {
      return .capsByScale(ScaleCaps(lowering: entries, &sink))
    }
    var caps = CapLengths()
    for entry in entries {
      switch entry.key.value {
      case "top": caps.top = Length.setting(entry.value, &sink)
      case "left": caps.left = Length.setting(entry.value, &sink)
      case "bottom": caps.bottom = Length.setting(entry.value, &sink)
      case "right": caps.right = Length.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .caps)
      }
    }
    return .caps(caps)
  }
}

extension ScaleCaps {
  fileprivate init(lowering entries: [Mapping.Entry], _ sink: inout DiagnosticSink) {
    for entry in entries {
      guard let scale = Scale(name: entry.key.value) else {
        sink.report(unknownKey: entry.key, in: .capsByScale)
        continue
      }
      self.entries.append((scale, PixelCaps.setting(entry.value, &sink)))
    }
    self.entries.sort { $0.scale < $1.scale }
  }
}

extension PixelCaps: Lowerable {
  package static var expectation: String { "caps in pixels such as `{ left: 29, right: 41 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PixelCaps? {
    var result = PixelCaps()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "top": result.top = PixelCount.setting(entry.value, &sink)
      case "left": result.left = PixelCount.setting(entry.value, &sink)
      case "bottom": result.bottom = PixelCount.setting(entry.value, &sink)
      case "right": result.right = PixelCount.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .pixelCaps)
      }
    }
    return result
  }
}

extension PixelCount: Lowerable {
  package static var expectation: String { "a whole number of pixels" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PixelCount? {
    guard case .scalar(let scalar) = node.value, !scalar.isQuoted, scalar.text.utf8.count <= 7,
      let number = Int(scalar.text)
    else { return mismatch(node, &sink) }
    if number < 0 {
      sink.report(
        Diagnostic(.capNegative, "a cap can't be negative", at: node.range)
          .helping("a cap is a margin inside the picture, in pixels"))
      return nil
    }
    return PixelCount(pixels: Pixels(number))
  }
}

extension StretchableStrip: Lowerable {
  package static var expectation: String { "a map such as `{ leftCapWidth: 13, topCapHeight: 0 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StretchableStrip? {
    var result = StretchableStrip()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "leftCapWidth": result.leftCapWidth = Points.setting(entry.value, &sink)
      case "topCapHeight": result.topCapHeight = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .stretchable)
      }
    }
    return result
  }
}

extension SlicingOverlay {
  /// Takes one entry of a map that says how art is sliced; false when the key is none of slicing's.
  mutating func take(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> Bool {
    switch entry.key.value {
    case "caps": choose(.caps, SlicingForm.setting(entry.value, &sink), entry, &sink)
    case "stretchable":
      choose(.stretchable, StretchableStrip.setting(entry.value, &sink).map(\.form), entry, &sink)
    case "resizing": resizing = ResizingMode.setting(entry.value, &sink)
    case "center": center = KeptCenter.setting(entry.value, &sink)
    default: return false
    }
    return true
  }

  private mutating func choose(
    _ key: SlicingKey, _ written: Setting<SlicingForm>, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink
  ) {
    if case .removed(let range) = written {
      removed.append(Ranged(key, range))
      removed.sort { $0.value.rawValue < $1.value.rawValue }
    } else if written.isUnset {
      hasLostForm = true
    } else if let range = form.range {
      sink.report(
        Diagnostic(
          .exclusiveKeys, "`caps` and `stretchable` exclude each other", at: entry.key.range
        ).also(at: range, "the first"))
    } else {
      form = written
      self.key = key
    }
  }
}

extension PartOverlay: Lowerable {
  package static var expectation: String {
    "art with its slicing such as `{ file: art/bar.png, caps: { left: 4, right: 4 } }`, or `system`"
  }

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
    let count = sink.count
    for entry in node.entries(expected: expectation, &sink) {
      if art.take(entry, &sink) {
        hasArt = true
      } else if !result.slicing.take(entry, &sink) {
        sink.report(unknownKey: entry.key, in: .background)
      }
    }
    if hasArt, !art.isLost(after: count, sink) { result.art = .literal(art, node.range) }
    return result
  }
}
