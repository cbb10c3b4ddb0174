/// A thousand themes as teams write them, short ones and long ones in turns, that name the same few files of art.
enum ManyThemes {
  static let count = 1_000

  static let paths: [ThemePath] = (0..<count).compactMap { ThemePath(name($0)) }

  static func name(_ index: Int) -> String { "themes/\(index + 10_000).theme.yaml" }

  /// The files by their paths.
  static func files() -> [(path: String, bytes: [UInt8])] {
    var files = (0..<count).map { (name($0), Array(text($0).utf8)) }
    let colors = [
      "back": Color(red: 40, green: 70, blue: 120), "back-pressed": Color(red: 30, green: 45, blue: 80),
    ]
    for scale in Scale.allCases {
      for name in ["back", "back-pressed"] {
        guard let color = colors[name] else { continue }
        let art = Drawings.plate((42, 30), at: scale, color: color, radius: 5)
        files.append(("themes/art/\(name)\(scale.suffix).png", encodePNG(art)))
      }
      for (name, height) in [("bar", 44), ("bar-compact", 32)] {
        let gray = Color(red: 60, green: 60, blue: 66)
        let art = Drawings.plate((20, height), at: scale, color: gray, radius: 0)
        files.append(("themes/art/\(name)\(scale.suffix).png", encodePNG(art)))
      }
    }
    return files
  }

  /// What each theme says, and what every second one says besides.
  private static let texts = ["short.yaml", "longer.yaml"].map { name in
    (try? Fixture.named("a-thousand-themes", kind: "lab").text(name)) ?? ""
  }

  /// Themes differ in names, numbers and colors.
  private static func text(_ index: Int) -> String {
    let values = [
      "INDEX": "\(index)", "COLOR": "#2\(index % 10)2\(index / 10 % 10)2\(index / 100 % 10)",
      "WIDTH": "\(160 + index % 40)", "LEFT": "\(12 + index % 3)", "RIGHT": "\(8 + index % 2)",
      "SIZE": "\(12 + index % 4)",
    ]
    let text = index % 2 == 1 ? texts.joined(separator: "\n") : texts[0]
    return values.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}
