import ThemeCheck
import ThemeModel

/// A control as generated code describes it: a value with a member for each of the control's parts.
struct UIKitControl {
  let kind: ControlKind
  let name: String
  /// The control's name in generated code: `volume`.
  let symbol: String
  let parts: [(place: UIKitPlace, look: UIKitLook)]

  /// The control's path in the theme: `controls/sliders/volume`.
  var id: String { "controls/\(kind.key)/\(name)" }

  /// The type of the control's look: `SliderLook`.
  var type: String { "\(kind.symbol.withCapital)Look" }
}

/// The place of a part in the look of its control.
enum UIKitPlace {
  /// A member that holds the part alone.
  case member(String)
  /// A member that holds several parts, by the names that the theme gives them.
  case named(String, in: String)
  /// A member that holds several parts, each for neighbors in two states.
  case between(String, left: StateName, right: StateName)

  /// Creates the place of a part, by the name that follows the part's; nil for neighbors in a state that UIKit doesn't have.
  fileprivate init?(_ part: ControlPart, _ name: String?) {
    guard let name else {
      self = .member(part.name)
      return
    }
    switch part.others {
    case .none: self = .member(part.name)
    case .named: self = .named(name, in: part.name)
    case .pairsOfStates:
      guard let pair = StatePairName(name), pair.left != .hovered, pair.right != .hovered else {
        return nil
      }
      self = .between("\(part.name)Between", left: pair.left, right: pair.right)
    }
  }
}

extension ControlKind {
  /// Whether UIKit draws the control itself and takes colors instead of pictures.
  var takesColors: Bool { key == "switches" }

  /// Whether UIKit draws the control with an object that it creates from a class, so that each control needs a class of its
  /// own.
  var isDrawnByClass: Bool { key == "popovers" }
}

extension [UIKitLook] {
  /// The controls whose parts are among the looks, by kind and name.
  var controls: [UIKitControl] {
    let parts = filter { $0.element.id.kind.controlPart != nil }
    let looks = Dictionary(uniqueKeysWithValues: parts.map { ($0.element.id, $0) })
    return parts.map(\.element).controls.map { control in
      UIKitControl(
        kind: control.kind, name: control.name, symbol: control.symbol,
        parts: control.parts.compactMap { element in
          guard let part = element.id.kind.controlPart, let look = looks[element.id],
            let place = UIKitPlace(part, element.id.nameInPart)
          else { return nil }
          return (place, look)
        })
    }
  }
}
