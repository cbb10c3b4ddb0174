import UIKit

/// What a theme gives a screen.
@MainActor public struct ThemeScreen {
  /// The look of the navigation bar; nil for the default.
  public var bar: BarLook? { didSet { barRevision = ThemeRevision() } }
  /// The look of the button by which the screens that this one pushes go back; nil for the default.
  public var backButton: ButtonLook? { didSet { backRevision = ThemeRevision() } }
  /// The title of a screen that has none of its own.
  public var title: String?
  /// What the screens that this one pushes show to go back, if that is not a button of the theme's.
  public var backItem: ThemeBackItem? { didSet { backRevision = ThemeRevision() } }

  private(set) var barRevision = ThemeRevision()
  private(set) var backRevision = ThemeRevision()

  /// Creates what a theme gives a screen. What it doesn't say is the default.
  public init(
    bar: BarLook? = nil, backButton: ButtonLook? = nil, title: String? = nil,
    backItem: ThemeBackItem? = nil
  ) {
    self.bar = bar
    self.backButton = backButton
    self.title = title
    self.backItem = backItem
  }

  /// What the screens that this one pushes show to go back; nil if the screen doesn't say.
  var pushedBackItem: ThemeBackItem? { backItem ?? backButton.map { .button($0) } }
}

/// A number of a value that can't be compared, such as a look: a value that is set again has another one.
@MainActor struct ThemeRevision: Equatable {
  private static var last = 0
  private let number: Int

  init() {
    ThemeRevision.last += 1
    number = ThemeRevision.last
  }
}

/// The class of a screen: `"Feed"`, or `ThemeScreenName(Feed.self)`, as a generic class needs.
nonisolated public struct ThemeScreenName: Hashable, ExpressibleByStringLiteral {
  private let type: ObjectIdentifier?
  /// The name, if the class is given by its name.
  let plainName: String?

  /// Names a screen by its class.
  public init(_ type: AnyClass) {
    self.type = ObjectIdentifier(type)
    plainName = nil
  }

  /// Names a screen by the name of its class, without the module.
  public init(stringLiteral name: String) {
    type = nil
    plainName = name
  }

  /// The name that a class has without its module.
  init(named type: AnyClass) { self.init(stringLiteral: String(describing: type)) }
}
