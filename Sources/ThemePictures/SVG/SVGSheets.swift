import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The rules of all style sheets of a file, by what the innermost element of their selectors has to be.
struct SVGSheets {
  private struct Rule {
    let selector: SVGSelector
    let declarations: Int
    let order: Int
  }

  private var rules: [String: [Rule]] = [:]
  private var declarations: [[SVGDeclaration]] = []
  private var count = 0
  /// How often selectors may still be compared with elements.
  private var left = Limit.svgSelectors.standard

  /// Whether nothing is compared any more.
  var isSpent: Bool { left <= 0 }

  /// Leaves out all sheets, after a report.
  mutating func stop() { (rules, left) = ([:], 1) }

  fileprivate mutating func add(_ selectors: [SVGSelector], _ list: [SVGDeclaration]) {
    for selector in selectors {
      guard let part = selector.parts.first else { continue }
      let key = part.ids.first.map { "#" + $0 } ?? part.classes.first.map { "." + $0 } ?? part.name ?? "*"
      rules[key, default: []].append(Rule(selector: selector, declarations: declarations.count, order: count))
      count += 1
    }
    declarations.append(list)
  }

  /// The declarations for an element, each with its place in the cascade.
  mutating func declarations(for node: XMLNode) -> [SVGDeclaration] {
    guard !rules.isEmpty else { return [] }
    var keys = ["*", node.name ?? ""]
    if let id = node["id"] { keys.append("#" + id) }
    keys += node.classes.map { "." + $0 }.unique
    var found: [SVGDeclaration] = []
    for key in keys {
      for rule in rules[key] ?? [] where rule.selector.matches(node, &left) {
        for var declaration in declarations[rule.declarations] {
          declaration.weight = rule.selector.specificity << 21 | rule.order
          found.append(declaration)
        }
      }
    }
    return found
  }
}

extension SVGWalk {
  /// Reads a `<style>` (CSS Syntax 3). What can't be applied to a picture is reported.
  mutating func readSheet(_ node: XMLNode) {
    if let type = node["type"], !["", "text/css"].contains(type.lowercased()) { return }
    if let media = node["media"]?.lowercased(), !["", "all", "screen"].contains(media) {
      return report(.unsupported, "media", media, in: node)
    }
    func refuse(_ message: DiagnosticText) {
      report(.svgUnsupported, message, at: node.range, SVGAdvice.element("style"))
    }
    guard var reader = SheetReader(node.text) else {
      return report(.svgInvalid, "this is no style sheet", at: node.range)
    }
    while let (prelude, block) = reader.next(), !isFull {
      if prelude.hasPrefix("@") {
        let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }.lowercased()
        // Fonts are of text, which is refused; frames are of animations, which are refused where they are used.
        let isWithoutEffect =
          ["charset", "font-face", "keyframes", "-webkit-keyframes", "-moz-keyframes", "page"].contains(name)
          || name == "namespace" && prelude.lowercased().contains("http://www.w3.org/2000/svg")
            && !prelude.contains("|")
        if !isWithoutEffect { refuse("`@\(name.shortened)` of a style sheet can't be applied") }
        continue
      }
      guard let block, var list = declarations(of: block, at: node.range) else {
        return report(.svgInvalid, "this is no style sheet after `\(prelude.shortened)`", at: node.range)
      }
      guard let selectors = SVGSelector.list(prelude) else {
        refuse("the selector `\(prelude.shortened)` can't be applied")
        continue
      }
      for index in list.indices { list[index].sheet = node }
      sheets.add(selectors, list)
    }
    if !reader.isAtEnd {
      report(.svgInvalid, "the style sheet ends within a rule", at: node.range)
    }
  }
}

/// Reads a style sheet rule by rule.
private struct SheetReader {
  private let bytes: [UInt8]
  private var place = 0

  /// Nil if a comment does not end.
  init?(_ text: String) {
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var place = 0
    while place < source.count {
      if source[place...].starts(with: "/*".utf8) {
        place += 2
        while place < source.count, !source[place...].starts(with: "*/".utf8) { place += 1 }
        guard place < source.count else { return nil }
        place += 2
        bytes.append(UInt8(ascii: " "))
        continue
      }
      // What older programs of HTML skip.
      if let mark = ["<!--", "-->"].first(where: { source[place...].starts(with: $0.utf8) }) {
        place += mark.utf8.count
        continue
      }
      bytes.append(source[place])
      place += 1
    }
    self.bytes = bytes
  }

  var isAtEnd: Bool { bytes[place...].allSatisfy(\.isWhiteSpace) }

  /// The next rule: what stands before its block, and the block; nil at the end, and where a block does not end.
  mutating func next() -> (prelude: String, block: String?)? {
    let start = place
    guard let end = find([UInt8(ascii: "{"), UInt8(ascii: ";")], from: start) else {
      // The end of the sheet ends what stands alone, such as an import.
      let rest = String(decoding: bytes[start...], as: UTF8.self).trimmed
      guard rest.hasPrefix("@") else { return nil }
      place = bytes.count
      return (rest, nil)
    }
    let prelude = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
    if bytes[end] == UInt8(ascii: ";"), prelude.hasPrefix("@") || prelude.isEmpty {
      place = end + 1
      return prelude.isEmpty ? next() : (prelude, nil)
    }
    guard bytes[end] == UInt8(ascii: "{") else { return nil }
    var (depth, close) = (1, end + 1)
    while depth > 0 {
      guard let found = find([UInt8(ascii: "{"), UInt8(ascii: "}")], from: close) else { return nil }
      depth += bytes[found] == UInt8(ascii: "{") ? 1 : -1
      close = found + 1
    }
    place = close
    return (prelude, String(decoding: bytes[end + 1..<close - 1], as: UTF8.self))
  }

  /// Where one of some bytes comes next, outside of quotes.
  private func find(_ wanted: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if wanted.contains(byte) {
        return index
      }
    }
    return nil
  }
}
