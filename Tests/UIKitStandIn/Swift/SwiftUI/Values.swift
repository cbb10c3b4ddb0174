// The names and the initializers are Apple's.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import Foundation

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()

  public static func easeInOut(duration: Double) -> Animation { Animation() }

  public static func linear(duration: Double) -> Animation { Animation() }
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable, PrimitiveView, DescribedView, CustomStringConvertible {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public let description: String
  public var simulatedText: String { "Color(\(description))" }

  public nonisolated init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { description = "\(colorSpace) \(red) \(green) \(blue) \(opacity)" }

  public nonisolated init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) { description = "\(colorSpace) \(white) \(opacity)" }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) { description = name }

  @available(iOS 15.0, *)
  public nonisolated init(uiColor: UIColor) { description = Recorder.text(uiColor) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated init(_ color: UIColor) { description = Recorder.text(color) }

  public nonisolated func opacity(_ opacity: Double) -> Color { self }

  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let primary = Color(white: 0)
  public static let secondary = Color(white: 0.5)
  public static let accentColor = Color(white: 0)
}

public struct Font: Hashable, Sendable, CustomStringConvertible {
  public struct Weight: Hashable, Sendable {
    let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public enum Design: Hashable, Sendable {
    case `default`
    @available(iOS 13.0, *)
    case serif
    case rounded
    case monospaced
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, headline, body, callout, footnote
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default)
    -> Font
  {
    Font(description: "system \(size) \(weight.name)")
  }

  @available(iOS 16.0, *)
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font(description: "system \(size) \(weight?.name ?? "regular")")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(description: "\(name) \(size)") }

  @available(iOS 14.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(description: "\(name) \(size) as \(textStyle)")
  }

  @available(iOS 14.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize)")
  }

  public nonisolated init(_ font: UIFont) { description = Recorder.text(font) }

  public let description: String

  init(description: String) { self.description = description }

  public static let body = Font(description: "body")
  public static let headline = Font(description: "headline")

  public func weight(_ weight: Font.Weight) -> Font { Font(description: "\(description) \(weight.name)") }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { Font(description: "\(description) italic") }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isSelected = AccessibilityTraits(rawValue: 2)
}

@available(iOS 13.4, *)
public struct HoverEffect: Sendable {
  let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
