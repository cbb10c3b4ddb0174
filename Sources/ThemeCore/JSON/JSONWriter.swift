extension JSONValue {
  /// The value as the text of a file: one line for each member and element, indented by two spaces for each level, except for
  /// values in `oneLine`. It ends with one newline.
  ///
  /// Control characters and characters that change the direction of text are escaped, so that the text is safe to show in a
  /// terminal.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of `text`.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.write(self, depth: 0)
    writer.newline(depth: 0)
    return writer.bytes
  }

  /// The value on one line, without a newline: `{ "top": 0, "left": 13 }`, `[1, 2]`.
  package var line: String {
    var writer = JSONWriter()
    writer.write(self, depth: nil)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Appends JSON text to a buffer.
private struct JSONWriter {
  var bytes: [UInt8] = []

  /// Writes a value. `depth` is the level of the line on which it begins; nil writes everything on that line.
  mutating func write(_ value: JSONValue, depth: Int?) {
    switch value {
    case .oneLine(let inner): write(inner, depth: nil)
    case .string(let text): write(text)
    case .number(let text): bytes += text.utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .object(let members):
      write(members, from: "{", to: "}", inside: " ", depth: depth) { writer, member, depth in
        writer.write(member.0)
        writer.bytes += ": ".utf8
        writer.write(member.1, depth: depth)
      }
    case .array(let elements):
      write(elements, from: "[", to: "]", inside: "", depth: depth) { $0.write($1, depth: $2) }
    }
  }

  /// Writes items between brackets. `space` is written inside the brackets if everything is on one line.
  private mutating func write<Item>(
    _ items: [Item], from open: String, to close: String, inside space: String, depth: Int?,
    _ write: (inout JSONWriter, Item, Int?) -> Void
  ) {
    bytes += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if let depth { newline(depth: depth + 1) } else { bytes += (index > 0 ? " " : space).utf8 }
      write(&self, item, depth.map { $0 + 1 })
    }
    if !items.isEmpty {
      if let depth { newline(depth: depth) } else { bytes += space.utf8 }
    }
    bytes += close.utf8
  }

  mutating func newline(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    if text.utf8.allSatisfy(Self.isPlain), !LogCommand.isPossible(in: text) {
      bytes += text.utf8
      return
    }
    var command = LogCommand()
    for scalar in text.unicodeScalars {
      let isCommand = command.isBegun(by: scalar)
      switch scalar {
      case "\"": bytes += #"\""#.utf8
      case "\\": bytes += #"\\"#.utf8
      case "\n": bytes += #"\n"#.utf8
      case "\r": bytes += #"\r"#.utf8
      case "\t": bytes += #"\t"#.utf8
      case "\u{8}": bytes += #"\b"#.utf8
      case "\u{C}": bytes += #"\f"#.utf8
      default:
        // JSON allows these characters unescaped, but a terminal or a log would hide or interpret them.
        if isCommand || scalar.isHidden {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            bytes += "\\u\(String(unit, digits: 4, radix: 16))".utf8
          }
        } else {
          bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
      }
    }
  }

  /// Whether a byte is a character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

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
