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
