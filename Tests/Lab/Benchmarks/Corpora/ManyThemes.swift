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

  /// Themes differ in names, numbers and colors.
  private static func text(_ index: Int) -> String {
    let isLong = index % 2 == 1
    let (left, right) = (12 + index % 3, 8 + index % 2)
    let short = """
      themec: 1
      name: brand-\(index)
      summary: The navigation of brand \(index).

      tokens:
        color: { label: white, ink: "#2\(index % 10)2\(index / 10 % 10)2\(index / 100 % 10)" }

      backButtons:
        nav-button:
          height: 30
          hitArea: 44
          minimumWidth: art
          maximumWidth: \(160 + index % 40)
          caps: { left: 13, right: 22 }
          title:
            insets: { left: \(left), right: \(right) }
            alignment: leading
            font: { weight: bold, size: 12 }
            color: $color.label
            shadow: { color: $color.ink, x: 0, y: -1 }
          states:
            normal: { art: { file: art/back.png } }
            highlighted: { art: { file: art/back-pressed.png }, title: { color: white } }
            selected: highlighted

      defaults: { backButton: nav-button }

      """
    guard isLong else { return short }
    return short + """

      navigationBars:
        plain:
          background: { file: art/bar.png, caps: { left: 5, right: 5 }, resizing: stretch }
          translucent: false
          tint: $color.label
          title:
            font: { family: Georgia, weight: semibold, size: 17 }
            color: $color.label
            shadow: { color: $color.ink, x: 0, y: -1, blur: 0 }
          metrics:
            compact: { background: { file: art/bar-compact.png }, title: { font: { size: 15 } } }

      buttons:
        action:
          height: 30
          hitArea: 44
          minimumWidth: caps
          maximumWidth: 200
          caps: { left: 8, right: 8 }
          title:
            insets: { left: 12, right: 12 }
            alignment: center
            font: { weight: bold, size: \(12 + index % 4) }
            color: $color.label
          states:
            normal: { art: { file: art/back.png } }
            highlighted: { art: { derive: normal, multiply: black/30% } }
            disabled: { title: { color: white } }

      screens:
        FeedViewController: { navigationBar: plain, title: Feed }
        SettingsViewController: { navigationBar: plain, backButton: nav-button, title: Settings }

      """
  }
}
