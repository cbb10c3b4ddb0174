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

    /// The picture with caps, resizing mode, alignment and rendering mode; nil where the catalog is
    /// missing.
    @MainActor
    func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
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

  /// How text looks and where it stands. +x is right, +y is down.
  struct Title: Equatable {
    var font = Typeface()
    var color: UIColor?
    #if SHADOWS
      var shadow: Shadow?
    #endif
    var insets = UIEdgeInsets.zero
    #if PLACES
      var offset = UIOffset.zero
      var alignment = UIControl.ContentHorizontalAlignment.center
      var verticalAlignment = UIControl.ContentVerticalAlignment.center
    #endif
    #if TRANSFORMS
      var transform = TextTransform.asWritten
    #endif
    #if LINES
      /// How many lines the text may have; 0 is any number.
      var lines = 1
    #endif
    var truncation = NSLineBreakMode.byTruncatingTail
    /// Whether the text's width is rounded up to a whole point.
    var roundsWidth = true
    #if PUBLIC || SHARED

      init() {}
    #endif

    #if PLACES
      /// Where the text stands for a user who reads in a direction.
      func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
        switch alignment {
        case .left: .left
        case .right: .right
        #if DIRECTIONS
          case .leading: isRightToLeft ? .right : .left
          case .trailing: isRightToLeft ? .left : .right
        #endif
        default: .center
        }
      }
    #endif

    /// What strings are drawn with.
    func attributes(tint: UIColor?) -> [NSAttributedString.Key: Any] {
      #if SHADOWS
        MyTheme.attributes(font: font, color: color ?? tint, shadow: shadow)
      #else
        MyTheme.attributes(font: font, color: color ?? tint)
      #endif
    }
  }

  #if BARS
    /// How the title below a bar looks while nothing is scrolled: the platform's own where nothing is set.
    struct LargeTitle: Equatable {
      var font: Typeface?
      var color: UIColor?
      var shadow: Shadow?
      #if SHARED

        init(font: Typeface? = nil, color: UIColor? = nil, shadow: Shadow? = nil) {
          self.font = font
          self.color = color
          self.shadow = shadow
        }
      #endif

      var attributes: [NSAttributedString.Key: Any] {
        MyTheme.attributes(font: font, color: color, shadow: shadow)
      }
    }
  #endif

  private static func attributes(font: Typeface?, color: UIColor?) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font {
      attributes[.font] = font.font
      #if SPACING
        #if SCALING
          let letterSpacing = font.letterSpacing * font.pointSize / font.size
        #else
          let letterSpacing = font.letterSpacing
        #endif
        if letterSpacing != 0 { attributes[.kern] = letterSpacing }
      #endif
    }
    if let color { attributes[.foregroundColor] = color }
    return attributes
  }

  #if SHADOWS
    private static func attributes(
      font: Typeface?, color: UIColor?, shadow: Shadow?
    ) -> [NSAttributedString.Key: Any] {
      var attributes = attributes(font: font, color: color)
      if let shadow {
        let drawn = NSShadow()
        drawn.shadowColor = shadow.color
        drawn.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
        drawn.shadowBlurRadius = shadow.blur
        attributes[.shadow] = drawn
      }
      return attributes
    }
  #endif

  #if TRANSFORMS
    /// In which letters a text is shown.
    enum TextTransform {
      case asWritten, uppercase, lowercase

      /// The text in these letters, by the rules of the user's language.
      func applied(to text: String) -> String {
        switch self {
        case .asWritten: text
        case .uppercase: text.uppercased(with: Locale.current)
        case .lowercase: text.lowercased(with: Locale.current)
        }
      }
    }
  #endif

  #if SHADOWS
    /// A shadow of text; the blur is twice the deviation.
    struct Shadow: Equatable {
      var color: UIColor
      var x: CGFloat
      var y: CGFloat
      var blur: CGFloat
      #if SHARED

        init(color: UIColor, x: CGFloat, y: CGFloat, blur: CGFloat) {
          self.color = color
          self.x = x
          self.y = y
          self.blur = blur
        }
      #endif
    }
  #endif

  /// A font; the system's where the app has none of the name.
  struct Typeface: Equatable {
    #if FAMILIES
      /// The name of a family, or the PostScript name of one of its faces.
      var family = "system"
    #endif
    var weight = UIFont.Weight.regular
    var size: CGFloat = 17
    #if FAMILIES
      var isItalic = false
    #endif
    #if SPACING
      /// Room added between characters.
      var letterSpacing: CGFloat = 0
    #endif
    #if SCALING
      /// Whether it follows the text size that the user has chosen.
      var scales = false
      /// The largest that it becomes so; nil where nothing limits it.
      var maximumSize: CGFloat?
      /// The text size that the user has chosen, which text of a style of the platform's follows.
      var contentSize = UIContentSizeCategory.large
      var textStyle = UIFont.TextStyle.body
    #endif
    #if SHARED

      init(
        family: String = "system", weight: UIFont.Weight = .regular, size: CGFloat = 17,
        isItalic: Bool = false, letterSpacing: CGFloat = 0, scales: Bool = false,
        maximumSize: CGFloat? = nil
      ) {
        self.family = family
        self.weight = weight
        self.size = size
        self.isItalic = isItalic
        self.letterSpacing = letterSpacing
        self.scales = scales
        self.maximumSize = maximumSize
      }
    #endif

    #if SCALING
      /// The size of its letters, with the text size of the user.
      var pointSize: CGFloat { font.pointSize }

      /// A font of its size as one that follows the text size of the user, where the theme says so.
      private func scaled(_ font: UIFont) -> UIFont {
        guard scales else { return font }
        let metrics = UIFontMetrics(forTextStyle: textStyle)
        let chosen = UITraitCollection(preferredContentSizeCategory: contentSize)
        guard let maximumSize else { return metrics.scaledFont(for: font, compatibleWith: chosen) }
        return metrics.scaledFont(for: font, maximumPointSize: maximumSize, compatibleWith: chosen)
      }
    #endif

    #if FAMILIES
      var font: UIFont {
        var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
        let isFamily = UIFont.familyNames.contains(family)
        let face = family == "system" || isFamily ? nil : UIFont(name: family, size: size)
        if let face, weight == .regular {
          descriptor = face.fontDescriptor
        } else if isFamily || face != nil, family != "system" {
          descriptor = UIFontDescriptor(fontAttributes: [
            .family: face?.familyName ?? family,
            .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
          ])
        }
        let traits = descriptor.symbolicTraits.union(.traitItalic)
        if isItalic, let italic = descriptor.withSymbolicTraits(traits) { descriptor = italic }
        #if SCALING
          return scaled(UIFont(descriptor: descriptor, size: size))
        #else
          return UIFont(descriptor: descriptor, size: size)
        #endif
      }
    #else
      #if SCALING
        var font: UIFont { scaled(.systemFont(ofSize: size, weight: weight)) }
      #else
        var font: UIFont { .systemFont(ofSize: size, weight: weight) }
      #endif
    #endif
  }

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
