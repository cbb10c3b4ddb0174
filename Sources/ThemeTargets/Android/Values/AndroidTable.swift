import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

extension AndroidElement {
  /// The table of how Android expresses each property, in the order of a style's items. An attribute that isn't set keeps the
  /// platform's value.
  static let rows: [AndroidRow] = [
    AndroidRow(.image, .background) { style, element, look in
      guard style == .button || style == .bar, look.main.art != nil else { return [] }
      return [AndroidItem("background", "@drawable/\(element.name)")]
    },
    AndroidRow(.height, lengths: [("height", \.height)]) { style, element, look in
      let attributes: [String] =
        switch style {
        case .button, .bar: ["height", "minHeight"]
        case .overlay: ["actionBarSize"]
        case .title, .text, .item, .content: []
        }
      guard look.height != nil else {
        // The minimum height of the platform's buttons fits the platform's own art.
        return style == .button && look.main.art != nil ? [AndroidItem("minHeight", "0dp")] : []
      }
      return attributes.map { AndroidItem($0, "@dimen/\(element.name)__height") }
    },
    AndroidRow(.minimumWidth, lengths: [("minimum_width", \.width.minimum)]) { style, element, look in
      // The platform's buttons have a minimum width of their own, which the theme's replaces.
      let width = look.width.minimum == nil ? "0dp" : "@dimen/\(element.name)__minimum_width"
      return style == .button ? [AndroidItem("minWidth", width)] : []
    },
    AndroidRow(.maximumWidth, lengths: [("maximum_width", \.width.maximum)]) { style, element, look in
      // Buttons of Material Components are at most 320 dp wide. With `@null`, the view uses its default, which is no limit.
      let width = look.width.maximum == nil ? "@null" : "@dimen/\(element.name)__maximum_width"
      return style == .button ? [AndroidItem("maxWidth", width)] : []
    },
    // These lengths have no attribute; code can use them for a `TouchDelegate`.
    AndroidRow(
      .hitArea, lengths: [("hit_width", \.hitArea?.width), ("hit_height", \.hitArea?.height)]),
    AndroidRow(
      .titleInsets, .titleOffset,
      lengths: [
        ("padding_left", \.title.padding?.left), ("padding_top", \.title.padding?.top),
        ("padding_right", \.title.padding?.right), ("padding_bottom", \.title.padding?.bottom),
      ]
    ) { style, element, look in
      guard [.button, .text, .item, .content].contains(style), look.title.padding != nil else { return [] }
      return ["Left", "Top", "Right", "Bottom"].map {
        AndroidItem("padding\($0)", "@dimen/\(element.name)__padding_\($0.lowercased())")
      }
    },
    AndroidRow(
      .icon, .iconArt, .iconPlacement, .iconGap, .iconTint,
      lengths: [("icon_gap", { $0.hasIcon ? $0.icon.gap : nil })]
    ) { style, element, look in
      // The app may provide the icon of a control's item, but its gap and tint come from the theme.
      let hasArt = look[.icon].art != nil
      guard style == .button && hasArt || style == .item && look.hasIcon else { return [] }
      let side =
        switch look.icon.placement {
        case .leading: "drawableStart"
        case .trailing: "drawableEnd"
        case .above: "drawableTop"
        case .below: "drawableBottom"
        case .only: "src"
        }
      var items = hasArt ? [AndroidItem(side, "@drawable/\(element.name(of: .icon))")] : []
      items.append(AndroidItem("drawablePadding", "@dimen/\(element.name)__icon_gap"))
      if look.icon.tint != nil {
        let tint = side == "src" ? "tint" : "drawableTint"
        items.append(AndroidItem(tint, "@color/\(element.name)__icon_tint"))
      }
      return items
    },
    AndroidRow(.titleAlignment, .titleVerticalAlignment) { style, _, look in
      guard style == .button || style == .text || style == .item, let gravity = look.title.gravity else {
        return []
      }
      return [AndroidItem("gravity", gravity)]
    },
    AndroidRow(.title, .titleFont, lengths: [("title_size", \.title.$font?.size)]) { style, element, look in
      guard style.hasTitle, let font = look.title.$font?.named(for: \.android)
      else { return [] }
      // Buttons of Material Components have letter spacing by default.
      let spacing = font.androidLetterSpacing ?? (style == .button ? "0" : nil)
      return [
        AndroidItem("textSize", "@dimen/\(element.name)__title_size"),
        AndroidItem("fontFamily", font.androidFamily), AndroidItem("textStyle", font.androidStyle),
        // It takes the place of the style's weight from Android 9 on.
        AndroidItem("textFontWeight", "\(font.weight.number)"),
      ] + [spacing.map { AndroidItem("letterSpacing", $0) }].compactMap(\.self)
    },
    AndroidRow(.titleColor) { style, element, look in
      guard style.hasTitle, look.title.color != nil else { return [] }
      return [AndroidItem("textColor", "@color/\(element.name)__title")]
    },
    AndroidRow(.titleShadow) { style, element, look in
      guard style.hasTitle, look.title.shadow != nil else { return [] }
      return [
        AndroidItem("shadowColor", "@color/\(element.name)__title_shadow"),
        AndroidItem("shadowDx", "@dimen/\(element.name)__shadow_dx"),
        AndroidItem("shadowDy", "@dimen/\(element.name)__shadow_dy"),
        AndroidItem("shadowRadius", "@dimen/\(element.name)__shadow_radius"),
      ]
    },
    AndroidRow(.titleLines, .titleTruncation) { style, element, look in
      // A bar gives its title one line that is cut off at its end, and a search field its text one line.
      guard style.hasTitle, look.facts.title != nil, element.id.kind != .navigationBar,
        style != .title || look.title.$truncation != nil
      else { return [] }
      let lines = style == .title ? 1 : look.title.lines
      let count = lines > 1 ? [AndroidItem("maxLines", "\(lines)")] : []
      // Of several lines, a view can only cut off the end (android.widget.TextView.setEllipsize).
      let place =
        switch look.title.truncation {
        case .head where lines == 1: "start"
        case .middle where lines == 1: "middle"
        case .head, .middle, .tail: "end"
        case .none: "none"
        }
      return [AndroidItem("singleLine", "\(lines == 1)")] + count + [AndroidItem("ellipsize", place)]
    },
    AndroidRow(.tint) { style, element, look in
      guard style == .overlay, look.tint != nil else { return [] }
      return [AndroidItem("colorControlNormal", "@color/\(element.name)__tint")]
    },
    overlay(.backIndicator, .backIndicator, "homeAsUpIndicator"),
    overlay(.shadowImage, .shadowImage, "windowContentOverlay"),
    AndroidRow(.titleTransform) { style, _, look in
      // The platform's buttons are in capitals by default.
      guard style == .button || style.hasTitle && look.title.$transform != nil else { return [] }
      return [AndroidItem("textAllCaps", look.title.transform == .uppercase ? "true" : "false")]
    },
  ]

  /// The row of a picture that the overlay of a bar shows.
  private static func overlay(_ property: Property, _ part: PartName, _ attribute: String) -> AndroidRow {
    AndroidRow(property) { style, element, look in
      guard style == .overlay, look[part].art != nil else { return [] }
      return [AndroidItem(attribute, "@drawable/\(element.name(of: part))")]
    }
  }

  /// The properties that no resource expresses. There is still a drawable for the mask of a back indicator.
  static let unsaid: [Property] = [
    .backIndicatorMask, .isTranslucent, .largeTitle, .material, .position, .titleMeasure,
  ]
}

extension TitleFacts {
  /// The value of `android:gravity`; nil if the theme says nothing about the alignment.
  var gravity: String? {
    if $alignment == nil, $verticalAlignment == nil { return nil }
    let across =
      switch alignment {
      case .leading: "start"
      case .center: "center_horizontal"
      case .trailing: "end"
      case .left: "left"
      case .right: "right"
      }
    let down =
      switch verticalAlignment {
      case .top: "top"
      case .center: "center_vertical"
      case .bottom: "bottom"
      }
    return "\(across)|\(down)"
  }
}

extension TitleFacts.Font {
  /// The value of `android:fontFamily`. The platform's own font has families for most weights; other families have only a name.
  var androidFamily: String {
    guard family == "system" else {
      return family == app?.android && family.hasPrefix("@font/") ? family : family.asAndroidString
    }
    return switch weight {
    case .ultraLight, .thin: "sans-serif-thin"
    case .light: "sans-serif-light"
    case .regular, .bold: "sans-serif"
    case .medium, .semibold: "sans-serif-medium"
    case .heavy, .black: "sans-serif-black"
    }
  }

  /// The value of `android:letterSpacing`: the spacing in ems of the font's size, to three decimals. Nil if the theme doesn't
  /// say it.
  var androidLetterSpacing: String? {
    letterSpacing.map { AndroidValues.decimal(Points.divided($0.units * 1_000, by: size.units)) }
  }

  /// Whether the font is bold, where the platform's own one has a family for most weights.
  var isBoldOnAndroid: Bool {
    family == "system" ? weight == .bold : [.semibold, .bold, .heavy, .black].contains(weight)
  }

  var androidStyle: String {
    let words = [isBoldOnAndroid ? "bold" : nil, isItalic ? "italic" : nil].compactMap(\.self)
    return words.isEmpty ? "normal" : words.joined(separator: "|")
  }
}

extension Points {
  /// The length in pixels of a density, rounded to the nearest whole one, half away from zero.
  func roundedPixels(at density: AndroidDensity) -> Pixels {
    Pixels(Self.divided(units * Int64(density.halves), by: 2 * Points.unitsPerPoint))
  }

  /// The length in thousandths of a pixel, where a point has `halves` half pixels.
  func thousandths(halves: Int) -> Int {
    Self.divided(units * Int64(halves) * 1_000, by: 2 * Points.unitsPerPoint)
  }

  /// The blur radius for Android in thousandths of a pixel, for a blur of twice sigma, where a point has `halves` half pixels.
  /// Android's sigma is 0.57735 times the radius plus half a pixel. The result is never 0, because a radius of 0 means no
  /// shadow.
  func radiusThousandths(halves: Int) -> Int {
    let sigma = Self.divided(units * Int64(halves) * 1_000, by: 4 * Points.unitsPerPoint)
    return max(10, Self.divided(Int64(sigma - 500) * 100_000, by: 57_735))
  }

  fileprivate static func divided(_ value: Int64, by divisor: Int64) -> Int {
    Int((value + (value < 0 ? -divisor : divisor) / 2) / divisor)
  }
}
