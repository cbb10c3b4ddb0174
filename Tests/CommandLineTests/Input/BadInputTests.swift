/// Every kind of bad input through the executable: exit 1, the right code at the right place, and no output touched.
struct BadInputTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch.built()
    // The good theme would change as well, so that a build that goes on would be seen.
    try scratch.edit()
  }

  @Test(arguments: Fixture.cases("bad-input-is-an-error-that-touches-no-output"))
  func `bad input is an error that touches no output`(_ input: [String]) throws {
    let theme = Self.theme("'\"$1\"'", name: "'\"${2:-other}\"'")
    let script = input.dropFirst(2).joined(separator: "\n")
    let prepared = try scratch.shell(
      "set -e; other=themes/other.theme.yaml\ntheme() { printf '%s' '\(theme)'; }\n\(script)")
    try #require(prepared.status == 0, "\(prepared.errors)")
    let found = input[1].split(separator: " ")
    let before = scratch.standing("")
    let outcome = try scratch.themec("build", "--format", "short")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("\(found[1]): error[\(found[0])]: ") }, "\(outcome.errors)")
    #expect(lines.allSatisfy { $0.contains(": error[") || $0.contains(": warning[") }, "\(outcome.errors)")
    #expect(scratch.standing("") == before)
  }

  /// All that are used in one run, and all others in another.
  @Test(arguments: [true, false]) func `art is used or refused by name`(isUsed: Bool) throws {
    var answers: [String] = []
    for (number, image) in Fixture.all("image").enumerated() {
      let expected = try image.text("decoded.txt")
      guard expected.hasPrefix("error: ") != isUsed else { continue }
      let bytes = try #require(image.bytes("input.png"))
      try scratch.write(bytes, to: "themes/art/\(number).png")
      try scratch.write(
        Self.theme("art/\(number).png", name: "t\(number)"), to: "themes/t\(number).theme.yaml")
      // What libpng says differs from version to version.
      let reason = expected.dropFirst("error: ".count).prefix { $0 != "\n" }
        .replacing("refused by libpng", with: "the PNG is damaged: ")
      let command = reason.hasPrefix("not a PNG: ") ? "is" : "can't be used:"
      // It is refused by its header, before it is decoded.
      answers.append(
        isLargerThanArt(bytes)
          ? "error[limit-exceeded]: `themes/art/\(number).png` has "
          : "error[art-unusable]: `themes/art/\(number).png` \(command) \(reason)")
    }
    #expect(answers.count > 20)
    let before = scratch.standing("")
    let outcome = try scratch.themec("build", "--format", "short")
    #expect(outcome.status == (isUsed ? 0 : 1), "\(outcome.errors)")
    if isUsed { return }
    #expect(scratch.standing("") == before)
    for answer in answers { #expect(outcome.errors.contains(answer)) }
  }

  /// Whether a PNG says in its header that it has more than 16 megapixels, or a side of more than 8,192.
  private func isLargerThanArt(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return false }
    let (width, height) = (
      bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }, bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    )
    return max(width, height) > 8_192 || width * height > 1 << 24
  }

  @Test func `one run tells every error of every file`() throws {
    try scratch.write("themec: 1\nname: [\n", to: "themes/one.theme.yaml")
    try scratch.write(
      "themec: 1\nname: two\nimages:\n  a: { art: { file: x.png } }\n  b: { art: { file: y.png }, cpas: 1 }\n",
      to: "themes/two.theme.yaml")
    try scratch.write(#"{ "themec": 1, }"#, to: "themes/three.theme.json")
    let outcome = try scratch.themec("build", "--format", "short")
    #expect(outcome.status == 1)
    let codes = outcome.errors.split(separator: "\n").map { line in
      line.prefix { $0 != ":" } + " " + line.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    }
    #expect(
      codes.sorted() == [
        "themes/one.theme.yaml invalid-yaml", "themes/three.theme.json invalid-json",
        "themes/two.theme.yaml art-missing", "themes/two.theme.yaml art-missing",
        "themes/two.theme.yaml unknown-key",
      ])
  }

  @Test func `links that leave the root are followed when they are trusted`() throws {
    let elsewhere = try Scratch("a-good-project")
    try scratch.link("themes/linked", to: elsewhere.path("themes/art"))
    try scratch.link("themes/other.theme.yaml", to: elsewhere.path("other.theme.yaml"))
    try elsewhere.write(Self.theme("linked/line.png"), to: "other.theme.yaml")
    #expect(try scratch.themec("build").status == 1)
    #expect(try scratch.themec("build", "--trust-links").status == 0)
    #expect(scratch.exists("out/other/manifest.json"))
  }

  @Test func `links that stay inside the root are followed`() throws {
    try scratch.link("themes/near", to: "../themes/art")
    try scratch.write(Self.theme("near/line.png"), to: "kept.theme.yaml")
    try scratch.link("themes/other.theme.yaml", to: "../kept.theme.yaml")
    #expect(try scratch.themec("build").status == 0)
    #expect(scratch.exists("out/other/manifest.json"))
  }

  @Test func `what can't be read is an error`() throws {
    guard let setpriv = runAsNobody else { return }
    try scratch.write(Self.theme("art/line.png"), to: "themes/other.theme.yaml")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: scratch.path("themes/other.theme.yaml"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: scratch.path("themes/art/line.png"))
    let outcome = try run(
      setpriv[0], setpriv.dropFirst() + [executable, "check", "--format", "short"], in: scratch.path)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "themes/other.theme.yaml:1:1: error[file-missing]: `themes/other.theme.yaml` can't"))
    #expect(
      outcome.errors.contains("error[art-missing]: `themes/art/line.png` can't be read: Permission denied"))
  }

  /// A theme with a name and one image, on the fifth line at column 24 the image's file.
  private static func theme(_ file: String, name: String = "other") -> String {
    "themec: 1\nname: \(name)\nscales: [1]\nimages:\n  line: { art: { file: \(file) } }\n"
  }
}
