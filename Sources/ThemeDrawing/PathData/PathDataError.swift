import ThemeCore

/// Where and why path data does not parse.
package struct PathDataError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// The first command is another than `M` or `m`.
    case noMove
    /// No command of SVG's begins here.
    case unknownCommand
    /// A number was expected.
    case noNumber
    /// The number is not below ``DrawingLimits/length``.
    case hugeNumber
    /// `0` or `1` was expected.
    case noFlag
    /// More bytes than ``DrawingLimits/pathBytes``.
    case tooLong
    /// More lines and curves than ``DrawingLimits/elements``.
    case tooManyElements
  }

  package var problem: Problem
  /// In bytes of UTF-8 from the beginning of the text.
  package var offset: Int

  /// The problem in words, lower case and without a full stop.
  package var description: String {
    switch problem {
    case .empty: "the path is empty"
    case .noMove: "a path begins with `M`"
    case .unknownCommand: "expected a command (one of MmLlHhVvCcSsQqTtAaZz)"
    case .noNumber: "expected a number"
    case .hugeNumber: "the number is \(Limits().exceeded(.drawingLength).words)"
    case .noFlag: "expected `0` or `1`"
    case .tooLong: "the path has \(Limits().exceeded(.pathBytes).words)"
    case .tooManyElements: "there are \(Limits().exceeded(.pathElements).words)"
    }
  }
}
