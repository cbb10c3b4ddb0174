import ThemeCheck
import ThemeCore
import ThemeModel

/// A theme as its generated code says it.
struct UIKitReading {
  /// A variant, by what code asks for.
  struct Variant {
    /// The values of the axes; nil where code names one that there is not.
    let key: VariantKey?
    let fallback: Int?
    let changes: [UIKitLook.Change]
  }

  struct Screen: Equatable {
    var bar: String?
    var backButton: String?
    var title: String?
  }

  /// The variants of each look, by the element's name.
  private(set) var looks: [(name: String, variants: [Variant])] = []
  private(set) var defaults = Screen()
  private(set) var screens: [(name: String, screen: Screen)] = []
  private let type: String

  /// Reads the tables of a theme whose names begin with a type.
  init(_ code: String, _ language: CodeReader.Language, type: String) throws(CodeError) {
    self.type = type
    let prefix = language == .swift ? "" : type
    let start = try CodeReader(code, language)
    var reader = start
    defaults = try screen(try reader.value(of: "defaults"))
    reader = start
    guard case .list(let entries) = try reader.value(of: "screens") else {
      throw CodeError(reason: "`screens` is no list")
    }
    for entry in entries {
      guard case .entry(let name, let value) = entry else { throw CodeError(reason: "a screen without name") }
      screens.append((name, try screen(value)))
    }
    reader = start
    for call in try reader.calls(of: ["\(prefix)ButtonLook", "\(prefix)BarLook", "\(prefix)ImageLook"]) {
      guard case .text(let name)? = call["name"], case .list(let variants)? = call["variants"] else {
        continue
      }
      var read: [Variant] = []
      for variant in variants { read.append(try self.variant(variant)) }
      looks.append((name, read))
    }
  }

  /// `NavigationBars.plain`, or `[BarsTheme plainNavigationBar]`: the member's name.
  private func member(_ value: CodeExpression?) throws(CodeError) -> String? {
    switch value {
    case nil, .name("nil"): return nil
    case .name(let name): return name
    case .call(let name, _): return String(name.dropFirst(type.utf8.count + 1))
    default: throw CodeError(reason: "no element")
    }
  }

  private func screen(_ value: CodeExpression) throws(CodeError) -> Screen {
    var title: String?
    if case .text(let text)? = value["title"] { title = text }
    return Screen(bar: try member(value["bar"]), backButton: try member(value["backButton"]), title: title)
  }

  private func variant(_ value: CodeExpression) throws(CodeError) -> Variant {
    guard case .closing(let call, let assignments) = value else { throw CodeError(reason: "no variant") }
    var fallback: Int?
    if case .number(let number)? = call["fallback"], let place = Int(number), place >= 0 { fallback = place }
    var changes: [UIKitLook.Change] = []
    for assignment in assignments {
      guard let value = self.value(assignment.value, of: assignment.path) else {
        throw CodeError(reason: "`\(assignment.path)` is set to what is no value of it")
      }
      changes.append((assignment.path, value))
    }
    return Variant(key: key(call), fallback: fallback, changes: changes)
  }

  private func key(_ call: CodeExpression) -> VariantKey? {
    var key = VariantKey.normal
    var states: [String] = []
    switch call["state"] {
    case .list(let values)?: states = values.map { word($0, prefix: "UIControlState") }
    case let value?: states = [word(value, prefix: "UIControlState")]
    case nil: break
    }
    let names: [(VariantAxis, String)] = [
      (.state, states.isEmpty ? "normal" : states.joined(separator: "+")),
      (.metrics, call["metrics"].map { word($0, prefix: "UIBarMetrics") } ?? "default"),
      (.appearance, call["style"].map { word($0, prefix: "UIUserInterfaceStyle") } ?? "unspecified"),
      (.accessibility, call["accessibility"].map { word($0, prefix: "\(type)Accessibility") } ?? "any"),
      (.system, call["system"].flatMap { $0.points }.map { $0 == .zero ? "any" : "ios-\($0)" } ?? "any"),
      (.direction, call["isRightToLeft"]?.truth == true ? "rtl" : "ltr"),
    ]
    for (axis, name) in names {
      guard let value = AxisValue(axis, named: name == "unspecified" ? "any" : name) else { return nil }
      key[axis] = value
    }
    return key
  }

  /// `.byClipping`, or `NSLineBreakByClipping`: the name that both stand for.
  private func word(_ value: CodeExpression, prefix: String) -> String {
    guard case .name(let name) = value else { return "" }
    if name.hasPrefix(".") { return String(name.dropFirst()) }
    guard name.hasPrefix(prefix) else { return "" }
    return String(name.dropFirst(prefix.utf8.count)).withoutCapital
  }

  private func value(_ value: CodeExpression, of path: String) -> UIKitValue? {
    if value == .name("nil") { return UIKitValue.nothing }
    switch path {
    case "background", "shadowImage", "backIndicator", "backIndicatorMask", "image", "icon.art":
      return art(value)
    case "height", "minimumWidth", "maximumWidth", "icon.gap": return value.points.map { .number($0) }
    case "hitArea": return value.pair.map { .size(width: $0.0, height: $0.1) }
    case "tint", "icon.tint", "title.color": return value.color.map { .color($0) }
    case "isTranslucent", "title.roundsWidth": return value.truth.map { .truth($0) }
    case "title", "icon": return value.callee == nil ? nil : .present
    case "title.font": return font(value)
    case "title.shadow": return shadow(value)
    case "title.insets": return value.insets.map { .insets($0) }
    case "title.offset": return value.pair.map { .offset(Point(x: $0.0, y: $0.1)) }
    case "title.alignment": return .word(word(value, prefix: "NSTextAlignment"))
    case "title.verticalAlignment": return .word(word(value, prefix: "UIControlContentVerticalAlignment"))
    case "title.truncation": return .word(word(value, prefix: "NSLineBreak"))
    case "icon.placement": return .word(word(value, prefix: "\(type)Placement"))
    case "position": return .word(word(value, prefix: "UIBarPosition"))
    default: return nil
    }
  }

  private func art(_ value: CodeExpression) -> UIKitValue? {
    if value == .name(".system") || value.callee == "\(type)Art.system" { return .system }
    var value = value
    if case .call(".art", let arguments) = value, let first = arguments.first { value = first.value }
    guard case .text(let name)? = value["name"] else { return nil }
    var resizing: ResizingMode?
    if let mode = value["resizing"] {
      let word = word(mode, prefix: "\(type)Resizing")
      guard word == "none" || ResizingMode(rawValue: word) != nil else { return nil }
      resizing = ResizingMode(rawValue: word)
    }
    guard let caps = margins(value["caps"]), let alignment = margins(value["alignment"]) else { return nil }
    return .art(
      UIKitArt(
        name: name, resizing: resizing, caps: caps, alignment: alignment,
        isTemplate: value["isTemplate"]?.truth ?? false))
  }

  private func margins(_ value: CodeExpression?) -> UIKitMargins? {
    guard let value else { return .zero }
    if let insets = value.insets { return .points(insets) }
    guard case .list(let entries)? = value["pixels"] else { return value.callee == nil ? nil : .zero }
    var scales: [UIKitMargins.ScaledInsets] = []
    for entry in entries {
      guard case .call(_, let arguments) = entry, arguments.count == 2,
        let number = arguments[0].value.points,
        let scale = Scale.allCases.first(where: { Points($0.rawValue) == number }),
        // Counts of pixels are written as numbers are that stand for points.
        let insets = arguments[1].value.insets?.pixels(at: .x1)
      else { return nil }
      scales.append(UIKitMargins.ScaledInsets(scale: scale, insets: insets))
    }
    return .pixels(scales)
  }

  private func font(_ value: CodeExpression) -> UIKitValue? {
    guard case .text(let family)? = value["family"], let mode = value["weight"],
      let weight = FontWeight(rawValue: word(mode, prefix: "UIFontWeight")), let size = value["size"]?.points,
      let isItalic = value["isItalic"]?.truth
    else { return nil }
    return .font(UIKitFont(family: family, weight: weight, size: size, isItalic: isItalic))
  }

  private func shadow(_ value: CodeExpression) -> UIKitValue? {
    guard let color = value["color"]?.color, let x = value["x"]?.points, let y = value["y"]?.points,
      let blur = value["blur"]?.points
    else { return nil }
    return .shadow(UIKitShadow(color: color, x: x, y: y, blur: blur))
  }
}

extension CodeExpression {
  fileprivate var points: Points? {
    switch self {
    case .number(let text): return Points(decimal: text)
    // A number of Objective-C as an object.
    case .call("", let arguments) where arguments.count == 1: return arguments[0].value.points
    default: return nil
    }
  }

  fileprivate var truth: Bool? {
    switch self {
    case .name("true"), .name("YES"): true
    case .name("false"), .name("NO"): false
    default: nil
    }
  }

  private var numbers: [Points]? {
    guard case .call(_, let arguments) = self else { return nil }
    let points = arguments.compactMap(\.value.points)
    return points.count == arguments.count ? points : nil
  }

  /// Two numbers in the order in which UIKit's sizes and offsets have them.
  fileprivate var pair: (Points, Points)? {
    guard let numbers, numbers.count == 2 else { return nil }
    if let width = self["width"], let height = self["height"] {
      return width.points.flatMap { width in height.points.map { (width, $0) } }
    }
    if let x = self["horizontal"], let y = self["vertical"] {
      return x.points.flatMap { x in y.points.map { (x, $0) } }
    }
    return (numbers[0], numbers[1])
  }

  /// Four sides, by their names or in UIKit's order.
  fileprivate var insets: Insets<Points>? {
    if let top = self["top"]?.points, let left = self["left"]?.points, let bottom = self["bottom"]?.points,
      let right = self["right"]?.points
    {
      return Insets(top: top, left: left, bottom: bottom, right: right)
    }
    guard callee == "UIEdgeInsetsMake", let numbers, numbers.count == 4 else { return nil }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  fileprivate var color: Color? {
    guard callee?.lowercased().hasSuffix("color") == true, let numbers, numbers.count == 4 else { return nil }
    let bytes = numbers.compactMap { $0.pixels(at: .x1).flatMap { UInt8(exactly: $0.count) } }
    guard bytes.count == 4 else { return nil }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
