import ThemeCheck
import ThemeModel

/// A control of the theme with the looks of its parts, each of which is an element of its own.
struct ControlLooks: Sendable {
  let kind: ControlKind
  let name: String
  /// The parts, in the order of the kind's parts and then of their names.
  fileprivate(set) var parts: [ElementLooks]

  /// The control's name as an identifier in generated code: `volume`.
  var symbol: String { parts[0].id.controlSymbol }

  /// The part with a name such as `thumb`, `icons/home` or `divider/normal+selected`; nil if the theme doesn't define it.
  subscript(part: String) -> ElementLooks? { parts.first { $0.id.name == "\(name)/\(part)" } }

  /// The parts nested below a part: for `icons`, those such as `icons/home`; for `divider`, those such as
  /// `divider/normal+selected`.
  func others(of part: String) -> [ElementLooks] {
    parts.filter { $0.id.name.hasPrefix("\(name)/\(part)/") }
  }
}

extension [ElementLooks] {
  /// The controls whose parts are among the elements, sorted by the key of their kind and by name.
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
