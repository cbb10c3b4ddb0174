import UIKit

/// How text looks and where it is placed.
nonisolated public struct ThemeTitle: Equatable {
  /// Nil for the font that the platform, or a button of the theme's own, has.
  public var font: ThemeFont?
  public var color: UIColor?
  public var shadow: ThemeShadow?
  /// The space around the text.
  public var insets = ThemeInsets.zero
  /// How far the text is moved; positive values move it right and down.
  public var offset = UIOffset.zero
  public var alignment = UIControl.ContentHorizontalAlignment.center
  public var verticalAlignment = UIControl.ContentVerticalAlignment.center
  public var transform = ThemeTransform.none
  /// The maximum number of lines; 0 for no limit.
  public var lines = 1
  public var truncation = NSLineBreakMode.byTruncatingTail
  /// Whether the width of the text is rounded up to a whole point.
  public var roundsWidth = true

  public init() {}

  mutating func settle(for traits: ThemeTraits) {
    font?.settle(for: traits, following: .body)
    insets.settle(for: traits)
    switch alignment {
    case .leading: alignment = traits.isRightToLeft ? .right : .left
    case .trailing: alignment = traits.isRightToLeft ? .left : .right
    default: break
    }
  }

  /// The alignment of lines of text. The facts of a look have sides only.
  var textAlignment: NSTextAlignment {
    switch alignment {
    case .left: .left
    case .right: .right
    default: .center
    }
  }

  /// The attributes of strings; `tint` and `standard` are the color and the font of a title without one.
  func attributes(tint: UIColor? = nil, standard: ThemeFont? = nil) -> [NSAttributedString.Key: Any] {
    ThemeLargeTitle(font: font ?? standard, color: color ?? tint, shadow: shadow).attributes
  }

  /// The text in the letters of the title.
  func shown(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased(with: .current)
    case .lowercase: text.lowercased(with: .current)
    }
  }
}

/// The letters in which a text is shown.
nonisolated public enum ThemeTransform: Sendable {
  case none, uppercase, lowercase
}

/// How a title looks that the platform places; nil for what the platform decides as well.
nonisolated public struct ThemeLargeTitle: Equatable {
  public var font: ThemeFont?
  public var color: UIColor?
  public var shadow: ThemeShadow?

  public init(font: ThemeFont? = nil, color: UIColor? = nil, shadow: ThemeShadow? = nil) {
    self.font = font
    self.color = color
    self.shadow = shadow
  }

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font {
      attributes[.font] = font.font
      if font.kern != 0 { attributes[.kern] = font.kern }
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
}

/// A shadow of text. The blur is twice its standard deviation, as in CSS and `NSShadow`.
nonisolated public struct ThemeShadow: Equatable {
  public var color: UIColor
  public var x: CGFloat
  public var y: CGFloat
  public var blur: CGFloat

  public init(_ color: UIColor, x: CGFloat = 0, y: CGFloat = 0, blur: CGFloat = 0) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
  }
}
