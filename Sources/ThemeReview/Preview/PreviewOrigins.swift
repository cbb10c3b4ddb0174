import ThemeCompiler
import ThemeCore
import ThemeDiagnostics

/// The origins of the values of a theme's elements, for the preview page. Variants and elements share most texts, steps and
/// values, so each is stored once and referred to by its number.
struct PreviewOrigins {
  private let trace: ThemeTrace
  /// Converts a path below the root into the path that a user would type.
  private let typed: (ThemePath) -> String
  private var tables: [SourceID: LineTable] = [:]
  private var texts = Numbered()
  private var steps = Numbered()
  private var values = Numbered()
  private var elements: [(String, JSONValue)] = []

  /// The limit of the search for origins, in settings compared: some seconds of work. A theme of 40 elements in six variants
  /// takes a hundredth of it.
  private static let maxCompared = 20_000_000
  /// The most variants of an element that the page's script shows.
  private static let maxVariants = 48

  /// Nil for a bundle whose theme is not known or can't be read any more.
  init?(of bundle: BundleContents, typed: @escaping (ThemePath) -> String) {
    guard let trace = bundle.written.flatMap({ ThemeTrace($0, most: Self.maxCompared) }) else { return nil }
    self.trace = trace
    self.typed = typed
    for element in bundle.manifest.elements {
      let list = variants(element)
      if !list.isEmpty { elements.append((element.name, .object(list))) }
    }
  }

  /// The numbers of the values of each variant. The first variant that has any, which is `normal`, lists all of its values;
  /// every other lists the numbers that it lacks compared to that variant, and the numbers that it adds.
  private mutating func variants(_ element: ElementFacts) -> [(String, JSONValue)] {
    var normal: [Int] = []
    var list: [(String, JSONValue)] = []
    for variant in element.variants.prefix(Self.maxVariants) {
      let own = trace.origins(of: element.name, in: variant.key).map { number(of: $0, in: element.name) }
      if own.isEmpty { continue }
      if list.isEmpty {
        normal = own
        list.append((variant.key, numbers(own)))
      } else {
        let (known, new) = (Set(normal), Set(own))
        let (lost, gained) = (normal.filter { !new.contains($0) }, own.filter { !known.contains($0) })
        list.append((variant.key, [numbers(lost), numbers(gained)]))
      }
    }
    return list
  }

  private func numbers(_ list: [Int]) -> JSONValue { .array(list.map(JSONValue.integer)) }

  private mutating func number(of origin: ValueOrigin, in element: String) -> Int {
    var fields: [Int] = [number(of: origin.key), number(of: origin.value ?? "")]
    fields += origin.steps.map { number(of: $0, in: element) }
    return values.number(of: numbers(fields))
  }

  /// The number of a step. A step is stored as the numbers of its kind and its text, and with a place also as the numbers of
  /// its keys and its file, and the line. Keys that begin with the element's own are stored without them, with a leading dot.
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

  /// The tables and the elements, as the page's script reads them.
  var json: JSONValue {
    [
      "texts": .array(texts.list), "steps": .array(steps.list), "values": .array(values.list),
      "elements": .object(elements),
    ]
  }
}

/// Distinct values, numbered from 0 in the order in which they were first seen.
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
