import ThemeCheck
import ThemeModel

/// A control as targets show it: its parts are elements.
struct ControlLooks: Sendable {
  let kind: ControlKind
  let name: String
  /// In the order of the kind's parts, then of their names.
  fileprivate(set) var parts: [ElementLooks]

  /// The name in generated code: `volume`.
  var symbol: String { parts[0].id.controlSymbol }

  /// The part of a name, such as `thumb`, `icons/home` or `divider/normal+selected`; nil where the theme says none.
  subscript(part: String) -> ElementLooks? { parts.first { $0.id.name == "\(name)/\(part)" } }

  /// The parts whose names begin with a part's and have more: `icons`, `divider`.
  func others(of part: String) -> [ElementLooks] {
    parts.filter { $0.id.name.hasPrefix("\(name)/\(part)/") }
  }
}

extension [ElementLooks] {
  /// The controls, by kind and name.
  var controls: [ControlLooks] {
    var controls: [ControlLooks] = []
    var places: [String: Int] = [:]
    for element in self {
      guard case .part(let id) = element.id.kind else { continue }
      let key = "\(id.control.key)/\(element.id.controlName)"
      if let place = places[key] {
        controls[place].parts.append(element)
      } else {
        places[key] = controls.count
        controls.append(ControlLooks(kind: id.control, name: element.id.controlName, parts: [element]))
      }
    }
    return controls.sorted { ($0.kind.key, $0.name) < ($1.kind.key, $1.name) }
  }
}
