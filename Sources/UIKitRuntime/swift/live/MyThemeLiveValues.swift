// Part: LIVE
#if DEBUG && targetEnvironment(simulator)
  import UIKit

  extension MyTheme {
    /// What the server says of an element in a variant, in the types of the theme's facts. What it does not say stays as the app
    /// was built, where nothing is no value.
    @MainActor
    struct LiveValues {
      let values: LiveTheme.Values
      let theme: LiveTheme
      let pictures: [String: UIImage]

      nonisolated static func insets(_ value: Any?) -> UIEdgeInsets? {
        guard let sides = value as? LiveTheme.Values, let top = number(sides["top"]),
          let left = number(sides["left"]), let bottom = number(sides["bottom"]),
          let right = number(sides["right"])
        else { return nil }
        return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
      }

      private nonisolated static func number(_ value: Any?) -> CGFloat? {
        (value as? NSNumber).map { CGFloat($0.doubleValue) }
      }

      func number(_ name: String) -> CGFloat? { LiveValues.number(values[name]) }

      func size(_ name: String) -> CGSize? {
        guard let size = values[name] as? LiveTheme.Values else { return nil }
        return CGSize(
          width: LiveValues.number(size["width"]) ?? 0, height: LiveValues.number(size["height"]) ?? 0)
      }

      func truth(_ name: String) -> Bool? { values[name] as? Bool }

      func color(_ name: String) -> UIColor? { LiveValues.color(values[name]) }

      /// `#rrggbb` or `#rrggbbaa`.
      private static func color(_ value: Any?) -> UIColor? {
        guard let text = value as? String, text.hasPrefix("#"),
          let number = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        let bits = text.utf8.count == 9 ? number : number << 8 | 0xFF
        return MyTheme.color(
          Int(bits >> 24), Int(bits >> 16 & 0xFF), Int(bits >> 8 & 0xFF), Int(bits & 0xFF))
      }

      /// What an element shows of a part.
      func part(_ name: String, over built: Shown?) -> Shown? {
        guard let part = (values["parts"] as? LiveTheme.Values)?[name] as? LiveTheme.Values else {
          return built?.art == nil ? built : nil
        }
        if part["art"] as? String == "system" { return .system }
        guard let images = theme.images(of: part), let picture = pictures[theme.shown(images).name] else {
          return built
        }
        var art = Art(name: built?.art?.name ?? name)
        art.isTemplate = built?.art?.isTemplate ?? (values["renderingIntent"] as? String == "template")
        #if BARS
          art.isDark = built?.art?.isDark ?? false
        #endif
        art.caps = Margins(pixels: images.map { ($0.scale, $0.caps) })
        art.alignment = Margins(pixels: images.map { ($0.scale, $0.alignment) })
        switch part["resizing"] as? String {
        case "tile": art.resizing = .tile
        case "stretch": art.resizing = .stretch
        case nil where part["resizing"] is LiveTheme.Values:
          // Of a mode for each axis, only the built code knows the one that is right for both.
          art.resizing = built?.art?.resizing ?? .stretch
        default: break
        }
        art.picture = ready(picture, art)
        return .art(art)
      }

      /// The color of a part that is nothing but a color.
      var soleColor: UIColor? {
        if values["renderingIntent"] as? String == "template" { return color("tint") }
        let part = (values["parts"] as? LiveTheme.Values)?["image"] as? LiveTheme.Values
        return LiveValues.color((part?["art"] as? LiveTheme.Values)?["color"])
      }

      private func ready(_ picture: UIImage, _ art: Art) -> UIImage {
        var image = picture
        if let resizing = art.resizing {
          image = image.resizableImage(
            withCapInsets: art.caps.insets(at: picture.scale), resizingMode: resizing)
        }
        let alignment = art.alignment.insets(at: picture.scale)
        if alignment != .zero { image = image.withAlignmentRectInsets(alignment) }
        return image.withRenderingMode(art.isTemplate ? .alwaysTemplate : .alwaysOriginal)
      }

      /// The text of an element.
      func title(over built: Title?) -> Title? {
        guard let said = values["title"] as? LiveTheme.Values else { return nil }
        var title = built ?? Title()
        title.color = LiveValues.color(said["color"])
        title.shadow = LiveValues.shadow(said["shadow"])
        title.insets = LiveValues.insets(said["insets"]) ?? .zero
        if let font = said["font"] as? LiveTheme.Values { title.font = typeface(font) }
        if let lines = LiveValues.number(said["lines"]).flatMap(Int.init(exactly:)) { title.lines = lines }
        if let measure = said["measure"] as? String { title.roundsWidth = measure == "ceil" }
        if let place = LiveValues.named(said["truncation"], LiveValues.truncations) {
          title.truncation = place
        }
        if let transform = LiveValues.named(said["transform"], LiveValues.transforms) {
          title.transform = transform
        }
        place(&title, as: said)
        return title
      }

      private func place(_ title: inout Title, as said: LiveTheme.Values) {
        let offset = said["offset"] as? LiveTheme.Values
        title.offset = UIOffset(
          horizontal: LiveValues.number(offset?["x"]) ?? 0, vertical: LiveValues.number(offset?["y"]) ?? 0)
        if let alignment = LiveValues.named(said["alignment"], LiveValues.alignments) {
          title.alignment = alignment
        }
        if let alignment = LiveValues.named(said["verticalAlignment"], LiveValues.verticalAlignments) {
          title.verticalAlignment = alignment
        }
      }

      /// What a word of the manifest is in UIKit.
      private static func named<Value>(_ word: Any?, _ values: [String: Value]) -> Value? {
        (word as? String).flatMap { values[$0] }
      }

      private static let alignments: [String: UIControl.ContentHorizontalAlignment] = [
        "left": .left, "right": .right, "center": .center, "leading": .leading, "trailing": .trailing,
      ]
      private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "top": .top, "center": .center, "bottom": .bottom,
      ]
      private static let transforms: [String: TextTransform] = [
        "none": .asWritten, "uppercase": .uppercase, "lowercase": .lowercase,
      ]
      private static let truncations: [String: NSLineBreakMode] = [
        "head": .byTruncatingHead, "middle": .byTruncatingMiddle, "tail": .byTruncatingTail,
        "none": .byClipping,
      ]

      #if BARS
        func largeTitle(over built: LargeTitle?) -> LargeTitle? {
          guard let said = values["largeTitle"] as? LiveTheme.Values else { return nil }
          var title = built ?? LargeTitle()
          title.color = LiveValues.color(said["color"])
          title.shadow = LiveValues.shadow(said["shadow"])
          if let font = said["font"] as? LiveTheme.Values { title.font = typeface(font) }
          return title
        }
      #endif

      /// What stands beside the text.
      func icon(over built: Icon?) -> Icon? {
        let art = part("icon", over: built?.art)
        guard let said = values["icon"] as? LiveTheme.Values ?? (art == nil ? nil : [:]) else { return nil }
        var icon = built ?? Icon()
        icon.art = art
        icon.tint = LiveValues.color(said["tint"])
        icon.gap = LiveValues.number(said["gap"]) ?? icon.gap
        if let placement = LiveValues.named(said["placement"], LiveValues.placements) {
          icon.placement = placement
        }
        return icon
      }

      private static let placements: [String: Placement] = [
        "leading": .leading, "trailing": .trailing, "above": .above, "below": .below, "only": .only,
      ]

      private static func shadow(_ value: Any?) -> Shadow? {
        guard let said = value as? LiveTheme.Values, let color = color(said["color"]) else { return nil }
        return Shadow(
          color: color, x: number(said["x"]) ?? 0, y: number(said["y"]) ?? 0, blur: number(said["blur"]) ?? 0)
      }

      private func typeface(_ said: LiveTheme.Values) -> Typeface {
        var face = Typeface()
        if let family = said["family"] as? String {
          face.family = (theme.fonts[family] as? LiveTheme.Values)?["ios"] as? String ?? family
        }
        if let size = LiveValues.number(said["size"]), size > 0 { face.size = size }
        if let weight = said["weight"] as? String { face.weight = LiveValues.weights[weight] ?? .regular }
        face.isItalic = said["style"] as? String == "italic"
        face.letterSpacing = LiveValues.number(said["letterSpacing"]) ?? 0
        #if SCALING
          face.scales = said["scales"] as? Bool ?? false
          face.maximumSize = LiveValues.number(said["maximumSize"])
        #endif
        return face
      }

      private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]
    }
  }

  #if BUTTONS || DRESSING || SWIFTUI
    extension MyTheme.ButtonFacts: MyTheme.LiveFacts {
      mutating func revise(by live: MyTheme.LiveValues) {
        background = live.part("background", over: background)
        height = live.number("height") ?? height
        minimumWidth = live.number("minimumWidth")
        maximumWidth = live.number("maximumWidth")
        hitArea = live.size("hitArea") ?? hitArea
        tint = live.color("tint")
        title = live.title(over: title)
        icon = live.icon(over: icon)
      }
    }
  #endif

  #if BARS
    extension MyTheme.BarFacts: MyTheme.LiveFacts {
      mutating func revise(by live: MyTheme.LiveValues) {
        background = live.part("background", over: background)
        shadowImage = live.part("shadowImage", over: shadowImage)
        backIndicator = live.part("backIndicator", over: backIndicator)
        backIndicatorMask = live.part("backIndicatorMask", over: backIndicatorMask)
        tint = live.color("tint")
        isTranslucent = live.truth("translucent") ?? isTranslucent
        title = live.title(over: title)
        largeTitle = live.largeTitle(over: largeTitle)
      }
    }
  #endif

  #if IMAGES
    extension MyTheme.ImageFacts: MyTheme.LiveFacts {
      mutating func revise(by live: MyTheme.LiveValues) { image = live.part("image", over: image) }
    }
  #endif

  #if CONTROLS
    extension MyTheme.TextFacts: MyTheme.LiveFacts {
      mutating func revise(by live: MyTheme.LiveValues) { title = live.title(over: title) }
    }

    extension MyTheme.ItemFacts: MyTheme.LiveFacts {
      mutating func revise(by live: MyTheme.LiveValues) {
        title = live.title(over: title)
        icon = live.icon(over: icon)
      }
    }

    extension MyTheme.ColorFacts: MyTheme.LiveFacts {
      mutating func revise(by live: MyTheme.LiveValues) { color = live.soleColor ?? color }
    }

    extension MyTheme.FrameFacts: MyTheme.LiveFacts {
      mutating func revise(by live: MyTheme.LiveValues) {
        image = live.part("image", over: image)
        let title = live.values["title"] as? MyTheme.LiveTheme.Values
        content = MyTheme.LiveValues.insets(title?["insets"]) ?? content
      }
    }
  #endif
#endif
