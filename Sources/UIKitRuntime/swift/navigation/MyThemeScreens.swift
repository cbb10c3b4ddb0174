// Part: SHARED
/// What the code of all themes uses.
enum MyTheme {
  /// What a screen has that says nothing else: that of the theme whose `use()` the app has called last.
  @MainActor static var defaults = Screen()

  /// What screens have, by the names of their classes.
  @MainActor static var screens: [String: Screen] = [:]

  /// The looks of buttons, by whose names Interface Builder finds them.
  @MainActor static var buttonLooks: [ButtonLook] = []
}
