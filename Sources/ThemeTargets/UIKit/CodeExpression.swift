/// An expression of generated code, read back: the same for Swift and for Objective-C.
indirect enum CodeExpression: Equatable {
  case number(String)
  case text(String)
  /// A name, perhaps with dots.
  case name(String)
  case list([CodeExpression])
  /// An entry of a dictionary.
  case entry(String, CodeExpression)
  /// A call, or a message: its name is the receiver's with the first word of the selector. A tuple has no name.
  case call(String, [Argument])

  struct Argument: Equatable {
    /// Empty where it has none.
    let label: String
    let value: CodeExpression
  }

  /// What a closure or a block sets.
  struct Assignment: Equatable {
    /// The path below the closure's parameter: `title.color`.
    let path: String
    let value: CodeExpression
  }

  /// A call that ends with a closure.
  case closing(CodeExpression, [Assignment])

  /// The value of an argument.
  subscript(label: String) -> CodeExpression? {
    switch self {
    case .call(_, let arguments): arguments.first { $0.label == label }?.value
    case .closing(let call, _): call[label]
    default: nil
    }
  }

  /// The name of what is called.
  var callee: String? {
    switch self {
    case .call(let name, _): name
    case .closing(let call, _): call.callee
    default: nil
    }
  }
}

/// What is no code that themec writes.
struct CodeError: Error {
  let reason: String
}
