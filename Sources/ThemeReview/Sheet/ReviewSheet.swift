import ThemeCore
package import ThemeImage

/// One sheet with the pictures that changed, for a comment on a pull request. The elements of a theme are together, in the order
/// of the report, each with the look that changed most first. Where there is no room for all looks, each element of each theme has
/// one before any has a second.
///
/// Everything is shown as an app shows it, with a title in the letters of the sheet. Where few elements changed, their art is
/// below that: before, after and as a difference, enlarged, and stretched on both sides. A look that several themes have is drawn
/// once.
package struct ReviewSheet {
  /// The sheet; nil where nothing that can be drawn changed, or where the files of the changed pictures are not at hand.
  package private(set) var bitmap: Bitmap?
  /// How many changed pictures are not on the sheet, because it would be too large with them.
  package private(set) var leftOut = 0

  /// Draws the changed pictures of themes. Once the sheet is about `longest` pixels high, further pictures are left out.
  package init(_ themes: [ThemeChanges], _ pairs: [ThemePair], longest: Int = 4_000) {
    var known = ThemePictures(pairs, themes)
    let subjects = SheetSubject.all(of: Review(themes), &known)
    // How many pictures of an element are enlarged.
    let large = [1: 2, 2: 2, 3: 1, 4: 1][subjects.count] ?? 0
    let items = subjects.map { $0.items(known[$0.theme]) }
    let identities = subjects.map { known[$0.theme]?.identities(of: $0.element) }
    var entries: [SheetEntry] = []
    var places: [[String]: Int] = [:]
    // Of a second look, not all themes are shown that differ in it.
    let most = 4
    var counts: [[String]: Int] = [:]
    var drawn: [Int: Int] = [:]
    var isFull = false
    for round in 0..<(items.map(\.shown.count).max() ?? 0) where !isFull {
      // Where not all have room, those with the largest difference or the least contrast do.
      let turns = subjects.indices.filter { items[$0].shown.indices.contains(round) }
        .sorted(byRank: { [subjects[$0].turn, round == 0 ? 0 : -items[$0].shown[round].risk] })
      for index in turns {
        let (subject, item) = (subjects[index], items[index].shown[round])
        // Themes in which other looks of an element differ may have this one in common.
        let identity = identities[index]?.filter { item.variants.contains($0.variant) }.map(\.text)
        let look = [subject.element, item.picture?.part ?? ""] + item.variants
        let key = identity.map { look + $0 }
        if let place = key.flatMap({ places[$0] }) {
          entries[place].themes += subject.themes
        } else if !isFull, round == 0 || counts[look, default: 0] < most {
          // The pixels of an element are enlarged in one theme.
          let isLarge =
            round < large && item.hasBothSides
            && !entries.contains { $0.isLarge && $0.element == subject.element && $0.subject != index }
          let entry = SheetEntry(
            card: SheetCard(item, of: subject.element, isLarge: isLarge), isLarge: isLarge, subject: index,
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
    }
    var canvas = Canvas.sheet
    var row = SheetRow()
    for entry in entries.inOrder {
      canvas.place(entry.card, of: pairs.count > 1 ? entry.themes : [], in: &row)
    }
    if entries.contains(where: \.card.hasDifference) { canvas.writeLegend() }
    let missing = subjects.indices.filter { items[$0].shown.count > drawn[$0] ?? 0 }
    leftOut = missing.reduce(0) { $0 + items[$1].shown.count - (drawn[$1] ?? 0) }
    if leftOut > 0 {
      let noun = leftOut == 1 ? "picture is" : "pictures are"
      canvas.write(heading: "\(leftOut) more \(noun) not on this sheet, of these elements:", space: 8)
      let names = missing.map { subjects[$0].element }.unique
      for name in names.prefix(6) + (names.count > 6 ? ["and \(names.count - 6) more"] : []) {
        canvas.write(line: name)
      }
    }
    let faint = items.reduce(0) { $0 + $1.faint }
    if faint > 0 {
      let words = faint == 1 ? "1 more picture differs" : "\(faint) more pictures differ"
      canvas.write(
        heading: "\(words) by at most \(LookChange.faint) of 255 levels, which hardly anyone sees.", space: 0)
    }
    if leftOut + faint > 0 { canvas.grow(to: canvas.height + SheetLayout.margin) }
    bitmap = canvas.height == 0 ? nil : canvas.bitmap
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
        found += own.sorted(byRank: { [$0.theme] }).map(\.subject)
      }
    }
    return found
  }

  /// The changed pictures with the looks that they are part of, and looks in which no picture changed, the one that changed most
  /// first. Pictures that are the same on both sides share one, and so do those that are mirrored. How many of them differ by so
  /// little that hardly anyone sees it, and are left out because of that.
  func items(_ pictures: ShownPictures?) -> (shown: [SheetItem], faint: Int) {
    guard let pictures else { return ([], 0) }
    let changed = pictures.pictures(of: element)
    let looks = pictures.looks(of: element, changed)
    var items: [SheetItem] = []
    var seen: [(old: [Bitmap?], new: [Bitmap?], isDark: Bool)] = []
    for picture in changed {
      let shown = picture.shown?.shown
      // What is the same in the size of its art differs when it is stretched.
      let sides = shown?.old == shown?.new ? picture.shown?.stretched ?? [] : shown.map { [$0] } ?? []
      let (old, new) = (sides.map(\.old), sides.map(\.new))
      let isDark = picture.change.isDark
      let twin = seen.firstIndex {
        $0.isDark == isDark
          && ($0.old == old && $0.new == new
            || $0.old.map { $0?.mirrored() } == old && $0.new.map { $0?.mirrored() } == new)
      }
      if let index = twin {
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
    if pictures.isGone(element) { return (Array(ordered.prefix(1)), 0) }
    let clear = ordered.filter { $0.change.strength > LookChange.faint || $0.change.isFlagged }
    let shown = clear.isEmpty ? Array(ordered.prefix(1)) : clear
    return (shown, ordered.count - shown.count)
  }
}

/// What is drawn together: a picture, the look that it is part of, or both.
struct SheetItem {
  var picture: ShownPicture?
  let look: LookPair?

  var change: LookChange { picture?.change ?? look?.change ?? LookChange(0, in: []) }

  var variants: [String] { picture?.variants ?? look?.variants ?? [] }

  /// How much the item needs to be seen: by its difference, and by how little the contrast of its title is.
  var risk: Int {
    let least = look?.new.flatMap { $0.contrast(on: $0.ground) }
    let unread = least.map { Int(max(0, 7_000_000 - $0.millionths) / 10_000) } ?? 0
    return change.strength + unread + (change.isFlagged ? 10_000 : 0)
  }

  /// Both sides of a picture beside each other, with their names.
  func sides(_ old: Bitmap?, _ new: Bitmap?, _ words: String = "") -> [SheetCell] {
    let shown = picture?.shown
    return [
      (new == nil ? "gone" : "before\(shown?.old?.origin ?? "")", old),
      (old == nil ? "new" : "after\(shown?.new?.origin ?? "")", new),
    ].compactMap { name, picture in
      picture.map { SheetCell(names: [name + words], picture: $0, isDark: change.isDark) }
    }
  }

  var hasBothSides: Bool { picture?.shown.map { $0.old != nil && $0.new != nil } ?? false }
}

/// A card on the sheet, with the themes that have it.
private struct SheetEntry {
  let card: SheetCard
  let isLarge: Bool
  /// The index of its subject.
  let subject: Int
  let element: String
  var themes: [String]
}

extension [SheetEntry] {
  /// The entries in the order of the sheet.
  fileprivate var inOrder: [SheetEntry] { sorted(byRank: { [$0.subject] }) }

  /// About how high the sheet is with these entries.
  fileprivate var height: Int {
    var (row, bottom) = (SheetRow(), 0)
    for entry in self {
      row.begin(entry.card, below: bottom)
      bottom = Swift.max(bottom, row.top + entry.card.height(of: entry.themes))
      row.column += entry.card.span
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
    return levels.map { levels in
      if levels > 0 { return "up to \(levels) of 255\(scale)" }
      return told?.looksSame ?? true ? "looks the same" : "differs when it is stretched"
    }
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

  static let ink = Color(red: 0x1C, green: 0x1E, blue: 0x21)
  /// The color of the names below pictures.
  static let quiet = Color(red: 0x64, green: 0x6A, blue: 0x73)
  static let paper = Color(red: 255, green: 255, blue: 255)
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
      draw(swatch, x: x, y: top + 3)
      x += side + 6
      write(words, in: SheetLayout.quiet, x: x, y: top)
      x += Letter.width(of: words) + SheetLayout.gap
    }
  }

  /// Draws pictures in rows, each above its name. A row holds as many pictures as fit between the margins. The first row begins
  /// `space` pixels below the present contents.
  mutating func place(_ items: [(name: String, picture: Bitmap)], space: Int) {
    let margin = SheetLayout.margin
    var (x, y) = (margin, height + space)
    for (name, picture) in items {
      let needed = max(picture.width, Letter.width(of: name))
      if x > margin, x + needed > width - margin { (x, y) = (margin, height + 8) }
      grow(to: y + picture.height + SheetLayout.line)
      draw(picture, x: x, y: y, isDark: name.isOfDarkMode)
      write(name, in: SheetLayout.quiet, x: x, y: y + picture.height + 4)
      x += needed + SheetLayout.gap
    }
  }
}
