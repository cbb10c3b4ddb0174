import ThemeCheck
import ThemeCore
import ThemeModel

/// Writes a theme's looks and screens in Objective-C.
struct ObjectiveCWriter {
  let theme: CheckedTheme
  let looks: [UIKitLook]
  let code: UIKitCode

  var names: UIKitNames { code.names }

  private var note: String {
    "// Made by themec from the theme `\(theme.name)`. Change the theme, not this file.\n\n"
  }

  /// The contents of the theme's header file.
  var header: String {
    var text = """
      \(note)\(imports)
      NS_ASSUME_NONNULL_BEGIN

      /// The theme `\(theme.name)`.
      @interface \(names.type) : NSObject
      /// Where the theme's asset catalog is.
      @property(class, nonatomic, strong) NSBundle *bundle;

      """
    if code.conditions.contains(.systems) {
      text += """
        /// The version of the system, as far as the theme tells versions apart.
        @property(class, nonatomic, readonly) NSInteger system;

        """
    }
    if code.conditions.contains(.navigation) || code.isShared { text += screensHeader }
    if code.conditions.contains(.buttons), !code.isShared {
      text += """
        /// The looks of buttons, by whose names Interface Builder finds them.
        @property(class, nonatomic, readonly) NSArray<\(code.prefix)ButtonLook *> *buttonLooks;

        """
    }
    for look in looks where look.element.id.kind.controlPart == nil {
      text += "/// `\(look.element.id)`\n"
      text += "@property(class, nonatomic, readonly) \(type(look)) *\(member(look));\n"
    }
    for control in controls {
      text += "/// `\(control.id)`\n"
      text += "@property(class, nonatomic, readonly) \(type(control)) *\(member(control));\n"
    }
    return text + "@end\n\nNS_ASSUME_NONNULL_END\n"
  }

  /// The contents of the theme's implementation file: looks and screens as tables.
  var tables: String {
    var text = """
      \(note)#import "\(names.type).h"

      \(backgroundClasses)@implementation \(names.type)

      static NSBundle *themeBundle;

      + (NSBundle *)bundle {
        return themeBundle != nil ? themeBundle : NSBundle.mainBundle;
      }

      + (void)setBundle:(NSBundle *)bundle {
        themeBundle = bundle;
      }

      """
    if code.conditions.contains(.systems) {
      text += "\n+ (NSInteger)system {\n\(systems)  return 0;\n}\n"
    }
    if code.conditions.contains(.navigation) || code.isShared { text += screens }
    if code.conditions.contains(.buttons), !code.isShared {
      text += "\n+ (NSArray<\(code.prefix)ButtonLook *> *)buttonLooks {\n  return \(buttonLooks);\n}\n"
    }
    for look in looks where look.element.id.kind.controlPart == nil { text += "\n" + table(look) }
    for control in controls { text += "\n" + table(control) }
    return text + "\n@end\n"
  }

  /// The `#import` lines of the theme's header.
  private var imports: String {
    let headers: [(RuntimeCondition?, String)] =
      [
        (nil, "Looks"), (.buttons, "Button"), (.dressing, "ButtonDressing"), (.bars, "NavigationBar"),
        (.navigation, "Navigation"), (.controls, "Controls"),
      ] + (code.isShared ? [(nil, "")] : [])
    return headers.filter { $0.0.map(code.conditions.contains) ?? true }
      .map { "#import \"\(code.prefix)\($0.1).h\"\n" }.joined()
  }

  private var buttonLooks: String {
    let buttons = looks.filter(\.element.id.kind.isButton).map { "\n    [\(names.type) \(member($0))]," }
    return "@[\(buttons.joined())\(buttons.isEmpty ? "" : "\n  ")]"
  }

  private var screensHeader: String {
    if code.isShared {
      return
        "/// Gives the app's screens, and buttons from Interface Builder, the looks of this theme.\n+ (void)use;\n"
    }
    return """
      /// What a screen has that says nothing else. An app may change it, and update its navigators.
      @property(class, nonatomic, strong) \(code.prefix)Screen *defaults;
      /// What screens have, by the names of their classes.
      @property(class, nonatomic, readonly) NSDictionary<NSString *, \(code.prefix)Screen *> *screens;

      """
  }

  private var screens: String {
    let entries = theme.screens.map { "      \(CodeText.objectiveC($0.name)) : \(screen($0.screen)),\n" }
      .joined()
    if code.isShared {
      return """

        + (void)use {
          \(code.prefix).defaults = \(screen(theme.defaults));
          \(code.prefix).screens = @{
        \(entries)  };
          \(code.prefix).buttonLooks = \(buttonLooks);
        }

        """
    }
    return """

      static \(names.type)Screen *themeDefaults;

      + (\(names.type)Screen *)defaults {
        if (themeDefaults == nil) {
          \(names.type)Screen *defaults = \(screen(theme.defaults));
          themeDefaults = defaults;
        }
        return themeDefaults;
      }

      + (void)setDefaults:(\(names.type)Screen *)defaults {
        themeDefaults = defaults;
      }

      + (NSDictionary<NSString *, \(names.type)Screen *> *)screens {
        static NSDictionary<NSString *, \(names.type)Screen *> *screens;
        static dispatch_once_t once;
        dispatch_once(&once, ^{
          screens = @{
      \(entries)    };
        });
        return screens;
      }

      """
  }

  private var systems: String {
    looks.iosVersions.map { "  if (@available(iOS \($0).0, *)) { return \($0); }\n" }.joined()
  }

  private func type(_ look: UIKitLook) -> String {
    "\(code.prefix)\(UIKitNames.subject(look.element.id.kind))Look"
  }

  private func member(_ look: UIKitLook) -> String {
    look.element.id.symbolAfterKind
  }

  private func screen(_ screen: CheckedScreen) -> String {
    func element(_ name: String?, _ kind: ElementKind) -> String {
      looks.named(name, kind).map { "[\(names.type) \(member($0))]" } ?? "nil"
    }
    return "[\(code.prefix)Screen screenWithBar:\(element(screen.navigationBar, .navigationBar)) "
      + "backButton:\(element(screen.backButton, .backButton)) "
      + "title:\(screen.title.map(CodeText.objectiveC) ?? "nil")]"
  }

  private func table(_ look: UIKitLook) -> String {
    let type = type(look)
    let tellsSystems = code.isShared && look.variants.contains { $0.key[.system].iosVersion != nil }
    return """
      + (\(type) *)\(member(look)) {
        static \(type) *shared;
        static dispatch_once_t once;
        dispatch_once(&once, ^{
          shared = \(value(look));\(tellsSystems ? "\n    shared.system = \(names.type).system;" : "")
        });
        return shared;
      }

      """
  }

  /// The expression for an element's look, for a line that is indented by four spaces.
  func value(_ look: UIKitLook) -> String {
    var text = "[\(type(look)) lookWithName:@\"\(look.element.id)\" variants:@[\n"
    for variant in look.variants {
      let facts = "\(code.prefix)\(UIKitNames.subject(look.element.id.kind))Facts"
      let isAtEdge = variant.key[.metrics].isOfBars
      text += "      " + (isAtEdge ? "[\(code.prefix)Variant variantAtScrollEdge:" : "")
      text += "[\(code.prefix)Variant \(conditions(variant)) change:^(\(facts) *look) {\n"
      for change in variant.changes {
        text += "        look.\(change.path) = \(expression(change.value, of: change.property));\n"
      }
      if variant.changes.isEmpty { text += "        (void)look;\n" }
      text += "      }]\(isAtEdge ? "]" : ""),\n"
    }
    return text + (look.element.style == .native ? "    ] isNative:YES]" : "    ]]")
  }

  private func conditions(_ variant: UIKitLook.Variant) -> String {
    let key = variant.key
    let states = key.state.text.split(separator: "+").map {
      ($0 == "hovered" ? code.prefix : "UI") + "ControlState\(String($0).withCapital)"
    }
    let style = key[.appearance].isFallback ? "unspecified" : key[.appearance].name
    return [
      "variantWithFallback:\(variant.fallback ?? -1)", "state:\(states.joined(separator: " | "))",
      "metrics:UIBarMetrics\(key[.metrics].withoutScrollEdge.name.withCapital)",
      "style:UIUserInterfaceStyle\(style.withCapital)",
      "accessibility:\(code.prefix)Accessibility\(key[.accessibility].nameInCode.withCapital)",
      "system:\(key[.system].iosVersion ?? 0)", "isRightToLeft:\(key.isRightToLeft ? "YES" : "NO")",
    ].joined(separator: " ")
  }

  /// The Objective-C expression for a value.
  private func expression(_ value: UIKitValue, of property: LookProperty) -> String {
    switch value {
    case .nothing: return "nil"
    case .present: return "[\(code.prefix)\(property == .icon ? "Icon" : "Title") new]"
    case .system: return "[\(code.prefix)Art systemArt]"
    case .material(let material):
      return "[\(code.prefix)Material \(material.kind.rawValue)WithTint:\(material.tint.map(color) ?? "nil")]"
    case .number(let points): return property == .iconGap ? points.description : "@(\(points))"
    case .count(let count): return "\(count)"
    case .truth(let truth): return (property == .isTranslucent ? "@" : "") + (truth ? "YES" : "NO")
    case .word(let type, let word): return prefix(of: type) + word.withCapital
    case .color(let color): return self.color(color)
    case .insets(let insets): return self.insets(insets)
    case .offset(let offset): return "UIOffsetMake(\(offset.x), \(offset.y))"
    case .size(let width, let height): return "CGSizeMake(\(width), \(height))"
    case .font(let font): return self.font(font)
    case .shadow(let shadow): return self.shadow(shadow)
    case .largeTitle(let font, let color, let shadow):
      return "[\(code.prefix)LargeTitle largeTitleWithFont:\(font.map(self.font) ?? "nil") "
        + "color:\(color.map(self.color) ?? "nil") shadow:\(shadow.map(self.shadow) ?? "nil")]"
    case .art(let art):
      let made = self.art(art)
      return art.isDark && code.conditions.contains(.bars) ? "[\(code.prefix)Art darkArt:\(made)]" : made
    }
  }

  private func art(_ art: UIKitArt) -> String {
    var text = "[\(code.prefix)Art artWithName:\(CodeText.objectiveC(art.name)) "
    if let color = art.color {
      text += "color:\(self.color(color))]"
    } else {
      text +=
        "resizing:\(code.prefix)Resizing\((art.resizing?.rawValue ?? "none").withCapital) "
        + "caps:\(margins(art.caps)) alignment:\(margins(art.alignment)) "
        + "isTemplate:\(art.isTemplate ? "YES" : "NO")]"
    }
    return code.isShared ? "[\(text) inBundle:\(names.type).bundle]" : text
  }

  /// The prefix of an enumeration's cases in Objective-C.
  private func prefix(of type: UIKitEnum) -> String {
    switch type {
    case .horizontalAlignment: "UIControlContentHorizontalAlignment"
    case .verticalAlignment: "UIControlContentVerticalAlignment"
    case .textTransform: "\(code.prefix)Transform"
    case .lineBreakMode: "NSLineBreak"
    case .placement: "\(code.prefix)Placement"
    case .barPosition: "UIBarPosition"
    }
  }

  private func color(_ color: Color) -> String {
    "\(code.prefix)Color(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }

  private func font(_ font: TitleFacts.Font) -> String {
    let made =
      "[\(code.prefix)Typeface typefaceWithFamily:\(CodeText.objectiveC(font.family)) "
      + "weight:UIFontWeight\(font.weight.rawValue.withCapital) size:\(font.size) "
      + "isItalic:\(font.isItalic ? "YES" : "NO")"
      + (font.letterSpacing.flatMap { $0 == .zero ? nil : " letterSpacing:\($0)]" } ?? "]")
    return font.scales == true ? "[\(made) scaledUpTo:\(font.maximumSize ?? .zero)]" : made
  }

  private func shadow(_ shadow: TitleFacts.Shadow) -> String {
    "[\(code.prefix)Shadow shadowWithColor:\(color(shadow.color)) x:\(shadow.x) y:\(shadow.y) blur:\(shadow.blur)]"
  }

  private func insets(_ insets: Insets<Points>) -> String {
    "UIEdgeInsetsMake(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))"
  }

  private func margins(_ margins: UIKitMargins) -> String {
    switch margins {
    case .zero: return "[\(code.prefix)Margins noMargins]"
    case .points(let insets):
      return
        "[\(code.prefix)Margins marginsWithTop:\(insets.top) left:\(insets.left) bottom:\(insets.bottom) "
        + "right:\(insets.right)]"
    case .pixels(let scales):
      let entries = scales.map { entry in
        let insets = entry.insets
        return
          "[\(code.prefix)Margins marginsWithScale:\(entry.scale.rawValue) insets:UIEdgeInsetsMake(\(insets.top.count), "
          + "\(insets.left.count), \(insets.bottom.count), \(insets.right.count))]"
      }
      return "[\(code.prefix)Margins marginsWithPixels:@[ \(entries.joined(separator: ", ")) ]]"
    }
  }
}
