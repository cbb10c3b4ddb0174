import UIKit

extension MyTheme {
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

  /// A picture of the catalog, and how it stretches.
  struct Art: Equatable {
    /// Its name in the catalog.
    var name: String
    #if SHARED
      /// Where its catalog is.
      var bundle: Bundle
    #endif
    #if LIVE
      #if DEBUG && targetEnvironment(simulator)
        /// The picture as `themec preview --serve` has it, ready to be shown in place of the catalog's.
        var picture: UIImage?
      #endif
    #endif
    /// Nil where it doesn't stretch.
    var resizing: UIImage.ResizingMode?
    /// The margins that keep their size.
    var caps = Margins()
    #if ALIGNMENT
      /// How much of it lies outside what layout aligns.
      var alignment = Margins()
    #endif
    #if TEMPLATES
      /// Whether only its shape counts, for a tint.
      var isTemplate = false
    #endif
    #if PLAIN_COLORS
      /// The color that it is from edge to edge, so that the picture isn't needed; nil for other art.
      var color: UIColor?
    #endif
    #if BARS
      /// Whether it is the background of a bar on which the status bar has to be light.
      var isDark = false
    #endif
    #if SHARED

      init(
        name: String, bundle: Bundle, resizing: UIImage.ResizingMode? = nil, caps: Margins = Margins(),
        alignment: Margins = Margins(), isTemplate: Bool = false, color: UIColor? = nil, isDark: Bool = false
      ) {
        self.name = name
        self.bundle = bundle
        self.resizing = resizing
        self.caps = caps
        self.alignment = alignment
        self.isTemplate = isTemplate
        self.color = color
        self.isDark = isDark
      }
    #endif

    /// The picture with all that the theme says of it; nil where the catalog is missing.
    @MainActor func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
      #if LIVE
        #if DEBUG && targetEnvironment(simulator)
          if let picture { return picture }
        #endif
      #endif
      #if !SHARED
        let bundle = MyTheme.bundle
      #endif
      guard var image = UIImage(named: name, in: bundle, compatibleWith: traits) else {
        assertionFailure("\(name) is not in the asset catalog of \(bundle)")
        return nil
      }
      if let resizing {
        #if PIXELS
          let caps = caps.insets(at: image.scale)
        #endif
        image = image.resizableImage(withCapInsets: caps, resizingMode: resizing)
      }
      #if ALIGNMENT
        #if PIXELS
          let alignment = alignment.insets(at: image.scale)
        #endif
        if alignment != .zero { image = image.withAlignmentRectInsets(alignment) }
      #endif
      #if TEMPLATES
        if isTemplate { return image.withRenderingMode(.alwaysTemplate) }
      #endif
      return image.withRenderingMode(.alwaysOriginal)
    }
  }

  #if PIXELS
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
  #else
    /// Insets in points.
    typealias Margins = UIEdgeInsets
  #endif

  /// A color of 8-bit sRGB.
  static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(alpha) / 255)
  }

  #if ICONS
    /// Where an icon stands beside a title.
    enum Placement {
      case leading, trailing, above, below, only

      /// The same for a user who reads in a direction: `leading` is left then.
      func placed(isRightToLeft: Bool) -> Placement {
        switch self {
        case .leading: isRightToLeft ? .trailing : .leading
        case .trailing: isRightToLeft ? .leading : .trailing
        default: self
        }
      }
    }

    /// A picture beside a title.
    struct Icon: Equatable {
      var art: Shown?
      var tint: UIColor?
      var placement = Placement.leading
      var gap: CGFloat = 0
      #if PUBLIC || SHARED

        init() {}
      #endif
    }
  #endif

  #if BUTTONS || DRESSING || SWIFTUI
    /// How a button looks at a moment.
    struct ButtonFacts: LookFacts, Equatable {
      var background: Shown?
      var height: CGFloat?
      var minimumWidth: CGFloat?
      var maximumWidth: CGFloat?
      #if HIT_AREAS
        /// The least area that takes touches.
        var hitArea = CGSize.zero
      #endif
      var tint: UIColor?
      var title: Title?
      #if ICONS
        var icon: Icon?
      #endif
      #if PUBLIC || SHARED

        init() {}
      #endif
      #if SCALING

        mutating func scaleText(to contentSize: UIContentSizeCategory) {
          title?.font.contentSize = contentSize
        }
      #endif
    }
  #endif

  #if BARS
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
      var largeTitle: LargeTitle?
      #if PUBLIC || SHARED

        init() {}
      #endif
      #if SCALING

        mutating func scaleText(to contentSize: UIContentSizeCategory) {
          title?.font.contentSize = contentSize
          largeTitle?.font?.contentSize = contentSize
          largeTitle?.font?.textStyle = .largeTitle
        }
      #endif
    }
  #endif

  #if IMAGES
    /// What an image shows at a moment.
    struct ImageFacts: LookFacts, Equatable {
      var image: Shown?
      #if PUBLIC || SHARED

        init() {}
      #endif
    }
  #endif
}
