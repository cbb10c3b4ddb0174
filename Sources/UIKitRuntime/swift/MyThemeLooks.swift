import UIKit

extension MyTheme {
  /// What decides how an element looks at a moment.
  struct Traits: Equatable {
    var state: UIControl.State = .normal
    #if HOVER
      /// The state of a button that a pointer is above; UIKit leaves such bits to apps.
      static var hovered: UIControl.State { UIControl.State(rawValue: 1 << 16) }
    #endif
    #if METRICS
      var metrics: UIBarMetrics = .default
      /// Whether nothing is scrolled beneath the bar.
      var isScrollEdge = false
    #endif
    #if APPEARANCES
      var style: UIUserInterfaceStyle = .unspecified
    #endif
    #if ACCESSIBILITY
      var isHighContrast = false
      var showsButtonShapes = false
    #endif
    #if DIRECTIONS
      var isRightToLeft = false
    #endif
    #if SCALING
      /// The text size that the user has chosen.
      var contentSize = UIContentSizeCategory.large
    #endif
    #if SHARED
      /// The version of the system, as far as the theme tells them apart; nil for the one that there is.
      var system: Int?
    #else
      #if SYSTEMS
        /// The version of the system, as far as the theme tells them apart.
        var system = MyTheme.system
      #endif
    #endif
    #if PUBLIC || SHARED

      init() {}
    #endif
  }

  #if ACCESSIBILITY
    /// What a theme knows of accessibility settings.
    enum Accessibility { case any, highContrast, buttonShapes, highContrastAndButtonShapes }
  #endif

  /// The traits of what is drawn now.
  #if BEFORE_IOS_13
    @MainActor static var currentTraits: UITraitCollection {
      if #available(iOS 13.0, *) { return .current }
      return UIScreen.main.traitCollection
    }
  #else
    @MainActor static var currentTraits: UITraitCollection { .current }
  #endif

  /// Facts that a look gives for every moment.
  #if SCALING
    protocol LookFacts {
      init()
      /// Has text that scales follow the text size that the user has chosen.
      mutating func scaleText(to contentSize: UIContentSizeCategory)
    }
  #else
    protocol LookFacts { init() }
  #endif

  /// How an element looks: a variant for each combination of values that the theme tells apart.
  @MainActor struct Look<Facts: LookFacts> {
    /// What differs from the variant that this one falls back to.
    struct Variant {
      let fallback: Int?
      var state: UIControl.State = .normal
      #if METRICS
        var metrics: UIBarMetrics = .default
        var isScrollEdge = false
      #endif
      #if APPEARANCES
        var style: UIUserInterfaceStyle = .unspecified
      #endif
      #if ACCESSIBILITY
        var accessibility: Accessibility = .any
      #endif
      #if SYSTEMS
        var system = 0
      #endif
      #if DIRECTIONS
        var isRightToLeft = false
      #endif
      let change: @MainActor (inout Facts) -> Void
      #if SHARED

        init(
          fallback: Int?, state: UIControl.State = .normal, metrics: UIBarMetrics = .default,
          isScrollEdge: Bool = false, style: UIUserInterfaceStyle = .unspecified,
          accessibility: Accessibility = .any, system: Int = 0, isRightToLeft: Bool = false,
          change: @escaping @MainActor (inout Facts) -> Void
        ) {
          self.fallback = fallback
          self.state = state
          self.metrics = metrics
          self.isScrollEdge = isScrollEdge
          self.style = style
          self.accessibility = accessibility
          self.system = system
          self.isRightToLeft = isRightToLeft
          self.change = change
        }
      #endif
    }

    /// The element's name in the theme.
    let name: String
    #if SHARED
      /// The version of the system, as far as the theme tells versions apart.
      let system: Int
    #endif
    #if NAVIGATION
      /// Whether it dresses the platform's own back button.
      var isNative = false
    #endif
    /// Each behind the one that it falls back to, that for everything first.
    let variants: [Variant]
    #if SHARED

      init(name: String, system: Int = 0, isNative: Bool = false, variants: [Variant]) {
        self.name = name
        self.system = system
        self.isNative = isNative
        self.variants = variants
      }
    #endif

    /// Everything that holds for an element.
    func facts(for traits: Traits? = nil) -> Facts {
      var places: [Int] = []
      var place: Int? = self.place(for: traits ?? Traits())
      while let index = place {
        places.append(index)
        place = variants[index].fallback
      }
      var facts = Facts()
      for index in places.reversed() { variants[index].change(&facts) }
      #if LIVE
        #if DEBUG && targetEnvironment(simulator)
          if let index = places.first { Live.shared.revise(&facts, of: self, in: variants[index]) }
        #endif
      #endif
      #if SCALING
        facts.scaleText(to: (traits ?? Traits()).contentSize)
      #endif
      return facts
    }

    private func place(for traits: Traits) -> Int {
      let state = self.state(for: traits.state)
      #if METRICS
        let (metrics, isScrollEdge) = self.metrics(for: traits)
      #endif
      #if ACCESSIBILITY
        let accessibility = self.accessibility(for: traits)
      #endif
      #if SHARED
        let there = traits.system ?? system
      #else
        #if SYSTEMS
          let there = traits.system
        #endif
      #endif
      #if SYSTEMS
        let system = variants.reduce(0) { $1.system <= there ? max($0, $1.system) : $0 }
      #endif
      #if APPEARANCES
        let style = variants.contains { $0.style == traits.style } ? traits.style : .unspecified
      #endif
      #if DIRECTIONS
        let isRightToLeft = traits.isRightToLeft && variants.contains { $0.isRightToLeft }
      #endif
      return variants.firstIndex { variant in
        #if METRICS
          if variant.metrics != metrics || variant.isScrollEdge != isScrollEdge { return false }
        #endif
        #if ACCESSIBILITY
          if variant.accessibility != accessibility { return false }
        #endif
        #if SYSTEMS
          if variant.system != system { return false }
        #endif
        #if APPEARANCES
          if variant.style != style { return false }
        #endif
        #if DIRECTIONS
          if variant.isRightToLeft != isRightToLeft { return false }
        #endif
        return variant.state == state
      } ?? 0
    }

    /// The states together where the theme says so; else disabled wins over highlighted, that over selected.
    private func state(for state: UIControl.State) -> UIControl.State {
      #if HOVER
        let still = state.subtracting(Traits.hovered)
        let candidates =
          [state, still, state.subtracting(.focused), still.subtracting(.focused)]
          + [.disabled, .highlighted, .selected, .focused, Traits.hovered]
      #else
        let candidates =
          [state, state.subtracting(.focused)] + [.disabled, .highlighted, .selected, .focused]
      #endif
      return candidates.first { candidate in
        state.isSuperset(of: candidate) && variants.contains { $0.state == candidate }
      } ?? .normal
    }

    #if METRICS
      /// As UIKit has it, a compact bar at the edge is rather like one at the edge than like one that is compact.
      private func metrics(for traits: Traits) -> (UIBarMetrics, isScrollEdge: Bool) {
        var candidates = [(traits.metrics, isScrollEdge: traits.isScrollEdge)]
        if traits.isScrollEdge { candidates += [(.default, true), (traits.metrics, false)] }
        if traits.metrics == .compactPrompt { candidates.append((.compact, false)) }
        return candidates.first { metrics, isScrollEdge in
          variants.contains { $0.metrics == metrics && $0.isScrollEdge == isScrollEdge }
        } ?? (.default, false)
      }
    #endif

    #if ACCESSIBILITY
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
    #endif
  }

  #if BUTTONS || DRESSING || SWIFTUI
    typealias ButtonLook = Look<ButtonFacts>
  #endif
  #if BARS
    typealias BarLook = Look<BarFacts>
  #endif
  #if IMAGES
    typealias ImageLook = Look<ImageFacts>
  #endif
}

#if BUTTONS || DRESSING || SWIFTUI
  extension MyTheme.ButtonLook {
    /// The art behind the title, with caps and resizing mode; nil for the platform's own look.
    func background(
      for state: UIControl.State = .normal, compatibleWith traits: UITraitCollection? = nil
    ) -> UIImage? {
      let traits = traits ?? MyTheme.currentTraits
      return facts(for: MyTheme.Traits(traits, state: state)).background?.art?.image(compatibleWith: traits)
    }

    #if ICONS
      /// The icon.
      func icon(
        for state: UIControl.State = .normal, compatibleWith traits: UITraitCollection? = nil
      ) -> UIImage? {
        let traits = traits ?? MyTheme.currentTraits
        return facts(for: MyTheme.Traits(traits, state: state)).icon?.art?.art?.image(compatibleWith: traits)
      }
    #endif
  }
#endif

#if SCALING
  extension MyTheme.LookFacts {
    mutating func scaleText(to contentSize: UIContentSizeCategory) {}
  }
#endif

#if BARS
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
      return facts(for: MyTheme.Traits(traits, metrics: metrics)).background?.art?.image(
        compatibleWith: traits)
    }
  }
#endif

#if IMAGES
  extension MyTheme.ImageLook {
    /// The picture, with caps and resizing mode.
    func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
      let traits = traits ?? MyTheme.currentTraits
      return facts(for: MyTheme.Traits(traits)).image?.art?.image(compatibleWith: traits)
    }
  }
#endif

extension MyTheme.Traits {
  /// What a view's surroundings ask for.
  @MainActor init(
    _ traits: UITraitCollection, state: UIControl.State = .normal, metrics: UIBarMetrics? = nil,
    isScrollEdge: Bool = false
  ) {
    #if SHARED
      self.init()
    #endif
    self.state = state
    #if METRICS
      self.metrics = metrics ?? (traits.verticalSizeClass == .compact ? .compact : .default)
      self.isScrollEdge = isScrollEdge
    #endif
    #if APPEARANCES
      style = traits.userInterfaceStyle
    #endif
    #if DIRECTIONS
      isRightToLeft = traits.layoutDirection == .rightToLeft
    #endif
    #if ACCESSIBILITY
      if #available(iOS 13.0, *) { isHighContrast = traits.accessibilityContrast == .high }
      if #available(iOS 14.0, *) { showsButtonShapes = UIAccessibility.buttonShapesEnabled }
    #endif
    #if SCALING
      contentSize = traits.preferredContentSizeCategory
    #endif
  }
}
