/// The conditions that the runtime's source code tests in `#if`, and its files on their first lines: `// Part: NAVIGATION`.
enum RuntimeCondition: String, CaseIterable, Sendable {
  // Parts that an app can ask for.
  case images = "IMAGES"
  case buttons = "BUTTONS"
  case dressing = "DRESSING"
  case bars = "BARS"
  case navigation = "NAVIGATION"
  case controls = "CONTROLS"
  case swiftUI = "SWIFTUI"

  // Properties of looks that need code of their own.
  case accessibility = "ACCESSIBILITY"
  case alignment = "ALIGNMENT"
  case appearances = "APPEARANCES"
  case buttonShapes = "BUTTON_SHAPES"
  case directions = "DIRECTIONS"
  case families = "FAMILIES"
  /// Buttons have looks for the focused state.
  case focus = "FOCUS"
  /// Buttons have looks for the hovered state.
  case hover = "HOVER"
  case hitAreas = "HIT_AREAS"
  case icons = "ICONS"
  case lines = "LINES"
  case metrics = "METRICS"
  case pixels = "PIXELS"
  /// Titles aren't always in the center.
  case places = "PLACES"
  case plainColors = "PLAIN_COLORS"
  /// Titles follow the user's text size.
  case scaling = "SCALING"
  case shadows = "SHADOWS"
  case spacing = "SPACING"
  case systems = "SYSTEMS"
  case templates = "TEMPLATES"
  case transforms = "TRANSFORMS"
  /// Looks depend on traits, and not only on states.
  case traits = "TRAITS"

  // The form of the code.
  /// A debug build shows the theme that `themec preview --serve` serves.
  case live = "LIVE"
  case shared = "SHARED"
  case `public` = "PUBLIC"
  case both = "BOTH"
  case before13 = "BEFORE_IOS_13"
  case before14 = "BEFORE_IOS_14"
  case before15 = "BEFORE_IOS_15"
  case before17 = "BEFORE_IOS_17"
}
