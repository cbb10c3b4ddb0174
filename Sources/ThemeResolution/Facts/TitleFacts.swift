package import ThemeCore
package import ThemeModel

/// A title with every default in place.
package struct TitleFacts: Equatable, Sendable {
  /// The font of the title's text.
  package struct Font: Equatable, Sendable {
    /// The name of the font family; `system` is the platform's own.
    package var family = FontOverlay.standard.settled(\.family).string
    package var weight = FontOverlay.standard.settled(\.weight)
    package var size = FontOverlay.standard.settled(\.size)
    /// The style, upright or italic; nil if no theme declares it.
    package var style: FontStyle?
    /// The space added between characters, in points; a negative value brings them closer. Nil if no theme declares it.
    package var letterSpacing: Points?
    /// Whether the text follows the text size that the user has chosen; nil if no theme declares it.
    package var scales: Bool?
    /// The largest size that text reaches when it follows the user's text size, in points; nil if nothing limits it.
    package var maximumSize: Points?
    /// The app's font that the family names; nil if the family is not one of the app's fonts.
    package var app: AppFont?

    /// The size of a large title that declares none, in points: the default of iOS.
    package static let largeSize = Points(34)

    /// The font of a title that declares none.
    package static let standard = Font()

    /// This font with the default style and letter spacing where no theme declares them.
    package var complete: Font {
      var font = self
      font.style = style ?? FontOverlay.standard.settled(\.style)
      font.letterSpacing = letterSpacing ?? FontOverlay.standard.settled(\.letterSpacing)
      return font
    }

    private init() {}

    fileprivate init(_ font: FontOverlay) {
      self = .standard
      if let family = font.family.value { self.family = family.string }
      if let weight = font.weight.value { self.weight = weight }
      if let size = font.size.value { self.size = size }
      style = font.style.value
      letterSpacing = font.letterSpacing.value
      scales = font.scales.value
    }

    /// Whether the declared style is italic.
    package var isItalic: Bool { style == .italic }
  }

  /// A shadow of text, in points.
  package struct Shadow: Equatable, Sendable {
    package let color: Color
    package let x: Points
    package let y: Points
    /// Twice the standard deviation of the Gaussian, as in CSS.
    package var blur: Points

    /// Creates the shadow that a theme gives; nil for `none`.
    fileprivate init?(_ shadow: ShadowOverlay?) {
      guard let shadow, !shadow.isNone else { return nil }
      (color, x, y, blur) = (
        shadow.settled(\.color), shadow.settled(\.x), shadow.settled(\.y), shadow.settled(\.blur)
      )
    }
  }

  @Resolved package var font = Font.standard
  /// The color of the text; nil for the platform's own.
  package var color: Color?
  /// The shadow of the text; nil for none.
  package var shadow: Shadow?
  @Resolved package var insets = Insets<Points>.zero
  @Resolved package var offset = Point<Points>(x: .zero, y: .zero)
  @Resolved package var alignment = TitleOverlay.standard.settled(\.alignment)
  @Resolved package var verticalAlignment = TitleOverlay.standard.settled(\.verticalAlignment)
  @Resolved package var transform = TitleOverlay.standard.settled(\.transform)
  /// The largest number of lines; 0 for any number.
  @Resolved package var lines = TitleOverlay.standard.settled(\.lines).count
  @Resolved package var truncation = TitleOverlay.standard.settled(\.truncation)
  @Resolved package var measure = TitleOverlay.standard.settled(\.measure)

  /// A title about which the theme says nothing.
  package static let standard = TitleFacts()

  private init() {}

  /// Creates the facts of the title that a theme gives. They begin as a copy of the standard title, because an initializer would
  /// compute every default before it is replaced.
  init(_ title: TitleOverlay) {
    self = .standard
    $font = title.font.value.map { Font($0) }
    color = title.color.value
    shadow = Shadow(title.shadow.value)
    $insets = title.insets.value?.insets
    $offset = title.offset.value?.point
    $alignment = title.alignment.value
    $verticalAlignment = title.verticalAlignment.value
    $transform = title.transform.value
    $lines = title.lines.value?.count
    $truncation = title.truncation.value
    $measure = title.measure.value
  }

  /// Creates the facts of a large title, whose font has a default size of its own.
  init(large title: TitleOverlay) {
    self.init(title)
    if title.font.value?.size.value == nil { $font?.size = Font.largeSize }
  }
}
