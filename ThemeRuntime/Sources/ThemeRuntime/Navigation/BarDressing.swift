import UIKit

/// The appearances that the theme has given a screen's item. An appearance that the app sets there stays.
@MainActor final class BarDressing {
  private static let slots: [ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>] = [
    \.standardAppearance, \.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance,
  ]

  private var key: Key?
  private var made: [UINavigationBarAppearance?] = [nil, nil, nil, nil]
  /// What the item has of the theme, as the item keeps it.
  private var shown: [UINavigationBarAppearance?] = [nil, nil, nil, nil]
  private(set) var hasLargeTitle = false
  private var tint: UIColor?
  private var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?

  /// What the appearances are made of.
  private struct Key: Equatable {
    let bar: ThemeRevision?
    let back: ThemeRevision?
    let isVertical: Bool
    let traits: ThemeTraits
    let scale: CGFloat
  }

  func refresh(
    _ item: UINavigationItem, in bar: UINavigationBar, _ look: (look: BarLook?, revision: ThemeRevision?),
    _ native: (look: ButtonLook, revision: ThemeRevision)?
  ) {
    let traits = bar.traitCollection
    let key = Key(
      bar: look.revision, back: native?.revision, isVertical: native != nil && bar.isVertical,
      traits: ThemeTraits(traits), scale: traits.displayScale)
    let isChanged = key != self.key
    if isChanged {
      self.key = key
      var appearances = look.look?.appearances(for: traits)
      if let native {
        appearances = appearances ?? BarAppearances(copying: bar)
        appearances?.dressBackButton(native.look, for: traits, isVertical: bar.isVertical)
      }
      made = appearances?.all ?? [nil, nil, nil, nil]
      let facts = look.look?.facts(for: key.traits)
      hasLargeTitle = facts?.shownLargeTitle != nil
      tint = facts?.tint
    }
    set(made, in: item, isChanged: isChanged)
    ThemeTint.of(item).tint(item, tint)
  }

  /// Sets what the app has not set itself. As UIKit falls back from one appearance to another, the app's own `standard` counts
  /// for all four, and its own `scrollEdge` for a low bar as well.
  private func set(_ wanted: [UINavigationBarAppearance?], in item: UINavigationItem, isChanged: Bool) {
    let current = Self.slots.map { item[keyPath: $0] }
    let isApps = zip(current, shown).map { $0 != nil && $0 != $1 }
    for (index, slot) in Self.slots.enumerated() {
      guard !isApps[index] else {
        shown[index] = nil
        continue
      }
      let isLeftToApp = isApps[0] || index == 3 && isApps[2]
      let appearance = isLeftToApp ? nil : wanted[index]
      if !isChanged && (appearance == nil) == (current[index] == nil) { continue }
      if appearance == nil && current[index] == nil { continue }
      item[keyPath: slot] = appearance
      shown[index] = item[keyPath: slot]
    }
  }

  /// Where the theme has made titles large, a screen says whether its own is, unless the app says so.
  func setLargeTitleMode(of item: UINavigationItem) {
    let mode = item.largeTitleDisplayMode
    let wanted: UINavigationItem.LargeTitleDisplayMode = hasLargeTitle ? .always : .never
    guard mode == .automatic || mode == largeTitleMode, mode != wanted else { return }
    item.largeTitleDisplayMode = wanted
    largeTitleMode = wanted
  }

  /// Takes back what the item has of the theme.
  func remove(from item: UINavigationItem) {
    key = nil
    made = [nil, nil, nil, nil]
    set(made, in: item, isChanged: true)
    ThemeTint.of(item).tint(item, nil)
    if let largeTitleMode, item.largeTitleDisplayMode == largeTitleMode {
      item.largeTitleDisplayMode = .automatic
    }
    largeTitleMode = nil
  }
}

/// The tint that the theme has given a screen's items, because from iOS 26 on they take none of the bar.
@MainActor final class ThemeTint {
  /// Whether a tint has to be in appearances and items.
  static var isInAppearances: Bool { if #available(iOS 26.0, *) { true } else { false } }

  private var items: [Tinted] = []

  private struct Tinted {
    weak var item: UIBarButtonItem?
    let tint: UIColor
  }

  static func of(_ item: UINavigationItem) -> ThemeTint {
    AssociatedValues.value(of: item) { ThemeTint() }
  }

  /// Tints the items that have no tint of the app's.
  func tint(_ item: UINavigationItem, _ tint: UIColor?) {
    guard Self.isInAppearances else { return }
    for tinted in items where tinted.tint != tint {
      if let item = tinted.item, item.tintColor == tinted.tint { item.tintColor = nil }
    }
    items.removeAll { $0.item == nil || $0.tint != tint }
    guard let tint else { return }
    for button in item.allItems where button.customView == nil && button.tintColor == nil {
      button.tintColor = tint
      items.append(Tinted(item: button, tint: tint))
    }
  }
}
