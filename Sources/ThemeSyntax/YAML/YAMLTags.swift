import ThemeCore
import ThemeDiagnostics

// Only the tags of YAML's own types are accepted. On a scalar they decide whether it counts as quoted: `!!str` makes it text,
// and `!!int`, `!!float`, `!!bool` and `!!null` make it unquoted. The model still decides the type.

private let prefix = "tag:yaml.org,2002:"

extension YAMLReader {
  /// Whether a scalar counts as quoted, considering its tag. `start` is the offset of its anchor or tag.
  mutating func quoting(isPlain: Bool, tag: String?, at start: Int) -> Bool {
    switch comparable(tag, at: start) {
    case nil: return !isPlain
    case "!", prefix + "str": return true
    case prefix + "int", prefix + "float", prefix + "bool", prefix + "null": return false
    case .some(let tag):
      builder.sink.report(.tagRefused(tag, on: "a scalar", at: text.tagRange(from: start)))
      return !isPlain
    }
  }

  /// Reports a tag on a map or list that declares another kind of value.
  mutating func checkTag(_ tag: String?, isMapping: Bool, at start: Int) {
    guard let tag = comparable(tag, at: start), tag != "!", tag != prefix + (isMapping ? "map" : "seq") else {
      return
    }
    builder.sink.report(.tagRefused(tag, on: isMapping ? "a map" : "a list", at: text.tagRange(from: start)))
  }
}

extension YAMLReader {
  /// A tag as it can be compared: nil for one that ends the reading, because its escapes make too many combining marks.
  private mutating func comparable(_ tag: String?, at start: Int) -> String? {
    guard let tag, !builder.isFull else { return nil }
    builder.checkMarks(of: tag, at: text.tagRange(from: start))
    return builder.isFull ? nil : tag
  }
}

extension SourceText {
  /// The offset of the value whose anchor and tag begin at `offset`.
  func skippingProperties(from offset: Int) -> Int {
    var index = offset
    while let byte = byte(at: index) {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "#"):
        index = endOfLine(from: index)
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        index = endOfProperty(from: index)
      default:
        return index
      }
    }
    return index
  }

  /// The range of the first tag at or after `offset`.
  func tagRange(from offset: Int) -> SourceRange {
    var start = offset
    while let byte = byte(at: start), byte != UInt8(ascii: "!") { start += 1 }
    return range(start, endOfProperty(from: start))
  }

  private func endOfProperty(from offset: Int) -> Int {
    let isVerbatim = byte(at: offset + 1) == UInt8(ascii: "<")
    var index = min(offset + 1, bytes.count)
    while let byte = byte(at: index) {
      switch byte {
      case UInt8(ascii: ">") where isVerbatim: return index + 1
      case 0...0x20: return index
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if !isVerbatim { return index }
      default: break
      }
      index += 1
    }
    return index
  }
}

extension Diagnostic {
  fileprivate static func tagRefused(_ tag: String, on kind: String, at place: SourceRange) -> Diagnostic {
    let isKnown = ["str", "int", "float", "bool", "null", "map", "seq"].contains { tag == prefix + $0 }
    let written = tag.hasPrefix(prefix) ? "!!\(tag.dropFirst(prefix.count))" : tag
    let message =
      isKnown ? "the tag `\(written)` can't be on \(kind)" : "unknown tag `\(written.shortened)`"
    return Diagnostic(.invalidYAML, words: message, at: place)
      .helping("remove the tag: the key decides how its value is read")
  }
}
