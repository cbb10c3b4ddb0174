import ThemeCore
package import ThemeImage

/// One sheet with the pictures that changed, for a comment on a pull request. Each element of each theme is first shown once, in
/// the look that changed most; then there are second looks, and so on.
///
/// Where few elements changed, their pictures are shown before, after and as a difference, enlarged, and stretched on both sides.
/// Everything else is shown as an app shows it, with a title in the letters of the sheet.
package struct ReviewSheet {
  /// The sheet; nil where nothing that can be drawn changed, or where the files of the changed pictures are not at hand.
  package private(set) var bitmap: Bitmap?
  /// How many changed pictures are not on the sheet, because it would be too large with them.
  package private(set) var leftOut = 0

  /// Draws the changed pictures of themes. Where an element looks the same in several themes, the pictures of the first one stand
  /// for all of them. Once the sheet is `longest` pixels high, further pictures are left out.
  package init(_ themes: [ThemeChanges], _ pairs: [ThemePair], longest: Int = 4_000) {
    var known = ThemePictures(pairs)
    let subjects = SheetSubject.all(of: Review(themes), &known)
    var canvas = Canvas.sheet
    var row = SheetRow()
    // How many pictures of an element are enlarged.
    let large = [1: 4, 2: 2, 3: 1, 4: 1][subjects.count] ?? 0
    var items: [Int: [SheetItem]] = [:]
    var drawn: [Int: Int] = [:]
    var round = 0
    var isUnfinished = true
    while isUnfinished, canvas.height < longest {
      isUnfinished = false
      for (index, subject) in subjects.enumerated() where canvas.height < longest {
        let found = items[index] ?? subject.items(known[subject.theme])
        items[index] = found
        guard found.indices.contains(round) else { continue }
        drawn[index] = round + 1
        isUnfinished = true
        let place = pairs.count > 1 ? subject.themes.named : nil
        if round < large, let picture = found[round].picture, found[round].hasBothSides {
          Self.draw(picture, found[round].look, of: subject.element, in: place, on: &canvas)
          row = SheetRow()
        } else {
          canvas.place(SheetCard(found[round], of: subject.element, in: place), in: &row)
        }
      }
      round += 1
    }
    var missing: [String] = []
    for (index, subject) in subjects.enumerated() {
      let count = (items[index]?.count ?? subject.count(known[subject.theme])) - (drawn[index] ?? 0)
      leftOut += count
      if count > 0 { missing.append(subject.element) }
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
    let isDark = picture.change.isDark
    func from(_ slice: ShownSlice?) -> String { slice?.source.map { ", from \($0.scale)" } ?? "" }
    canvas.place(
      [
        ("before\(from(pair.old))", old), ("after\(from(pair.new))", new),
        (
          "difference\(picture.seen.map { ", \($0)" } ?? "")",
          pair.looksSame || picture.levels == 0
            ? nil : marked(old, new, on: .ground(of: picture.variants.first ?? ""))
        ),
      ], zoom: zoom, space: 8, dark: isDark ? 2 : 0)
    if let (old, new) = pair.stretched.dropFirst().first ?? pair.stretched.first {
      canvas.place(
        [("before, stretched", old), ("after, stretched", new)], zoom: 1, space: 8, dark: isDark ? 2 : 0)
    }
    if let look = look.flatMap({ look in
      look.titles.first.flatMap { $0 != nil || picture.part == "icon" ? LookPicture(look, title: $0) : nil }
    }) {
      canvas.place([("before, in an app", look.old), ("after, in an app", look.new)], zoom: 1, space: 8)
    }
    canvas.grow(to: canvas.height + SheetLayout.margin)
  }
}

/// An element that changed, in themes in which it looks the same.
private struct SheetSubject {
  let themes: [String]
  let element: String
  /// When it is drawn: an element of each control of the first theme and the first element of the others come first.
  private let turn: Int

  var theme: String { themes[0] }

  static func all(of review: Review, _ known: inout ThemePictures) -> [SheetSubject] {
    var shown: Set<[String]> = []
    var controls: Set<[String]> = []
    var found: [SheetSubject] = []
    for report in review.reports {
      let sides = [(report.themes, report.groups)] + report.others.map { ($0.themes, $0.groups) }
      for (side, (names, groups)) in sides.enumerated() {
        for (place, element) in groups.flatMap(\.elements).enumerated() {
          let control = element.split(separator: "/").prefix(3).joined(separator: "/")
          for (index, themes) in known.alike(names, element).enumerated()
          where shown.insert([themes[0], element]).inserted {
            let isFirst = controls.insert([themes[0], control]).inserted
            let isOther = place > 0 && (side > 0 || index > 0)
            found.append(SheetSubject(themes: themes, element: element, turn: isFirst ? isOther ? 1 : 0 : 2))
          }
        }
      }
    }
    return (0...2).flatMap { turn in found.filter { $0.turn == turn } }
  }

  /// How many pictures changed; 1 where there are only other changes of looks.
  func count(_ pictures: ShownPictures?) -> Int {
    guard let pictures else { return 0 }
    let changed = pictures.pictures(of: element)
    return max(changed.count, pictures.looks(of: element, changed).isEmpty ? 0 : 1)
  }

  /// The changed pictures with the looks that they are part of, and looks in which no picture changed, the one that changed most
  /// first. Pictures that are the same on both sides share one.
  func items(_ pictures: ShownPictures?) -> [SheetItem] {
    guard let pictures else { return [] }
    let changed = pictures.pictures(of: element)
    let looks = pictures.looks(of: element, changed)
    var items: [SheetItem] = []
    var seen: [(old: Bitmap?, new: Bitmap?, isDark: Bool)] = []
    for picture in changed {
      let (old, new) = picture.shown?.shown ?? (nil, nil)
      let isDark = picture.change.isDark
      if let index = seen.firstIndex(where: { $0.old == old && $0.new == new && $0.isDark == isDark }) {
        items[index].picture?.variants += picture.variants
      } else {
        seen.append((old, new, isDark))
        items.append(SheetItem(picture: picture, look: looks.first { $0.shows(picture) }))
      }
    }
    // What no picture shows is drawn with a title, where the two sides are not the same: once in the light and once in the dark.
    var facts: Set<[String]> = []
    for look in looks where !changed.contains(where: look.shows) {
      let identity = ["\(look.change.isDark)"] + look.facts.map(\.identity)
      guard facts.insert(identity).inserted else { continue }
      let isSeen = look.titles.contains { title in
        LookPicture(look, title: title).map { $0.old != $0.new } ?? false
      }
      if isSeen { items.append(SheetItem(picture: nil, look: look)) }
    }
    return items.map(\.change).mostFirst.map { items[$0] }
  }
}

/// What is drawn together: a picture, the look that it is part of, or both.
private struct SheetItem {
  var picture: ShownPicture?
  let look: LookPair?

  var change: LookChange { picture?.change ?? look?.change ?? LookChange(0, in: []) }

  var hasBothSides: Bool { picture?.shown.map { $0.old != nil && $0.new != nil } ?? false }
}

extension ShownPicture {
  /// By how much people see that the sides differ, in words; nil where that is not known.
  fileprivate var seen: String? {
    let scale = told?.scale == shown?.scale ? "" : told.map { " at \($0.scale)" } ?? ""
    return levels.map { "up to \($0) of 255\(scale)" }
  }
}

/// An element as an app shows it, before and after, below its name and its variants.
private struct SheetCard {
  let name: String
  let variants: String
  /// Before and after, with each title that shows the change.
  let rows: [[(name: String, picture: Bitmap)]]

  init(_ item: SheetItem, of element: String, in theme: String?) {
    let part = item.picture.map { $0.part.isMainPart ? "" : " \($0.part.separated)" } ?? ""
    name = "\(theme.map { "\($0): " } ?? "")\(element)\(part)"
    let names = item.picture?.variants ?? item.look?.variants ?? []
    variants =
      names.listed + (item.picture?.seen.map { ", \($0)" } ?? "")
      + (item.look?.changes("hitArea") == true ? ", what can be touched is dashed" : "")
    var drawn: [LookPicture] = []
    if let look = item.look {
      let count = look.changesWidth && look.old != nil && look.new != nil ? 2 : 1
      drawn = look.tellingTitles.prefix(count).compactMap { LookPicture(look, title: $0) }
    }
    var sides: [(old: Bitmap?, new: Bitmap?)] = drawn.map { ($0.old, $0.new) }
    if sides.isEmpty, let shown = item.picture?.shown?.shown { sides = [shown] }
    rows = sides.map { old, new in
      let named: [(name: String, picture: Bitmap?)] = [("before", old), ("after", new)]
      return named.compactMap { name, picture in picture.map { (name, $0) } }
    }
  }

  var width: Int {
    let pictures = rows.map { row in
      row.map { max($0.picture.width, Letter.width(of: $0.name)) + SheetLayout.gap }.reduce(0, +)
    }
    return min(
      SheetLayout.width - 2 * SheetLayout.margin,
      (pictures + [name, variants].map { Letter.width(of: $0) }).max() ?? 0)
  }
}

/// Where the next card of a row begins; at 0, a new row begins.
private struct SheetRow {
  var x = 0
  var top = 0
}

extension Canvas {
  /// Draws a card right of the one before where there is room for it, and below it otherwise.
  fileprivate mutating func place(_ card: SheetCard, in row: inout SheetRow) {
    if row.x == 0 || row.x + card.width > width - SheetLayout.margin {
      row = SheetRow(x: SheetLayout.margin, top: height + (height == 0 ? SheetLayout.margin : 0))
    }
    grow(to: row.top + 2 * SheetLayout.line)
    write(card.name, in: SheetLayout.ink, x: row.x, y: row.top)
    write(card.variants, in: SheetLayout.quiet, x: row.x, y: row.top + SheetLayout.line - 4)
    var y = row.top + 2 * SheetLayout.line
    for pictures in card.rows {
      var x = row.x
      var bottom = y
      for (name, picture) in pictures {
        if x > row.x, x + picture.width > width - SheetLayout.margin { (x, y) = (row.x, bottom) }
        bottom = max(bottom, y + picture.height + SheetLayout.line + 4)
        grow(to: bottom)
        draw(picture, x: x, y: y, zoom: 1)
        write(name, in: SheetLayout.quiet, x: x, y: y + picture.height + 4)
        x += max(picture.width, Letter.width(of: name)) + SheetLayout.gap
      }
      y = bottom
    }
    grow(to: y + SheetLayout.margin)
    row.x += card.width + 2 * SheetLayout.gap
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
