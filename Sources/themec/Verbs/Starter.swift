/// What `init` writes: a drawn button that builds without a warning.
enum Starter {
  static let project = """
    themec: 1
    themes: [ themes/*.theme.yaml ]
    output: build/themes

    """

  static func theme(_ name: String) -> String {
    """
    themec: 1
    name: \(name)

    art:
      chevron:
        parameters: { top: "#4f7ba6", bottom: "#1f4a75" }
        size: { width: 36, height: 30 }
        layers:
          - shape: { chevron: { point: 9, radius: 3.5 } }
            frame: { bottom: 1 }
            fill: { linear: { stops: [ { at: 0, color: $top }, { at: 1, color: $bottom } ] } }
            stroke: { color: black/60%, width: 1, position: inside }
            shadows: [ { color: white/30%, y: 1 } ]

    backButtons:
      back:
        height: 30
        minimumWidth: caps
        maximumWidth: 160
        hitArea: 44
        caps: { left: 13, right: 5 }
        title:
          font: { weight: bold, size: 12 }
          color: white
          shadow: { color: black/40%, y: -1 }
          insets: { left: 14, right: 9 }
          truncation: tail
        states:
          # For art of your own: `art: { file: art/back.png }`, with back@2x.png and back@3x.png beside it.
          normal: { art: { use: chevron } }
          highlighted: { art: { with: { top: "#1f4468", bottom: "#0c2742" } } }

    defaults: { backButton: back }

    """
  }
}
