package import ThemeCore
package import ThemeSyntax

/// The settings of a record as lines such as `title.color: $color.label`, in the order of the record's keys.
package struct SettingLines {
  /// The line of a setting that is not a map, or of a map that is empty or overlays a token.
  package struct Line {
    /// The keys that lead from the record to the setting, joined by dots.
    package let key: String
    /// The value on one line, much as a theme would write it.
    package let value: String
    /// Where the value is written; for a value that replaced a reference, where the reference is written.
    package let range: SourceRange
    /// The value as it is written if it refers to tokens: `$color.label`, `$color.ink/20%`. Nil otherwise.
    package let reference: String?
  }

  package private(set) var lines: [Line] = []
  private var prefix = ""

  package init() {}

  private mutating func add(
    _ key: String, _ value: String, at range: SourceRange, reference: String? = nil
  ) {
    lines.append(Line(key: prefix + key, value: value, range: range, reference: reference))
  }

  /// Adds the lines of a setting: its value, its reference, or `null` for a removal, and none if it is unset. A map has a line
  /// for each of its settings, and one of its own if it is empty or overlays a token.
  package mutating func add<Value: Lowerable>(_ key: String, _ setting: Setting<Value>) {
    switch setting {
    case .unset: break
    case .removed(let range): add(key, "null", at: range)
    case .reference(let path, let range): add(key, "$\(path)", at: range, reference: "$\(path)")
    case .computed(let text, let range): add(key, text, at: range, reference: text)
    case .literal(let value, let range): add(key, value, at: range)
    case .based(let base, let value, _):
      add(key, "over $\(base.value)", at: base.range, reference: "$\(base.value)")
      within(key) { $0.addEntries(of: value) }
    }
  }

  // Not optimized, like `addEntries`: the optimizer would compile both functions again for each type of value.
  @_optimize(none)
  private mutating func add(_ key: String, _ value: any Lowerable, at range: SourceRange) {
    if let text = value.plainText { return add(key, text, at: range) }
    let count = lines.count
    within(key) { $0.addEntries(of: value) }
    if lines.count == count, !(value is ShapeForm) { add(key, "{}", at: range) }
  }

  private mutating func within(_ key: String, _ body: (inout SettingLines) -> Void) {
    let outer = prefix
    prefix += "\(key)."
    body(&self)
    prefix = outer
  }

  /// Adds the lines of a map's settings, including those of maps that have no list of keys.
  @_optimize(none)
  private mutating func addEntries(of value: any Layered) {
    switch value {
    case let part as PartOverlay:
      if let art = part.art.ranged {
        if art.value.isSystem { add("art", "system", at: art.range) } else { addEntries(of: art.value) }
      }
      addEntries(of: part.slicing)
    case let slicing as SlicingOverlay: add(slicing)
    case let art as ArtOverlay:
      for key in art.removed { add(key.value.rawValue, "null", at: key.range) }
      if let source = art.source.ranged { add(source) }
      add("with", art.with)
      add(record: art)
    case .art(let art) as FallbackArt: addEntries(of: art)
    case let record as any Record: add(record: record)
    case .insets(let insets) as AlignmentInsets: add(record: insets)
    case .caps(let caps) as SlicingForm: add(record: caps)
    case .capsByScale(let table) as SlicingForm: add(record: table)
    case .stretchable(let strip) as SlicingForm: add(record: strip)
    case let shape as ShapeForm: add(shape)
    case .linear(let gradient) as FillForm: add("linear", gradient)
    case .radial(let gradient) as FillForm: add("radial", gradient)
    case .conic(let gradient) as FillForm: add("conic", gradient)
    case .noise(let noise) as FillForm: add("noise", noise)
    case .pattern(let pattern) as FillForm: add("pattern", pattern)
    case let list as any ListInLines: list.add(to: &self)
    case let swaps as [ColorSwap]: for swap in swaps { add("\(swap.from.value)", swap.to) }
    case let with as ArgumentsOverlay:
      for argument in with.arguments {
        let text = argument.value.scalar?.text
        add(
          argument.name.value, argument.value.inOneLine, at: argument.value.range,
          reference: text.flatMap { $0.contains("$") && !$0.hasPrefix("$$") ? $0 : nil })
      }
    default: preconditionFailure("how is \(type(of: value)) written in lines?")
    }
  }

  private mutating func add(_ slicing: SlicingOverlay) {
    for key in slicing.removed { add(key.value.rawValue, "null", at: key.range) }
    add(slicing.key?.rawValue ?? "caps", slicing.form)
    add(record: slicing)
  }

  private mutating func add(_ shape: ShapeForm) {
    switch shape {
    case .rectangle, .capsule, .ellipse: break
    case .roundedRectangle(let radius, let smoothing):
      add("roundedRectangle.radius", radius)
      add("roundedRectangle.smoothing", smoothing)
    case .corners(let corners, let smoothing):
      add("roundedRectangle.corners", corners)
      add("roundedRectangle.smoothing", smoothing)
    case .chevron(let chevron): add("chevron", chevron)
    case .star(let star): add("star", star)
    case .arc(let arc): add("arc", arc)
    case .ring(let ring): add("ring", ring)
    case .polygon(let points): add("polygon.points", points)
    case .path(let path): add("path", path)
    }
  }

  private mutating func add(_ source: Ranged<ArtSource>) {
    let key = source.value.key.rawValue
    switch source.value {
    case .file(let path), .ninePatch(let path): add(key, path)
    case .svg(let svg):
      if let svg = svg.value, svg.size.isUnset, svg.fit.isUnset { add(key, svg.file) } else { add(key, svg) }
    case .files(let files), .ninePatches(let files):
      if let base = files.base {
        add(
          key, files.entries.isEmpty ? "$\(base.value)" : "over $\(base.value)", at: base.range,
          reference: "$\(base.value)")
      }
      within(key) { $0.add(record: files) }
    case .draw(let drawing): add(key, drawing, at: source.range)
    case .use(let name): add(key, name.value.quoted, at: name.range)
    case .drawn, .resolvedSVG: add(key, "resolved", at: source.range)
    case .derive(let state): add(key, state.value.text, at: state.range)
    case .box(let box): add(key, box, at: source.range)
    case .color(let color): add(key, "\(color)", at: source.range)
    case .of(let element): add(key, element.value.description, at: element.range)
    }
  }

  /// Adds the lines of all settings in a record's key list.
  package mutating func add<Visited: Record>(record: Visited) {
    var visitor = LineVisitor(root: record, lines: self)
    Visited.listSeldom(&visitor)
    self = visitor.lines
  }

  private struct LineVisitor<Root>: KeyVisitor {
    let root: Root
    var lines: SettingLines

    mutating func setting<Value: Lowerable>(
      _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
    ) {
      lines.add(name, root[keyPath: place])
    }

    mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
      lines.addEntries(of: root[keyPath: place])
    }
  }
}

/// A list of settings, which has lines with the positions of its items, from 0, as keys.
private protocol ListInLines {
  associatedtype Item: Lowerable
  var items: [Setting<Item>] { get }
}

extension ListInLines {
  func add(to lines: inout SettingLines) {
    for (index, item) in items.enumerated() { lines.add("\(index)", item) }
  }
}

extension DashLengths: ListInLines {}
extension SettingList: ListInLines {}

extension Lowerable {
  /// The value on one line; nil for a map.
  var plainText: String? {
    switch self {
    case let word as any KeywordValue: word.rawValue
    case let text as Text: text.string.quoted
    case let font as FontName: font.string.quoted
    case let font as AndroidFontName: font.string.quoted
    case let fonts as FontStack: fonts.families.map(\.quoted).joined(separator: ", ")
    case let path as PathText: path.text.quoted
    case .points(let points) as Length: "\(points)"
    case .hairline as Length: "1px"
    case .points(let points) as MinimumWidth: "\(points)"
    case .art as MinimumWidth: "art"
    case .caps as MinimumWidth: "caps"
    case let fraction as Fraction:
      "\(Points(units: Int64(fraction.thousandths) * Points.unitsPerPoint / 1_000))"
    case let count as PixelCount: "\(count.pixels) px"
    case let outline as PathOutline: outline.data.quoted
    case let scales as ScaleSet: scales.inOneLine
    case .auto as AlignmentInsets, .auto as SlicingForm: "auto"
    case .shape as AlignmentInsets: "shape"
    case .unstretched as SlicingForm: "none"
    case .rectangle as ShapeForm: "rectangle"
    case .capsule as ShapeForm: "capsule"
    case .ellipse as ShapeForm: "ellipse"
    case .color(let color) as FillForm: "\(color)"
    case let art as ArtOverlay where art.isSystem: "system"
    case let resizing as ResizingOverlay where resizing.word != nil: resizing.word
    case let shadow as ShadowOverlay where shadow.isNone: "none"
    case let shadow as LayerShadowOverlay where shadow.isNone: "none"
    case is any Record, is AlignmentInsets, is SlicingForm, is ShapeForm, is FillForm, is DashLengths: nil
    default: Self.isMap ? nil : "\(self)"
    }
  }
}

extension ScaleSet {
  /// The numbers of the scales, separated by commas: `1, 2`.
  package var inOneLine: String { scales.map { "\($0.rawValue)" }.joined(separator: ", ") }
}

extension SyntaxNode {
  /// The untyped value on one line.
  package var inOneLine: String {
    switch value {
    case .scalar(let scalar): scalar.isQuoted ? scalar.text.quoted : scalar.isNull ? "null" : scalar.text
    case .sequence(let items): "[\(items.map(\.inOneLine).joined(separator: ", "))]"
    case .mapping(let mapping):
      "{\(((mapping.base.map { ["over \($0.value)"] } ?? []) + mapping.entries.map { "\($0.key.value): \($0.value.inOneLine)" }).joined(separator: ", "))}"
    }
  }
}

extension String {
  /// The text in double quotes, with escapes for quotes, backslashes, line breaks and other control characters.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
