extension SupportText {
  static let swiftLooks = SupportText(
    "Looks.swift",
    #"""
    import UIKit

    extension THEME {
      /// What decides how an element looks at a moment.
      struct Traits: Equatable {
        var state: UIControl.State = .normal
        var metrics: UIBarMetrics = .default
        var style: UIUserInterfaceStyle = .unspecified
        var isHighContrast = false
        var showsButtonShapes = false
        var isRightToLeft = false
        /// The version of the system, as far as the theme tells them apart.
        var system = THEME.system
      }

      /// What a theme knows of accessibility settings.
      enum Accessibility { case any, highContrast, buttonShapes }

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
          var style: UIUserInterfaceStyle = .unspecified
          var accessibility: Accessibility = .any
          var system = 0
          var isRightToLeft = false
          let change: @MainActor (inout Facts) -> Void
        }

        /// The element's name in the theme.
        let name: String
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
          let metrics = self.metrics(for: traits.metrics)
          let accessibility = self.accessibility(for: traits)
          let system = variants.reduce(0) { $1.system <= traits.system ? max($0, $1.system) : $0 }
          let style = variants.contains { $0.style == traits.style } ? traits.style : .unspecified
          let isRightToLeft = traits.isRightToLeft && variants.contains { $0.isRightToLeft }
          return variants.firstIndex {
            $0.state == state && $0.metrics == metrics && $0.accessibility == accessibility && $0.system == system
              && $0.style == style && $0.isRightToLeft == isRightToLeft
          } ?? 0
        }

        /// The states together where the theme says so; else disabled wins over highlighted, that over selected.
        private func state(for state: UIControl.State) -> UIControl.State {
          let candidates = [state, state.subtracting(.focused)] + [.disabled, .highlighted, .selected, .focused]
          return candidates.first { candidate in
            state.isSuperset(of: candidate) && variants.contains { $0.state == candidate }
          } ?? .normal
        }

        private func metrics(for metrics: UIBarMetrics) -> UIBarMetrics {
          if variants.contains(where: { $0.metrics == metrics }) { return metrics }
          let isCompact = metrics == .compact || metrics == .compactPrompt
          return isCompact && variants.contains { $0.metrics == .compact } ? .compact : .default
        }

        private func accessibility(for traits: Traits) -> Accessibility {
          if traits.showsButtonShapes, variants.contains(where: { $0.accessibility == .buttonShapes }) {
            return .buttonShapes
          }
          if traits.isHighContrast, variants.contains(where: { $0.accessibility == .highContrast }) {
            return .highContrast
          }
          return .any
        }
      }

      /// What an element shows: a picture, or the platform's own look.
      enum Shown: Equatable {
        case system
        case art(Art)

        /// Nil for the platform's own look.
        var art: Art? {
          if case .art(let art) = self { return art }
          return nil
        }
      }

      /// A picture of the catalogue, and how it stretches.
      struct Art: Equatable {
        /// Its name in the catalogue.
        var name: String
        /// Nil where it doesn't stretch.
        var resizing: UIImage.ResizingMode?
        /// The margins that keep their size.
        var caps = Margins()
        /// How much of it lies outside what layout aligns.
        var alignment = Margins()
        /// Whether only its shape counts, for a tint.
        var isTemplate = false

        /// The picture with caps, resizing mode, alignment and rendering mode; nil where the catalogue is missing.
        @MainActor
        func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
          guard var image = UIImage(named: name, in: THEME.bundle, compatibleWith: traits) else {
            assertionFailure("\(name) is not in the asset catalogue of \(THEME.bundle)")
            return nil
          }
          if let resizing {
            image = image.resizableImage(withCapInsets: caps.insets(at: image.scale), resizingMode: resizing)
          }
          let alignment = alignment.insets(at: image.scale)
          if alignment != .zero { image = image.withAlignmentRectInsets(alignment) }
          return image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
        }
      }

      /// Insets in points that may differ between the scales of a picture's files.
      struct Margins: Equatable {
        private var scales: [(scale: CGFloat, insets: UIEdgeInsets)] = [(1, .zero)]

        /// None.
        init() {}

        /// The same at every scale.
        init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
          scales = [(1, UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))]
        }

        /// Whole pixels of each file.
        init(pixels: [(scale: CGFloat, insets: UIEdgeInsets)]) {
          scales = pixels.map { scale, insets in
            (
              scale,
              UIEdgeInsets(
                top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
                right: insets.right / scale)
            )
          }
        }

        func insets(at scale: CGFloat) -> UIEdgeInsets {
          (scales.first { $0.scale >= scale } ?? scales[scales.count - 1]).insets
        }

        static func == (left: Margins, right: Margins) -> Bool {
          left.scales.elementsEqual(right.scales) { $0.scale == $1.scale && $0.insets == $1.insets }
        }
      }

      /// How text looks and where it stands. +x is right, +y is down.
      struct Title: Equatable {
        var font = Typeface()
        var color: UIColor?
        var shadow: Shadow?
        var insets = UIEdgeInsets.zero
        var offset = UIOffset.zero
        var alignment = NSTextAlignment.center
        var verticalAlignment = UIControl.ContentVerticalAlignment.center
        var truncation = NSLineBreakMode.byTruncatingTail
        /// Whether the text's width is rounded up to a whole point.
        var roundsWidth = true

        /// What strings are drawn with.
        func attributes(tint: UIColor?) -> [NSAttributedString.Key: Any] {
          var attributes: [NSAttributedString.Key: Any] = [.font: font.font]
          if let color = color ?? tint { attributes[.foregroundColor] = color }
          if let shadow {
            let drawn = NSShadow()
            drawn.shadowColor = shadow.color
            drawn.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
            drawn.shadowBlurRadius = shadow.blur
            attributes[.shadow] = drawn
          }
          return attributes
        }
      }

      /// A shadow of text; the blur is twice the deviation.
      struct Shadow: Equatable {
        var color: UIColor
        var x: CGFloat
        var y: CGFloat
        var blur: CGFloat
      }

      /// A font; the system's where the app has no such family.
      struct Typeface: Equatable {
        var family = "system"
        var weight = UIFont.Weight.regular
        var size: CGFloat = 17
        var isItalic = false

        var font: UIFont {
          var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
          if family != "system", UIFont.familyNames.contains(family) {
            descriptor = UIFontDescriptor(fontAttributes: [
              .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
            ])
          }
          let traits = descriptor.symbolicTraits.union(.traitItalic)
          if isItalic, let italic = descriptor.withSymbolicTraits(traits) { descriptor = italic }
          return UIFont(descriptor: descriptor, size: size)
        }
      }

      /// A colour of 8-bit sRGB.
      static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UIColor {
        UIColor(
          red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255)
      }

      /// Where an icon stands beside a title.
      enum Placement { case leading, trailing, above, below, only }

      /// A picture beside a title.
      struct Icon: Equatable {
        var art: Shown?
        var tint: UIColor?
        var placement = Placement.leading
        var gap: CGFloat = 0
      }

      /// How a button looks at a moment.
      struct ButtonFacts: LookFacts, Equatable {
        var background: Shown?
        var height: CGFloat?
        var minimumWidth: CGFloat?
        var maximumWidth: CGFloat?
        /// The least area that takes touches.
        var hitArea = CGSize.zero
        var tint: UIColor?
        var title: Title?
        var icon: Icon?
      }

      /// How a navigation bar looks at a moment.
      struct BarFacts: LookFacts, Equatable {
        var background: Shown?
        var shadowImage: Shown?
        var backIndicator: Shown?
        var backIndicatorMask: Shown?
        var tint: UIColor?
        var isTranslucent: Bool?
        var position = UIBarPosition.any
        var title: Title?
      }

      /// What an image shows at a moment.
      struct ImageFacts: LookFacts, Equatable {
        var image: Shown?
      }

      /// The traits of what is drawn now.
      @MainActor static var currentTraits: UITraitCollection {
        //? below 13
        if #available(iOS 13.0, *) { return .current }
        return UIScreen.main.traitCollection
        //? from 13
        .current
        //? end
      }

      typealias ButtonLook = Look<ButtonFacts>
      typealias BarLook = Look<BarFacts>
      typealias ImageLook = Look<ImageFacts>
    }

    extension THEME.ButtonLook {
      /// The art behind the title, with caps and resizing mode; nil for the platform's own look.
      func background(
        for state: UIControl.State = .normal, compatibleWith traits: UITraitCollection? = nil
      ) -> UIImage? {
        let traits = traits ?? THEME.currentTraits
        return facts(for: THEME.Traits(traits, state: state)).background?.art?.image(compatibleWith: traits)
      }

      /// The icon.
      func icon(
        for state: UIControl.State = .normal, compatibleWith traits: UITraitCollection? = nil
      ) -> UIImage? {
        let traits = traits ?? THEME.currentTraits
        return facts(for: THEME.Traits(traits, state: state)).icon?.art?.art?.image(compatibleWith: traits)
      }
    }

    extension THEME.BarLook {
      /// The platform's own bar.
      static var platform: Self {
        Self(name: "platform", variants: [Variant(fallback: nil) { $0.background = .system }])
      }

      /// The background for a bar of a height, with caps and resizing mode; nil for the platform's own look.
      func background(
        for metrics: UIBarMetrics = .default, compatibleWith traits: UITraitCollection? = nil
      ) -> UIImage? {
        let traits = traits ?? THEME.currentTraits
        return facts(for: THEME.Traits(traits, metrics: metrics)).background?.art?.image(compatibleWith: traits)
      }
    }

    extension THEME.ImageLook {
      /// The picture, with caps and resizing mode.
      func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
        let traits = traits ?? THEME.currentTraits
        return facts(for: THEME.Traits(traits)).image?.art?.image(compatibleWith: traits)
      }
    }

    extension THEME.Traits {
      /// What a view's surroundings ask for.
      @MainActor
      init(_ traits: UITraitCollection, state: UIControl.State = .normal, metrics: UIBarMetrics? = nil) {
        self.state = state
        self.metrics = metrics ?? (traits.verticalSizeClass == .compact ? .compact : .default)
        style = traits.userInterfaceStyle
        isRightToLeft = traits.layoutDirection == .rightToLeft
        //? below 13
        if #available(iOS 13.0, *) { isHighContrast = traits.accessibilityContrast == .high }
        //? from 13
        isHighContrast = traits.accessibilityContrast == .high
        //? end
        //? below 14
        if #available(iOS 14.0, *) { showsButtonShapes = UIAccessibility.buttonShapesEnabled }
        //? from 14
        showsButtonShapes = UIAccessibility.buttonShapesEnabled
        //? end
      }
    }
    """#)
}
