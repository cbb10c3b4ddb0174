extension TargetBackend {
  static let uikitChapter = """
    Source code that an app takes in as its own: `uikit/swift` for UIKit and SwiftUI, or `uikit/objective-c`. It needs no
    library. Its pictures are those of the asset catalogue, which is built with it: add `xcassets/THEME.xcassets` to the same
    target of the project. Everything has the theme's name before it, so that several themes live in one app: `bars` is
    `BarsTheme`, and what a view controller knows of it is `controller.barsTheme`.

    ```swift
    let controller = BarsTheme.NavigationController(rootViewController: FeedViewController())
    controller.topViewController?.barsTheme.bar = BarsTheme.NavigationBars.reeder    // another bar, at any time
    let button = BarsTheme.Button(BarsTheme.BackButtons.instagram, text: "Pause")    // as wide as its title asks for
    button.setText("Menu", animated: true)                                           // relabelled, cross-fading
    ```

    ```objc
    BarsThemeButton *button = [[BarsThemeButton alloc] initWithLook:BarsTheme.backButtonInstagram text:@"Pause"];
    ```

    | theme | code |
    |---|---|
    | a back button, a button | `BackButtons.NAME`, `Buttons.NAME`: looks for `Button`, a `UIControl` of its own |
    | a bar | `NavigationBars.NAME.apply(to: bar)` |
    | an image; a look's art | `Images.NAME.image()`, `Buttons.NAME.background(for: .highlighted)`: a `UIImage` with caps and resizing mode |
    | in SwiftUI | `Image.barsImageNAME`, `.buttonStyle(.barsButtonNAME)`, `.buttonStyle(.barsBackButtonNAME)`, from iOS 16 on |
    | in Objective-C | `THEME.buttonNAME`, `THEME.backButtonNAME`, `THEME.navigationBarNAME`, `THEME.imageNAME` |

    - **Ways back.** A screen shows the back button of the screen that pushes it: `controller.barsTheme.backItem` of that
      one (`.button(look)`, `.platform`, or `.view(anyView)`), else what the theme says for its class in `screens`, else the
      default, else the platform's. Its title is that of the screen before, and `controller.barsTheme.backButton?.text` changes
      it. What an app has put there itself stays.
    - **The swipe back works**, and does not begin at the root. An app that has a navigation controller keeps a
      `Navigator(controller)` instead; it is the delegate.
    - **Looks change by themselves** with states, dark appearance, contrast, button shapes, direction and the height of bars.
      Of states that hold at once and that the theme does not combine, disabled wins over highlighted, that over selected, that
      over focused. Of versions (`ios-26`), the newest that the system has is chosen by `#available`.
    - **Bars** are `UINavigationBarAppearance`: standard, compact and at the scroll edge, without glass or hairline where the
      theme has a background. Screens have theirs in their navigation items, so that bars cross-fade. `background: system`,
      `art: system` and `BarLook.platform` give the platform's own back. `BarsTheme.defaults` may be changed while the app runs;
      `navigator.update()` shows it.
    - **Geometry** is in functions of numbers (`Geometry` in Swift): a button's size, where title and icon stand, what takes
      touches.
    - `targets: { uikit: { minimumSystem: ios-12 } }` is the oldest system that the code runs on, `ios-15` where nothing is
      said. Below `ios-13` bars also take images by height, as older systems had them; from `ios-17` on traits are registered
      for, and nothing that is deprecated is left.
    - A module whose code is the main actor's unless it says otherwise (Swift 6.2) takes the code with its default isolation
      set to `nonisolated`.
    """
}
