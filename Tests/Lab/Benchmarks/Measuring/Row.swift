import Foundation

/// A line of the table: what was measured, its figure, and what was promised.
struct Row {
  var name: String
  var figure: String
  var promise = ""
  /// What a chart shows of it: the ratio, and the largest that is good.
  var bar: (ratio: Ratio, goal: Double)?

  var line: String {
    let name = name.padding(toLength: max(58, name.count), withPad: " ", startingAt: 0)
    let blank = String(repeating: " ", count: max(0, 12 - figure.count))
    return promise.isEmpty ? "\(name)\(blank)\(figure)" : "\(name)\(blank)\(figure)   promised: \(promise)"
  }

  init(_ name: String, _ figure: String, promise: String = "") {
    self.name = name
    self.figure = figure
    self.promise = promise
  }

  /// A time, in seconds.
  init(_ name: String, seconds: Double, promise: String = "") {
    let figure =
      seconds < 0.001
      ? "\(fixed(seconds * 1e6, 1)) us"
      : seconds < 1 ? "\(fixed(seconds * 1e3, 2)) ms" : "\(fixed(seconds, 2)) s"
    self.init(name, figure, promise: promise)
  }

  /// A ratio, and the largest that is good.
  init(_ name: String, _ ratio: Ratio, goal: Double? = nil) {
    self.init(name, ratio.text, promise: goal.map { "\(fixed($0, $0 < 0.1 ? 3 : 2)) x" } ?? "")
    bar = goal.map { (ratio, $0) }
  }

  /// How many times a figure is another.
  init(_ name: String, _ figure: Double, over other: Double, promise: String = "") {
    self.init(name, "\(fixed(figure / other, 2)) x", promise: promise)
  }
}

/// A number with a fixed count of decimals.
func fixed(_ value: Double, _ decimals: Int) -> String {
  String(format: "%.\(decimals)f", value)
}
