// Insets, sizes, rectangles and offsets are written on one line, with members in the order that the manifest specifies.

/// A length in points or in pixels that can be written as JSON.
package protocol JSONLength {
  /// The length as a JSON number without a unit.
  var json: JSONValue { get }
}

extension Points: JSONLength {
  package var json: JSONValue { .number(description) }
}

extension Pixels: JSONLength {
  package var json: JSONValue { .integer(count) }
}

extension Insets where Unit: JSONLength {
  package var json: JSONValue { .oneLine(.object(sides.map { ($0.name, $0.length.json) })) }
}

extension Size where Unit: JSONLength {
  package var json: JSONValue { .oneLine(["width": width.json, "height": height.json]) }
}

extension Point where Unit: JSONLength {
  package var json: JSONValue { .oneLine(["x": x.json, "y": y.json]) }
}

extension Rect where Unit: JSONLength {
  package var json: JSONValue {
    .oneLine(["x": x.json, "y": y.json, "width": width.json, "height": height.json])
  }
}

extension Color {
  package var json: JSONValue { .string(description) }
}
