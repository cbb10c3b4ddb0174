/// What the source code of the runtime asks for in `#if`, and a file of it in its first line: `// Part: NAVIGATION`.
enum RuntimeCondition: String, CaseIterable, Sendable {
  // Parts that an app can ask for.
  case images = "IMAGES"
  case buttons = "BUTTONS"
  case dressing = "DRESSING"
  case bars = "BARS"
  case navigation = "NAVIGATION"
  case controls = "CONTROLS"
  case swiftUI = "SWIFTUI"

  // What looks may say, for code that only such looks need.
  case accessibility = "ACCESSIBILITY"
  case alignment = "ALIGNMENT"
  case appearances = "APPEARANCES"
  case buttonShapes = "BUTTON_SHAPES"
  case directions = "DIRECTIONS"
  case families = "FAMILIES"
  /// Looks of buttons that have the focus.
  case focus = "FOCUS"
  /// Looks of buttons that a pointer is above.
  case hover = "HOVER"
  case hitAreas = "HIT_AREAS"
  case icons = "ICONS"
  case lines = "LINES"
  case metrics = "METRICS"
  case pixels = "PIXELS"
  /// Titles that stand elsewhere than in the middle.
  case places = "PLACES"
  case plainColors = "PLAIN_COLORS"
  /// Titles that follow the text size of the user.
  case scaling = "SCALING"
  case shadows = "SHADOWS"
  case spacing = "SPACING"
  case systems = "SYSTEMS"
  case templates = "TEMPLATES"
  case transforms = "TRANSFORMS"
  /// Looks that differ in traits: something else than states decides about them.
  case traits = "TRAITS"

  // The form of the code.
  /// A debug build shows the theme as `preview --serve` has it.
  case live = "LIVE"
  case shared = "SHARED"
  case `public` = "PUBLIC"
  case both = "BOTH"
  case before13 = "BEFORE_IOS_13"
  case before14 = "BEFORE_IOS_14"
  case before15 = "BEFORE_IOS_15"
  case before17 = "BEFORE_IOS_17"
}
