/// Rules for the accessibility of pages, run on the page that a browser shows. They follow rules of axe-core of the same names;
/// each names what of WCAG 2.2 or ARIA 1.2 it is from.
enum AccessibilityRules {
  /// What is wrong on a page: a line for each fault, with the rule and the element; nothing for a page without faults.
  static func faults(in browser: any Browser) throws -> String {
    "\(try browser.value(of: "(() => {\(script)})()") ?? "none")"
  }

  private static let script = Fixture.page("no-page-has-faults-of-accessibility", "rules.js")
}
