/// The members of an object, sorted by key when they are read; what is nil is absent.
package struct Members {
  private var members: [(String, JSONValue)] = []

  package init() {}

  package mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append((key, value)) }
  }

  package var isEmpty: Bool { members.isEmpty }

  /// An object with its keys sorted by their bytes.
  package var object: JSONValue {
    .object(members.sorted { precedesInBytes($0.0, $1.0) })
  }
}
