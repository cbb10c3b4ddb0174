package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The replacement of one exact color by another.
package struct ColorSwap: Sendable {
  package let from: Ranged<Color>
  package var to: Setting<Color>
}

/// The entries of `swap`, in the order of the file. Each color to replace occurs once.
extension [ColorSwap]: Layered, Lowerable {
  package static var isMap: Bool { true }
  package static var form: ValueType { .named(pattern: nil, .color) }
  package static var expectation: String { "a map such as `{ \"#007aff\": white }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [ColorSwap]? {
    if let mapping = node.mapping, mapping.entries.count == 2, let from = mapping["from"]?.scalar?.text,
      let to = mapping["to"]?.scalar?.text
    {
      return sink.refuse(
        .wrongType(
          expected: expectation, found: node,
          help:
            "each key is a color, and its value what replaces it: `{ \"\(from.shortened)\": \"\(to.shortened)\" }`"
        ))
    }
    var result: [ColorSwap] = []
    var places: [Color: Int] = [:]
    for entry in node.entries(expected: expectation, &sink) {
      let key = SyntaxNode(.scalar(Scalar(entry.key.value, isQuoted: true)), entry.key.range)
      guard let from = Color.lower(key, &sink) else { continue }
      let swap = ColorSwap(from: Ranged(from, entry.key.range), to: Color.setting(entry.value, &sink))
      guard let place = places[from] else {
        places[from] = result.count
        result.append(swap)
        continue
      }
      let first = result[place].from.range
      // In a merged map, a child may spell the color of its parent differently, which is not a repetition.
      if first.source != entry.key.range.source {
        result[place] = swap
      } else {
        sink.report(.sameAgain(entry.key.value, "\(from)", at: entry.key.range, first: first))
      }
    }
    return result
  }

  package func overlaid(by overlay: [ColorSwap]) -> [ColorSwap] {
    var result = self
    var places: [Color: Int] = [:]
    for (place, swap) in enumerated() { places[swap.from.value] = place }
    for swap in overlay {
      if let place = places[swap.from.value] { result[place] = swap } else { result.append(swap) }
    }
    return result
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    var isChanged = false
    for index in indices where self[index].to.resolve(references, &sink) { isChanged = true }
    return isChanged
  }
}
