import ArgumentParser

/// The port at which the page is served.
enum ServePort: ExpressibleByArgument {
  /// The usual port.
  case any
  /// This port; 0 stands for any free port.
  case number(UInt16)

  /// The usual port.
  static let usual: UInt16 = 8474
  /// The value that stands for `--serve` without a port.
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
