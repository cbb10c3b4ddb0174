import ThemeModel

/// Where a page shows a part of a control: on a box of the control's element, or of elements inside it.
struct CSSSite: Hashable {
  /// The elements that have the states of a part.
  enum States: Hashable {
    /// The element itself.
    case own
    /// The element itself, where `:checked` stands for selected.
    case checked
    /// The element, or an `input` inside it, which is one of several of which one is chosen.
    case choice
  }

  /// What follows the control's class in the selector: conditions on its element, or elements inside it. It adds no
  /// specificity.
  let path: String
  /// The pseudo-element, or an empty string. Browsers ignore a rule with a pseudo-element that they don't know, so each
  /// pseudo-element needs a rule of its own.
  let pseudo: String
  let states: States
  /// The selector of what is inside these elements, without states of its own; empty for the elements themselves.
  var content = ""
  /// The physical sides on which another part continues, so that the art has neither caps nor outsets there.
  var inner: Sides = []
  /// The side of the control on which the part is placed; nil if it is laid out in another way.
  var side: Side?

  /// A set of physical sides.
  struct Sides: OptionSet, Hashable {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
  }

  enum Side: String, CaseIterable {
    case top, right, bottom, left
  }

  /// The control's element, if it meets a condition.
  static func root(_ condition: String = "", _ pseudo: String = "", states: States = .own) -> CSSSite {
    CSSSite(path: condition.isEmpty ? "" : ":where(\(condition))", pseudo: pseudo, states: states)
  }

  /// The children of the control's element that meet a condition.
  static func child(_ condition: String, _ pseudo: String = "", states: States = .own) -> CSSSite {
    CSSSite(path: " > :where(\(condition))", pseudo: pseudo, states: states)
  }

  /// A generated box of the same elements.
  func generating(_ pseudo: String) -> CSSSite { CSSSite(path: path, pseudo: pseudo, states: states) }

  /// The text element inside one of several elements. Text that is directly in a flex container can't end with an ellipsis.
  var text: CSSSite {
    var text = self
    text.content = " > :where(span)"
    return text
  }

  /// The condition of a state on this site; `condition` is the usual one, from `CSSNames.stateConditions`.
  func condition(_ state: Int, otherwise condition: String) -> String {
    switch (states, state) {
    case (.checked, 4): ":checked"
    case (.choice, 1), (.choice, StateName.hovered.bits), (.own, _), (.checked, _): condition
    case (.choice, 2): CSSSite.disabled
    case (.choice, 4): CSSSite.chosen
    case (.choice, _): ":is(\(condition),:has(> \(condition)))"
    }
  }

  static let chosen =
    ":is([aria-selected=\"true\"],[aria-pressed=\"true\"],[aria-current]:not([aria-current=\"false\"]),:has(> :checked))"
  private static let disabled = ":is(:disabled,[aria-disabled=\"true\"],:has(> :disabled))"

  /// The condition that one of several elements is in a state. In the normal state, it isn't chosen.
  static func chosen(in state: StateName) -> String {
    let site = CSSSite(path: "", pseudo: "", states: .choice)
    let held = CSSNames.stateConditions.filter { state.bits & $0.bits != 0 }
    return held.isEmpty
      ? ":not(\(chosen))" : held.map { site.condition($0.bits, otherwise: $0.condition) }.joined()
  }
}
