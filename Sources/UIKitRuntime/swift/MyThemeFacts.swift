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
    /// Nil where it doesn't stretch.
    var resizing: UIImage.ResizingMode?
    /// The margins that keep their size.
    var caps = Margins()
    /// How much of it lies outside what layout aligns.
    var alignment = Margins()
    /// Whether only its shape counts, for a tint.
    var isTemplate = false
    /// The color that it is from edge to edge, so that the picture isn't needed; nil for other art.
    var color: UIColor?
    /// Whether it is the background of a bar on which the status bar has to be light.
    var isDark = false

    /// The picture with caps, resizing mode, alignment and rendering mode; nil where the catalog is
    /// missing.
    @MainActor
    func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
      guard var image = UIImage(named: name, in: MyTheme.bundle, compatibleWith: traits) else {
        assertionFailure("\(name) is not in the asset catalog of \(MyTheme.bundle)")
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
    var alignment = UIControl.ContentHorizontalAlignment.center
    var verticalAlignment = UIControl.ContentVerticalAlignment.center
    var transform = TextTransform.asWritten
    /// How many lines the text may have; 0 is any number.
    var lines = 1
    var truncation = NSLineBreakMode.byTruncatingTail
    /// Whether the text's width is rounded up to a whole point.
    var roundsWidth = true

    /// Where the text stands for a user who reads in a direction.
    func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
      switch alignment {
      case .left: .left
      case .right: .right
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      default: .center
      }
    }

    /// What strings are drawn with.
    func attributes(tint: UIColor?) -> [NSAttributedString.Key: Any] {
      MyTheme.attributes(font: font, color: color ?? tint, shadow: shadow)
    }
  }

  /// How the title below a bar looks while nothing is scrolled: the platform's own where nothing is set.
  struct LargeTitle: Equatable {
    var font: Typeface?
    var color: UIColor?
    var shadow: Shadow?

    var attributes: [NSAttributedString.Key: Any] {
      MyTheme.attributes(font: font, color: color, shadow: shadow)
    }
  }

  private static func attributes(font: Typeface?, color: UIColor?, shadow: Shadow?) -> [NSAttributedString
    .Key: Any]
  {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font {
      attributes[.font] = font.font
      if font.letterSpacing != 0 { attributes[.kern] = font.letterSpacing }
    }
    if let color { attributes[.foregroundColor] = color }
    if let shadow {
      let drawn = NSShadow()
      drawn.shadowColor = shadow.color
      drawn.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
      drawn.shadowBlurRadius = shadow.blur
      attributes[.shadow] = drawn
    }
    return attributes
  }

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

  /// A shadow of text; the blur is twice the deviation.
  struct Shadow: Equatable {
    var color: UIColor
    var x: CGFloat
    var y: CGFloat
    var blur: CGFloat
  }

  /// A font; the system's where the app has none of the name.
  struct Typeface: Equatable {
    /// The name of a family, or the PostScript name of one of its faces.
    var family = "system"
    var weight = UIFont.Weight.regular
    var size: CGFloat = 17
    var isItalic = false
    /// Room added between characters.
    var letterSpacing: CGFloat = 0

    var font: UIFont {
      var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
      let isFamily = UIFont.familyNames.contains(family)
      let face = family == "system" || isFamily ? nil : UIFont(name: family, size: size)
      if let face, weight == .regular {
        descriptor = face.fontDescriptor
      } else if isFamily || face != nil, family != "system" {
        descriptor = UIFontDescriptor(fontAttributes: [
          .family: face?.familyName ?? family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
      }
      let traits = descriptor.symbolicTraits.union(.traitItalic)
      if isItalic, let italic = descriptor.withSymbolicTraits(traits) { descriptor = italic }
      return UIFont(descriptor: descriptor, size: size)
    }
  }

  /// A color of 8-bit sRGB.
  static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(alpha) / 255)
  }

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
    var largeTitle: LargeTitle?
  }

  /// What an image shows at a moment.
  struct ImageFacts: LookFacts, Equatable {
    var image: Shown?
  }
}
