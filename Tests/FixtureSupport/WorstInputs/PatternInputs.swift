extension WorstInput {
  /// What the project file names, and paths.
  static let patterns = [
    WorstInput(
      "links-in-loops",
      "visiting folders again by links to themselves, and trying the ways to match many stars",
      run: "check", answer: "file-missing"
    ) { folder, size in
      for number in 0..<size(8, atLeast: 2) { try folder.link("l\(number)", to: ".") }
      let deep = String(repeating: "*/", count: size(6, atLeast: 2))
      let stars = String(repeating: "*a", count: size(400, atLeast: 8))
      let patterns = repeated(size(900)) { "  - \"u/\(stars)b\($0).theme.yaml\"\n" }
      let deeper = String(repeating: "**/l1/", count: size(100, atLeast: 2))
      try folder.write(
        "themec: 1\nthemes:\n  - \"\(deep)a.theme.yaml\"\n  - \"\(deeper)**/a.theme.yaml\"\n\(patterns)",
        to: "themec.yaml")
      try folder.write(head("a"), to: "a.theme.yaml")
      let names = (0..<size(300)).map { number in
        String(repeating: "a", count: 230 - number % 10) + "\(number).theme.yaml"
      }
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
      try folder.write(head("a") + "images:\n" + images, to: "a.theme.yaml")
      try folder.touch((0..<size(4_000)).map { "b\($0).png" }, in: "art")
    },
  ]
}
