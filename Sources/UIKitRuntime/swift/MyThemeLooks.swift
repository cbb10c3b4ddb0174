import UIKit

extension MyTheme {
  /// What decides how an element looks at a moment.
  struct Traits: Equatable {
    var state: UIControl.State = .normal
    var metrics: UIBarMetrics = .default
    /// Whether nothing is scrolled beneath the bar.
    var isScrollEdge = false
    var style: UIUserInterfaceStyle = .unspecified
    var isHighContrast = false
    var showsButtonShapes = false
    var isRightToLeft = false
    /// The version of the system, as far as the theme tells them apart.
    var system = MyTheme.system
  }

  /// What a theme knows of accessibility settings.
  enum Accessibility { case any, highContrast, buttonShapes, highContrastAndButtonShapes }

  /// Facts that a look gives for every moment.
  protocol LookFacts { init() }

  /// How an element looks: a variant for each combination of values that the theme tells apart.
  @MainActor
  struct Look<Facts: LookFacts> {
    /// What differs from the variant that this one falls back to.
    struct Variant {
      let fallback: Int?
      var state: UIControl.State = .normal
      var metrics: UIBarMetrics = .default
      var isScrollEdge = false
      var style: UIUserInterfaceStyle = .unspecified
      var accessibility: Accessibility = .any
      var system = 0
      var isRightToLeft = false
      let change: @MainActor (inout Facts) -> Void
    }

    /// The element's name in the theme.
    let name: String
    /// Whether it dresses the platform's own back button.
    var isNative = false
    /// Each behind the one that it falls back to, that for everything first.
    let variants: [Variant]

    /// Everything that holds for an element.
    func facts(for traits: Traits = Traits()) -> Facts {
      var places: [Int] = []
      var place: Int? = self.place(for: traits)
      while let index = place {
        places.append(index)
        place = variants[index].fallback
      }
      var facts = Facts()
      for index in places.reversed() { variants[index].change(&facts) }
      return facts
    }

    private func place(for traits: Traits) -> Int {
      let state = self.state(for: traits.state)
      let (metrics, isScrollEdge) = self.metrics(for: traits)
      let accessibility = self.accessibility(for: traits)
      let system = variants.reduce(0) { $1.system <= traits.system ? max($0, $1.system) : $0 }
      let style = variants.contains { $0.style == traits.style } ? traits.style : .unspecified
      let isRightToLeft = traits.isRightToLeft && variants.contains { $0.isRightToLeft }
      return variants.firstIndex {
        $0.state == state && $0.metrics == metrics && $0.isScrollEdge == isScrollEdge
          && $0.accessibility == accessibility && $0.system == system && $0.style == style
          && $0.isRightToLeft == isRightToLeft
      } ?? 0
    }

    /// The states together where the theme says so; else disabled wins over highlighted, that over selected.
    private func state(for state: UIControl.State) -> UIControl.State {
      let candidates = [state, state.subtracting(.focused)] + [.disabled, .highlighted, .selected, .focused]
      return candidates.first { candidate in
        state.isSuperset(of: candidate) && variants.contains { $0.state == candidate }
      } ?? .normal
    }

    /// As UIKit has it, a compact bar at the edge is rather like one at the edge than like one that is compact.
    private func metrics(for traits: Traits) -> (UIBarMetrics, isScrollEdge: Bool) {
      var candidates = [(traits.metrics, isScrollEdge: traits.isScrollEdge)]
      if traits.isScrollEdge { candidates += [(.default, true), (traits.metrics, false)] }
      if traits.metrics == .compactPrompt { candidates.append((.compact, false)) }
      return candidates.first { metrics, isScrollEdge in
        variants.contains { $0.metrics == metrics && $0.isScrollEdge == isScrollEdge }
      } ?? (.default, false)
    }

    /// Both settings together where the theme says so; else button shapes win over high contrast.
    private func accessibility(for traits: Traits) -> Accessibility {
      let (contrast, shapes) = (traits.isHighContrast, traits.showsButtonShapes)
      let candidates: [(holds: Bool, value: Accessibility)] = [
        (contrast && shapes, .highContrastAndButtonShapes), (shapes, .buttonShapes),
        (contrast, .highContrast),
      ]
      return candidates.first { holds, value in
        holds && variants.contains { $0.accessibility == value }
      }?.value ?? .any
    }
  }

  typealias ButtonLook = Look<ButtonFacts>
  typealias BarLook = Look<BarFacts>
  typealias ImageLook = Look<ImageFacts>
}

extension MyTheme.ButtonLook {
  /// The art behind the title, with caps and resizing mode; nil for the platform's own look.
  func background(
    for state: UIControl.State = .normal, compatibleWith traits: UITraitCollection? = nil
  ) -> UIImage? {
    let traits = traits ?? MyTheme.currentTraits
    return facts(for: MyTheme.Traits(traits, state: state)).background?.art?.image(compatibleWith: traits)
  }

  /// The icon.
  func icon(
    for state: UIControl.State = .normal, compatibleWith traits: UITraitCollection? = nil
  ) -> UIImage? {
    let traits = traits ?? MyTheme.currentTraits
    return facts(for: MyTheme.Traits(traits, state: state)).icon?.art?.art?.image(compatibleWith: traits)
  }
}

extension MyTheme.BarLook {
  /// The platform's own bar.
  static var platform: Self {
    Self(name: "platform", variants: [Variant(fallback: nil) { $0.background = .system }])
  }

  /// The background for a bar of a height, with caps and resizing mode; nil for the platform's own look.
  func background(
    for metrics: UIBarMetrics = .default, compatibleWith traits: UITraitCollection? = nil
  ) -> UIImage? {
    let traits = traits ?? MyTheme.currentTraits
    return facts(for: MyTheme.Traits(traits, metrics: metrics)).background?.art?.image(compatibleWith: traits)
  }
}

extension MyTheme.ImageLook {
  /// The picture, with caps and resizing mode.
  func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
    let traits = traits ?? MyTheme.currentTraits
    return facts(for: MyTheme.Traits(traits)).image?.art?.image(compatibleWith: traits)
  }
}

extension MyTheme.Traits {
  /// What a view's surroundings ask for.
  @MainActor
  init(
    _ traits: UITraitCollection, state: UIControl.State = .normal, metrics: UIBarMetrics? = nil,
    isScrollEdge: Bool = false
  ) {
    self.state = state
    self.metrics = metrics ?? (traits.verticalSizeClass == .compact ? .compact : .default)
    self.isScrollEdge = isScrollEdge
    style = traits.userInterfaceStyle
    isRightToLeft = traits.layoutDirection == .rightToLeft
    if #available(iOS 13.0, *) { isHighContrast = traits.accessibilityContrast == .high }
    if #available(iOS 14.0, *) { showsButtonShapes = UIAccessibility.buttonShapesEnabled }
  }
}
