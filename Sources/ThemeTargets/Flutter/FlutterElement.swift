import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// An element as a Flutter app has it.
struct FlutterElement {
  let element: ElementLooks
  let paths: FlutterPaths
  /// The looks, the most specific first. They include all combinations of the values that the axes have, so the first look
  /// whose conditions hold is the one that the theme defines.
  let looks: [Look]

  init(_ element: ElementLooks, in namespace: String) {
    self.element = element
    paths = FlutterPaths(namespace: namespace)
    func order(_ key: VariantKey) -> [Int] {
      [-key.state.priority] + VariantAxis.allCases.dropFirst().map { -key[$0].code }
    }
    looks = element.looks
      .sorted { order($0.key).lexicographicallyPrecedes(order($1.key)) }
  }

  /// The conditions for the code that only some themes' looks need.
  var conditions: Set<FlutterCondition> {
    var conditions: Set<FlutterCondition> = []
    for look in looks {
      if !look.key[.system].isFallback { conditions.insert(.platforms) }
      if PartName.allCases.contains(where: { look.color($0) != nil }) { conditions.insert(.colors) }
      if look.title.isDirectional { conditions.insert(.directions) }
      if look.title.lines != 1 { conditions.insert(.lines) }
      if look.title.font.scales != nil { conditions.insert(.scaling) }
    }
    return conditions
  }

  var name: String { FlutterNames.name(of: element.id, asset: element.looks[0].assetName) }

  /// The art whose files belong to the looks, each once.
  var art: [ShownArt] {
    looks.flatMap { look in
      [look.mainPart, .icon, .shadowImage, .backIndicator].compactMap { look.ownArt($0) }
    }
  }

  /// The image files of the element, each once.
  var images: [OutputFile] {
    art.flatMap { shown in
      shown.art.slices.map {
        OutputFile(
          path: paths.file(element.id, shown.part, shown.key, $0.scale), content: .image($0.named),
          of: "\(element.id)")
      }
    }
  }

  /// The element's looks as a value, in the order in which they are tried.
  var value: DartValue {
    .call("\(paths.className)Looks", [.list(looks.map(value))], [])
  }

  private func value(_ look: Look) -> DartValue {
    .call(
      "\(paths.className)Look",
      named: look.key.dartConditions(paths.className) + FlutterElement.rows.map { $0.write(self, look) }
        + look.title.dartScaling)
  }

  /// The arguments of a look's constructor, in their order.
  static let rows: [LookRow<FlutterElement, (String, DartValue?)>] = [
    LookRow([.image, .background]) { ("art", $0.value($1, $1.mainPart)) },
    LookRow([.icon, .iconArt]) { ("icon", $0.value($1, .icon)) },
    LookRow([.shadowImage]) { ("shadowImage", $0.value($1, .shadowImage)) },
    LookRow([.backIndicator]) { ("backIndicator", $0.value($1, .backIndicator)) },
    LookRow(Property.sizes) { ("constraints", $1.dartConstraints) },
    LookRow([.titleInsets, .titleOffset]) { ("padding", $1.title.dartPadding) },
    LookRow(Property.alignments) { ("alignment", $1.title.dartAlignment) },
    LookRow([.title, .titleFont, .titleColor, .titleShadow]) { ("titleStyle", $1.title.dartStyle) },
    LookRow([.titleTruncation]) {
      ("overflow", $1.title.truncation == .none ? .name("TextOverflow.clip") : nil)
    },
    LookRow([.titleLines]) {
      let lines = $1.title.lines
      return ("maxLines", lines == 1 ? nil : .name(lines == 0 ? "null" : "\(lines)"))
    },
    LookRow([.iconPlacement]) { ("iconSide", $1.hasIcon ? $1.icon.placement.dartSide : nil) },
    LookRow([.iconGap]) { ("iconGap", $1.icon.gap == .zero ? nil : $1.icon.gap.dart) },
    LookRow([.iconTint]) {
      let color = $1[.icon].art != nil && $1.isTemplate ? $1.title.color : nil
      return ("iconColor", ($1.icon.tint ?? color)?.dart)
    },
    LookRow([.tint]) { ("tint", $1.tint?.dart) },
  ]

  /// The properties that Dart code doesn't express. Only the manifest contains them.
  static let unsaid: [Property] = [
    .backIndicatorMask, .hitArea, .isTranslucent, .largeTitle, .material, .position, .titleTransform,
    .titleMeasure,
  ]

  private func value(_ look: Look, _ part: PartName) -> DartValue? {
    guard let shown = look[part].art, let slice = shown.art.slices.first else { return nil }
    return .call(
      "\(paths.className)Art", [.string(paths.asset(element.id, part, shown.key))],
      named: [
        ("size", .call("Size", [slice.size.width.dart, slice.size.height.dart], [])),
        ("centerSlice", shown.art.isTexture ? nil : slice.dartCenter),
        ("isTiled", shown.art.isTexture ? .name("true") : nil),
        ("isTemplate", look.isTemplate(part) ? .name("true") : nil), ("color", look.color(part)?.dart),
      ])
  }
}

extension VariantKey {
  /// The arguments that say when a look is shown.
  fileprivate func dartConditions(_ className: String) -> [(String, DartValue?)] {
    let states = zip(["pressed", "disabled", "selected", "focused", "hovered"], 0...)
      .filter { state.bits & 1 << $1 != 0 }.map { DartValue.name("WidgetState.\($0.0)") }
    func isTrue(_ condition: Bool) -> DartValue? { condition ? .name("true") : nil }
    return [
      ("states", states.isEmpty ? nil : .set(states)), ("isCompact", isTrue(!self[.metrics].isFallback)),
      (
        "brightness",
        self[.appearance].isFallback ? nil : .name("Brightness.\(self[.appearance].name)")
      ),
      ("isHighContrast", isTrue(!self[.accessibility].isFallback)),
      ("platform", self[.system].platform.map { .name("\(className)Platform.\($0.name)") }),
      ("isRightToLeft", isTrue(isRightToLeft)),
    ]
  }
}

extension Look {
  /// The color that fills a part from edge to edge; nil for other art.
  fileprivate func color(_ part: PartName) -> Color? {
    isTemplate(part) ? nil : self[part].art?.plainColor
  }

  /// The minimum and maximum size of the look's box, which is never smaller than the caps; nil if there is no limit.
  fileprivate var dartConstraints: DartValue? {
    // A color fills a box of any size.
    let art = color(mainPart) == nil ? main.art?.art : nil
    let least = art?.leastSize ?? Size(width: .zero, height: .zero)
    let width = facts.width.raised(to: least.width)
    let caps = art?.slices.first?.caps ?? .zero
    let height = self.height.map { max($0, caps.top + caps.bottom) } ?? least.height
    let named: [(String, DartValue?)] = [
      ("minWidth", width.minimum == .zero || kind == .navigationBar ? nil : width.minimum?.dart),
      ("maxWidth", width.maximum?.dart),
      ("minHeight", height == .zero ? nil : height.dart),
      ("maxHeight", self.height == nil ? nil : height.dart),
    ]
    return named.allSatisfy { $0.1 == nil } ? nil : .call("BoxConstraints", named: named)
  }
}

extension SlicedArt {
  /// The smallest box in points that the art is meant for. Its sides are the sums of the caps. Art that doesn't stretch has its
  /// own size, and art without top and bottom caps has its own height.
  fileprivate var leastSize: Size<Points> {
    guard resizing != nil else { return slices[0].size }
    let caps = slices[0].caps
    let high = caps.top + caps.bottom
    return Size(width: caps.left + caps.right, height: high == .zero ? slices[0].size.height : high)
  }
}

// The style and the placement of titles.

extension TitleFacts {
  var dartPadding: DartValue? {
    let padding = padding(within: .zero).map { max($0, .zero) }
    if padding == .zero { return nil }
    return .call(
      "EdgeInsets.fromLTRB", [padding.left, padding.top, padding.right, padding.bottom].map(\.dart), [])
  }

  /// The title's `Alignment`, or its `AlignmentDirectional` if it follows the reading direction; nil for the center.
  var dartAlignment: DartValue? {
    let side =
      switch alignment {
      case .leading: "Start"
      case .center: "Center"
      case .trailing: "End"
      case .left: "Left"
      case .right: "Right"
      }
    let isCentered = alignment == .center && verticalAlignment == .center
    return isCentered
      ? nil
      : .name("\(isDirectional ? "AlignmentDirectional" : "Alignment").\(verticalAlignment.rawValue)\(side)")
  }

  /// Whether the title's placement depends on the reading direction.
  var isDirectional: Bool { alignment == .leading || alignment == .trailing }

  var dartStyle: DartValue? {
    let shadow = shadow.map { shadow in
      DartValue.call(
        "Shadow",
        named: [
          ("color", shadow.color.dart), ("offset", .call("Offset", [shadow.x.dart, shadow.y.dart], [])),
          ("blurRadius", shadow.blur.blurRadius == 0 ? nil : thousandths(shadow.blur.blurRadius)),
        ])
    }
    let family = $font?.named(for: \.flutter).family
    let named: [(String, DartValue?)] = [
      ("color", color?.dart), ("fontFamily", family.flatMap { $0 == "system" ? nil : .string($0) }),
      ("fontSize", $font?.size.dart), ("fontWeight", $font.map { .name("FontWeight.w\($0.weight.number)") }),
      ("fontStyle", $font?.style.map { .name("FontStyle.\($0.rawValue)") }),
      ("letterSpacing", $font?.letterSpacing?.dart), ("shadows", shadow.map { .list([$0]) }),
    ]
    return named.allSatisfy { $0.1 == nil } ? nil : .call("TextStyle", named: named)
  }

  /// The arguments that say how the text follows the user's text size; empty if the theme doesn't say it.
  var dartScaling: [(String, DartValue?)] {
    guard let font = $font, let scales = font.scales else { return [] }
    // Rounded down, so that the text never exceeds its maximum size.
    let most = font.maximumSize.map { Int($0.units * 1_000 / font.size.units) }
    return [
      ("scalesText", scales ? nil : .name("false")), ("maxTextScale", most.map(thousandths)),
    ]
  }

  private func thousandths(_ value: Int) -> DartValue {
    .number("\(value / 1_000).\(String(value % 1_000, digits: 3))")
  }
}

extension Points {
  /// Flutter's blur radius for a blur of twice sigma, in thousandths of a logical pixel. Flutter's sigma is 0.57735 times the
  /// radius plus half a pixel, but 0 for a radius of 0. So a blur of less than half a point becomes 0, and any other sigma is
  /// at least half a pixel.
  fileprivate var blurRadius: Int {
    let sigma = (units * 1_000 + Points.unitsPerPoint) / (2 * Points.unitsPerPoint)
    if sigma < 250 { return 0 }
    return Int(max(1, ((sigma - 500) * 100_000 + 57_735 / 2) / 57_735))
  }
}
