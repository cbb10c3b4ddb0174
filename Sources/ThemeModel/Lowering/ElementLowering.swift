import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// Lowers one element: its own keys, and the maps of the six axes, which can be nested in any order.
struct ElementLowering {
  /// The settings that can't differ between variants. A part of a control starts with those of the control.
  struct Shared {
    var scales: Setting<ScaleSet> = .unset
    var isAbstract = false
    var style = BackButtonStyle.custom
    var like: Ranged<String>?
    var allow: [Ranged<DiagnosticCode>] = []
    /// Where the map of the control is written; nil for an element that is no part of one.
    var extent: SourceRange?

    /// Reads the value of one of the keys; returns whether it is one.
    mutating func take(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> Bool {
      switch entry.key.value {
      case "scales": scales = ScaleSet.setting(entry.value, &sink)
      case "abstract": isAbstract = Bool.literal(entry.value, &sink).value ?? false
      case "allow": allow += allowedCodes(entry.value, &sink)
      // What `like` names has been merged in and checked by `SyntaxNode.layered`.
      case "like":
        like = entry.value.scalar.flatMap { $0.isNull ? nil : Ranged($0.text, entry.value.range) }
      default: return false
      }
      return true
    }
  }

  let id: ElementID
  private var conditions: [ConditionalOverlay] = []
  private var aliases: [AxisAlias] = []
  private var mirror: SourceRange?
  private var whole: Shared

  private init(id: ElementID, _ shared: Shared) {
    self.id = id
    whole = shared
  }

  static func lower(
    _ id: ElementID, _ entry: Mapping.Entry, shared: Shared = Shared(), _ sink: inout DiagnosticSink
  ) -> Element {
    sink.element = id.description
    defer { sink.element = nil }
    var lowering = ElementLowering(id: id, shared)
    let base = lowering.overlay(entry.value, under: [], &sink)
    return Element(
      id: id, range: entry.key.range, extent: lowering.whole.extent ?? entry.value.range, base: base,
      conditions: lowering.conditions, aliases: lowering.aliases,
      mirror: lowering.mirror, scales: lowering.whole.scales, isAbstract: lowering.whole.isAbstract,
      style: lowering.whole.style, like: lowering.whole.like, allow: lowering.whole.allow)
  }

  private var title: String {
    switch id.kind {
    case .backButton, .button: ButtonKeys.title
    case .part(let id): "the \(id.part.name) of \(id.control.oneOfThem)"
    case .image: ImageKeys.title
    case .navigationBar: NavigationBarKeys.title
    }
  }

  /// Lowers a map with the element's keys, which apply to variants with `values`.
  private mutating func overlay(
    _ node: SyntaxNode, under values: [AxisValue], _ sink: inout DiagnosticSink
  ) -> ElementOverlay {
    switch id.kind {
    case .backButton, .button: return overlay(node, ButtonKeys.self, under: values, &sink)
    case .image: return overlay(node, ImageKeys.self, under: values, &sink)
    case .navigationBar: return overlay(node, NavigationBarKeys.self, under: values, &sink)
    case .part(let id):
      switch id.part.content {
      case .picture: return overlay(node, ControlPictureKeys.self, under: values, &sink)
      case .item: return overlay(node, ControlItemKeys.self, under: values, &sink)
      case .text:
        // The keys of a text are written on the element itself, so the range of the title is that of the element.
        var text = ElementOverlay()
        text.title = .literal(TitleOverlay(), node.range)
        return overlay(node, ControlTextKeys.self, onto: text, under: values, &sink)
      }
    }
  }

  private mutating func overlay<Keys: KeyList>(
    _ node: SyntaxNode, _ keys: Keys.Type, onto start: ElementOverlay = ElementOverlay(),
    under values: [AxisValue], _ sink: inout DiagnosticSink
  ) -> ElementOverlay where Keys.Root == ElementOverlay {
    var result = start
    guard let entries = node.mapping?.entries else {
      let (noun, section) = (id.kind.noun, id.kind.key)
      sink.report(
        .wrongType(
          expected: "a map with the keys of \(title)", found: node,
          help: values.isEmpty && keys.has(id.name)
            ? "`\(id.name)` is read as the name of \(id.kind.oneOfThem): write the name of "
              + "each \(noun) below `\(section)`, and its keys below the name"
            : id.kind.artAlone(node)))
      return result
    }
    for entry in entries {
      if let axis = VariantAxis(key: entry.key.value) {
        lower(axis, entry, under: values, &sink)
      } else if ["scales", "allow", "like", "abstract"].contains(entry.key.value)
        || entry.key.value == "style" && id.kind.isButton
      {
        take(entry, isBase: values.isEmpty, &sink)
      }
    }
    // The list also has the keys that were taken above, but without a reader, so that they are not read twice.
    keys.read(entries, into: &result, &sink)
    return result
  }

  /// Reads an entry that can't differ between variants. Reports it if it is not written on the element itself.
  private mutating func take(_ entry: Mapping.Entry, isBase: Bool, _ sink: inout DiagnosticSink) {
    if !isBase {
      return sink.report(
        Diagnostic(.unknownKey, "`\(entry.key.value)` can't differ between variants", at: entry.key.range)
          .helping("write it on the element itself"))
    }
    // The lists of control parts have no other keys of these, so that reading by the list reports them.
    if id.kind.controlPart != nil, !["scales", "allow"].contains(entry.key.value) { return }
    if whole.take(entry, &sink) { return }
    if id.kind == .backButton {
      whole.style = BackButtonStyle.literal(entry.value, &sink).value ?? .custom
    } else {
      sink.report(
        Diagnostic(
          .invalidValue, "`style` is only for back buttons: no other button is the platform's own",
          at: entry.key.range
        ).helping("remove it, or move the button to `backButtons`"))
    }
  }

  /// Lowers the map of one axis.
  private mutating func lower(
    _ axis: VariantAxis, _ entry: Mapping.Entry, under values: [AxisValue], _ sink: inout DiagnosticSink
  ) {
    if entry.value.isNull { return }
    if values.contains(where: { $0.axis == axis }) {
      return sink.report(
        Diagnostic(.invalidValue, "`\(axis.key)` is inside `\(axis.key)`", at: entry.key.range)
          .helping(
            axis == .accessibility
              ? "a variant has one value on each axis; both settings are written `highContrast+buttonShapes`"
              : "a variant has one value on each axis; combined states are written `highlighted+selected`")
      )
    }
    if let exceeded = entry.exceedsVariants(of: "`\(id.name)`", axis) { return sink.report(exceeded) }
    if axis == .direction, entry.value.scalar?.text == "mirror" {
      return sink.report(
        .wrongType(
          expected: "a map from \(axis.valuesText) to the keys that differ", found: entry.value,
          help: "write `{ rtl: mirror }`"
        ).fixing(entry.value.range, with: "{ rtl: mirror }"))
    }
    var written: [(value: AxisValue, entry: Mapping.Entry)] = []
    var places: [Int: Int] = [:]
    for variant in entry.value.entries(
      expected: "a map from \(axis.valuesText) to the keys that differ", &sink)
    {
      guard let value = AxisValue(axis, named: variant.key.value) else {
        sink.report(
          .unknownAxisValue(variant.key, axis, isSearched: sink.maySearch()))
        continue
      }
      if let later = Diagnostic.laterSystem(value, named: variant.key) { sink.report(later) }
      if value.isOfBars, !id.kind.isOfBar {
        sink.report(
          Diagnostic(.invalidValue, "`\(variant.key.value)` is only for bars", at: variant.key.range)
            .helping("\(id.kind.oneOfThem) does not know whether something is scrolled beneath the bar"))
        continue
      }
      if let part = id.kind.controlPart, let lacking = part.lacks(value) {
        sink.report(
          Diagnostic(.invalidValue, "`\(lacking)` is no state of \(title)", at: variant.key.range).helping(
            words: part.states.isEmpty
              ? "it has no states: write its keys on the part itself"
              : "its states are \(part.states.listed)"))
        continue
      }
      guard let place = places[value.code] else {
        places[value.code] = written.count
        written.append((value, variant))
        continue
      }
      let first = written[place].entry
      // In a merged map, a child may join states in another order than its parent, which is not a repetition.
      if first.key.range.source != variant.key.range.source {
        let path = [id.kind.key, id.name, axis.key, value.name]
        let node = merged(first.value, with: variant.value, alternatives: .theme, at: path)
        written[place].entry = Mapping.Entry(key: variant.key, value: node)
      } else {
        sink.report(
          .sameAgain(variant.key.value, first.key.value, at: variant.key.range, first: first.key.range))
      }
    }
    for variant in written { lower(variant.entry, variant.value, under: values, &sink) }
  }

  private mutating func lower(
    _ entry: Mapping.Entry, _ value: AxisValue, under values: [AxisValue], _ sink: inout DiagnosticSink
  ) {
    if entry.value.isNull { return }
    guard let scalar = entry.value.scalar else {
      let all = (values + [value]).sorted { $0.axis < $1.axis }
      // The position is reserved before nested maps are read, so that conditions keep the order of the file.
      let index = conditions.count
      conditions.append(ConditionalOverlay(values: all, range: entry.key.range, overlay: ElementOverlay()))
      conditions[index].overlay = overlay(entry.value, under: all, &sink)
      return
    }
    if scalar.text == "system" {
      return giveBack(entry, (values + [value]).sorted { $0.axis < $1.axis }, &sink)
    }
    if scalar.referencePath != nil {
      return sink.report(
        .wrongType(
          expected: "a map with the keys of \(title), or a value of `\(value.axis.key)`",
          found: entry.value,
          help: "a token can replace only values inside it"))
    }
    let isMirror = value.axis == .direction && scalar.text == "mirror"
    if isMirror || AxisValue(value.axis, named: scalar.text) != nil, !values.isEmpty {
      return sink.report(
        Diagnostic(.invalidValue, "`\(scalar.text)` can't be inside another axis", at: entry.value.range)
          .helping("write `\(value.axis.key)` on the element itself, so that it applies to every variant"))
    }
    if isMirror, value.code == 1 {
      mirror = entry.value.range
    } else if let target = AxisValue(value.axis, named: scalar.text) {
      aliases.append(AxisAlias(value: value, target: Ranged(target, entry.value.range)))
    } else if isMirror {
      sink.report(
        Diagnostic(.invalidValue, "only `rtl` can be `mirror`", at: entry.value.range)
          .helping("`directions: { rtl: mirror }` flips what the element says for `ltr`"))
    } else if scalar.text.lowercased().hasSuffix(".png") || scalar.text.contains("/") {
      let path = scalar.text.shortened
      let part = id.kind == .navigationBar ? "background: { file: \(path) }" : "art: { file: \(path) }"
      sink.report(
        .wrongType(
          expected: "a map with the keys of \(title), or a value of `\(value.axis.key)`",
          found: entry.value, help: "write `{ \(part) }`"))
    } else {
      sink.report(
        .unknownAxisValue(
          Ranged(scalar.text, entry.value.range), value.axis, words: value.axis.words,
          isSearched: sink.maySearch()))
    }
  }

  /// Lowers `system` in place of keys, as in `systems: { ios-26: system }`: for these values, the element is the platform's
  /// own.
  private mutating func giveBack(
    _ entry: Mapping.Entry, _ values: [AxisValue], _ sink: inout DiagnosticSink
  ) {
    guard values.contains(where: { !$0.isFallback }) else {
      return sink.report(
        Diagnostic(
          .invalidValue,
          "`\(entry.key.value)` is for every variant, so nothing of \(id.kind.oneOfThem) would be left",
          at: entry.value.range
        ).helping("name another value, or remove the \(id.kind.noun)"))
    }
    conditions.append(
      ConditionalOverlay(
        values: values, range: entry.key.range,
        overlay: .platforms(id.kind, at: entry.value.range), isWhole: true))
  }
}

extension ElementKind {
  /// The help for a scalar in place of the map of a control's picture, which is probably meant as its art; nil for other nodes.
  fileprivate func artAlone(_ node: SyntaxNode) -> String? {
    guard let part = controlPart, let scalar = node.scalar, !scalar.isNull else { return nil }
    if part.content == .text { return "the app sets the words; a theme says how they look: `{ color: … }`" }
    guard part.content == .picture else { return nil }
    if Double(scalar.text) != nil {
      return "the app sets the numbers; a theme says how the part looks: `{ art: … }`"
    }
    let isFile = scalar.text.contains("/") || scalar.text.lowercased().hasSuffix(".png")
    let text = scalar.isQuoted ? "\"\(scalar.text.shortened)\"" : scalar.text.shortened
    return "write `{ art: \(isFile ? "{ file: \(text) }" : text) }`"
  }
}

extension ControlPart {
  /// The first state in a value that the part is never in; nil if there is none, and for values of other axes.
  fileprivate func lacks(_ value: AxisValue) -> String? {
    guard value.axis == .state, !value.isFallback else { return nil }
    return value.name.split(separator: "+").map(String.init).first { !states.contains($0) }
  }
}

extension ScaleSet: Lowerable {
  package static let expectation = "a list of scales such as `[1, 2, 3]`"
  package static var form: ValueType { .list(of: .wholeNumber(1...3)) }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ScaleSet? {
    guard let nodes = node.sequence else {
      if let meant = meant(by: node) {
        return sink.refuse(
          .wrongType(expected: expectation, found: node, help: "write `\(meant)`").fixing(
            node.range, with: meant))
      }
      return sink.refuse(.listExpected(expectation, found: node))
    }
    var scales: [Scale] = []
    let count = sink.count
    for node in nodes {
      let known = ["1", "2", "3"]
      guard let scalar = node.scalar, !scalar.isQuoted else {
        sink.report(.wrongType(expected: "a scale: \(known.listed)", found: node))
        continue
      }
      guard known.contains(scalar.text), let number = Int(scalar.text), let scale = Scale(rawValue: number)
      else {
        if let meant = number(meantBy: scalar.text) {
          sink.report(
            Diagnostic(.unknownValue, "unknown scale `\(scalar.text.shortened)`", at: node.range)
              .helping("write `\(meant)`").fixing(node.range, with: meant))
        } else {
          sink.report(.unknownValue(scalar.text, at: node.range, what: "scale", known: known))
        }
        continue
      }
      if scales.contains(scale) {
        sink.report(Diagnostic(.invalidValue, "scale \(number) is listed twice", at: node.range))
      }
      scales.append(scale)
    }
    guard sink.count == count else { return nil }
    guard !scales.isEmpty else {
      return sink.refuse(Diagnostic(.invalidValue, "no scale is left to build", at: node.range))
    }
    return ScaleSet(scales: Scale.allCases.filter(scales.contains))
  }

  /// The list that is meant by one text, such as `1x 2x 3x` or `@2x`; nil if it means none.
  private static func meant(by node: SyntaxNode) -> String? {
    guard let text = node.scalar?.text, text.utf8.count <= 40 else { return nil }
    let words = text.split { " ,;/|".contains($0) }.map { number(meantBy: String($0)) }
    let numbers = words.compactMap(\.self)
    guard !numbers.isEmpty, numbers.count == words.count else { return nil }
    return "[\(numbers.joined(separator: ", "))]"
  }

  /// The number of a scale in the notation of file names, such as `2x`, `@2x` or `2.0`; nil for any other text.
  private static func number(meantBy text: String) -> String? {
    var digits = text.lowercased()[...]
    if digits.hasPrefix("@") { digits = digits.dropFirst() }
    if digits.hasSuffix("x") { digits = digits.dropLast() }
    if digits.hasPrefix("x") { digits = digits.dropFirst() }
    if digits.hasSuffix(".0") { digits = digits.dropLast(2) }
    return ["1", "2", "3"].contains(digits) ? String(digits) : nil
  }
}
