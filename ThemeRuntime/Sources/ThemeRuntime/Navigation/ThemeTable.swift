import UIKit

/// What a theme gives an app: its screens' defaults, the looks of its screens, and the looks that Interface Builder can choose.
@MainActor public struct ThemeTable {
  /// The table of the theme that is in use.
  public internal(set) static var current = ThemeTable()

  /// What a screen has about which the theme says nothing else. A change is seen on screens that are already there.
  public var defaults: ThemeScreen
  /// What screens have, by their classes. A subclass has what its superclass has.
  public var screens: [ThemeScreenName: ThemeScreen]
  /// The looks of buttons, by whose names Interface Builder finds them.
  public var buttons: [ButtonLook]

  public init(
    defaults: ThemeScreen = ThemeScreen(), screens: [ThemeScreenName: ThemeScreen] = [:],
    buttons: [ButtonLook] = []
  ) {
    self.defaults = defaults
    self.screens = screens
    self.buttons = buttons
  }

  /// Gives the app's screens, and buttons from Interface Builder, what the table says. In a debug build, a name of a screen
  /// that no class has stops the app.
  public func use() {
    ThemeTable.current = self
  }

  /// The look of a button; in a debug build, a name that the theme doesn't have stops the app.
  func button(_ name: String) -> ButtonLook? {
    let look = buttons.first { $0.name == name }
    let names = buttons.map(\.name).joined(separator: ", ")
    assert(look != nil, "no button of the theme is named \(name); there are: \(names)")
    return look
  }
}
