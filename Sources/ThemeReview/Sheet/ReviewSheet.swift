import ThemeCore
package import ThemeImage

/// One sheet with the pictures that changed, for a comment on a pull request. Each picture is shown before, after and as a
/// difference, enlarged where there is room; a picture that stretches is also shown stretched on both sides.
///
/// An element with a title is also shown as an app shows it, with a title in the letters of the sheet; where none of its pictures
/// changed, that is all that is shown.
package struct ReviewSheet {
  /// The sheet; nil where nothing that can be drawn changed, or where the files of the changed pictures are not at hand.
  package private(set) var bitmap: Bitmap?
  /// How many changed pictures are not on the sheet, because it would be too large with them.
  package private(set) var leftOut = 0

  /// Draws the changed pictures of themes. Where several themes have the same changes, the pictures of the first one stand for
  /// all of them. Once the sheet is `longest` pixels high, further pictures are left out.
  package init(_ themes: [ThemeChanges], _ pairs: [ThemePair], longest: Int = 4_000) {
    let known = Dictionary(pairs.map { ($0.theme, $0) }) { first, _ in first }
    var canvas = Canvas.sheet
    var shown: Set<[String]> = []
    var found: [String: ShownPictures] = [:]
    var missing: [String] = []
    for report in Review(themes).reports {
      for (names, groups) in [(report.themes, report.groups)] + report.others.map({ ($0.themes, $0.groups) })
      {
        guard let theme = names.first,
          let pictures = found[theme] ?? known[theme].flatMap({ ShownPictures($0) })
        else { continue }
        found[theme] = pictures
        let place = pairs.count > 1 ? names.named : nil
        for element in groups.flatMap(\.elements) where shown.insert([theme, element]).inserted {
          let changed = pictures.pictures(of: element)
          // One in the light and one in the dark show enough of an element.
          var looks = pictures.looks(of: element, changed).firstOfEachGround
          guard canvas.height < longest else {
            leftOut += max(changed.count, looks.isEmpty ? 0 : 1)
            if !changed.isEmpty || !looks.isEmpty { missing.append(element) }
            continue
          }
          for (index, picture) in changed.enumerated() {
            guard canvas.height < longest else {
              leftOut += changed.count - index
              missing.append(element)
              break
            }
            // Each look once, below the first picture that it has.
            let look = looks.firstIndex { $0.shows(picture) }.map { looks.remove(at: $0) }
            Self.draw(picture, look, of: element, in: place, on: &canvas)
          }
          // What no picture shows is drawn with a title.
          if changed.isEmpty { for look in looks { Self.draw(look, of: element, in: place, on: &canvas) } }
        }
      }
    }
    if leftOut > 0 {
      let noun = leftOut == 1 ? "picture is" : "pictures are"
      canvas.write(heading: "\(leftOut) more \(noun) not on this sheet, of these elements:", space: 8)
      let names = missing.unique
      for name in names.prefix(6) + (names.count > 6 ? ["and \(names.count - 6) more"] : []) {
        canvas.write(line: name)
      }
      canvas.grow(to: canvas.height + SheetLayout.margin)
    }
    bitmap = canvas.height == 0 ? nil : canvas.bitmap
  }

  /// Draws an element with a short and a long title where the two sides are not the same.
  private static func draw(
    _ look: LookPair, of element: String, in theme: String?, on canvas: inout Canvas
  ) {
    let pictures = look.titles.prefix(look.changesWidth ? 2 : 1).compactMap { LookPicture(look, title: $0) }
      .filter { $0.old != $0.new }
    guard !pictures.isEmpty else { return }
    canvas.write(
      heading: "\(theme.map { "\($0): " } ?? "")\(element), \(look.variants.listed)", space: 8)
    for picture in pictures {
      canvas.place(
        [("before, in an app", picture.old), ("after, in an app", picture.new)], zoom: 1, space: 8)
    }
    canvas.grow(to: canvas.height + SheetLayout.margin)
  }

  private static func draw(
    _ picture: ShownPicture, _ look: LookPair?, of element: String, in theme: String?, on canvas: inout Canvas
  ) {
    guard let pair = picture.shown else { return }
    let part = picture.part.isMainPart ? "" : " \(picture.part.separated)"
    let name = "\(theme.map { "\($0): " } ?? "")\(element)\(part), \(picture.variants.listed), \(pair.scale)"
    canvas.write(heading: name, space: 8)
    let (old, new) = pair.shown
    let width = max(old?.width ?? 1, new?.width ?? 1)
    let height = max(old?.height ?? 1, new?.height ?? 1)
    let zoom = max(
      1, min((SheetLayout.width - 2 * (SheetLayout.margin + SheetLayout.gap)) / 3 / width, 300 / height, 6))
    let levels = mostLevels(old, new, on: .ground(of: picture.variants.first ?? ""))
    let isDark = picture.variants.allSatisfy { $0.split(separator: ".").contains("dark") }
    func from(_ slice: ShownSlice?) -> String { slice?.source.map { ", from \($0.scale)" } ?? "" }
    canvas.place(
      [
        ("before\(from(pair.old))", old), ("after\(from(pair.new))", new),
        (
          "difference\(levels.map { ", up to \($0) of 255" } ?? "")",
          pair.looksSame || levels == 0 ? nil : marked(old, new)
        ),
      ], zoom: zoom, space: 8, dark: isDark ? 2 : 0)
    if let (old, new) = pair.stretched.dropFirst().first ?? pair.stretched.first {
      canvas.place(
        [("before, stretched", old), ("after, stretched", new)], zoom: 1, space: 8, dark: isDark ? 2 : 0)
    }
    if let look = look.flatMap({ look in
      look.titles.first.flatMap(\.self).flatMap { LookPicture(look, title: $0) }
    }) {
      canvas.place([("before, in an app", look.old), ("after, in an app", look.new)], zoom: 1, space: 8)
    }
    canvas.grow(to: canvas.height + SheetLayout.margin)
  }
}

extension [LookPair] {
  /// The first look in the light and the first one in the dark.
  fileprivate var firstOfEachGround: [LookPair] {
    [false, true].compactMap { isDark in first { ($0.new ?? $0.old)?.isDark == isDark } }
  }
}

extension LookPair {
  /// Whether the look has a picture.
  fileprivate func shows(_ picture: ShownPicture) -> Bool {
    part == picture.part && picture.variants.contains { variants.contains($0) }
  }
}

/// The layout of sheets; all lengths are in pixels.
enum SheetLayout {
  static let width = 1_000
  static let margin = 24
  /// The space between pictures that are beside each other.
  static let gap = 20
  /// The distance from the top of a line of letters to the top of whatever is below it.
  static let line = Letter.height + 6

  static let ink = Color(red: 0x1C, green: 0x1E, blue: 0x21, alpha: 255)
  /// The color of the names below pictures.
  static let quiet = Color(red: 0x64, green: 0x6A, blue: 0x73, alpha: 255)
  static let paper = Color(red: 255, green: 255, blue: 255, alpha: 255)
}

extension Canvas {
  /// An empty canvas with the width and the paper color of a sheet.
  static var sheet: Canvas { Canvas(width: SheetLayout.width, paper: SheetLayout.paper) }

  /// Writes a heading below the present contents, and leaves `space` pixels below its letters.
  mutating func write(heading text: String, space: Int) {
    let top = height + SheetLayout.margin
    grow(to: top + Letter.height + space)
    write(text, in: SheetLayout.ink, x: SheetLayout.margin, y: top)
  }

  /// Writes a line of quiet text below the present contents.
  mutating func write(line text: String) {
    let top = height
    grow(to: top + SheetLayout.line)
    write(text, in: SheetLayout.quiet, x: SheetLayout.margin, y: top)
  }

  /// Draws pictures in rows, each picture `zoom` times as large and above its name. A row holds as many pictures as fit between
  /// the margins. The first row begins `space` pixels below the present contents. Items without a picture take no room. The
  /// first `dark` items are on a dark checkerboard.
  mutating func place(
    _ items: [(name: String, picture: Bitmap?)], zoom: Int, space: Int, dark: Int = 0
  ) {
    let margin = SheetLayout.margin
    var (x, y) = (margin, height + space)
    for (index, (name, picture)) in items.enumerated() {
      guard let picture else { continue }
      let needed = max(picture.width * zoom, Letter.width(of: name))
      if x > margin, x + needed > width - margin { (x, y) = (margin, height + 8) }
      let below = y + picture.height * zoom
      grow(to: below + SheetLayout.line)
      draw(picture, x: x, y: y, zoom: zoom, isDark: index < dark)
      write(name, in: SheetLayout.quiet, x: x, y: below + 4)
      x += needed + SheetLayout.gap
    }
  }
}
