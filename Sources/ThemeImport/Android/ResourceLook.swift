import ThemeCore

/// What a drawable looks like on a device.
struct ResourceLook {
  /// What a theme says of it, where it is a picture or a plain color.
  var map = ThemeMap()
  /// Shapes, the lowest first, where it consists of them.
  var shapes: [PlacedShape] = []
  /// The size that it has by itself, in points, and the space of what is on it.
  var width: Double?
  var height: Double?
  var padding: Insets<Double>?
  /// The space around what layouts align.
  var margin: Insets<Double>?
  /// The widths and heights of its pictures in pixels, each nil if it stretches between caps.
  var kept: [Scale: (width: Int?, height: Int?)] = [:]
  /// Whether its sides change places where text runs from right to left.
  var isMirrored = false

  var isPicture: Bool { !map.isEmpty }

  /// Whether it belongs to something with a title.
  var holdsTitle: Bool { padding != nil || map["title"] != nil }

  init() {}

  /// Whether it would change the size of a button that has another look without states.
  func resizes(_ other: ResourceLook) -> Bool {
    kept.contains { scale, kept in
      guard let other = other.kept[scale] else { return false }
      func differ(_ one: Int?, _ two: Int?) -> Bool { one != nil && two != nil && one != two }
      return differ(kept.width, other.width) || differ(kept.height, other.height)
    }
  }

  /// A plain color.
  init(_ color: ResourceColor) { map["art"] = .text(color.text) }

  init(_ shape: ResourceShape) { shapes = [PlacedShape(shape: shape)] }
}

/// A shape in the frame of a drawable, which is as large as the view.
struct PlacedShape {
  var shape: ResourceShape
  var insets = Insets<Double>.zero
  var keepsSize = false
}

extension ResourceReading {
  /// What a theme says of a look.
  mutating func theme(of look: ResourceLook, at place: ImportPlace) throws(ImportProblem) -> ThemeMap {
    var map = look.isPicture ? look.map : try drawn(look, at: place)
    if let margin = look.margin { map["alignmentInsets"] = .map(margin.theme { $0.themeText }) }
    if let padding = look.padding { map["title"] = ["insets": .map(padding.theme { $0.themeText })] }
    return look.isMirrored && device.isRTL ? map.mirrored ?? map : map
  }

  private mutating func drawn(_ look: ResourceLook, at place: ImportPlace) throws(ImportProblem) -> ThemeMap {
    let shapes = look.shapes.filter { !$0.shape.isEmpty }
    guard shapes.count <= Limits()[.drawingLayers] else {
      throw ImportProblem(place, "it has too many layers")
    }
    guard let first = shapes.first else {
      throw ImportProblem(place, "it draws nothing: leave the space in your layout")
    }
    if shapes.count == 1, first.insets.isZero, let box = first.shape.box {
      if look.width != nil || look.height != nil {
        remark(.changed, at: place, "its size is not kept: a box is as large as what shows it")
      }
      return ["art": ["box": .map(box)]]
    }
    let caps = shapes.allSatisfy({ $0.shape.stretches && !$0.keepsSize }) ? shapes.caps : nil
    let width = look.width ?? caps.map { Double($0.left + $0.right + 2) }
    let height = look.height ?? caps.map { Double($0.top + $0.bottom + 2) }
    guard let width, let height, width > 0, height > 0 else {
      throw ImportProblem(
        place, "it is as large as the view that shows it, and can't be cut: give it a `<size>`")
    }
    var layers: [ThemeValue] = []
    for placed in shapes { layers.append(.map(try layer(placed, width, height, at: place))) }
    let size: ThemeValue = ["width": .text(width.themeText), "height": .text(height.themeText)]
    var map: ThemeMap = ["art": ["draw": ["size": size, "layers": .list(layers)]]]
    if let caps, Double(caps.left + caps.right) < width, Double(caps.top + caps.bottom) < height {
      map["caps"] = .map(caps.theme { "\($0)" })
    }
    return map
  }
}

extension Insets<Double> {
  static var zero: Self { Insets(top: 0, left: 0, bottom: 0, right: 0) }

  var isZero: Bool { self == .zero }

  /// The margins with the length of each side, by its name.
  init(_ length: (String) throws(ImportProblem) -> Double) throws(ImportProblem) {
    self.init(
      top: try length("top"), left: try length("left"), bottom: try length("bottom"),
      right: try length("right"))
  }

  /// The margins of which each side is made of those of two others.
  func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    Insets(
      top: combine(top, other.top), left: combine(left, other.left), bottom: combine(bottom, other.bottom),
      right: combine(right, other.right))
  }

  static func + (one: Self, two: Self) -> Self { one.combined(with: two, +) }
}

extension Insets {
  /// The sides as a theme names them.
  func theme(_ text: (Unit) -> String) -> ThemeMap {
    var map = ThemeMap()
    for (name, length) in [("left", left), ("top", top), ("right", right), ("bottom", bottom)]
    where text(length) != "0" { map[name] = .text(text(length)) }
    if map.isEmpty { map["left"] = "0" }
    return map
  }
}

extension [PlacedShape] {
  /// The margins that hold everything that must not stretch, in whole points.
  fileprivate var caps: Insets<Int> {
    func most(_ side: (PlacedShape) -> Double) -> Int { Int(Swift.max(0, map(side).max() ?? 0).rounded(.up)) }
    return Insets(
      top: most { $0.insets.top + $0.shape.margin(\.topLeft, \.topRight) },
      left: most { $0.insets.left + $0.shape.margin(\.topLeft, \.bottomLeft) },
      bottom: most { $0.insets.bottom + $0.shape.margin(\.bottomLeft, \.bottomRight) },
      right: most { $0.insets.right + $0.shape.margin(\.topRight, \.bottomRight) })
  }
}
