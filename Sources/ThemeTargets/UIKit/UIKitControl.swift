import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeSlicing

/// A control as generated code describes it: a value with a member for each of the control's parts.
struct UIKitControl {
  let kind: ControlKind
  let name: String
  /// The control's name in generated code: `volume`.
  let symbol: String
  let parts: [(place: UIKitPlace, look: UIKitLook)]

  /// The control's path in the theme: `controls/sliders/volume`.
  var id: String { "controls/\(kind.key)/\(name)" }

  /// The type of the control's look in Swift, to which Objective-C adds a prefix: `SliderLook`.
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

extension [UIKitLook.Change] {
  /// Adapts the changes to a part of a control, whose look may have other members than that of an element.
  mutating func fitPart(_ look: Look, over base: Look?) {
    guard case .part(let id) = look.kind else { return }
    if id.part.isFrame {
      // The padding of the content is all that a frame has of a title.
      self = compactMap { change in
        change.property == .title
          ? nil
          : change.property == .titleInsets
            ? UIKitLook.Change(property: change.property, steps: ["content"], value: change.value) : change
      }
    } else if id.control.takesColors {
      let color = look.soleColor
      let isSame = base.map { $0.soleColor == color } ?? (color == nil)
      self =
        isSame
        ? []
        : [UIKitLook.Change(property: .image, steps: ["color"], value: color.map { .color($0) } ?? .nothing)]
    } else if id.part.content == .text {
      fitText(look, over: base)
    }
  }

  /// Sets the alignment of text that is a part of its own. Such text is leading if the theme says nothing, whereas a title is
  /// centered on its art.
  private mutating func fitText(_ look: Look, over base: Look?) {
    removeAll { $0.property == .titleAlignment }
    let alignment = look.title.$alignment ?? .leading
    let isNew = contains { $0.property == .title }
    guard look.hasTitle, isNew || (base?.title.$alignment ?? .leading) != alignment else { return }
    append(
      UIKitLook.Change(
        property: .titleAlignment, steps: LookProperty.titleAlignment.uikitPath,
        value: .word(.horizontalAlignment, alignment.rawValue)))
  }
}

extension Look {
  /// The color of art that has only one, whatever its shape; nil for art of several colors, and if there is no art.
  fileprivate var soleColor: Color? { main.art?.art.soleColor }
}

extension SlicedArt {
  fileprivate var soleColor: Color? {
    guard let bitmap = slices.first?.pixels.bitmap, bitmap.hasSingleColor else { return nil }
    return bitmap.pixels.max { Color(word: $0).alpha < Color(word: $1).alpha }.map(Color.init(word:))
  }
}
