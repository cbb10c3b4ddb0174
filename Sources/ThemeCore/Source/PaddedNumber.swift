extension String {
  /// A whole number of at least so many digits, with zeros before them: `0041`.
  package init(
    _ value: some BinaryInteger, digits: Int, radix: Int = 10, uppercase: Bool = false
  ) {
    let text = String(value, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
