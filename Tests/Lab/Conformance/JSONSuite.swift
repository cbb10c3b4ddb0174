extension Suite {
  /// nst/JSONTestSuite: every `y_` is accepted with the value that Foundation reads, every `n_` is refused, and no `i_`
  /// crashes.
  static let json = Suite(name: "json-test-suite") { folder in
    let parent = URL(filePath: folder).appending(path: "json-test-suite/test_parsing")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    var counts = (accepted: 0, refused: 0, free: 0, listed: 0)
    var failures: [String] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      guard let bytes = try? Data(contentsOf: parent.appending(path: name)) else { continue }
      let reading = Reading(bytes, as: name)
      switch name.first {
      case "y" where listed.contains(name):
        counts.listed += 1
        if reading.diagnostics.map(\.code) != [.duplicateKey] {
          failures.append("\(name): listed, but accepted")
        }
      case "y":
        counts.accepted += 1
        guard let tree = reading.accepted else {
          failures.append("\(name): \(reading.complaint)")
          continue
        }
        if JSONValue(tree) != JSONValue(json: bytes) {
          failures.append("\(name): another value: \(JSONValue(tree))")
        }
      case "n":
        counts.refused += 1
        if reading.accepted != nil { failures.append("\(name): accepted") }
      default:
        counts.free += 1
      }
    }
    if counts.accepted == 0 { failures.append("no cases in \(parent.path)") }
    return Result(
      summary: """
        \(counts.accepted) to accept, \(counts.refused) to refuse, \(counts.free) free, \
        \(counts.listed) listed, \(failures.count) wrong
        """, failures: failures)
  }

  /// Well-formed, but a key stands twice, which is an error in every theme.
  private static let listed: Set<String> = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]
}

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
