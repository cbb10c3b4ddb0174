/// A JSON value to write, or as it was read: members keep their order, numbers their text.
package enum JSONValue: Sendable {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  /// A number as JSON spells it; the maker answers for the spelling.
  case number(String)
  case bool(Bool)
  case null
  /// A value that stands on one line, with all that is in it, wherever it is written.
  indirect case oneLine(JSONValue)

  /// A whole number.
  package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

  /// An object of those members that are not nil.
  package static func object(omittingNil members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension JSONValue {
  /// The value without the mark that keeps it on one line.
  package var unmarked: JSONValue {
    var value = self
    while case .oneLine(let inner) = value { value = inner }
    return value
  }

  /// An object's members, or nil when it is none.
  package var members: [(String, JSONValue)]? {
    guard case .object(let members) = unmarked else { return nil }
    return members
  }

  /// A list's elements, or nil when it is none.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = unmarked else { return nil }
    return elements
  }

  /// A string's text, or nil when it is none.
  package var string: String? {
    guard case .string(let text) = unmarked else { return nil }
    return text
  }

  /// A number that is whole and fits, or nil.
  package var integer: Int? {
    guard case .number(let text) = unmarked else { return nil }
    return Int(text)
  }

  /// The first member of a name, or nil.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.0.utf8.elementsEqual(key.utf8) }?.1
  }
}
