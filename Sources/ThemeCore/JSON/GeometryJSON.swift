// Insets, sizes, rectangles and offsets as the manifest prints them: one line, in the order of its specification.

extension Points {
  package var json: JSONValue { .number(description) }
}

extension Pixels {
  package var json: JSONValue { .integer(count) }
}

extension Insets<Points> {
  package var json: JSONValue {
    .oneLine(
      .object([("top", top.json), ("left", left.json), ("bottom", bottom.json), ("right", right.json)]))
  }
}

extension Insets<Pixels> {
  package var json: JSONValue {
    .oneLine(
      .object([("top", top.json), ("left", left.json), ("bottom", bottom.json), ("right", right.json)]))
  }
}

extension Size<Pixels> {
  package var json: JSONValue { .oneLine(.object([("width", width.json), ("height", height.json)])) }
}

extension Point<Points> {
  package var json: JSONValue { .oneLine(.object([("x", x.json), ("y", y.json)])) }
}

extension Rect<Pixels> {
  package var json: JSONValue {
    .oneLine(.object([("x", x.json), ("y", y.json), ("width", width.json), ("height", height.json)]))
  }
}

extension Color {
  package var json: JSONValue { .string(description) }
}
