import ArgumentParser

/// Where the page is served.
enum ServePort: ExpressibleByArgument {
  /// The usual port or, when it is taken, any that is free.
  case any
  /// This one; 0 for any that is free.
  case number(UInt16)

  /// The usual port.
  static let usual: UInt16 = 8474
  /// What `--serve` without a port stands for.
  static let usualWord = "usual"

  init?(argument: String) {
    if argument == Self.usualWord {
      self = .any
    } else if let number = UInt16(argument) {
      self = .number(number)
    } else {
      return nil
    }
  }
}
