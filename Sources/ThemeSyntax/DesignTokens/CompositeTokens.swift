import ThemeCore
import ThemeDiagnostics

// Conversion of token values that become maps or lists in a theme.

extension TokenConversion {
  /// A shadow as `{color, x, y, blur, spread, inset}`, or a list of several; nil after a report.
  mutating func shadow(_ node: SyntaxNode) -> SyntaxNode? {
    guard let layers = node.sequence else { return shadowLayer(node) }
    guard let first = layers.first else {
      return sink.refuse(Diagnostic(.tokenInvalid, "expected at least one shadow", at: node.range))
    }
    guard layers.count > 1 else { return converted(first, as: .shadow) }
    var shadows: [SyntaxNode] = []
    for (index, layer) in layers.enumerated() {
      let shadow =
        switch table.follow(layer, &sink) {
        case .value(let value) where value.mapping != nil: shadowLayer(value, isFirst: index == 0)
        default: converted(layer, as: .shadow)
        }
      if let shadow { shadows.append(shadow) }
    }
    return shadows.count == layers.count ? SyntaxNode(.sequence(shadows), node.range) : nil
  }

  /// One shadow; nil after a report. The remarks about its use for text apply only to the first one, which alone is used there.
  private mutating func shadowLayer(_ node: SyntaxNode, isFirst: Bool = true) -> SyntaxNode? {
    let required = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard let fields = fields(of: node, required: required, optional: ["inset"], kind: "a shadow") else {
      return nil
    }
    if isFirst, let spread = fields["spread"],
      let value = literal(spread)?.mapping?["value"].flatMap({ decimal($0) }),
      !value.isZero
    {
      remark(ofText: .reduced("the spread of \(value.text) is not drawn around text", at: spread.range))
    }
    var isInset = false
    if let inset = fields["inset"], let word = literal(inset) {
      switch word.scalar.flatMap({ $0.isQuoted ? nil : $0.text }) {
      case "false": break
      case "true":
        isInset = true
        if isFirst {
          remark(ofText: .reduced("around text, an inset shadow becomes a drop shadow", at: inset.range))
        }
      default:
        return sink.refuse(.invalidToken(expected: "`true` or `false`", found: word))
      }
    }
    let shadow = map(
      node, fields,
      [
        ("color", "color", .color), ("offsetX", "x", .dimension), ("offsetY", "y", .dimension),
        ("blur", "blur", .dimension), ("spread", "spread", .dimension),
      ])
    return shadow.map { $0.marked(inset: isInset, at: fields["inset"]?.range ?? node.range) }
  }

  /// A border as `{color, width, dash, cap}`. A style that is a word other than `solid` is dropped, because how long its dashes
  /// are is not said. Nil after a report.
  mutating func border(_ node: SyntaxNode) -> SyntaxNode? {
    guard let fields = fields(of: node, required: ["color", "width", "style"], kind: "a border") else {
      return nil
    }
    guard let border = map(node, fields, [("color", "color", .color), ("width", "width", .dimension)]) else {
      return nil
    }
    guard let style = fields["style"], let word = literal(style), word.quotedText != "solid" else {
      return border
    }
    guard word.mapping != nil else {
      remark(unused: "`style`", at: style.range)
      return border
    }
    return dashes(word).map { border.with($0) }
  }

  /// The entries of a stroke from a style with dashes of its own; nil after a report.
  private mutating func dashes(_ style: SyntaxNode) -> [Mapping.Entry]? {
    guard let fields = fields(of: style, required: ["dashArray", "lineCap"], kind: "a stroke style"),
      let array = fields["dashArray"], let cap = fields["lineCap"]
    else { return nil }
    guard let list = literal(array), let items = list.sequence else {
      return sink.refuse(.invalidToken(expected: "a list of lengths", found: array))
    }
    let lengths = items.compactMap { converted($0, as: .dimension) }
    guard lengths.count == items.count else { return nil }
    var entries = [
      Mapping.Entry(
        key: Ranged("dash", fields.range(of: "dashArray")), value: SyntaxNode(.sequence(lengths), list.range))
    ]
    if let word = literal(cap) {
      entries.append(Mapping.Entry(key: Ranged("cap", fields.range(of: "lineCap")), value: word))
    }
    return entries
  }

  /// A typography as `{family, weight, size, letterSpacing}`; nil after a report.
  ///
  /// The format's schema requires all five fields, but an example in its text lacks `letterSpacing`, as do exports of design
  /// tools. `letterSpacing` and `lineHeight` are therefore optional.
  mutating func typography(_ node: SyntaxNode) -> SyntaxNode? {
    let (required, optional) = (["fontFamily", "fontSize", "fontWeight"], ["letterSpacing", "lineHeight"])
    guard let fields = fields(of: node, required: required, optional: optional, kind: "a typography") else {
      return nil
    }
    if let height = fields["lineHeight"] { remark(unused: "`lineHeight`", at: height.range) }
    return map(
      node, fields,
      [
        ("fontFamily", "family", .fontFamily), ("fontWeight", "weight", .fontWeight),
        ("fontSize", "size", .dimension), ("letterSpacing", "letterSpacing", .dimension),
      ])
  }

  /// A gradient as a list of `{at, color}`; nil after a report.
  mutating func gradient(_ node: SyntaxNode) -> SyntaxNode? {
    guard let items = node.sequence else {
      return sink.refuse(.invalidToken(expected: "a list of stops", found: node))
    }
    guard !items.isEmpty else {
      return sink.refuse(Diagnostic(.tokenInvalid, "expected at least one stop", at: node.range))
    }
    var stops: [SyntaxNode] = []
    var isValid = true
    for item in items {
      if let stop = stop(item) { stops.append(stop) } else { isValid = false }
    }
    return isValid ? SyntaxNode(.sequence(stops), node.range) : nil
  }

  /// A stop as `{at, color}`, or the stop of an aliased gradient that has only one; nil after a report.
  private mutating func stop(_ node: SyntaxNode) -> SyntaxNode? {
    var item = node
    for _ in 0..<Limit.nestingDepth.standard {
      guard let followed = literal(item) else { return nil }
      guard let items = followed.sequence else {
        guard let fields = fields(of: followed, required: ["color", "position"], kind: "a stop"),
          let position = fields["position"].flatMap({ position($0) }),
          let color = fields["color"].flatMap({ converted($0, as: .color) })
        else { return nil }
        return followed.mapped([
          ("at", fields.range(of: "position"), position), ("color", fields.range(of: "color"), color),
        ])
      }
      guard items.count == 1 else { break }
      item = items[0]
    }
    return sink.refuse(.invalidToken(expected: "a stop or a gradient of one stop", found: node))
  }

  /// The position of a stop, clamped to 0…1.
  private mutating func position(_ node: SyntaxNode) -> SyntaxNode? {
    if case .alias? = table.follow(node, &sink) { return converted(node, as: .number) }
    guard let number = decimal(node) else { return nil }
    return node.replaced(by: number.value < 0 ? "0" : number.value > 1 ? "1" : number.text)
  }

  /// A map with a theme's keys, from fields that are converted to their types; nil when one of them is invalid.
  private mutating func map(
    _ node: SyntaxNode, _ fields: Mapping, _ keys: [(field: String, key: String, type: TokenType)]
  ) -> SyntaxNode? {
    var entries: [(String, SourceRange, SyntaxNode)] = []
    var isValid = true
    for (field, key, type) in keys {
      guard let node = fields[field] else { continue }
      if let value = converted(node, as: type) {
        entries.append((key, fields.range(of: field), value))
      } else {
        isValid = false
      }
    }
    return isValid ? node.mapped(entries) : nil
  }
}

extension SyntaxNode {
  /// The map of a shadow with an entry that says on which side of the edge the shadow lies. Its declared type tells it from what
  /// a theme writes.
  fileprivate func marked(inset isInset: Bool, at range: SourceRange) -> SyntaxNode {
    guard case .mapping(var mapping) = value else { return self }
    let word = Scalar(isInset ? "true" : "false", isQuoted: false, declaredType: .truth)
    mapping.entries.append(
      Mapping.Entry(key: Ranged("inset", range), value: SyntaxNode(.scalar(word), range)))
    return SyntaxNode(.mapping(mapping), self.range)
  }

  /// The map with more entries.
  fileprivate func with(_ entries: [Mapping.Entry]) -> SyntaxNode {
    guard case .mapping(var mapping) = value else { return self }
    mapping.entries += entries
    return SyntaxNode(.mapping(mapping), range)
  }

  /// A map of `entries` with the range of this node.
  fileprivate func mapped(_ entries: [(key: String, range: SourceRange, value: SyntaxNode)]) -> SyntaxNode {
    let entries = entries.map { Mapping.Entry(key: Ranged($0.key, $0.range), value: $0.value) }
    return SyntaxNode(.mapping(Mapping(entries)), range)
  }
}

extension Mapping {
  /// The range of a key, which must exist.
  fileprivate func range(of key: String) -> SourceRange {
    guard let entry = entries.first(where: { $0.key.value == key }) else {
      preconditionFailure("no key \(key)")
    }
    return entry.key.range
  }
}

extension Diagnostic {
  fileprivate static func reduced(_ message: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.shadowTokenReduced, words: message, at: place)
      .noting("the shadow of a text is one plain drop shadow on every platform")
  }
}
