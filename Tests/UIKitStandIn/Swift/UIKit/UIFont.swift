import Foundation

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
  }

  let face: FontFace
  public let pointSize: CGFloat
  /// Nil for a font whose size is fixed.
  let scaling: FontScaling?

  init(_ face: FontFace, _ pointSize: CGFloat) {
    self.face = face
    self.pointSize = pointSize
    scaling = nil
  }

  /// A font whose size follows traits.
  init(_ face: FontFace, _ scaling: FontScaling, for traits: UITraitCollection?) {
    self.face = face
    self.scaling = scaling
    pointSize = scaling.pointSize(for: traits)
  }

  /// The same for other traits.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    scaling.map { UIFont(face, $0, for: traits) } ?? self
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard StandIn.fonts.contains(fontName) else { return nil }
    self.init(FontFace(fontName), fontSize)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.face, pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontFace(), fontSize) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(weight: weight), fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(weight: .bold), fontSize)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(isItalic: true), fontSize)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(family: "monospaced", weight: weight), fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(weight: weight), fontSize)
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont(FontFace(), 17) }

  open class func fontNames(forFamilyName familyName: String) -> [String] {
    StandIn.fonts.filter { $0.split(separator: "-")[0] == familyName }.sorted()
  }

  open class var familyNames: [String] {
    Set(StandIn.fonts.map { String($0.split(separator: "-")[0]) }).sorted()
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open var fontName: String { face.description }
  open var familyName: String { face.family }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { -pointSize * 0.25 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize * 0.5 }
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: pointSize) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, fontSize) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.face == face && $0.pointSize == pointSize } ?? false
  }

  open override var hash: Int { description.hashValue }

  open override var description: String { "\(face) \(Recorder.text(pointSize))" }
}

/// What a font's letters look like, without their size.
struct FontFace: Equatable, CustomStringConvertible {
  var family = "system"
  /// What the weight or the slant of the family's name is; nil when they are those below.
  var name: String?
  var weight = UIFont.Weight.regular
  var isItalic = false

  init(family: String = "system", weight: UIFont.Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  init(_ name: String) {
    self.name = name
    family = String(name.split(separator: "-")[0])
    weight = name.contains("Bold") ? .bold : .regular
    isItalic = name.contains("Oblique") || name.contains("Italic")
  }

  var description: String {
    if let name { return name }
    let names: [UIFont.Weight: String] = [
      .ultraLight: "ultraLight", .thin: "thin", .light: "light", .regular: "regular", .medium: "medium",
      .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
    ]
    return "\(family)-\(names[weight] ?? "\(weight.rawValue)")\(isItalic ? "-italic" : "")"
  }
}
