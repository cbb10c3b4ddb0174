import ThemeCompiler
import ThemeCore
import ThemeDiagnostics

/// Where the values of a theme's elements come from, for the page: each text, step and value once, by its number, since variants
/// and elements share most of them.
struct PreviewOrigins {
  private let trace: ThemeTrace
  /// A path as a person types it.
  private let typed: (ThemePath) -> String
  private var tables: [SourceID: LineTable] = [:]
  private var texts = Numbered()
  private var steps = Numbered()
  private var values = Numbered()
  private var elements: [(String, JSONValue)] = []

  /// Some seconds of work; a theme of 40 elements in six variants takes a hundredth.
  private static let mostCompared = 20_000_000
  /// The script shows no more variants of an element than these.
  private static let mostVariants = 48

  /// Nil for a bundle without a theme, or whose theme can't be read any more.
  init?(of bundle: BundleContents, typed: @escaping (ThemePath) -> String) {
    guard let trace = bundle.written.flatMap({ ThemeTrace($0, most: Self.mostCompared) }) else { return nil }
    self.trace = trace
    self.typed = typed
    for element in bundle.manifest.elements {
      let list = variants(element)
      if !list.isEmpty { elements.append((element.name, .object(list))) }
    }
  }

  /// The numbers of the values of `normal`; for other variants, of those that `normal` has and they do not, and of their own.
  private mutating func variants(_ element: ElementFacts) -> [(String, JSONValue)] {
    var normal: [Int] = []
    var list: [(String, JSONValue)] = []
    for variant in element.variants.prefix(Self.mostVariants) {
      let own = trace.origins(of: element.name, in: variant.key).map { number(of: $0, in: element.name) }
      if own.isEmpty { continue }
      guard list.isEmpty else {
        let (known, new) = (Set(normal), Set(own))
        list.append(
          (
            variant.key,
            .array([
              numbers(normal.filter { !new.contains($0) }), numbers(own.filter { !known.contains($0) }),
            ])
          ))
        continue
      }
      normal = own
      list.append((variant.key, numbers(own)))
    }
    return list
  }

  private func numbers(_ list: [Int]) -> JSONValue { .array(list.map(JSONValue.integer)) }

  private mutating func number(of origin: ValueOrigin, in element: String) -> Int {
    var fields: [Int] = [number(of: origin.key), number(of: origin.value ?? "")]
    fields += origin.steps.map { number(of: $0, in: element) }
    return values.number(of: numbers(fields))
  }

  /// A step is the numbers of its kind, of what is written there, and of the keys, the file and the line of its place. Keys that
  /// begin with the element's own are without them, after a dot.
  private mutating func number(of step: ValueOrigin.Step, in element: String) -> Int {
    var fields: [Int] = [number(of: step.kind.rawValue), number(of: step.text)]
    if let range = step.place {
      let file = trace.file(of: range)
      let table = tables[range.source] ?? file.lines
      tables[range.source] = table
      let own = element.split(separator: "/").joined(separator: ".")
      let keys = step.keys.hasPrefix("\(own).") ? String(step.keys.dropFirst(own.utf8.count)) : step.keys
      fields += [number(of: keys), number(of: typed(file.path)), table.line(of: Int(range.start))]
    }
    return steps.number(of: numbers(fields))
  }

  private mutating func number(of text: String) -> Int {
    texts.number(of: .string(VisibleText.escaped(text)))
  }

  /// What the script reads.
  var json: JSONValue {
    [
      "texts": .array(texts.list), "steps": .array(steps.list), "values": .array(values.list),
      "elements": .object(elements),
    ]
  }
}

/// Values in the order in which they were met first.
private struct Numbered {
  private(set) var list: [JSONValue] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of value: JSONValue) -> Int {
    let key = value.line
    if let number = numbers[key] { return number }
    numbers[key] = list.count
    list.append(value)
    return list.count - 1
  }
}
