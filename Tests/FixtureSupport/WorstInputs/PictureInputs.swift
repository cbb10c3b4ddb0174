extension WorstInput {
  /// Pictures in files.
  static let pictures = [
    WorstInput(
      "derived-states-of-large-pictures", "changing a picture of 16 megapixels for 16 buttons",
      run: "build -o out a.theme.yaml"
    ) { folder, size in
      try folder.write(largePicture(size), to: "a.png")
      try folder.theme("a", "buttons:\n" + repeated(16, derivedButton))
    },
    WorstInput(
      "large-pictures-at-once", "decoding eight pictures of 16 megapixels beside each other",
      run: "build -o out -j 16 ."
    ) { folder, size in
      try folder.write(largePicture(size), to: "a.png")
      for theme in 0..<8 {
        try folder.theme("a\(theme)", "buttons:\n" + repeated(2, derivedButton))
      }
    },
    WorstInput(
      "chunks-of-pictures", "texts and profiles of PNGs that grow by a thousand when they are inflated",
      run: "check a.theme.yaml", answer: "art-unusable"
    ) { folder, size in
      let bomb = zeroStream(size(400_000_000))
      var profile = PNG(width: 8, height: 8, depth: 8, .gray)
      profile.insert("iCCP", Array("a\0\0".utf8) + bomb)
      try folder.write(profile.bytes, to: "profile.png")
      var text = PNG(width: 8, height: 8, depth: 8, .gray)
      for number in 0..<size(20) { text.insert("zTXt", Array("a\(number)\0\0".utf8) + bomb) }
      try folder.write(text.bytes, to: "text.png")
      var plain = PNG(width: 8, height: 8, depth: 8, .gray)
      plain.insert("tEXt", Array("a\0".utf8) + [UInt8](repeating: 97, count: size(60_000_000)))
      for _ in 0..<size(20_000) { plain.insert("tIME", [7, 208, 1, 1, 1, 1, 1]) }
      try folder.write(plain.bytes, to: "plain.png")
      let images = repeated(3) { "  i\($0): { art: { file: \(["profile", "text", "plain"][$0]).png } }\n" }
      try folder.theme("a", "scales: [1]\nimages:\n" + images)
    },
    WorstInput(
      "rare-forms-of-pictures",
      "PNGs of 16 megapixels that are interlaced, of 16 bits, or damaged at the end", answer: "art-unusable"
    ) { folder, size in
      let side = size(4_090)
      let forms = [
        PNG(width: side, height: side, depth: 16, .rgba, isInterlaced: true),
        PNG(width: side, height: side, depth: 1, .gray, isInterlaced: true),
        PNG(width: side, height: side, depth: 8, .gray, missing: 1),
        PNG(width: size(64), height: 8, depth: 8, .gray, missing: -size(400_000_000)),
      ]
      try write(forms, to: folder)
    },
    WorstInput(
      "pictures-of-xcode",
      "PNGs as large as they may be in Apple's form, whose data is inflated twice, one of them far beyond its size",
      answer: "art-unusable"
    ) { folder, size in
      let side = size(4_090)
      let forms = [
        PNG(width: side, height: side, depth: 8, .rgba),
        PNG(width: side, height: side, depth: 8, .rgba, isInterlaced: true),
        PNG(width: side, height: 8, depth: 8, .rgba, missing: -size(400_000_000)),
      ]
      try write(forms.map(\.inAppleForm), to: folder)
    },
    WorstInput(
      "caps-of-adversarial-pictures", "finding caps in pictures whose lines are equal but for the last pixel",
      run: "check a.theme.yaml"
    ) { folder, size in
      let side = size(4_000, atLeast: 64)
      try folder.write(almostEqualLines(side), to: "a.png")
      let buttons = repeated(4) {
        "  b\($0): { art: { file: a.png }, caps: auto, resizing: \($0.isMultiple(of: 2) ? "tile" : "stretch"), "
          + "directions: { rtl: mirror } }\n"
      }
      try folder.theme("a", "scales: [1]\nimages:\n" + buttons)
    },
    WorstInput(
      "frames-of-nine-patches", "reading frames of nine-patches, some of marks all along their edges",
      answer: "nine-patch"
    ) { folder, size in
      let side = size(4_000, atLeast: 16)
      try folder.write(frame(size(8_000, atLeast: 16), 12, isMarked: true), to: "a.9.png")
      try folder.write(frame(side, side, isMarked: false), to: "b.9.png")
      for name in ["a", "b"] {
        let images = repeated(size(50)) { "  i\($0): { art: { ninePatch: \(name).9.png } }\n" }
        try folder.theme(name, "scales: [1]\nimages:\n" + images)
      }
    },
  ]

  /// Writes pictures, and a theme for each.
  private static func write(_ pictures: [PNG], to folder: WorstFolder) throws {
    for (number, picture) in pictures.enumerated() {
      try folder.write(picture.bytes, to: "a\(number).png")
      try folder.theme("a\(number)", "scales: [1]\nimages: { i: { art: { file: a\(number).png } } }\n")
    }
  }

  /// The PNG of 16 megapixels, of a few kilobytes.
  private static func largePicture(_ size: WorstSize) -> [UInt8] {
    PNG(width: size(4_090), height: size(4_090), depth: 1, .gray).bytes
  }

  /// A button of the picture `a.png` with states that are made of it.
  private static func derivedButton(_ number: Int) -> String {
    """
      b\(number):
        caps: none
        scales: [1]
        hitArea: 44
        states:
          normal: { art: { file: a.png } }
          highlighted: { art: { derive: normal, screen: "#\(100_000 + number)/50%" } }
          disabled: { art: { derive: normal, opacity: \(50 + number)% } }
          selected: { art: { derive: highlighted, swap: { black: "#\(200_000 + number)" } } }

    """
  }
}

extension WorstInput {
  /// What the project file names, and paths.
  static let patterns = [
    WorstInput(
      "links-in-loops",
      "visiting folders again by links to themselves, and trying the ways to match many stars", run: "check",
      answer: "file-missing"
    ) { folder, size in
      for number in 0..<size(8, atLeast: 2) { try folder.link("l\(number)", to: ".") }
      let deep = size.repeating("*/", 6, atLeast: 2)
      let stars = size.repeating("*a", 400, atLeast: 8)
      let patterns = repeated(size(900)) { "  - \"u/\(stars)b\($0).theme.yaml\"\n" }
      let deeper = size.repeating("**/l1/", 100, atLeast: 2)
      try folder.write(
        "themec: 1\nthemes:\n  - \"\(deep)a.theme.yaml\"\n  - \"\(deeper)**/a.theme.yaml\"\n\(patterns)",
        to: "themec.yaml")
      try folder.theme("a", "")
      let names = (0..<size(300)).map { String(repeating: "a", count: 230 - $0 % 10) + "\($0).theme.yaml" }
      try folder.touch(names, in: "u")
    },
    WorstInput(
      "many-patterns", "holding 20,000 patterns against 300 files", run: "check", answer: "file-missing"
    ) { folder, size in
      let patterns = repeated(size(20_000)) { "  - \"t/*\($0)*.theme.yaml\"\n" }
      try folder.write("themec: 1\nthemes:\n" + patterns, to: "themec.yaml")
      for number in 0..<size(300) { try folder.write(head("a\(number)"), to: "t/a\(number).theme.yaml") }
    },
    WorstInput(
      "long-paths", "following paths that go up and down, a thousand bytes each", run: "check a.theme.yaml",
      answer: "art-unusable"
    ) { folder, size in
      let way = String(repeating: "art/../", count: 130)
      let images = repeated(size(4_000)) { "  i\($0): { art: { file: \(way)art/b\($0).png } }\n" }
      try folder.theme("a", "images:\n" + images)
      try folder.touch((0..<size(4_000)).map { "b\($0).png" }, in: "art")
    },
  ]
}
