/// The same 300 buttons and bars at three scales twice: a theme that draws and slices them, and SVG files with rules for make and
/// ninja that convert and optimize them, as a team does without themec.
struct Pipeline {
  static let count = 300
  static let scales = [1, 2, 3]

  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    var theme = "themec: 1\nname: pipeline\nbuttons:\n"
    for index in 0..<Self.count {
      let picture = Picture(index)
      theme += "  button-\(index): { caps: auto, \(picture.art) }\n"
      try scratch.write(picture.svg, to: "svg/\(index).svg")
    }
    try scratch.write(theme, to: "pipeline.theme.yaml")
    try scratch.write(Self.makefile, to: "Makefile")
    try scratch.write(Self.ninja, to: "build.ninja")
  }

  /// The bytes of all PNGs below a folder.
  func bytes(below folder: String) -> Int {
    let root = URL(filePath: scratch.path(folder))
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.fileSizeKey])
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "png" }
      .reduce(0) { $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0) }
  }

  /// A button or a bar: a plate with a gradient and a rim.
  private struct Picture {
    let width: Int
    let height: Int
    let radius: Int
    let top: String
    let bottom: String

    init(_ index: Int) {
      let isBar = index % 5 == 0
      (width, height, radius) =
        isBar ? (320, 44, 0) : (60 + index % 7 * 10, 30 + index % 3 * 7, 4 + index % 9)
      func color(_ light: Int) -> String {
        "#" + [index * 7, index * 13, index * 29].map { String(format: "%02x", $0 % 150 + light) }.joined()
      }
      (top, bottom) = (color(90), color(10))
    }

    var art: String {
      """
      art: { draw: { size: { width: \(width), height: \(height) }, layers: [ { shape: \(shape), \
      fill: { linear: { stops: [ { at: 0, color: "\(top)" }, { at: 1, color: "\(bottom)" } ] } }, \
      stroke: { color: black/50%, width: 1, position: inside } } ] } }
      """
    }

    private var shape: String { radius == 0 ? "rectangle" : "{ roundedRectangle: { radius: \(radius) } }" }

    var svg: String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><linearGradient id="g" x2="0" y2="1">\
      <stop stop-color="\(top)"/><stop offset="1" stop-color="\(bottom)"/></linearGradient>\
      <rect width="\(width)" height="\(height)" rx="\(radius)" fill="url(#g)"/>\
      <rect x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="\(max(0, Double(radius) - 0.5))" fill="none" \
      stroke="#000" stroke-opacity=".5"/></svg>

      """
    }
  }

  private static let convert = "rsvg-convert -z"

  private static var makefile: String {
    let rules = scales.map { scale in
      """
      png/%-\(scale).png: svg/%.svg
      \t@\(convert) \(scale) $< -o $@ && optipng -quiet -o2 -clobber $@

      """
    }
    let outputs = "$(foreach s,1 2 3,$(patsubst svg/%.svg,png/%-$(s).png,$(wildcard svg/*.svg)))"
    return "all: \(outputs)\n" + rules.joined()
  }

  private static var ninja: String {
    var text = """
      rule picture
        command = \(convert) $scale $in -o $out && optipng -quiet -o2 -clobber $out

      """
    for index in 0..<count {
      for scale in scales {
        text += "build ninja/\(index)-\(scale).png: picture svg/\(index).svg\n  scale = \(scale)\n"
      }
    }
    return text
  }
}
