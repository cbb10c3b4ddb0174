import ThemeCore

/// The words that messages use for the lines, the sides and the length of an axis.
extension Axis {
  /// The noun for one line of the axis: a column of the horizontal axis, a row of the vertical one.
  var line: String { self == .horizontal ? "column" : "row" }
  /// The noun for a line of the other axis, which tells a position within a column or a row.
  var crossing: String { self == .horizontal ? "row" : "column" }
  /// The adjective that follows a length, as in "33.5 pt wide".
  var extent: String { self == .horizontal ? "wide" : "high" }
  var length: String { self == .horizontal ? "width" : "height" }
  /// The name of the cap at the start of the axis; `trailing` names the one at its end.
  var leading: String { self == .horizontal ? "left" : "top" }
  var trailing: String { self == .horizontal ? "right" : "bottom" }

  /// The lines of a range as text, counted from 0: `column 28`, `columns 28 and 29`, `rows 4 to 20`.
  func lines(_ range: Range<Int>) -> String {
    switch range.count {
    case 1: "\(line) \(range.lowerBound)"
    case 2: "\(line)s \(range.lowerBound) and \(range.upperBound - 1)"
    default: "\(line)s \(range.lowerBound) to \(range.upperBound - 1)"
    }
  }
}

/// The note that accompanies every message in which a column or a row is numbered.
let countedFromZero = "columns and rows are counted from 0"
