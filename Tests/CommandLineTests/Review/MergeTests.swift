/// Two branches change two elements, neighbors by their names: git merges theme and bundles, whatever targets are built,
/// and the merged bundle is what the merged theme compiles to.
@Suite(.enabled(if: installed("git") != nil)) struct MergeTests {
  /// The elements of a theme, by their names.
  typealias Elements = [String: String]

  struct Case: Sendable, CustomTestStringConvertible {
    let claim: String
    let ours: @Sendable (inout Elements) -> Void
    let theirs: @Sendable (inout Elements) -> Void
    var testDescription: String { claim }
  }

  static let cases: [Case] = [
    Case(claim: "a color, a cap, a size, a title") {
      $0.change(
        "copy", ["#eeeeee": "#ddeeff", "left: 12": "left: 11", "black": "navy", "size: 13": "size: 14"])
    } theirs: {
      $0.change("cut", ["#eeeeee": "#ffeedd", "right: 12": "right: 10", "black": "maroon", "44": "46"])
    },
    Case(claim: "a state each") {
      $0.change(
        "copy",
        [
          "states:":
            "states:\n      disabled: { art: { opacity: 0.5, derive: normal }, title: { color: gray } }"
        ])
    } theirs: {
      $0.change(
        "cut",
        [
          "states:":
            "states:\n      disabled: { art: { opacity: 0.6, derive: normal }, title: { color: silver } }"
        ])
    },
    Case(claim: "an element each") {
      $0["bold"] = $0["copy"]?.replacing("#eeeeee", with: "#abcdef").replacing("black", with: "teal")
    } theirs: {
      $0["sort"] = $0["copy"]?.replacing("#eeeeee", with: "#fedcba").replacing("black", with: "olive")
    },
    Case(claim: "an element that goes beside one that changes") {
      $0["copy"] = nil
    } theirs: {
      $0.change("paste", ["#eeeeee": "#ffeedd", "size: 13": "size: 15", "hitArea: 44": "maximumWidth: 200"])
    },
  ]

  @Test(arguments: cases) func `merges without a conflict`(item: Case) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      themec: 1
      themes: [look.theme.yaml]
      output: built
      targets: [xcassets, uikit, android, css, flutter]
      allow: [maximum-width-missing]

      """, to: "themec.yaml")
    var elements: Elements = [:]
    for name in ["buy", "copy", "cut", "paste"] { elements[name] = Self.button }
    try git(scratch, "init -q -b main .", "config user.name a", "config user.email a@b")
    try commit(elements, scratch)
    for (branch, change) in [("ours", item.ours), ("theirs", item.theirs)] {
      try git(scratch, "checkout -q -b \(branch) main")
      var changed = elements
      change(&changed)
      #expect(changed != elements)
      try commit(changed, scratch)
    }
    try git(scratch, "merge -q ours -m merged")
    let verified = try scratch.themec("build", "--verify")
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    let facts = try scratch.themec("build", "--verify=facts")
    #expect(facts.status == 0, "\(facts.output)\(facts.errors)")
  }

  private func commit(_ elements: Elements, _ scratch: Scratch) throws {
    let buttons = elements.sorted { $0.key < $1.key }.map { "  \($0.key):\n\($0.value)" }.joined()
    try scratch.write(Self.theme.replacing("BUTTONS\n", with: buttons), to: "look.theme.yaml")
    let built = try scratch.themec("build")
    #expect(built.status == 0, "\(built.errors)")
    try git(scratch, "add -A", "commit -q -m change")
  }

  private func git(_ scratch: Scratch, _ lines: String...) throws {
    for line in lines {
      // Nothing of who runs the tests.
      let outcome = try scratch.shell("HOME=\(scratch.path) GIT_CONFIG_NOSYSTEM=1 git \(line)")
      try #require(outcome.status == 0, "git \(line): \(outcome.output)\(outcome.errors)")
    }
  }

  private static let button = """
        art: { use: plate, with: { color: "#eeeeee" } }
        caps: { left: 12, right: 12, top: 12, bottom: 12 }
        hitArea: 44
        title: { font: { size: 13 }, color: black, insets: { left: 10, right: 10 } }
        states:
          highlighted: { art: { with: { color: "#cccccc" } } }

    """

  private static let theme = """
    themec: 1
    name: look
    buttons:
    BUTTONS
    images:
      plate: { art: { use: plate }, caps: { left: 12, right: 12, top: 12, bottom: 12 } }
    art:
      plate:
        parameters: { color: white }
        size: { width: 40, height: 36 }
        layers: [ { shape: { roundedRectangle: { radius: 8 } }, fill: $color } ]

    """
}

extension MergeTests.Elements {
  fileprivate mutating func change(_ name: String, _ words: [String: String]) {
    for (old, new) in words.sorted(by: { $0.key < $1.key }) {
      self[name] = self[name]?.replacing(old, with: new)
    }
  }
}

/// A bundle that an older themec wrote is brought to the form of this one: what its digests list is ours, and nothing else.
@Test func `an older bundle is brought up to date`() throws {
  let scratch = try Scratch()
  try scratch.write("themec: 1\nthemes: [look.theme.yaml]\noutput: built\n", to: "themec.yaml")
  try scratch.write(
    """
    themec: 1
    name: look
    images:
      plate:
        art: { draw: { size: { width: 4, height: 4 }, layers: [ { shape: rectangle, fill: navy } ] } }

    """, to: "look.theme.yaml")
  #expect(try scratch.themec("build").status == 0)
  let fresh = try #require(scratch.bytes("built/look/digests.json"))
  try scratch.write(
    """
    {
      "digestsVersion": 2,
      "files": {
        "images/gone": {
          "images": { "images/images/gone/image/normal.png": { "art": "00", "pixels": "11" } }
        },
        "images/plate": {
          "images": { "images/images/plate/image/normal.png": { "art": "00", "pixels": "11" } }
        },
        "texts": { "manifest.json": true }
      }
    }

    """, to: "built/look/digests.json")
  try scratch.write("old", to: "built/look/images/images/gone/image/normal.png")
  try scratch.write("old", to: "built/look/images/images/plate/image/normal.png")
  try scratch.write("mine", to: "built/look/images/mine.png")
  let built = try scratch.themec("build")
  #expect(built.status == 0, "\(built.errors)")
  #expect(scratch.bytes("built/look/digests.json") == fresh)
  #expect(!scratch.exists("built/look/images/images/gone") && scratch.exists("built/look/images/mine.png"))
  // What no digests list is foreign: it is never overwritten.
  try scratch.remove("built/look/digests.json")
  try scratch.write("mine", to: "built/look/manifest.json")
  let refused = try scratch.themec("build")
  #expect(refused.status != 0 && scratch.bytes("built/look/manifest.json") == Array("mine".utf8))
}
