import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension InsetsOverlay: Lowerable {
  package static var expectation: String { "insets such as `{ left: 12, right: 8 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> InsetsOverlay? {
    var result = InsetsOverlay()
    if node.sequence != nil {
      return mismatch(node, &sink, help: "name the insets, because platforms order them differently")
    }
    if node.scalar != nil { return mismatch(node, &sink, help: Shorthand.insets(node)) }
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "top": result.top = Points.setting(entry.value, &sink)
      case "left": result.left = Points.setting(entry.value, &sink)
      case "bottom": result.bottom = Points.setting(entry.value, &sink)
      case "right": result.right = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .insets)
      }
    }
    return result
  }
}

extension OffsetOverlay: Lowerable {
  package static var expectation: String { "an offset such as `{ x: 0, y: -1 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> OffsetOverlay? {
    var result = OffsetOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "x": result.x = Points.setting(entry.value, &sink)
      case "y": result.y = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .offset)
      }
    }
    return result
  }
}

extension FontWeight {
  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FontWeight? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    if let weight = FontWeight(rawValue: scalar.text) { return weight }
    if let number = Int(scalar.text), 1...1000 ~= number {
      if !scalar.isQuoted { return FontWeight(number: number) }
      return mismatch(node, &sink, help: "write `\(scalar.text)` without the quotes")
    }
    sink.report(.unknownValue(scalar.text, at: node.range, what: noun, known: allCases.map(\.rawValue)))
    return nil
  }
}

extension FontOverlay: Lowerable {
  package static var expectation: String { "a font such as `{ weight: bold, size: 12 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FontOverlay? {
    var result = FontOverlay()
    if node.scalar != nil { return mismatch(node, &sink, help: Shorthand.font(node)) }
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "family":
        result.family = Text.setting(entry.value, &sink)
        if let text = entry.value.scalar, text.text.unicodeScalars.contains(where: \.isCurlyQuote) {
          sink.report(
            Diagnostic(
              .invalidValue, "there is no font family `\(text.text.shortened)`", at: entry.value.range
            )
            .helping(words: text.slip))
        }
      case "weight": result.weight = FontWeight.setting(entry.value, &sink)
      case "size": result.size = Points.setting(entry.value, &sink)
      case "style": result.style = FontStyle.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .font)
      }
    }
    return result
  }
}

extension ShadowOverlay: Lowerable {
  package static var expectation: String { "a shadow such as `{ color: darkGray, x: 0, y: -1 }`, or `none`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShadowOverlay? {
    var result = ShadowOverlay()
    if let scalar = node.scalar, scalar.text == "none" {
      result.isNone = true
      return result
    }
    if node.scalar != nil { return mismatch(node, &sink, help: Shorthand.shadow(node)) }
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "color": result.color = Color.setting(entry.value, &sink)
      case "x": result.x = Points.setting(entry.value, &sink)
      case "y": result.y = Points.setting(entry.value, &sink)
      case "blur": result.blur = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .shadow)
      }
    }
    return result
  }
}

extension TitleOverlay: Lowerable {
  package static var expectation: String { "a map such as `{ color: white, insets: { left: 12 } }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> TitleOverlay? {
    var result = TitleOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "font": result.font = FontOverlay.setting(entry.value, &sink)
      case "color": result.color = Color.setting(entry.value, &sink)
      case "shadow": result.shadow = ShadowOverlay.setting(entry.value, &sink)
      case "insets": result.insets = InsetsOverlay.setting(entry.value, &sink)
      case "offset": result.offset = OffsetOverlay.setting(entry.value, &sink)
      case "alignment": result.alignment = TitleAlignment.setting(entry.value, &sink)
      case "verticalAlignment": result.verticalAlignment = VerticalAlignment.setting(entry.value, &sink)
      case "truncation": result.truncation = Truncation.setting(entry.value, &sink)
      case "measure": result.measure = Measure.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .title)
      }
    }
    return result
  }
}

extension IconOverlay: Lowerable {
  package static var expectation: String { "an icon such as `{ art: { file: art/gear.png }, gap: 4 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> IconOverlay? {
    var result = IconOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "art": result.art = ArtOverlay.setting(entry.value, &sink)
      case "tint": result.tint = Color.setting(entry.value, &sink)
      case "placement": result.placement = IconPlacement.setting(entry.value, &sink)
      case "gap": result.gap = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .icon)
      }
    }
    return result
  }
}

extension BackIndicatorOverlay: Lowerable {
  package static var expectation: String {
    "a back indicator such as `{ art: { file: … }, mask: { file: … } }`"
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> BackIndicatorOverlay? {
    var result = BackIndicatorOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "art": result.art = ArtOverlay.setting(entry.value, &sink)
      case "mask": result.mask = ArtOverlay.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .backIndicator)
      }
    }
    return result
  }
}

extension HitAreaOverlay: Lowerable {
  package static var expectation: String { "a length, or a map such as `{ width: 44, height: 44 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> HitAreaOverlay? {
    var result = HitAreaOverlay()
    if let help = Shorthand.size(node) { return mismatch(node, &sink, help: help) }
    if node.scalar != nil {
      guard let side = Points.lower(node, &sink) else { return nil }
      result.isSquare = true
      result.width = .literal(side, node.range)
      result.height = .literal(side, node.range)
      return result
    }
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "width": result.width = Points.setting(entry.value, &sink)
      case "height": result.height = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .hitArea)
      }
    }
    return result
  }
}
