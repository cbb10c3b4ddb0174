import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeSlicing

/// A control as generated code says it: a value with a member for each of its parts.
struct UIKitControl {
  let kind: ControlKind
  let name: String
  /// Its name in generated code: `volume`.
  let symbol: String
  let parts: [(place: UIKitPlace, look: UIKitLook)]

  /// `controls/sliders/volume`.
  var id: String { "controls/\(kind.key)/\(name)" }

  /// The type of its look in Swift, which is that of Objective-C without the theme's name: `SliderLook`.
  var type: String { "\(kind.symbol.withCapital)Look" }
}

/// Where a control has one of its parts.
enum UIKitPlace {
  /// A member of its own.
  case member(String)
  /// One of the parts of a member, by the name that the theme gives it.
  case named(String, in: String)
  /// One of the parts of a member, for neighbors in two states.
  case between(String, left: StateName, right: StateName)

  /// Nil for neighbors in a state that UIKit does not have.
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
  /// Whether UIKit draws it with colors, and takes no pictures.
  var takesColors: Bool { key == "switches" }

  /// Whether UIKit draws it with an object that it makes of a class: each control has its own.
  var isDrawnByClass: Bool { key == "popovers" }
}

extension [UIKitLook] {
  /// The controls whose parts are among them, by kind and name.
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
  /// Says the changes of a part of a control in the words of its kind, where they are others than an element's.
  mutating func fitPart(_ look: Look, over base: Look?) {
    guard case .part(let id) = look.kind else { return }
    if id.part.isFrame {
      // The room around the content is all that it has of a title.
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

  /// A text that stands by itself begins where the user begins to read, also where the theme says nothing; a title
  /// stands in the middle of its art then.
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
  /// The color of art that has no other, whatever its shape; nil for art of several colors, and where there is none.
  fileprivate var soleColor: Color? { main.art?.art.soleColor }
}

extension SlicedArt {
  fileprivate var soleColor: Color? {
    guard let bitmap = slices.first?.pixels.bitmap, bitmap.hasSingleColor else { return nil }
    return bitmap.pixels.max { Color(word: $0).alpha < Color(word: $1).alpha }.map(Color.init(word:))
  }
}
