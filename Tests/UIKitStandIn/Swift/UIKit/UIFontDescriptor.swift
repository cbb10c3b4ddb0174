import Foundation

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let face: FontFace
  public let pointSize: CGFloat

  init(face: FontFace, size: CGFloat) {
    self.face = face
    pointSize = size
  }

  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(face: FontFace(), size: 12).addingAttributes(attributes)
    self.init(face: plain.face, size: plain.pointSize)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(fontName), size: size)
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(face: FontFace(), size: 17)
  }

  open var postscriptName: String { face.description }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    return traits
  }

  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    var face = face
    if let name = attributes[.name] as? String { face = FontFace(name) }
    if let family = attributes[.family] as? String { face = FontFace(family: family, weight: face.weight) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { face.weight = weight }
      if let weight = traits[.weight] as? CGFloat { face.weight = UIFont.Weight(weight) }
      if let slant = traits[.slant] as? CGFloat { face.isItalic = slant != 0 }
      if let symbolic = traits[.symbolic] as? UInt32 {
        if symbolic & SymbolicTraits.traitBold.rawValue != 0 { face.weight = .bold }
        if symbolic & SymbolicTraits.traitItalic.rawValue != 0 { face.isItalic = true }
      }
      face.name = nil
    }
    return UIFontDescriptor(face: face, size: attributes[.size] as? CGFloat ?? pointSize)
  }

  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.name = nil
    return UIFontDescriptor(face: face, size: pointSize)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  open func withFace(_ newFace: String) -> UIFontDescriptor { self }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize)
  }

  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    design == .default ? self : withFamily(design.rawValue)
  }

  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .family: face.family
    case .name: face.name
    case .size: pointSize
    case .traits: [TraitKey.weight: face.weight.rawValue]
    default: nil
    }
  }
}
