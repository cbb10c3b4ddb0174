import ThemeGeometry
import ThemeJSON

// Insets, sizes, rectangles and offsets as the manifest prints them: one line, in the order of its specification.

extension Points {
  var json: JSONValue { .number(description) }
}

extension Pixels {
  var json: JSONValue { .integer(count) }
}

extension Insets<Points> {
  var json: JSONValue {
    .oneLine(
      .object([("top", top.json), ("left", left.json), ("bottom", bottom.json), ("right", right.json)]))
  }
}

extension Insets<Pixels> {
  var json: JSONValue {
    .oneLine(
      .object([("top", top.json), ("left", left.json), ("bottom", bottom.json), ("right", right.json)]))
  }
}

extension Size<Pixels> {
  var json: JSONValue { .oneLine(.object([("width", width.json), ("height", height.json)])) }
}

extension Point<Points> {
  var json: JSONValue { .oneLine(.object([("x", x.json), ("y", y.json)])) }
}

extension Rect<Pixels> {
  var json: JSONValue {
    .oneLine(.object([("x", x.json), ("y", y.json), ("width", width.json), ("height", height.json)]))
  }
}

extension Color {
  var json: JSONValue { .string(description) }
}

/// The members of an object, sorted by key when they are read; what is nil is absent.
struct Members {
  private var members: [(String, JSONValue)] = []

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append((key, value)) }
  }

  var isEmpty: Bool { members.isEmpty }

  /// An object with its keys sorted by their bytes.
  var object: JSONValue {
    .object(members.sorted { precedesInBytes($0.0, $1.0) })
  }
}
