extension String {
  /// A whole number with at least `digits` digits, padded with zeros: `0041`.
  package init(
    _ value: some BinaryInteger, digits: Int, radix: Int = 10, uppercase: Bool = false
  ) {
    let text = String(value, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
