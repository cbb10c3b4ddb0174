import ThemeCore

/// The reason and the position of a syntax error in path data.
package struct PathDataError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// The text has nothing but white space.
    case empty
    /// The first command is not `M` or `m`.
    case noMove
    /// There is a character that is not a command of SVG.
    case unknownCommand
    /// There is no number where one is expected.
    case noNumber
    /// The absolute value of a number is not below ``DrawingLimits/length``.
    case hugeNumber
    /// There is no `0` or `1` where a flag is expected.
    case noFlag
    /// The text has more bytes than ``DrawingLimits/pathBytes``.
    case tooLong
    /// The path has more lines and curves than ``DrawingLimits/elements``.
    case tooManyElements
  }

  package var problem: Problem
  /// The offset of the error in bytes of UTF-8.
  package var offset: Int

  /// The problem in words, lowercase and without a full stop.
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
