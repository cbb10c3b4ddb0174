import UIKit

/// What a theme gives an app: what all screens have, what single screens have, and the looks that can be chosen by their names.
@MainActor public struct ThemeTable {
  /// The table of the theme that is in use. Screens that are already there show a change of it as well.
  public static var current = ThemeTable() { didSet { found = [:] } }
  /// What was found for classes of screens.
  private static var found: [ObjectIdentifier: ThemeScreen?] = [:]

  /// What a screen has where `screens` says nothing else.
  public var defaults: ThemeScreen
  /// What screens have, by their classes. A subclass has what its superclass has.
  public var screens: [ThemeScreenName: ThemeScreen]
  /// The looks of buttons that Interface Builder and Objective-C choose by their names.
  public var buttons: [ButtonLook]
  /// The looks of bars that Objective-C chooses by their names.
  public var bars: [BarLook]

  /// Creates a table. What it doesn't say is the platform's.
  public init(
    defaults: ThemeScreen? = nil, screens: [ThemeScreenName: ThemeScreen] = [:],
    buttons: [ButtonLook] = [], bars: [BarLook] = []
  ) {
    self.defaults = defaults ?? ThemeScreen()
    self.screens = screens
    self.buttons = buttons
    self.bars = bars
  }

  /// Gives the app's screens and buttons what the table says. In a debug build, a name in `screens` that no class has stops
  /// the app.
  public func use() {
    assert(
      missingClasses.isEmpty, "no class of the app is named \(missingClasses.joined(separator: ", "))")
    ThemeTable.current = self
  }

  /// What the table in use says about the class of a screen, or about the nearest superclass that it names.
  static func screen(for controller: UIViewController) -> ThemeScreen? {
    let type = type(of: controller)
    if let screen = found[ObjectIdentifier(type)] { return screen }
    let screen = current.screen(for: type)
    found[ObjectIdentifier(type)] = .some(screen)
    return screen
  }

  private func screen(for type: AnyClass) -> ThemeScreen? {
    var type: AnyClass? = type
    while let found = type {
      if let screen = screens[ThemeScreenName(found)] ?? screens[ThemeScreenName(named: found)] {
        return screen
      }
      type = (found as? NSObject.Type)?.superclass()
    }
    return nil
  }

  /// The look of a button; in a debug build, a name that the table doesn't have stops the app.
  func button(_ name: String) -> ButtonLook? { look(name, among: buttons) }

  /// The look of a bar; in a debug build, a name that the table doesn't have stops the app.
  func bar(_ name: String) -> BarLook? { look(name, among: bars) }

  private func look<Facts>(_ name: String, among looks: [ThemeLook<Facts>]) -> ThemeLook<Facts>? {
    let look = looks.first { $0.name == name }
    let names = looks.map(\.name).joined(separator: ", ")
    assert(look != nil, "the theme in use has no look named \(name); it has: \(names)")
    return look
  }

  private var missingClasses: [String] {
    // A class of the app has the name of its module in front, unless Objective-C sees it by another one.
    let executable = Bundle.main.executableURL?.lastPathComponent ?? ""
    let module = String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return screens.keys.compactMap(\.plainName).sorted().filter { name in
      NSClassFromString(name) == nil && NSClassFromString("\(module).\(name)") == nil
        && !isOfAnotherModule(name)
    }
  }

  /// Whether a class of any module has the name, which may be private and then has a mangled name.
  private func isOfAnotherModule(_ name: String) -> Bool {
    #if canImport(ObjectiveC)
      var count: UInt32 = 0
      guard let classes = unsafe objc_copyClassList(&count) else { return false }
      defer { unsafe free(UnsafeMutableRawPointer(classes)) }
      return (0..<Int(count)).contains { index in
        let full = unsafe String(cString: class_getName(classes[index]))
        return full.hasSuffix(".\(name)") || full.hasSuffix("\(name.utf8.count)\(name)")
      }
    #else
      return false
    #endif
  }
}
