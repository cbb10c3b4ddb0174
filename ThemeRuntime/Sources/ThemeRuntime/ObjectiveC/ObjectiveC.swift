import UIKit

#if canImport(ObjectiveC)
  // What Objective-C reaches, by `@import ThemeRuntime;`, after a theme's `use()` in Swift. Looks have the names that they have
  // in the theme.

  extension ThemeButton {
    /// Creates a button with a look of the theme in use. In a debug build, a name that the theme doesn't have stops the app.
    @available(swift, obsoleted: 1.0)
    @objc(buttonWithLookName:title:)
    public static func objectiveCButton(withLookName name: String, title: String?) -> ThemeButton {
      ThemeButton(ThemeTable.current.button(name) ?? .platform, title: title)
    }
  }

  extension UIButton {
    /// Gives a button of the app a look of the theme in use. In a debug build, a name that the theme doesn't have stops the
    /// app.
    @available(swift, obsoleted: 1.0)
    @objc(applyThemeLookNamed:)
    public func objectiveCApply(lookNamed name: String) {
      ThemeTable.current.button(name)?.apply(to: self)
    }

    /// Changes the title of a button that has a look of a theme, with a cross-fade if `animated` is true.
    @available(swift, obsoleted: 1.0)
    @objc(setThemeTitle:animated:)
    public func objectiveCSetTitle(_ title: String?, animated: Bool) {
      setThemeTitle(title, animated: animated)
    }
  }

  extension UINavigationBar {
    /// Gives a bar that no navigation controller has a look of the theme in use. In a debug build, a name that the theme
    /// doesn't have stops the app.
    @available(swift, obsoleted: 1.0)
    @objc(applyThemeLookNamed:)
    public func objectiveCApply(lookNamed name: String) {
      ThemeTable.current.bar(name)?.apply(to: self)
    }
  }

  extension UIViewController {
    /// The name of the look of this screen's bar, if it differs from that of the theme.
    @available(swift, obsoleted: 1.0)
    @objc(themeBarName)
    public var objectiveCBarName: String? {
      get { themeScreen.bar?.name }
      set { themeScreen.bar = newValue.flatMap { ThemeTable.current.bar($0) } }
    }

    /// What the screens that this one pushes show to go back, if it differs from what the theme says.
    @available(swift, obsoleted: 1.0)
    @objc(themeBackItem)
    public var objectiveCBackItem: ThemeObjectiveCBackItem? {
      get { themeScreen.backItem.map { ThemeObjectiveCBackItem($0) } }
      set { themeScreen.backItem = newValue?.item }
    }

    /// The button of the theme by which this screen goes back. A title that the app gives it stays.
    @available(swift, obsoleted: 1.0)
    @objc(themeBackButton)
    public var objectiveCBackButton: ThemeButton? { themeScreen.backButton }
  }

  /// What a screen that is pushed shows to go back, for Objective-C: `ThemeBackItem`.
  @objc(ThemeBackItem)
  @MainActor public final class ThemeObjectiveCBackItem: NSObject {
    let item: ThemeBackItem

    init(_ item: ThemeBackItem) { self.item = item }

    /// The platform's own back button.
    @objc(platform)
    public static func platform() -> ThemeObjectiveCBackItem { ThemeObjectiveCBackItem(.platform) }

    /// A button of the theme with the title of the screen before. In a debug build, a name that the theme doesn't have stops
    /// the app.
    @objc(buttonWithLookName:)
    public static func button(lookName name: String) -> ThemeObjectiveCBackItem {
      ThemeObjectiveCBackItem(ThemeTable.current.button(name).map { .button($0) } ?? .platform)
    }

    /// A view of the app. A tap on it goes back.
    @objc(itemWithView:)
    public static func item(view: UIView) -> ThemeObjectiveCBackItem { ThemeObjectiveCBackItem(.view(view)) }

    /// Makes such a view for the screen that is pushed.
    @objc(itemWithMaker:)
    public static func item(maker: @escaping @MainActor (UIViewController) -> UIView)
      -> ThemeObjectiveCBackItem
    {
      ThemeObjectiveCBackItem(.make(maker))
    }
  }

  /// What all screens have, for Objective-C: `ThemeDefaults`.
  @objc(ThemeDefaults)
  @MainActor public final class ThemeObjectiveCDefaults: NSObject {
    /// Gives a look of a bar to all screens about which the theme says nothing else; nil for the platform's own.
    @objc(setBarName:)
    public static func setBar(named name: String?) {
      ThemeTable.current.defaults.bar = name.flatMap { ThemeTable.current.bar($0) }
    }

    /// Sets what the screens show to go back about which the theme says nothing else; nil for the theme's button.
    @objc(setBackItem:)
    public static func setBackItem(_ item: ThemeObjectiveCBackItem?) {
      ThemeTable.current.defaults.backItem = item?.item
    }
  }

  /// Gives navigation controllers the theme in use, for Objective-C: `ThemeNavigation`.
  @objc(ThemeNavigation)
  @MainActor public final class ThemeObjectiveCNavigation: NSObject {
    /// Gives the screens of a navigation controller the bars and the ways back of the theme in use, from now on.
    @objc(dress:)
    public static func dress(_ controller: UINavigationController) { ThemeNavigation.dress(controller) }
  }
#endif
