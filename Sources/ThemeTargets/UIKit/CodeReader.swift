/// Reads the tables of generated code back.
struct CodeReader {
  enum Language { case swift, objectiveC }

  private let language: Language
  private var tokens: CodeTokens

  init(_ code: String, _ language: Language) throws(CodeError) {
    self.language = language
    tokens = try CodeTokens(code)
  }

  /// Every call of one of some names, or message to it, in order.
  mutating func calls(of names: Set<String>) throws(CodeError) -> [CodeExpression] {
    var calls: [CodeExpression] = []
    while let token = tokens.next {
      var name = token
      if language == .objectiveC, token == .sign("["), let second = tokens.second { name = second }
      if case .name(let name) = name, names.contains(name) {
        var attempt = self
        if let call = try? attempt.expression(), call.callee != nil {
          self = attempt
          calls.append(call)
          continue
        }
      }
      tokens.advance()
    }
    return calls
  }

  /// The expression that a name is set to.
  mutating func value(of name: String) throws(CodeError) -> CodeExpression {
    while let token = tokens.next {
      tokens.advance()
      guard token == .name(name) else { continue }
      // Swift's may have a type before the value.
      if language == .swift, tokens.next == .sign(":") {
        while let token = tokens.next, token != .sign("=") { tokens.advance() }
      }
      if tokens.takes("="), tokens.next != .sign("=") { return try expression() }
    }
    throw CodeError(reason: "`\(name)` is missing")
  }

  /// One expression; flags joined by a bar are a list.
  mutating func expression() throws(CodeError) -> CodeExpression {
    var values = [try operand()]
    while tokens.takes("|") { values.append(try operand()) }
    return values.count == 1 ? values[0] : .list(values)
  }

  private mutating func operand() throws(CodeError) -> CodeExpression {
    if tokens.takes("@") { return try objectiveCLiteral() }
    if tokens.takes("-") {
      guard case .number(let number) = try expression() else {
        throw CodeError(reason: "a sign without number")
      }
      return .number("-\(number)")
    }
    if tokens.takes("(") { return .call("", try arguments(until: ")")) }
    if tokens.next == .sign("[") {
      tokens.advance()
      return language == .swift ? .list(try list(until: "]")) : try message()
    }
    switch tokens.next {
    case .number(let number):
      tokens.advance()
      return .number(number)
    case .text(let text):
      tokens.advance()
      return .text(text)
    default: break
    }
    let isShort = tokens.takes(".")
    var name = isShort ? "." : ""
    repeat {
      let isQuoted = tokens.takes("`")
      name += try tokens.name()
      if isQuoted { try tokens.expect("`") }
      if tokens.next == .sign("."), language == .swift { name += "." } else { break }
    } while tokens.takes(".")
    guard tokens.takes("(") else { return .name(name) }
    let call = CodeExpression.call(name, try arguments(until: ")"))
    return tokens.next == .sign("{") ? .closing(call, try closure()) : call
  }

  private mutating func objectiveCLiteral() throws(CodeError) -> CodeExpression {
    if tokens.takes("[") { return .list(try list(until: "]")) }
    if tokens.takes("{") { return .list(try list(until: "}")) }
    return try operand()
  }

  /// The values of a list, or the entries of a dictionary.
  private mutating func list(until end: Unicode.Scalar) throws(CodeError) -> [CodeExpression] {
    var values: [CodeExpression] = []
    if tokens.takes(":") {
      try tokens.expect(end)
      return []
    }
    while !tokens.takes(end) {
      let value = try expression()
      if tokens.takes(":") {
        guard case .text(let key) = value else { throw CodeError(reason: "a key that is no text") }
        values.append(.entry(key, try expression()))
      } else {
        values.append(value)
      }
      if !tokens.takes(",") {
        try tokens.expect(end)
        break
      }
    }
    return values
  }

  private mutating func arguments(until end: Unicode.Scalar) throws(CodeError) -> [CodeExpression.Argument] {
    var arguments: [CodeExpression.Argument] = []
    while !tokens.takes(end) {
      var label = ""
      let start = tokens
      if let name = try? tokens.name(), tokens.takes(":") { label = name } else { tokens = start }
      arguments.append(CodeExpression.Argument(label: label, value: try expression()))
      if !tokens.takes(",") {
        try tokens.expect(end)
        break
      }
    }
    return arguments
  }

  /// A message of Objective-C, its bracket taken.
  private mutating func message() throws(CodeError) -> CodeExpression {
    let receiver: String
    switch try expression() {
    case .name(let name): receiver = name
    case .call(let name, _): receiver = name
    default: throw CodeError(reason: "a message to no name")
    }
    var arguments: [CodeExpression.Argument] = []
    var changes: [CodeExpression.Assignment]?
    var word = ""
    while !tokens.takes("]") {
      let name = try tokens.name()
      if word.isEmpty { word = name }
      guard tokens.takes(":") else { continue }
      if tokens.takes("^") {
        changes = try closure()
      } else {
        arguments.append(CodeExpression.Argument(label: name, value: try expression()))
      }
    }
    let call = CodeExpression.call("\(receiver).\(word)", arguments)
    return changes.map { .closing(call, $0) } ?? call
  }

  /// What a closure or a block sets, statement by statement.
  private mutating func closure() throws(CodeError) -> [CodeExpression.Assignment] {
    if language == .objectiveC {
      try tokens.expect("(")
      while !tokens.takes(")") { tokens.advance() }
    }
    try tokens.expect("{")
    if language == .swift {
      _ = try tokens.name()
      guard tokens.takes(word: "in") else { throw CodeError(reason: "a closure without parameter") }
    }
    var assignments: [CodeExpression.Assignment] = []
    while !tokens.takes("}") {
      // `(void)look;` says that nothing is set.
      if language == .objectiveC, tokens.takes("(") {
        while let token = tokens.next, token != .sign("}") { tokens.advance() }
        continue
      }
      guard tokens.takes(word: "look") else { throw CodeError(reason: "no assignment at \(tokens.place)") }
      var path: [String] = []
      while !tokens.takes("=") {
        _ = tokens.takes("?")
        try tokens.expect(".")
        path.append(try tokens.name())
      }
      assignments.append(
        CodeExpression.Assignment(path: path.joined(separator: "."), value: try expression()))
      if language == .objectiveC { try tokens.expect(";") }
    }
    return assignments
  }
}
