import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Which values of an element's axes are the same as others.
struct AxisAliases {
  private struct Question: Hashable {
    let own: AxisValue
    let value: AxisValue
  }

  private let all: [AxisAlias]
  private var targets: [AxisValue: AxisValue] = [:]
  /// The numbers of the systems that are the same as another, ascending.
  private let systems: [Int]
  /// What was found out: many variants ask the same.
  private var known: [Question: Bool] = [:]

  init(_ aliases: [AxisAlias]) {
    all = aliases
    for alias in aliases { targets[alias.value] = alias.target.value }
    systems = aliases.map(\.value).filter { $0.axis == .system && $0.code > 0 }.map(\.code).sorted()
  }

  /// Whether a variant of a value takes what is said for another: it has that value, or one that is the same by an alias.
  /// A system whose alias is later than the value has what that alias says, and not what came before it.
  mutating func takes(_ own: AxisValue, _ value: AxisValue) -> Bool {
    if all.isEmpty { return own.takes(value) }
    var way: [Question] = []
    var current = own
    var answer: Bool?
    while answer == nil {
      let question = Question(own: current, value: value)
      if let found = known[question] {
        answer = found
      } else if way.count > all.count {
        // In a circle.
        answer = false
      } else {
        way.append(question)
        if let next = target(of: current, later: value) {
          current = next
        } else {
          answer = current.takes(value)
        }
      }
    }
    for question in way { known[question] = answer }
    return answer ?? false
  }

  /// What a value is the same as: by its own alias, or by the latest of an earlier system that is later than another value.
  private func target(of own: AxisValue, later value: AxisValue) -> AxisValue? {
    if let target = targets[own] { return target }
    guard own.axis == .system else { return nil }
    let place = systems.partitioningIndex { $0 >= own.code }
    guard place > 0, case let latest = AxisValue(.system, code: systems[place - 1]), own.takes(latest),
      latest.code > value.code
    else { return nil }
    return targets[latest]
  }

  /// Reports the values of an axis that are the same as themselves, each circle once, from its smallest number.
  func reportCircles(of axis: VariantAxis, _ sink: inout DiagnosticSink) {
    var walkOf: [AxisValue: Int] = [:]
    for (number, alias) in all.enumerated() where alias.value.axis == axis {
      var value = alias.value
      while walkOf[value] == nil, let next = targets[value] {
        walkOf[value] = number
        value = next
      }
      guard walkOf[value] == number, targets[value] != nil else { continue }
      var circle = [value]
      while let next = targets[circle[circle.count - 1]], next != value { circle.append(next) }
      let first = circle.indices.min { circle[$0].code < circle[$1].code } ?? 0
      circle = Array(circle[first...] + circle[..<first])
      guard let place = all.first(where: { $0.value == circle[0] })?.target.range else { continue }
      // What is longer nobody reads.
      let names = circle.prefix(16).map(\.name) + (circle.count > 16 ? ["…"] : []) + [circle[0].name]
      sink.report(
        Diagnostic(
          .referenceCycle,
          "`\(circle[0].name)` is an alias of itself: \(names.joined(separator: " → "))", at: place))
    }
  }
}
