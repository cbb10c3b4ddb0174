import ThemeCheck
import ThemeModel

// A theme's controls in Objective-C.

extension ObjectiveCWriter {
  var controls: [UIKitControl] { looks.controls }

  func type(_ control: UIKitControl) -> String { "\(code.prefix)\(control.type)" }

  func member(_ control: UIKitControl) -> String { control.kind.symbol + control.symbol.withCapital }

  func table(_ control: UIKitControl) -> String {
    var text = """
      + (\(type(control)) *)\(member(control)) {
        static \(type(control)) *shared;
        static dispatch_once_t once;
        dispatch_once(&once, ^{
          shared = [[\(type(control)) alloc] init];

      """
    for (place, look) in control.parts {
      switch place {
      case .member(let member): text += "    shared.\(member) = \(value(look));\n"
      case .named(let name, in: let member):
        text += "    shared.\(member)[\(CodeText.objectiveC(name))] = \(value(look));\n"
      case .between(let member, let left, let right):
        text += "    [shared.\(member) addObject:[\(code.prefix)StatePair pairWithLeft:\(state(left)) "
        text += "right:\(state(right)) look:\(value(look))]];\n"
      }
    }
    if control.kind.isDrawnByClass {
      text += "    shared.backgroundClass = \(className(control)).class;\n"
    }
    return text + "  });\n  return shared;\n}\n"
  }

  private func state(_ state: StateName) -> String { "UIControlState\(state.text.withCapital)" }

  private func className(_ control: UIKitControl) -> String {
    "\(names.type)\(control.kind.symbol.withCapital)\(control.symbol.withCapital)Background"
  }

  /// Declares a class for each control that UIKit draws with an object that it creates from a class, such as a popover's
  /// background.
  var backgroundClasses: String {
    controls.filter(\.kind.isDrawnByClass).map { control in
      """
      /// Draws `\(control.id)`.
      @interface \(className(control)) : \(code.prefix)\(control.kind.symbol.withCapital)Background
      @end

      @implementation \(className(control))

      + (\(type(control)) *)look {
        return \(names.type).\(member(control));
      }

      @end


      """
    }.joined()
  }
}
