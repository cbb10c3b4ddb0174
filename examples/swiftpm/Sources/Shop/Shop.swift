import Foundation

/// What the plugin has made of the themes.
public enum Shop {
  public static let resources = Bundle.module
}

#if canImport(UIKit)
  import ThemeRuntime
  import UIKit

  extension Shop {
    /// Call it when the app starts.
    @MainActor public static func start() { ShopTheme.use() }

    @MainActor public static func buyButton() -> UIButton { ThemeButton(ShopTheme.Buttons.buy, title: "Buy") }
  }
#endif
