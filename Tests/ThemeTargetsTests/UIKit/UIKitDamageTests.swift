import FixtureSupport
import Testing
import ThemeBundle
import ThemeModel
import ThemeTargets

/// Mistakes in generated code are found, in both languages.
@Suite struct UIKitDamageTests {
  private static let claim = "uikit-code-says-what-changes"

  /// A fact with what Swift and Objective-C say of it, and what they would say of another.
  private static let facts: [(String, [(String, String)])] = [
    (
      "left and right swapped",
      [
        (
          "caps: Margins(top: 0, left: 12, bottom: 0, right: 7)",
          "caps: Margins(top: 0, left: 7, bottom: 0, right: 12)"
        ),
        ("Margins top:0 left:12 bottom:0 right:7]", "Margins top:0 left:7 bottom:0 right:12]"),
      ]
    ),
    (
      "a cap off by one",
      [("left: 12, bottom: 0, right: 7", "left: 13, bottom: 0, right: 7"), ("left:12 ", "left:13 ")]
    ),
    (
      "pixels of 2x for points",
      [
        ("top: 0, left: 12, bottom: 0, right: 7", "top: 0, left: 24, bottom: 0, right: 14"),
        ("top:0 left:12 bottom:0 right:7", "top:0 left:24 bottom:0 right:14"),
      ]
    ),
    (
      "pixels of 1x at 2x",
      [
        ("(2, UIEdgeInsets(top: 0, left: 15,", "(2, UIEdgeInsets(top: 0, left: 7,"),
        ("scale:2 insets:UIEdgeInsetsMake(0, 15,", "scale:2 insets:UIEdgeInsetsMake(0, 7,"),
      ]
    ),
    ("a scale less", [("(3, UIEdgeInsets(", "(2, UIEdgeInsets("), ("scale:3 ", "scale:2 ")]),
    (
      "a tile that stretches",
      [("resizing: .tile", "resizing: .stretch"), ("ResizingTile", "ResizingStretch")]
    ),
    (
      "a template that is none",
      [("isTemplate: true", "isTemplate: false"), ("isTemplate:YES", "isTemplate:NO")]
    ),
    (
      "another state's art",
      [
        ("backButtons/menu/highlighted", "backButtons/menu/normal"),
        ("backButtons/menu/highlighted", "backButtons/menu/normal"),
      ]
    ),
    ("another height", [("height = 30", "height = 31"), ("height = @(30)", "height = @(31)")]),
    (
      "another least width",
      [("minimumWidth = 20", "minimumWidth = 2"), ("minimumWidth = @(20)", "minimumWidth = @(2)")]
    ),
    ("no greatest width", [("look.maximumWidth = 160\n", ""), ("look.maximumWidth = @(160);\n", "")]),
    (
      "a hit area on its side",
      [
        ("CGSize(width: 40, height: 44)", "CGSize(width: 44, height: 40)"),
        ("CGSizeMake(40, 44)", "CGSizeMake(44, 40)"),
      ]
    ),
    (
      "insets in another order",
      [
        (
          "UIEdgeInsets(top: 1, left: 14, bottom: 2, right: 6)",
          "UIEdgeInsets(top: 14, left: 1, bottom: 6, right: 2)"
        ),
        ("UIEdgeInsetsMake(1, 14, 2, 6)", "UIEdgeInsetsMake(14, 1, 6, 2)"),
      ]
    ),
    (
      "a shadow below",
      [("x: 0, y: -1, blur: 0", "x: 0, y: 1, blur: 0"), ("x:0 y:-1 blur:0", "x:0 y:1 blur:0")]
    ),
    (
      "another colour",
      [
        ("color(254, 239, 218, 255)", "color(254, 239, 247, 255)"),
        ("Color(254, 239, 218, 255)", "Color(254, 239, 247, 255)"),
      ]
    ),
    (
      "an alpha lost",
      [("color(0, 0, 0, 51)", "color(0, 0, 0, 255)"), ("Color(0, 0, 0, 51)", "Color(0, 0, 0, 255)")]
    ),
    (
      "a font's weight",
      [("weight: .bold", "weight: .semibold"), ("UIFontWeightBold", "UIFontWeightSemibold")]
    ),
    (
      "another alignment",
      [("alignment = .left", "alignment = .right"), ("NSTextAlignmentLeft", "NSTextAlignmentRight")]
    ),
    (
      "a measure that rounds",
      [("roundsWidth = false", "roundsWidth = true"), ("roundsWidth = NO", "roundsWidth = YES")]
    ),
    (
      "highlighted for selected",
      [("state: .selected", "state: .highlighted"), ("UIControlStateSelected", "UIControlStateHighlighted")]
    ),
    (
      "what it falls back to",
      [
        ("fallback: 0, state: .highlighted", "fallback: 0, state: .focused"),
        ("fallback:0 state:UIControlStateHighlighted", "fallback:0 state:UIControlStateFocused"),
      ]
    ),
    (
      "a fall-back to itself",
      [
        ("fallback: 0, state: .highlighted", "fallback: 1, state: .highlighted"),
        ("fallback:0 state:UIControlStateHighlighted", "fallback:1 state:UIControlStateHighlighted"),
      ]
    ),
    ("the wrong version", [("system: 26", "system: 25"), ("system:26", "system:25")]),
    (
      "the platform's look lost",
      [("look.background = .system\n", ""), ("look.background = [UikitCodeThemeArt system];\n", "")]
    ),
    (
      "another default",
      [
        ("defaults = Screen(bar: NavigationBars.top", "defaults = Screen(bar: NavigationBars.plain"),
        ("bar:[UikitCodeTheme navigationBarTop] ", "bar:[UikitCodeTheme navigationBarPlain] "),
      ]
    ),
    ("another screen", [("\"Feed\": ", "\"Feeds\": "), ("@\"Feed\" : ", "@\"Feeds\" : ")]),
    ("another title", [("title: \"News\"", "title: \"Olds\""), ("title:@\"News\"", "title:@\"Olds\"")]),
    ("no code", [(" = ButtonLook(", " = Button("), ("ButtonLook name:", "ButtonLook named:")]),
  ]

  @Test(
    arguments: facts.flatMap { claim, forms in
      zip(forms, [".swift", ".m"]).map { form, ending in
        Damage(
          claim: "\(claim) (\(ending))", fixture: Self.claim, file: "UikitCodeTheme\(ending)",
          text: form.0, replacement: form.1)
      }
    })
  func `finds`(_ damage: Damage) throws {
    try damage.expectFound(for: .uikit)
  }
}
