import ThemeCore
package import ThemeImage

/// One sheet with the pictures that changed, for a comment on a pull request. The elements of a theme are together, in the order
/// of the report, each with the look that changed most first. Where there is no room for all looks, each element of each theme has
/// one before any has a second.
///
/// Where few elements changed, their pictures are shown before, after and as a difference, enlarged, and stretched on both sides.
/// Everything else is shown as an app shows it, with a title in the letters of the sheet. A look that several themes have is drawn
/// once.
package struct ReviewSheet {
  /// The sheet; nil where nothing that can be drawn changed, or where the files of the changed pictures are not at hand.
  package private(set) var bitmap: Bitmap?
  /// How many changed pictures are not on the sheet, because it would be too large with them.
  package private(set) var leftOut = 0

  /// Draws the changed pictures of themes. Once the sheet is about `longest` pixels high, further pictures are left out.
  package init(_ themes: [ThemeChanges], _ pairs: [ThemePair], longest: Int = 4_000) {
    var known = ThemePictures(pairs)
    let subjects = SheetSubject.all(of: Review(themes), &known)
    // How many pictures of an element are enlarged.
    let large = [1: 4, 2: 2, 3: 1, 4: 1][subjects.count] ?? 0
    var items: [Int: [SheetItem]] = [:]
    var entries: [SheetEntry] = []
    var places: [[String]: Int] = [:]
    // Of a second look, not all themes are shown that differ in it.
    let most = 4
    var counts: [[String]: Int] = [:]
    var drawn: [Int: Int] = [:]
    var (round, isFull, isUnfinished) = (0, false, true)
    let turns = subjects.enumerated().sorted { ($0.1.turn, $0.0) < ($1.1.turn, $1.0) }
    while isUnfinished, !isFull {
      isUnfinished = false
      for (index, subject) in turns {
        let found = items[index] ?? subject.items(known[subject.theme])
        items[index] = found
        guard found.indices.contains(round) else { continue }
        isUnfinished = true
        let item = found[round]
        // Themes in which other looks of an element differ may have this one in common.
        let identity = known[subject.theme]?.identity(of: subject.element, in: item.variants)
        let look = [subject.element, item.picture?.part ?? ""] + item.variants
        let key = identity.map { look + $0 }
        if let place = key.flatMap({ places[$0] }) {
          entries[place].themes += subject.themes
        } else if !isFull, round == 0 || counts[look, default: 0] < most {
          // The pixels of an element are enlarged in one theme.
          let isLarge =
            round < large && item.hasBothSides
            && !entries.contains { $0.card == nil && $0.element == subject.element && $0.subject != index }
          let entry = SheetEntry(
            item: item, card: isLarge ? nil : SheetCard(item, of: subject.element), subject: index,
            element: subject.element, themes: subject.themes)
          isFull = !entries.isEmpty && (entries + [entry]).inOrder.height > longest
          if isFull { continue }
          if let key { places[key] = entries.count }
          entries.append(entry)
          counts[look, default: 0] += 1
        } else {
          continue
        }
        drawn[index, default: 0] += 1
      }
      round += 1
    }
    var canvas = Canvas.sheet
    var row = SheetRow()
    for entry in entries.inOrder {
      let themes = pairs.count > 1 ? entry.themes : []
      if let card = entry.card {
        canvas.place(card, of: themes, in: &row)
      } else if let picture = entry.item.picture {
        Self.draw(
          picture, entry.item.look, of: entry.element, in: themes.isEmpty ? nil : themes.named, on: &canvas)
        row = SheetRow()
      }
    }
    if entries.contains(where: { $0.card == nil }) { canvas.writeLegend() }
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
    canvas.place(
      [
        ("before\(pair.old?.origin ?? "")", old), ("after\(pair.new?.origin ?? "")", new),
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
    let normal = look.flatMap { look in
      look.normal.first.flatMap { LookPicture($0, title: look.titles.first ?? nil)?.new }
    }
    if let look = look.flatMap({ look in
      look.titles.first.flatMap { $0 != nil || picture.part == "icon" ? LookPicture(look, title: $0) : nil }
    }) {
      canvas.place(
        [
          ("before, in an app", look.old), ("after, in an app", look.new),
          ("normal, for comparison", normal),
        ], zoom: 1, space: 8)
    }
    canvas.grow(to: canvas.height + SheetLayout.margin)
  }
}

/// An element that changed, in themes in which it looks the same.
private struct SheetSubject {
  let themes: [String]
  let element: String
  /// When there is room for it: an element of each control of the first theme and the first element of the others come first.
  let turn: Int

  var theme: String { themes[0] }

  static func all(of review: Review, _ known: inout ThemePictures) -> [SheetSubject] {
    var shown: Set<[String]> = []
    var controls: Set<[String]> = []
    var found: [SheetSubject] = []
    for report in review.reports {
      let sides = [(report.themes, report.groups)] + report.others.map { ($0.themes, $0.groups) }
      for (side, (names, groups)) in sides.enumerated() {
        var own: [(subject: SheetSubject, theme: Int)] = []
        for (place, element) in groups.flatMap(\.elements).enumerated() {
          let control = element.split(separator: "/").prefix(3).joined(separator: "/")
          for (index, themes) in known.alike(names, element).enumerated()
          where shown.insert([themes[0], element]).inserted {
            let isFirst = controls.insert([themes[0], control]).inserted
            let isOther = place > 0 && (side > 0 || index > 0)
            let turn = isFirst ? isOther ? 1 : 0 : 2
            let subject = SheetSubject(themes: themes, element: element, turn: turn)
            own.append((subject, names.firstIndex(of: themes[0]) ?? 0))
          }
        }
        // The elements of a theme stay together.
        found += own.enumerated().sorted { ($0.1.theme, $0.0) < ($1.1.theme, $1.0) }.map(\.element.subject)
      }
    }
    return found
  }

  /// How many pictures changed; 1 where there are only other changes of looks, and where the element is gone.
  func count(_ pictures: ShownPictures?) -> Int {
    guard let pictures else { return 0 }
    if pictures.isGone(element) { return 1 }
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
    let ordered = items.map(\.change).mostFirst.map { items[$0] }
    // What is gone is recognized in one look.
    return pictures.isGone(element) ? Array(ordered.prefix(1)) : ordered
  }
}

/// What is drawn together: a picture, the look that it is part of, or both.
struct SheetItem {
  var picture: ShownPicture?
  let look: LookPair?

  var change: LookChange { picture?.change ?? look?.change ?? LookChange(0, in: []) }

  var variants: [String] { picture?.variants ?? look?.variants ?? [] }

  var hasBothSides: Bool { picture?.shown.map { $0.old != nil && $0.new != nil } ?? false }
}

/// An item on the sheet, with the themes that have it.
private struct SheetEntry {
  let item: SheetItem
  /// Its card; nil where it is drawn enlarged.
  let card: SheetCard?
  /// The index of its subject.
  let subject: Int
  let element: String
  var themes: [String]
}

extension [SheetEntry] {
  /// The entries in the order of the sheet.
  fileprivate var inOrder: [SheetEntry] {
    indices.sorted { (self[$0].subject, $0) < (self[$1].subject, $1) }.map { self[$0] }
  }

  /// About how high the sheet is with these entries.
  fileprivate var height: Int {
    var (row, bottom) = (SheetRow(), 0)
    for entry in self {
      guard let card = entry.card else {
        (row, bottom) = (SheetRow(), bottom + 500)
        continue
      }
      row.begin(card, below: bottom)
      bottom = Swift.max(bottom, row.top + card.height(of: entry.themes))
      row.column += card.span
    }
    return bottom
  }
}

extension ShownSlice {
  /// The scale that the slice is enlarged or reduced from, for the name of a picture; empty where it has its own.
  var origin: String { source.map { ", from \($0.scale)" } ?? "" }
}

extension ShownPicture {
  /// By how much people see that the sides differ, in words; nil where that is not known.
  var seen: String? {
    let scale = told?.scale == shown?.scale ? "" : told.map { " at \($0.scale)" } ?? ""
    return levels.map { "up to \($0) of 255\(scale)" }
  }
}

/// The layout of sheets; all lengths are in pixels.
enum SheetLayout {
  static let width = 1_000
  static let margin = 20
  /// The space between pictures that are beside each other.
  static let gap = 14
  /// The columns in which cards stand, and the space between them.
  static let (columns, space) = (4, 16)
  /// The distance from the top of a line of letters to the top of whatever is below it.
  static let line = Letter.height + 6

  /// Where a column begins, counted from 0.
  static func left(of column: Int) -> Int { margin + column * (width - 2 * margin + space) / columns }

  /// The width of some columns with the space between them.
  static func width(of columns: Int) -> Int { left(of: columns) - margin - space }

  /// How many columns something of a width takes.
  static func span(of width: Int) -> Int { (1..<columns).first { self.width(of: $0) >= width } ?? columns }

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

  /// Says below the present contents what the colors of differences mean.
  mutating func writeLegend() {
    let (top, side) = (height, Letter.height - 6)
    grow(to: top + SheetLayout.line + SheetLayout.margin)
    var x = SheetLayout.margin
    write("Differences:", in: SheetLayout.quiet, x: x, y: top)
    x += Letter.width(of: "Differences:") + SheetLayout.gap
    for (color, words) in differenceLegend {
      let swatch = Bitmap(
        width: side, height: side, pixels: Array(repeating: color.word, count: side * side))
      draw(swatch, x: x, y: top + 3, zoom: 1)
      x += side + 6
      write(words, in: SheetLayout.quiet, x: x, y: top)
      x += Letter.width(of: words) + SheetLayout.gap
    }
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
