import ThemeCore

/// What messages call the lines, the sides and the length of an axis.
extension Axis {
  /// One line across the axis.
  var line: String { self == .horizontal ? "column" : "row" }
  /// One line along the axis: what tells a place on a column or a row.
  var crossing: String { self == .horizontal ? "row" : "column" }
  /// As in "33.5 pt wide".
  var extent: String { self == .horizontal ? "wide" : "high" }
  var length: String { self == .horizontal ? "width" : "height" }
  /// The cap at the start and the one at the end.
  var leading: String { self == .horizontal ? "left" : "top" }
  var trailing: String { self == .horizontal ? "right" : "bottom" }

  /// `columns 28 and 29`, `rows 4 to 20`; counted from 0.
  func lines(_ range: Range<Int>) -> String {
    switch range.count {
    case 1: "\(line) \(range.lowerBound)"
    case 2: "\(line)s \(range.lowerBound) and \(range.upperBound - 1)"
    default: "\(line)s \(range.lowerBound) to \(range.upperBound - 1)"
    }
  }
}

/// Said once wherever a column or a row is named.
let countedFromZero = "columns and rows are counted from 0"
