/// A value that takes one word where it stands.
indirect enum OutOfLine<Value: Sendable>: Sendable {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
