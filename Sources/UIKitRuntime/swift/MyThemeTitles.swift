import UIKit

extension MyTheme {
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
}
