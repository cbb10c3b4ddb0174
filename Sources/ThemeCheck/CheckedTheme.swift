package import ThemeCore
package import ThemeDiagnostics
import ThemeImage
package import ThemeModel
package import ThemePictures
package import ThemeResolution

/// A theme that can be built: its art is decoded, its caps fit and its names are unique. It has no errors left, and holds
/// everything that the manifest and generated code need.
package struct CheckedTheme: Sendable {
  package let name: String
  /// The name from which generated code, styles, resources and asset catalogs take theirs; the theme's name unless it declares
  /// a namespace.
  package let namespace: String
  package let summary: String?
  /// The elements to build, sorted by kind and name.
  package let elements: [CheckedElement]
  /// The fonts that the app brings, sorted by name.
  package let fonts: [AppFont]
  package let defaults: CheckedScreen
  /// The screens, sorted by name.
  package let screens: [(name: String, screen: CheckedScreen)]
  /// The warnings that the whole theme accepts, sorted.
  package let allow: [String]
  /// Every scale of any slice, ascending.
  package let scales: [Scale]
  /// The oldest version of iOS that the app runs on.
  package let oldestIOS: Int
  /// The access level of the code that is generated for UIKit.
  package let access: UIKitAccess
  /// The condition under which a stylesheet shows the dark appearance.
  package let dark: DarkCondition
  /// What the names of resources on Android begin with; empty for no prefix.
  package let androidPrefix: String
  /// The color tokens that a stylesheet declares as custom properties, in the order of the theme.
  package let colors: [ColorToken]
  package let store: PictureStore
}

/// The elements that a screen shows, by name, and its title; nil where the theme declares none.
package struct CheckedScreen: Sendable {
  package let navigationBar: String?
  package let backButton: String?
  package let title: String?

  package var isEmpty: Bool { navigationBar == nil && backButton == nil && title == nil }
}

/// An element with its variants: `normal` first, and each fallback before the variants that fall back to it.
package struct CheckedElement: Sendable {
  package let id: ElementID
  /// The element's name in generated code, such as `navButton`.
  package let symbol: String
  package let style: BackButtonStyle
  /// The warnings that the element accepts, sorted.
  package let allow: [String]
  package let variants: [CheckedVariant]
}

/// One variant with all of its facts and parts, including those that equal its fallback's. Writers leave those out where they
/// can.
package struct CheckedVariant: Sendable {
  package let key: VariantKey
  /// The index, among the element's variants, of the variant that this one falls back to; nil for `normal`.
  package let fallback: Int?
  package let facts: VariantFacts
  /// The parts, sorted by name.
  package let parts: [CheckedPart]
}

/// One part of a variant: a picture at each scale, and how it stretches.
package struct CheckedPart: Sendable {
  package let name: PartName
  package let content: Content
  /// Whether the art, its slicing or, for the main part, its alignment insets differ from those of the variant that this one
  /// falls back to.
  package let isNew: Bool

  package enum Content: Sendable {
    /// The platform's own look.
    case system
    case art(CheckedArt)
  }
}

/// Art that is known to fit its caps.
package struct CheckedArt: Sendable {
  package let origin: ArtOrigin
  /// How the art fills an element larger than itself; nil for art that keeps its size. Tiled art may have no caps.
  package let resizing: PerAxis<ResizingMode>?
  /// The mode that suits both axes, for platforms that have one for both; nil if there is none. The same as `resizing` if that
  /// is the same along both axes.
  package let oneMode: ResizingMode?
  package let keep: KeptCenter
  /// One image per scale, ascending.
  package let images: [CheckedImage]
}

/// The art of one scale.
package struct CheckedImage: Sendable {
  package let picture: Picture
  /// The margins that never stretch; zero for art that does not stretch.
  package let caps: Insets<Pixels>
  /// How much of the center a slice keeps, in pixels; the whole center along an axis that is not cut.
  package let center: Size<Pixels>
  /// The margins outside the rectangle that layout aligns, in pixels; nil if nothing declares them, and for parts other than
  /// the main one.
  package let alignmentInsets: Insets<Pixels>?
}

/// The width of the main part's art in a variant.
enum ArtWidth {
  struct Widths {
    /// The width of the art before slicing, in points.
    let natural: Points
    /// The total width of the left and right caps, in points.
    let caps: Points
  }

  case known(Widths)
  /// There is, or may be, art whose width is not known because of a problem that has been reported.
  case unknown
  case missing
}

extension VariantFacts {
  /// Adds to the facts of a variant what pixels decide, `art` and `padding`, and the fonts that the app brings. Reports lengths
  /// that no look can have, which have their defaults from then on, and a height that is not a whole number of pixels at one of
  /// `scales`.
  mutating func complete(
    of variant: ResolvedVariant, scales: [Scale], art: ArtWidth, padding: Insets<Points>?, isFrame: Bool,
    fonts: [AppFont], _ sink: inout DiagnosticSink
  ) {
    for property in Property.sizes {
      if let length = self[size: property] {
        self[size: property] = positive(length, property.rawValue, at: variant.range(of: property), &sink)
      }
    }
    if let minimum = variant.minimumWidth { width.minimum = least(minimum, art, &sink) }
    if let height, let range = variant.range(of: .height),
      let scale = scales.first(where: { height.pixels(at: $0) == nil })
    {
      sink.report(.lengthCutsPixel("height", height, at: scale, among: scales, range))
    }
    if let area = hitArea {
      hitArea = HitArea(
        width: positive(area.width, "width", at: variant.range(of: .hitAreaWidth), &sink),
        height: positive(area.height, "height", at: variant.range(of: .hitAreaHeight), &sink))
    }
    if let gap = icon?.gap {
      icon?.gap =
        notNegative(gap, "gap", at: variant.range(of: .iconGap), &sink) ?? IconFacts.standard.gap
    }
    // A frame that declares no title still needs the insets that the marks of its nine-patch give to its content.
    if title == nil, isFrame, padding != nil { title = .standard }
    title?.complete(padding: padding, fonts, variant.range(of:), &sink)
    largeTitle?.complete(padding: nil, fonts, variant.range(ofLargeTitle:), &sink)
  }

  /// The minimum width in points; nil if it is not known, or after a report that there is no art to take it from.
  private func least(
    _ minimum: Ranged<MinimumWidth>, _ art: ArtWidth, _ sink: inout DiagnosticSink
  ) -> Points? {
    switch (minimum.value, art) {
    case (.points, _): return width.minimum
    case (.art, .known(let widths)): return widths.natural
    case (.caps, .known(let widths)): return widths.caps + Points(1)
    case (_, .unknown): return nil
    case (_, .missing):
      return sink.refuse(
        Diagnostic(
          .invalidValue, "there is no art whose width could be used as the minimum", at: minimum.range
        ).helping("give the width in points"))
    }
  }
}

extension TitleFacts {
  fileprivate mutating func complete(
    padding: Insets<Points>?, _ fonts: [AppFont], _ range: (Property) -> SourceRange?,
    _ sink: inout DiagnosticSink
  ) {
    if $insets == nil { $insets = padding }
    if var font = $font {
      font.app = fonts.first { $0.name == font.family }
      font.size =
        positive(font.size, "size", at: range(.titleFontSize), &sink) ?? Font.standard.size
      $font = font
    }
    if let blur = shadow?.blur {
      shadow?.blur = notNegative(blur, "blur", at: range(.titleShadowBlur), &sink) ?? .zero
    }
  }
}

/// A length that is more than 0, or that the theme does not give; nil after a report that it is not. `name` is the key in the report.
private func positive(
  _ length: Points?, _ name: String, at range: SourceRange?, _ sink: inout DiagnosticSink
) -> Points? {
  guard let length, let range else { return length }
  return Setting.literal(length, range).positive(name, &sink)?.value
}

/// A length that is not negative; nil after a report that it is.
private func notNegative(
  _ length: Points, _ name: String, at range: SourceRange?, _ sink: inout DiagnosticSink
) -> Points? {
  range.map { Setting.literal(length, $0).notNegative(name, &sink) } ?? length
}

/// Data on what a platform target can and cannot express. The check reports losses from it, and the target writes its files by
/// it.
package struct TargetProfile: Sendable {
  package let name: TargetName
  /// The title of the target's family of diagnostic codes.
  private let title: String
  /// The platform whose variants the target shows; nil for a target that determines its platform at run time.
  let platform: SystemPlatform?
  /// Whether the target can express a variant of an element of a kind, given the key that the variant has on the target's
  /// platform.
  let shows: @Sendable (ElementKind, VariantKey) -> Bool
  /// The losses that the target may have, each with its check.
  let losses: [Loss]
  /// The codes of the target's losses, each once. `targets: { NAME: { allow } }` can accept these codes.
  package let codes: [DiagnosticCode]
  private let nameErrors: [DiagnosticCode]
  /// Reports names that the target's files cannot have, with the codes of `nameErrors`.
  let checkNames: @Sendable (ResolvedTheme, inout DiagnosticSink) -> Void

  package init(
    _ name: TargetName, family title: String, on platform: SystemPlatform?,
    shows: @escaping @Sendable (ElementKind, VariantKey) -> Bool = { _, _ in true }, losses: [Loss],
    nameErrors: [DiagnosticCode] = [],
    checkNames: @escaping @Sendable (ResolvedTheme, inout DiagnosticSink) -> Void = { _, _ in }
  ) {
    self.name = name
    self.title = title
    self.platform = platform
    self.shows = shows
    self.losses = losses
    codes = losses.map(\.code).unique { $0.name }
    self.nameErrors = nameErrors
    self.checkNames = checkNames
  }

  /// The family of all diagnostic codes of the target: those of its losses and those of `nameErrors`.
  package var family: DiagnosticCodes.Family { DiagnosticCodes.Family(title, codes + nameErrors) }
}

/// Something that a theme says and that a target can't express.
package struct Finding: Sendable {
  fileprivate let text: DiagnosticText
  fileprivate let range: SourceRange
  fileprivate let help: DiagnosticText?
  fileprivate let related: Diagnostic.Label?
  /// The source locations of what is lost. Of several findings about the same, a row reports one.
  package let subject: [SourceRange]

  /// Creates a finding with help, and with a related place and its text; nil without a place. What is lost is at that place if
  /// `subject` is nil.
  package init?(
    _ text: DiagnosticText, at range: SourceRange?, help: DiagnosticText? = nil,
    also related: SourceRange? = nil, _ label: String = "", of subject: [SourceRange]? = nil
  ) {
    guard let range else { return nil }
    (self.text, self.range, self.help) = (text, range, help)
    self.related = related.map { Diagnostic.Label($0, label) }
    self.subject = subject ?? [range]
  }
}

/// A kind of information in a theme that a target cannot express: a row of the target's table of losses.
package struct Loss: Sendable {
  /// The code of the warning.
  package let code: DiagnosticCode
  private let find: @Sendable (ElementContext, ElementView) -> [Finding]

  /// Creates a loss from what `find` finds of an element as the target sees it. `find` is called only if the target is
  /// requested.
  package init(_ code: String, find: @escaping @Sendable (ElementContext, ElementView) -> [Finding]) {
    self.code = DiagnosticCode(code, .warning)
    self.find = find
  }

  func report(_ context: ElementContext, _ view: ElementView, _ sink: inout DiagnosticSink) {
    for found in find(context, view) {
      sink.report(
        Diagnostic(code, found.text, at: found.range).helping(found.help)
          .also(at: found.related?.range, found.related?.text ?? ""))
    }
  }
}
