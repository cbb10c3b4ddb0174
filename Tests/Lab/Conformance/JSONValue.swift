import Foundation
import ThemeCore
import ThemeSyntax

/// A value as JSON has it, for comparing what was read with what another reader makes of the same text.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What Foundation reads, or nil when it refuses.
  init?(json: Data) {
    guard let value = try? JSONDecoder().decode(Self.self, from: json) else { return nil }
    self = value
  }

  /// What themec read: unquoted scalars are typed as YAML 1.2's core schema types them, which contains JSON's.
  init(_ node: SyntaxNode) {
    switch node.value {
    case .scalar(let scalar):
      self = scalar.isQuoted ? .string(scalar.text) : Self(plain: scalar.text)
    case .sequence(let items):
      self = .array(items.map(Self.init))
    case .mapping(let mapping):
      let pairs = mapping.entries.map { ($0.key.value, Self($0.value)) }
      self = .object(Dictionary(pairs) { first, _ in first })
    }
  }

  private init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .bool(true)
    case "false", "False", "FALSE": self = .bool(false)
    default:
      let isNumber = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
      if isNumber, let number = Double(text) {
        self = .number(number)
      } else if text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
        self = .number(Double(number))
      } else if text.hasPrefix("0o"), let number = Int(text.dropFirst(2), radix: 8) {
        self = .number(Double(number))
      } else {
        self = .string(text)
      }
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let number = try? container.decode(Decimal.self) {
      // Foundation on Linux refuses `0e1` as a Double.
      self = .number(NSDecimalNumber(decimal: number).doubleValue)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
