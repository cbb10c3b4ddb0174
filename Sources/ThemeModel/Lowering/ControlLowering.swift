import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

extension Theme {
  mutating func takeControls(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    if node.isNull { return }
    if node.mapping == nil { lost.insert(.element) }
    for section in node.entries(expected: "a map of kinds of controls, such as `sliders`", &sink)
    where !section.value.isNull {
      guard let kind = ControlKind.all.first(where: { $0.key == section.key.value }) else {
        lost.insert(.element)
        sink.report(unknownKey: section.key, in: KeyTable.named(ControlKind.tableName))
        continue
      }
      let named = section.value.namedEntries(
        expected: "a map of \(kind.noun)s by name", naming: kind.oneOfThem, areFiles: true, &sink)
      if !named.isWhole { lost.insert(.element) }
      for entry in named.entries {
        var lowering = ControlLowering(kind: kind, name: entry.key)
        lowering.lower(entry.value, &sink)
        if lowering.isPartial { lost.insert(.element) }
        elements += lowering.elements
      }
    }
  }
}

/// Lowers one control, each part of which becomes an element.
private struct ControlLowering {
  let kind: ControlKind
  let name: Ranged<String>
  var elements: [Element] = []
  /// Whether something of the control could not be read that may have defined a part.
  var isPartial = false
  /// The settings of the control that apply to all of its parts.
  var shared = ElementLowering.Shared()
  var content = Setting<InsetsOverlay>.unset

  mutating func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    let parts = kind.parts.map { "`\($0.name)`" }.joined(separator: ", ")
    let entries = node.entries(expected: "a map with the parts of \(kind.oneOfThem): \(parts)", &sink)
      .filter { !$0.value.isNull }
    if node.mapping == nil { isPartial = true }
    shared.extent = node.range
    for entry in entries where !kind.parts.contains(where: { $0.name == entry.key.value }) {
      take(entry, &sink)
    }
    for entry in entries {
      guard let id = ControlPartID.named(entry.key.value, of: kind.key) else { continue }
      takePart(id, entry, &sink)
    }
    if kind.hasContent, let range = content.range, elements.isEmpty, !isPartial {
      sink.report(
        Diagnostic(.missingKey, "\(kind.oneOfThem) with `content` needs a `background`", at: range))
    }
  }

  /// Reads an entry that applies to the control as a whole.
  private mutating func take(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) {
    if shared.take(entry, &sink) { return }
    if entry.key.value == "content", kind.hasContent {
      content = InsetsOverlay.setting(entry.value, &sink)
      return
    }
    isPartial = true
    guard let axis = VariantAxis(key: entry.key.value) else {
      return sink.report(unknownKey: entry.key, in: kind.table)
    }
    sink.report(
      Diagnostic(
        .unknownKey, "`\(axis.key)` can't be set on \(kind.oneOfThem) as a whole", at: entry.key.range
      ).helping(
        "write it on the part that differs, such as `\(kind.parts[0].name)`; tokens can have modes"))
  }

  private mutating func takePart(
    _ id: ControlPartID, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink
  ) {
    let part = id.part
    switch part.others {
    case .none: take(id, part.name, entry, &sink)
    case .named:
      let named = entry.value.namedEntries(
        expected: "a map of \(part.name) by name", naming: "one of the \(part.name) of \(kind.oneOfThem)",
        areFiles: true, &sink)
      if !named.isWhole { isPartial = true }
      for own in named.entries {
        take(id, "\(part.name)/\(own.key.value)", own, &sink)
      }
    case .pairsOfStates: takePairs(id, entry, &sink)
    }
  }

  /// Reads the picture for all pairs of states, and the pictures of single pairs, which are laid over it.
  private mutating func takePairs(
    _ id: ControlPartID, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink
  ) {
    let part = id.part
    guard case .mapping(var mapping) = entry.value.value else {
      return take(id, part.name, entry, &sink)
    }
    let pairs = mapping[ControlPart.between]
    mapping.entries.removeAll { $0.key.value == ControlPart.between }
    let all = SyntaxNode(.mapping(mapping), entry.value.range)
    take(id, part.name, Mapping.Entry(key: entry.key, value: all), &sink)
    guard let pairs, !pairs.isNull else { return }
    let expected = "a map from pairs of states such as `normal+selected` to the keys of a picture"
    for pair in pairs.entries(expected: expected, &sink) where !pair.value.isNull {
      guard StatePairName(pair.key.value) != nil else {
        isPartial = true
        sink.report(
          Diagnostic(
            .unknownValue, "`\(pair.key.value.shortened)` is no pair of states", at: pair.key.range
          ).helping(
            "write two states, the left one first, such as `normal+selected`; `normal+normal` is the \(part.name) itself"
          ))
        continue
      }
      let path = ["controls", kind.key, name.value, part.name]
      let node =
        pair.value.mapping == nil
        ? pair.value : merged(all, with: pair.value, alternatives: .theme, at: path)
      take(id, "\(part.name)/\(pair.key.value)", Mapping.Entry(key: pair.key, value: node), &sink)
    }
  }

  private mutating func take(
    _ id: ControlPartID, _ suffix: String, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink
  ) {
    var shared = shared
    shared.like = shared.like.map { Ranged("\($0.value)/\(suffix)", $0.range) }
    var element = ElementLowering.lower(
      ElementID(.part(id), "\(name.value)/\(suffix)"), entry, shared: shared, &sink)
    if id.part.isFrame { element.frame(content) }
    elements.append(element)
  }
}

extension Element {
  /// Sets the distance of the content from the element's edges, as the insets of a title. Does nothing if `content` is unset.
  fileprivate mutating func frame(_ content: Setting<InsetsOverlay>) {
    guard let range = content.range else { return }
    var title = TitleOverlay()
    title.insets = content
    base.title = .literal(title, range)
  }
}
