/// A JSON value that was read or is to be written. Members keep their order, and numbers keep their text.
package enum JSONValue: Sendable {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  /// A number in JSON syntax. The caller is responsible for its validity.
  case number(String)
  case bool(Bool)
  case null
  /// A value that is written on one line, including all values inside it.
  indirect case oneLine(JSONValue)

  /// A number from an integer.
  package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

  /// An object with the members that are not nil.
  package static func object(omittingNil members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension JSONValue {
  /// The value without `oneLine`.
  package var unmarked: JSONValue {
    var value = self
    while case .oneLine(let inner) = value { value = inner }
    return value
  }

  /// The members of an object; nil for other values.
  package var members: [(String, JSONValue)]? {
    guard case .object(let members) = unmarked else { return nil }
    return members
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = unmarked else { return nil }
    return elements
  }

  /// The text of a string; nil for other values.
  package var string: String? {
    guard case .string(let text) = unmarked else { return nil }
    return text
  }

  /// The value of a number that is whole and fits in an `Int`; nil for other values.
  package var integer: Int? {
    guard case .number(let text) = unmarked else { return nil }
    return Int(text)
  }

  /// The value of the first member with a key; nil if there is none, or for values that are not objects.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.0.utf8.elementsEqual(key.utf8) }?.1
  }
}

// With these literals, constant values in the source look like JSON. Members keep the order of the source.

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

/// The members of an object, which are sorted by key in the result. Nil values are omitted.
package struct Members {
  private var members: [(String, JSONValue)] = []

  package init() {}

  /// Adds a member unless its value is nil.
  package mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append((key, value)) }
  }

  package var isEmpty: Bool { members.isEmpty }

  /// The object with its keys sorted by their UTF-8 bytes.
  package var object: JSONValue {
    .object(members.sorted { precedesInBytes($0.0, $1.0) })
  }
}
