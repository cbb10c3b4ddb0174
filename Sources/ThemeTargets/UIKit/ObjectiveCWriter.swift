import ThemeCheck
import ThemeCore
import ThemeModel

/// Writes a theme's looks and screens in Objective-C.
struct ObjectiveCWriter {
  let theme: CheckedTheme
  let looks: [UIKitLook]
  let names: UIKitNames

  private var note: String {
    "// Made by themec from the theme `\(theme.name)`. Change the theme, not this file.\n\n"
  }

  /// What other code sees.
  var header: String {
    var text = """
      \(note)#import "\(names.type)Looks.h"
      #import "\(names.type)Navigation.h"
      \(controls.isEmpty ? "" : "#import \"\(names.type)Controls.h\"\n")
      NS_ASSUME_NONNULL_BEGIN

      /// The theme `\(theme.name)`.
      @interface \(names.type) : NSObject
      /// Where the theme's asset catalog is.
      @property(class, nonatomic, strong) NSBundle *bundle;
      /// The version of the system, as far as the theme tells versions apart.
      @property(class, nonatomic, readonly) NSInteger system;
      /// What a screen has that says nothing else. An app may change it, and update its navigators.
      @property(class, nonatomic, strong) \(names.type)Screen *defaults;
      /// What screens have, by the names of their classes.
      @property(class, nonatomic, readonly) NSDictionary<NSString *, \(names.type)Screen *> *screens;
      /// The looks of buttons, by whose names Interface Builder finds them.
      @property(class, nonatomic, readonly) NSArray<\(names.type)ButtonLook *> *buttonLooks;

      """
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

  /// What the theme says, as tables.
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

      + (NSInteger)system {
      \(systems)  return 0;
      }

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

      """
    for (name, entry) in theme.screens { text += "      \(CodeText.objectiveC(name)) : \(screen(entry)),\n" }
    text +=
      "    };\n  });\n  return screens;\n}\n\n+ (NSArray<\(names.type)ButtonLook *> *)buttonLooks {\n  return @["
    let buttons = looks.filter(\.element.id.kind.isButton).map { "\n    [\(names.type) \(member($0))]," }
    text += buttons.joined() + (buttons.isEmpty ? "" : "\n  ") + "];\n}\n"
    for look in looks where look.element.id.kind.controlPart == nil { text += "\n" + table(look) }
    for control in controls { text += "\n" + table(control) }
    return text + "\n@end\n"
  }

  private var systems: String {
    looks.iosVersions.map { "  if (@available(iOS \($0).0, *)) { return \($0); }\n" }.joined()
  }

  private func type(_ look: UIKitLook) -> String {
    "\(names.type)\(UIKitNames.subject(look.element.id.kind))Look"
  }

  private func member(_ look: UIKitLook) -> String {
    look.element.id.symbolAfterKind
  }

  private func screen(_ screen: CheckedScreen) -> String {
    func element(_ name: String?, _ kind: ElementKind) -> String {
      looks.named(name, kind).map { "[\(names.type) \(member($0))]" } ?? "nil"
    }
    return "[\(names.type)Screen bar:\(element(screen.navigationBar, .navigationBar)) "
      + "backButton:\(element(screen.backButton, .backButton)) "
      + "title:\(screen.title.map(CodeText.objectiveC) ?? "nil")]"
  }

  private func table(_ look: UIKitLook) -> String {
    let type = type(look)
    return """
      + (\(type) *)\(member(look)) {
        static \(type) *shared;
        static dispatch_once_t once;
        dispatch_once(&once, ^{
          shared = \(value(look));
        });
        return shared;
      }

      """
  }

  /// An element's look, whose first line stands four spaces from the edge.
  func value(_ look: UIKitLook) -> String {
    var text = "[\(type(look)) name:@\"\(look.element.id)\" variants:@[\n"
    for variant in look.variants {
      let facts = "\(names.type)\(UIKitNames.subject(look.element.id.kind))Facts"
      let isAtEdge = variant.key[.metrics].isOfBars
      text += "      " + (isAtEdge ? "[\(names.type)Variant atScrollEdge:" : "")
      text += "[\(names.type)Variant \(conditions(variant)) change:^(\(facts) *look) {\n"
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
    let states = key.state.text.split(separator: "+").map { "UIControlState\(String($0).withCapital)" }
    let style = key[.appearance].isFallback ? "unspecified" : key[.appearance].name
    return [
      "fallback:\(variant.fallback ?? -1)", "state:\(states.joined(separator: " | "))",
      "metrics:UIBarMetrics\(key[.metrics].withoutScrollEdge.name.withCapital)",
      "style:UIUserInterfaceStyle\(style.withCapital)",
      "accessibility:\(names.type)Accessibility\(key[.accessibility].nameInCode.withCapital)",
      "system:\(key[.system].iosVersion ?? 0)", "isRightToLeft:\(key.isRightToLeft ? "YES" : "NO")",
    ].joined(separator: " ")
  }

  /// A value as Objective-C writes it.
  private func expression(_ value: UIKitValue, of property: LookProperty) -> String {
    switch value {
    case .nothing: return "nil"
    case .present: return "[\(names.type)\(property == .icon ? "Icon" : "Title") new]"
    case .system: return "[\(names.type)Art system]"
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
      return "[\(names.type)LargeTitle font:\(font.map(self.font) ?? "nil") "
        + "color:\(color.map(self.color) ?? "nil") shadow:\(shadow.map(self.shadow) ?? "nil")]"
    case .art(let art):
      let made = self.art(art)
      return art.isDark ? "[\(names.type)Art dark:\(made)]" : made
    }
  }

  private func art(_ art: UIKitArt) -> String {
    if let color = art.color {
      return "[\(names.type)Art name:\(CodeText.objectiveC(art.name)) color:\(self.color(color))]"
    }
    return "[\(names.type)Art name:\(CodeText.objectiveC(art.name)) "
      + "resizing:\(names.type)Resizing\((art.resizing?.rawValue ?? "none").withCapital) "
      + "caps:\(margins(art.caps)) alignment:\(margins(art.alignment)) "
      + "isTemplate:\(art.isTemplate ? "YES" : "NO")]"
  }

  /// What the names of a type's values begin with.
  private func prefix(of type: UIKitEnum) -> String {
    switch type {
    case .horizontalAlignment: "UIControlContentHorizontalAlignment"
    case .verticalAlignment: "UIControlContentVerticalAlignment"
    case .textTransform: "\(names.type)Transform"
    case .lineBreakMode: "NSLineBreak"
    case .placement: "\(names.type)Placement"
    case .barPosition: "UIBarPosition"
    }
  }

  private func color(_ color: Color) -> String {
    "\(names.type)Color(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }

  private func font(_ font: TitleFacts.Font) -> String {
    "[\(names.type)Typeface family:\(CodeText.objectiveC(font.family)) "
      + "weight:UIFontWeight\(font.weight.rawValue.withCapital) size:\(font.size) "
      + "isItalic:\(font.isItalic ? "YES" : "NO")"
      + (font.letterSpacing.flatMap { $0 == .zero ? nil : " letterSpacing:\($0)]" } ?? "]")
  }

  private func shadow(_ shadow: TitleFacts.Shadow) -> String {
    "[\(names.type)Shadow color:\(color(shadow.color)) x:\(shadow.x) y:\(shadow.y) blur:\(shadow.blur)]"
  }

  private func insets(_ insets: Insets<Points>) -> String {
    "UIEdgeInsetsMake(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))"
  }

  private func margins(_ margins: UIKitMargins) -> String {
    switch margins {
    case .zero: return "[\(names.type)Margins none]"
    case .points(let insets):
      return "[\(names.type)Margins top:\(insets.top) left:\(insets.left) bottom:\(insets.bottom) "
        + "right:\(insets.right)]"
    case .pixels(let scales):
      let entries = scales.map { entry in
        let insets = entry.insets
        return
          "[\(names.type)Margins scale:\(entry.scale.rawValue) insets:UIEdgeInsetsMake(\(insets.top.count), "
          + "\(insets.left.count), \(insets.bottom.count), \(insets.right.count))]"
      }
      return "[\(names.type)Margins pixels:@[ \(entries.joined(separator: ", ")) ]]"
    }
  }
}
