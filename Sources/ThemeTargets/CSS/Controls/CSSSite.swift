import ThemeModel

/// Where on a page a part of a control is shown: a box of the control's element, or of elements in it.
struct CSSSite: Hashable {
  /// Which elements say the states of a part.
  enum States: Hashable {
    /// The element itself.
    case own
    /// The element, which is on while it is checked.
    case checked
    /// The element, or an `input` in it: one of several of which one is chosen.
    case choice
  }

  /// What follows the control's class: conditions of it, or the elements in it. It weighs nothing.
  let path: String
  /// The pseudo-element. A browser ignores the whole rule of one that it does not know, so each has a rule of its own.
  let pseudo: String
  let states: States
  /// What stands in each of these elements, which says no states of its own; empty for the elements themselves.
  var content = ""
  /// The physical sides on which another part continues: art has neither caps nor anything outside there.
  var inner: Sides = []
  /// The side of the control on which it stands; nil where it is laid out in another way.
  var side: Side?

  /// Left and right.
  struct Sides: OptionSet, Hashable {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
  }

  enum Side: String, CaseIterable {
    case top, right, bottom, left
  }

  /// The control's element, in some condition.
  static func root(_ condition: String = "", _ pseudo: String = "", states: States = .own) -> CSSSite {
    CSSSite(path: condition.isEmpty ? "" : ":where(\(condition))", pseudo: pseudo, states: states)
  }

  /// Elements directly in it.
  static func child(_ condition: String, _ pseudo: String = "", states: States = .own) -> CSSSite {
    CSSSite(path: " > :where(\(condition))", pseudo: pseudo, states: states)
  }

  /// A generated box of the same element.
  func generating(_ pseudo: String) -> CSSSite { CSSSite(path: path, pseudo: pseudo, states: states) }

  /// The element of the text in one of several: the text of a flexible box can't end with an ellipsis.
  var text: CSSSite {
    var text = self
    text.content = " > :where(span)"
    return text
  }

  /// The conditions of states, as `CSSNames.stateConditions`.
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

  /// One of several in a state: in none it is not chosen.
  static func chosen(in state: StateName) -> String {
    let site = CSSSite(path: "", pseudo: "", states: .choice)
    let held = CSSNames.stateConditions.filter { state.bits & $0.bits != 0 }
    return held.isEmpty
      ? ":not(\(chosen))" : held.map { site.condition($0.bits, otherwise: $0.condition) }.joined()
  }
}
