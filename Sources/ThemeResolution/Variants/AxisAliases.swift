import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The aliases of an element: axis values that are declared to be the same as others.
struct AxisAliases {
  private struct Question: Hashable {
    let own: AxisValue
    let value: AxisValue
  }

  private let all: [AxisAlias]
  private var targets: [AxisValue: AxisValue] = [:]
  /// The codes of the systems that have an alias, ascending.
  private let systems: [Int]
  /// The answers that have been found, because many variants ask the same questions.
  private var known: [Question: Bool] = [:]

  init(_ aliases: [AxisAlias]) {
    all = aliases
    for alias in aliases { targets[alias.value] = alias.target.value }
    systems = aliases.map(\.value).filter { $0.axis == .system && $0.code > 0 }.map(\.code).sorted()
  }

  /// Whether a variant with the value `own` takes settings that are declared for `value`: it has that value, or one that is the
  /// same by an alias.
  ///
  /// A version of a system takes the alias of the latest earlier version instead of settings declared for versions before that
  /// alias.
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
        // The aliases form a cycle, which is reported separately.
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

  /// The value that `own` is the same as: by its own alias, or by that of the latest earlier version of the same system if that
  /// version is later than `value`. Nil if there is no such alias.
  private func target(of own: AxisValue, later value: AxisValue) -> AxisValue? {
    if let target = targets[own] { return target }
    guard own.axis == .system else { return nil }
    let place = systems.partitioningIndex { $0 >= own.code }
    guard place > 0, case let latest = AxisValue(.system, code: systems[place - 1]), own.takes(latest),
      latest.code > value.code
    else { return nil }
    return targets[latest]
  }

  /// Reports the cycles among an axis's aliases, each once, beginning with its smallest code.
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
      // Keeps the message of a long cycle readable.
      let names = circle.prefix(16).map(\.name) + (circle.count > 16 ? ["…"] : []) + [circle[0].name]
      sink.report(
        Diagnostic(
          .referenceCycle,
          "`\(circle[0].name)` is an alias of itself: \(names.joined(separator: " → "))", at: place))
    }
  }
}
