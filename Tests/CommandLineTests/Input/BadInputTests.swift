/// Every kind of bad input through the executable: exit 1, the right code at the right place, and no output touched.
struct BadInputTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch.built()
    // The good theme would change as well, so that a build that goes on would be seen.
    try scratch.edit()
  }

  @Test(arguments: BadInput.all)
  func `bad input is an error that touches no output`(_ input: BadInput) throws {
    try input.prepare(scratch)
    let before = scratch.standing("")
    let outcome = try scratch.themec("build", "--format", "short")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("\(input.place): error[\(input.code)]: ") }, "\(outcome.errors)")
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
        BadInput.theme("art/\(number).png", name: "t\(number)"), to: "themes/t\(number).theme.yaml")
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
    try elsewhere.write(BadInput.theme("linked/line.png"), to: "other.theme.yaml")
    #expect(try scratch.themec("build").status == 1)
    #expect(try scratch.themec("build", "--trust-links").status == 0)
    #expect(scratch.exists("out/other/manifest.json"))
  }

  @Test func `links that stay inside the root are followed`() throws {
    try scratch.link("themes/near", to: "../themes/art")
    try scratch.write(BadInput.theme("near/line.png"), to: "kept.theme.yaml")
    try scratch.link("themes/other.theme.yaml", to: "../kept.theme.yaml")
    #expect(try scratch.themec("build").status == 0)
    #expect(scratch.exists("out/other/manifest.json"))
  }

  @Test func `what can't be read is an error`() throws {
    guard let setpriv = runAsNobody else { return }
    try scratch.write(BadInput.theme("art/line.png"), to: "themes/other.theme.yaml")
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
}

/// One kind of bad input, added to a good project.
struct BadInput: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let code: String
  /// Path, line and column.
  let place: String
  let prepare: @Sendable (Scratch) throws -> Void

  /// A theme with a name and one image, on the fifth line at column 26 the image's file.
  static func theme(_ file: String, name: String = "other") -> String {
    "themec: 1\nname: \(name)\nscales: [1]\nimages:\n  line: { art: { file: \(file) } }\n"
  }

  /// Of a theme file with a text.
  private static func text(
    _ name: String, _ code: String, _ place: String, _ text: String, file: String = "other.theme.yaml"
  ) -> BadInput {
    bytes(name, code, place, Array(text.utf8), file: file)
  }

  private static func bytes(
    _ name: String, _ code: String, _ place: String, _ bytes: [UInt8], file: String = "other.theme.yaml"
  ) -> BadInput {
    BadInput(testDescription: name, code: code, place: "themes/\(file):\(place)") {
      try $0.write(bytes, to: "themes/\(file)")
    }
  }

  /// Of a theme whose picture is `art/other.png`, at its place.
  private static func art(
    _ name: String, _ code: String, _ prepare: @escaping @Sendable (Scratch) throws -> Void
  )
    -> BadInput
  {
    BadInput(testDescription: name, code: code, place: "themes/other.theme.yaml:5:24") {
      try $0.write(theme("art/other.png"), to: "themes/other.theme.yaml")
      try prepare($0)
    }
  }

  private static func file(
    _ name: String, _ code: String, _ place: String, _ prepare: @escaping @Sendable (Scratch) throws -> Void
  ) -> BadInput {
    BadInput(testDescription: name, code: code, place: place, prepare: prepare)
  }

  static let all: [BadInput] = texts + limits + paths + kinds + names

  private static let texts: [BadInput] = [
    bytes("bytes that are no UTF-8", "not-utf8", "2:8", Array("themec: 1\nname: o".utf8) + [0xFF, 0x0A]),
    bytes("UTF-16", "not-utf8", "1:1", [0xFF, 0xFE] + "themec: 1".utf8.flatMap { [$0, 0] }),
    text("no YAML", "invalid-yaml", "2:7", "themec: 1\nname: [ other\n"),
    text("a tab that indents", "invalid-yaml", "4:1", "themec: 1\nname: other\nimages:\n\tline: {}\n"),
    text("no JSON", "invalid-json", "1:14", #"{ "themec": 1, }"#, file: "other.theme.json"),
    text("YAML in a JSON file", "invalid-json", "1:1", "themec: 1\n", file: "other.theme.json"),
    text("nothing", "language-version", "1:1", ""),
    text("a byte that is zero", "invalid-yaml", "2:8", "themec: 1\nname: o\0ther\n"),
    text("two documents", "invalid-yaml", "3:1", "themec: 1\nname: other\n---\nthemec: 1\n"),
    text("the same key twice", "duplicate-key", "3:1", "themec: 1\nname: other\nname: third\n"),
    text(
      "a color that is a comment", "null-before-comment", "3:27",
      "themec: 1\nname: other\ntokens: { color: { label: #555\n } }\n"),
    file("a token file that is no JSON", "invalid-json", "themes/tokens.json:1:2") {
      try $0.write(theme("art/line.png") + "tokenFiles: [ tokens.json ]\n", to: "themes/other.theme.yaml")
      try $0.write("{", to: "themes/tokens.json")
    },
  ]

  private static let limits: [BadInput] = [
    text(
      "an alias bomb", "limit-exceeded", "7:31",
      "themec: 1\ntokens:\n  a: &a [x,x,x,x,x,x,x,x,x,x]\n  b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
        + "  c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n  d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"
        + "  e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\n  f: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e,*e]\n"),
    text(
      "lists 65 deep", "limit-exceeded", "2:72",
      "themec: 1\ntokens: " + String(repeating: "[", count: 64) + "\n"),
    text(
      "lists a million deep", "limit-exceeded", "2:72",
      "themec: 1\ntokens: " + String(repeating: "[", count: 1_000_000) + "\n"),
    text(
      "JSON a million deep", "limit-exceeded", "1:89",
      #"{ "themec": 1, "tokens": "# + String(repeating: "[", count: 1_000_000), file: "other.theme.json"),
    text("over 4 MiB", "limit-exceeded", "1:1", String(repeating: "# a comment\n", count: 350_000)),
    text(
      "over 100,000 nodes", "limit-exceeded", "3:199996",
      "themec: 1\nname: other\ntokens: [" + String(repeating: "1,", count: 100_001) + "]\n"),
    file("65 parents above each other", "limit-exceeded", "themes/parents/6.theme.yaml:2:10") { scratch in
      try scratch.write("themec: 1\nextends: parents/0.theme.yaml\n", to: "themes/other.theme.yaml")
      for number in 0..<70 {
        try scratch.write(
          "themec: 1\nextends: \(number + 1).theme.yaml\n", to: "themes/parents/\(number).theme.yaml")
      }
      try scratch.write("themec: 1\n", to: "themes/parents/70.theme.yaml")
    },
  ]

  private static let paths: [BadInput] = [
    text("art by an absolute path", "path-leaves-root", "5:24", theme("/etc/hostname")),
    text("art above the root", "path-leaves-root", "5:24", theme("../../line.png")),
    text(
      "a parent by an absolute path", "path-leaves-root", "2:10", "themec: 1\nextends: /etc/a.theme.yaml\n"),
    text("a parent above the root", "path-leaves-root", "2:10", "themec: 1\nextends: ../../a.theme.yaml\n"),
    text("tokens above the root", "path-leaves-root", "2:15", "themec: 1\ntokenFiles: [ ../../a.json ]\n"),
    text(
      "an interface above the root", "path-leaves-root", "6:12",
      theme("art/line.png") + "interface: ../../../a.theme.yaml\n"),
    art("art behind a link that leaves the root", "path-leaves-root") {
      try $0.link("themes/art/other.png", to: "/etc/hostname")
    },
    file("art in a linked folder outside the root", "path-leaves-root", "themes/other.theme.yaml:5:24") {
      try $0.link("themes/far", to: "/etc")
      try $0.write(theme("far/hostname"), to: "themes/other.theme.yaml")
    },
    file("art by a link and `..`", "path-leaves-root", "themes/other.theme.yaml:5:24") {
      try $0.link("themes/far", to: "../..")
      try $0.write(theme("far/x.png"), to: "themes/other.theme.yaml")
    },
    file("a theme file that is a link outside", "path-leaves-root", "themes/other.theme.yaml:1:1") {
      try $0.link("themes/other.theme.yaml", to: "/etc/hostname")
    },
    file("a parent that is a link outside", "path-leaves-root", "themes/other.theme.yaml:2:10") {
      try $0.write("themec: 1\nextends: far.yaml\n", to: "themes/other.theme.yaml")
      try $0.link("themes/far.yaml", to: "/etc/hostname")
    },
    file("a link to itself", "file-missing", "themes/other.theme.yaml:1:1") {
      try $0.link("themes/other.theme.yaml", to: "other.theme.yaml")
    },
    art("a link to nothing", "art-missing") { try $0.link("themes/art/other.png", to: "nothing.png") },
  ]

  private static let kinds: [BadInput] = [
    art("no art", "art-missing") { _ in },
    art("art that is a folder", "art-missing") { try $0.makeFolder("themes/art/other.png") },
    art("art that is a pipe", "art-missing") { _ = try $0.shell("mkfifo themes/art/other.png") },
    art("art that is a device", "path-leaves-root") { try $0.link("themes/art/other.png", to: "/dev/zero") },
    art("art that is over 64 MiB", "limit-exceeded") {
      _ = try $0.shell("dd if=/dev/zero of=themes/art/other.png bs=1 count=0 seek=70000000")
    },
    file("a theme that is a pipe", "file-missing", "themes/other.theme.yaml:1:1") {
      _ = try $0.shell("mkfifo themes/other.theme.yaml")
    },
    file("a theme that is a folder", "file-missing", "themes/other.theme.yaml:1:1") {
      try $0.makeFolder("themes/other.theme.yaml")
    },
    file("a token file that is a pipe", "file-missing", "themes/other.theme.yaml:6:15") {
      _ = try $0.shell("mkfifo themes/tokens.json")
      try $0.write(theme("art/line.png") + "tokenFiles: [ tokens.json ]\n", to: "themes/other.theme.yaml")
    },
    text("no parent", "file-missing", "2:10", "themec: 1\nextends: nothing.theme.yaml\n"),
  ]

  private static let names: [BadInput] = [
    text("two themes of one name", "duplicate-theme", "2:7", theme("art/line.png", name: "good")),
    text(
      "elements whose names differ only in case", "name-clash", "5:3",
      theme("art/line.png") + "  lINE: { art: { file: art/line.png } }\n"),
    text("a theme's name in capitals", "invalid-name", "2:7", theme("art/line.png", name: "Good")),
    text("a theme's name with a path", "invalid-name", "2:7", theme("art/line.png", name: "../good")),
    text(
      "a theme without a name", "missing-key", "3:3",
      "themec: 1\nimages:\n  line: { art: { file: art/line.png } }\n"),
  ]
}
