// Part: LIVE
#if DEBUG && targetEnvironment(simulator)
  import UIKit

  extension MyTheme {
    /// A variant by what decides about it, as looks and manifests have it.
    struct LiveKey: Hashable {
      private var state: UInt = 0
      private var metrics = UIBarMetrics.default.rawValue
      private var isScrollEdge = false
      private var style = UIUserInterfaceStyle.unspecified.rawValue
      private var isHighContrast = false
      private var showsButtonShapes = false
      private var system = 0
      private var isRightToLeft = false

      @MainActor
      init<Facts: LookFacts>(_ variant: Look<Facts>.Variant) {
        state = variant.state.rawValue
        metrics = variant.metrics.rawValue
        isScrollEdge = variant.isScrollEdge
        style = variant.style.rawValue
        isHighContrast =
          variant.accessibility == .highContrast || variant.accessibility == .highContrastAndButtonShapes
        showsButtonShapes =
          variant.accessibility == .buttonShapes || variant.accessibility == .highContrastAndButtonShapes
        system = variant.system
        isRightToLeft = variant.isRightToLeft
      }

      /// Nil for a variant that apps for UIKit don't show.
      init?(_ key: String) {
        let words = key.split(separator: ".")
        guard words.count <= 6 else { return nil }
        for word in words.flatMap({ $0.split(separator: "+") }) {
          switch word {
          case "normal": break
          case "highlighted": state |= UIControl.State.highlighted.rawValue
          case "disabled": state |= UIControl.State.disabled.rawValue
          case "selected": state |= UIControl.State.selected.rawValue
          case "focused": state |= UIControl.State.focused.rawValue
          #if HOVER
            case "hovered": state |= Traits.hovered.rawValue
          #endif
          case "compact": metrics = UIBarMetrics.compact.rawValue
          case "defaultPrompt": metrics = UIBarMetrics.defaultPrompt.rawValue
          case "compactPrompt": metrics = UIBarMetrics.compactPrompt.rawValue
          case "scrollEdge": isScrollEdge = true
          case "compactScrollEdge":
            metrics = UIBarMetrics.compact.rawValue
            isScrollEdge = true
          case "light": style = UIUserInterfaceStyle.light.rawValue
          case "dark": style = UIUserInterfaceStyle.dark.rawValue
          case "highContrast": isHighContrast = true
          case "buttonShapes": showsButtonShapes = true
          case "rtl": isRightToLeft = true
          case "ios": break
          default:
            guard word.hasPrefix("ios-"), let version = Int(word.dropFirst(4)) else { return nil }
            system = version
          }
        }
      }
    }

    /// What the server says of a theme: each element's values in each variant, complete.
    struct LiveTheme {
      typealias Values = [String: Any]

      private(set) var elements: [String: [LiveKey: Values]] = [:]
      /// The names of the pictures for a screen, sorted.
      private(set) var pictures: [String] = []
      /// How many pixels of each picture are a point.
      private(set) var scales: [String: CGFloat] = [:]
      let fonts: Values
      private let names: [String: String]
      private let screenScale: CGFloat

      /// Nil for what is no answer of the server, or has no theme of the name.
      init?(_ data: Data, named name: String, scale: CGFloat) {
        guard let answer = (try? JSONSerialization.jsonObject(with: data)) as? Values,
          let themes = answer["themes"] as? [Values],
          let theme = themes.first(where: { $0["name"] as? String == name }),
          let names = theme["images"] as? [String: String], names.values.allSatisfy(LiveTheme.isName),
          let manifest = theme["manifest"] as? Values,
          let elements = manifest["elements"] as? [String: Values]
        else { return nil }
        self.names = names
        fonts = manifest["fonts"] as? Values ?? [:]
        screenScale = scale
        for (name, element) in elements {
          guard let variants = element["variants"] as? [String: Values], variants["normal"] != nil else {
            return nil
          }
          // What is said of iOS comes after what is said of every system.
          let keys = variants.keys.sorted()
          for key in keys.filter({ !$0.contains("ios") }) + keys.filter({ $0.contains("ios") }) {
            guard let known = LiveKey(key) else { continue }
            let values = LiveTheme.values(key, variants)
            guard takePictures(of: values) else { return nil }
            self.elements[name, default: [:]][known] = values
          }
        }
        pictures = scales.keys.sorted()
      }

      /// The name of a picture says what it shows, and nothing else.
      private static func isName(_ name: String) -> Bool {
        name.utf8.count == 68 && name.hasSuffix(".png")
          && name.utf8.dropLast(4).allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
              || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
          }
      }

      /// A variant laid over those that it falls back to.
      private static func values(_ key: String, _ variants: [String: Values]) -> Values {
        var values: Values = [:]
        if key != "normal" {
          let below = key.split(separator: ".").dropLast().joined(separator: ".")
          values = self.values(below.isEmpty ? "normal" : below, variants)
        }
        for (name, value) in variants[key] ?? [:] {
          if ["title", "largeTitle", "parts"].contains(name), let above = value as? Values {
            let below = values[name] as? Values ?? [:]
            values[name] = below.merging(above) { $1 }.filter { !($0.value is NSNull) }
          } else {
            values[name] = value is NSNull ? nil : value
          }
        }
        return values
      }

      private mutating func takePictures(of values: Values) -> Bool {
        guard let parts = values["parts"] else { return true }
        guard let parts = parts as? [String: Values] else { return false }
        for part in parts.values where part["art"] as? String != "system" {
          guard let images = images(of: part) else { return false }
          let shown = shown(images)
          scales[shown.name] = shown.scale
        }
        return true
      }

      typealias Image = (scale: CGFloat, name: String, caps: UIEdgeInsets, alignment: UIEdgeInsets)

      /// The images of a part, the smallest first; nil where something is wrong with one.
      func images(of part: Values) -> [Image]? {
        guard let all = part["images"] as? [String: Values], !all.isEmpty else { return nil }
        var images: [Image] = []
        for (key, image) in all {
          guard key.hasSuffix("x"), let scale = Int(key.dropLast()), (1...8).contains(scale),
            let file = image["file"] as? String, let name = names[file]
          else { return nil }
          images.append(
            (
              CGFloat(scale), name, LiveValues.insets(image["capInsets"]) ?? .zero,
              LiveValues.insets(image["alignmentInsets"]) ?? .zero
            ))
        }
        return images.sorted { $0.scale < $1.scale }
      }

      /// The image for the screen.
      func shown(_ images: [Image]) -> Image {
        images.first { $0.scale >= screenScale } ?? images[images.count - 1]
      }
    }
  }
#endif
