import ThemeCore

/// A color of a resource: its value on the device, and how a theme says it.
struct ResourceColor: Hashable {
  var color: Color
  /// The text in a theme: a reference to a token, or the value.
  var text: String

  init(_ color: Color, text: String? = nil) {
    (self.color, self.text) = (color, text ?? "\(color)")
  }

  /// The color with its alpha multiplied.
  func faded(by factor: Double) -> ResourceColor {
    guard factor != 1 else { return self }
    var faded = color
    faded.alpha = UInt8((Double(color.alpha) * min(max(factor, 0), 1)).rounded())
    return ResourceColor(faded)
  }
}

extension Color {
  /// Reads `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`.
  init?(androidText text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst().map { Character(Unicode.Scalar($0)).hexDigitValue }
    let known = digits.compactMap(\.self)
    guard known.count == digits.count else { return nil }
    let pairs: [Int]
    switch known.count {
    case 3, 4: pairs = known.map { $0 * 17 }
    case 6, 8: pairs = stride(from: 0, to: known.count, by: 2).map { known[$0] * 16 + known[$0 + 1] }
    default: return nil
    }
    let all = (pairs.count == 3 ? [255] + pairs : pairs).map(UInt8.init)
    self.init(red: all[1], green: all[2], blue: all[3], alpha: all[0])
  }

  /// The colors of the platform that are the same on every version.
  fileprivate static let ofAndroid: [String: String] = [
    "white": "#ffffff", "black": "#000000", "transparent": "#00000000", "darker_gray": "#aaaaaa",
    "background_dark": "#000000", "background_light": "#ffffff", "holo_blue_light": "#33b5e5",
    "holo_blue_dark": "#0099cc", "holo_blue_bright": "#00ddff", "holo_green_light": "#99cc00",
    "holo_green_dark": "#669900", "holo_red_light": "#ff4444", "holo_red_dark": "#cc0000",
    "holo_orange_light": "#ffbb33", "holo_orange_dark": "#ff8800", "holo_purple": "#aa66cc",
  ]
}

extension String {
  /// The name of a token for a resource. A dot would make a group of it, and `value` a map of modes.
  var tokenName: String {
    let name = replacing(".", with: "_")
    return name == "value" ? "value_" : name
  }
}

extension ResourceReading {
  /// The color of a text on the device. As a token if the theme has it; where the value itself is needed, `isValue`.
  mutating func color(
    _ text: String, at place: ImportPlace, isValue: Bool = false
  ) throws(ResourceProblem) -> ResourceColor {
    if let color = Color(androidText: text) { return ResourceColor(color) }
    if text.hasPrefix("?") {
      throw ResourceProblem(
        place, "`\(text)` depends on the theme of the app: write the color that it stands for")
    }
    if let name = text.dropping("@android:color/"), let color = Color.ofAndroid[name] {
      return ResourceColor(Color(androidText: color) ?? .clear)
    }
    guard let name = text.dropping("@color/") else {
      throw ResourceProblem(place, "`\(text)` is no color that a theme can say")
    }
    return try color(named: name, at: place, isValue: isValue)
  }

  private mutating func color(
    named name: String, at place: ImportPlace, isValue: Bool
  ) throws(ResourceProblem) -> ResourceColor {
    try enter("color/\(name)", at: place)
    defer { leave() }
    let sources = table.sources("color", name)
    guard !sources.isEmpty else { throw ResourceProblem(place, "there is no color `\(name)`") }
    let before = axes
    axes.formUnion(sources.axes)
    guard let source = sources.chosen(on: device).newest else {
      throw ResourceProblem(sources[0].place, "the color `\(name)` has no value for other devices")
    }
    guard case .value(let text) = source.content else {
      return try listed(try file(source.place.path).root, isValue: isValue)
    }
    let value = try color(text, at: source.place, isValue: true)
    if isValue { return value }
    axes = before
    return ResourceColor(value.color, text: try reference("$color.\(name.tokenName)", at: place))
  }

  /// The color of a list of colors for the states of the device.
  private mutating func listed(_ list: ResourceNode, isValue: Bool) throws(ResourceProblem) -> ResourceColor {
    guard list.name == "selector" else { throw list.problem("a `\(list.name)` is no list of colors") }
    guard let item = picked(from: list) else { throw list.problem("it has no color for other states") }
    if item["lStar"] != nil { throw item.problem("`lStar` can't be computed: write the color that it makes") }
    guard let text = item["color"] else { throw item.problem("the item has no `color`") }
    return try color(text, at: item.place, isValue: isValue).faded(by: item.number("alpha", 1))
  }
}

extension ResourceReading {
  /// A reference to a token that the theme has.
  func reference(_ text: String, at place: ImportPlace) throws(ResourceProblem) -> String {
    guard tokens?.contains(text) != false else {
      throw ResourceProblem(place, "`\(text.dropFirst())` is left out, for a reason that is said there")
    }
    return text
  }

  /// The value of a token on the device.
  mutating func token(_ kind: String, _ name: String, at place: ImportPlace) throws(ResourceProblem) -> String
  {
    try enter("\(kind)/\(name)", at: place)
    defer { leave() }
    let sources = table.sources(kind, name)
    axes.formUnion(sources.axes)
    guard let source = sources.chosen(on: device).newest else {
      throw ResourceProblem(place, "it has no value for other devices")
    }
    guard case .value(let text) = source.content else {
      let color = try listed(try file(source.place.path).root, isValue: false)
      if !axes.states.isEmpty {
        axes.states = []
        remark(
          .changed, at: source.place,
          "a token has no states: its value is that at rest. What shows the list has all")
      }
      return color.text
    }
    if kind == "color" { return try color(text, at: source.place).text }
    if let number = Double(text) { return number.themeText }
    if text.hasSuffix("%"), let number = Double(text.dropLast()) { return "\(number.themeText)%" }
    return try length(text, at: source.place).text
  }
}

extension String {
  /// The rest of a text that begins with a prefix.
  func dropping(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
