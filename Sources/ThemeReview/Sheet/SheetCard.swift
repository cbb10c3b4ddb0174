import ThemeCore
import ThemeImage

/// A picture on a sheet below its names: one, or those of its halves.
struct SheetCell {
  let names: [String]
  let picture: Bitmap
  var isDark = false

  var width: Int { max(picture.width, names.map(Letter.width).max().map { $0 * names.count } ?? 0) }
  var height: Int { SheetLayout.line + picture.height + 8 }
}

/// An element as an app shows it, before and after, below its name and its variants. In large, its art is below that.
struct SheetCard {
  private let element: String
  private let variants: String
  /// Before and after, with each title that shows the change.
  let rows: [[SheetCell]]
  /// How many columns of the sheet the card takes.
  let span: Int
  /// Whether a picture marks the differences.
  let hasDifference: Bool

  init(_ item: SheetItem, of element: String, isLarge: Bool) {
    let part = item.picture.map { $0.part.isMainPart ? "" : " \($0.part.separated)" } ?? ""
    self.element = element + part
    variants =
      item.variants.listed + (item.picture?.seen.map { ", \($0)" } ?? "")
      + (item.look?.changes("hitArea") == true ? ", tap target dashed" : "")
    var rows = Self.looks(item, isLarge: isLarge)
    if rows.isEmpty, let (old, new) = item.picture?.shown?.shown {
      rows = [item.sides(old, new)]
    }
    let art = isLarge ? Self.art(item) : []
    hasDifference = art.first?.count == 3
    rows += art
    // What is so wide that nothing fits beside it stands one below the other.
    self.rows = rows.flatMap { row in Self.width(row) <= SheetLayout.width(of: 4) ? [row] : row.map { [$0] } }
    span = SheetLayout.span(of: self.rows.map(Self.width).max() ?? 0)
  }

  /// How wide cells are beside each other.
  private static func width(_ row: [SheetCell]) -> Int {
    row.reduce(-SheetLayout.gap) { $0 + $1.width + SheetLayout.gap }
  }

  /// The look of an item with each title that shows its change, and the normal state beside it where it has room there.
  private static func looks(_ item: SheetItem, isLarge: Bool) -> [[SheetCell]] {
    guard let look = item.look else { return [] }
    // A long title shows how the same art is stretched, and what is changed by facts alone.
    let isLong = item.picture.map { isLarge && $0.levels == 0 } ?? look.changesWidth
    let count = isLong && look.old != nil && look.new != nil ? 2 : 1
    let drawn = look.tellingTitles.prefix(count).compactMap { title in
      LookPicture(look, title: title).map { (title: title, picture: $0) }
    }
    var rows = drawn.map { _, picture in
      let sides = item.sides(picture.old, picture.new)
      let joined = picture.joined.map { SheetCell(names: sides.flatMap(\.names), picture: $0) }
      // The names of halves have to fit above them.
      return joined.flatMap { $0.width == $0.picture.width ? [$0] : nil } ?? sides
    }
    if let first = drawn.first, let normal = look.normal.first,
      let picture = LookPicture(normal, title: first.title)?.new
    {
      let cell = SheetCell(names: ["normal, for comparison"], picture: picture)
      if SheetLayout.span(of: width(rows[0] + [cell])) > max(2, SheetLayout.span(of: width(rows[0]))) {
        rows.insert([cell], at: 1)
      } else {
        rows[0].append(cell)
      }
    }
    return rows
  }

  /// The art of an item, enlarged and with its difference, and stretched. Art that is the same on both sides is left out, and so
  /// is art that the look shows whole, because another picture replaced it and it is not too small to be seen there.
  private static func art(_ item: SheetItem) -> [[SheetCell]] {
    guard let picture = item.picture, let pair = picture.shown, case (let old?, let new?) = pair.shown else {
      return []
    }
    let ground = Color.ground(of: picture.variants.first ?? "")
    if item.look != nil, old != new, pair.natural.new == new, pair.isReplaced(on: ground) { return [] }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let zoom = max(
      1, min((SheetLayout.width - 2 * (SheetLayout.margin + SheetLayout.gap)) / 3 / width, 240 / height, 6))
    var rows: [[SheetCell]] = []
    if old != new {
      rows = [item.sides(old.enlarged(by: zoom), new.enlarged(by: zoom))]
      if !pair.looksSame, picture.levels != 0, let difference = pair.difference(on: ground) {
        let words = "difference\(picture.seen.map { ", \($0)" } ?? "")"
        rows[0].append(SheetCell(names: [words], picture: difference.enlarged(by: zoom)))
      }
    }
    // An element without a title is shown stretched anyway.
    let isTold = item.look?.titles.first ?? nil != nil
    if case (let old?, let new?)? = pair.stretched.dropFirst().first ?? pair.stretched.first,
      pair.natural.old == pair.natural.new || isTold && new.width > width
    {
      rows.append(item.sides(old, new, ", \(new.width) px wide"))
    }
    return rows
  }

  /// The lines above the pictures, with the themes that have the look; empty for a single one.
  func words(of themes: [String]) -> (name: [String], variants: [String]) {
    let width = SheetLayout.width(of: span)
    let isOfMany = themes.count > 3
    let start = themes.isEmpty || isOfMany ? "" : "\(themes.allListed): "
    return (
      Letter.lines(of: "\(start)\(element)", within: width),
      Letter.lines(of: variants, within: width)
        + (isOfMany ? Letter.lines(of: "\(themes.named) look like this", within: width) : [])
    )
  }

  /// The height down to the top of what is below the card.
  func height(of themes: [String]) -> Int {
    let (name, variants) = words(of: themes)
    let words = (name.count + variants.count) * SheetLayout.line
    return rows.reduce(words + SheetLayout.margin) { height, row in
      height + (row.map(\.height).max() ?? 0)
    }
  }
}

/// The row of cards that is being filled.
struct SheetRow {
  /// The first free column; at 0, a new row begins.
  var column = 0
  private(set) var top = 0

  /// Begins a new row below `bottom` if a card does not fit into this one.
  mutating func begin(_ card: SheetCard, below bottom: Int) {
    if column == 0 || column + card.span > SheetLayout.columns {
      (column, top) = (0, max(bottom, SheetLayout.margin))
    }
  }
}

extension Canvas {
  /// Draws a card right of the one before where there is room for it, and below it otherwise.
  mutating func place(_ card: SheetCard, of themes: [String], in row: inout SheetRow) {
    row.begin(card, below: height)
    let left = SheetLayout.left(of: row.column)
    grow(to: row.top + card.height(of: themes))
    var y = row.top
    let (name, variants) = card.words(of: themes)
    for (lines, ink) in [(name, SheetLayout.ink), (variants, SheetLayout.quiet)] {
      for line in lines {
        write(line, in: ink, x: left, y: y)
        y += SheetLayout.line - 2
      }
    }
    y = row.top + (name.count + variants.count) * SheetLayout.line
    for cells in card.rows {
      var x = left
      for cell in cells {
        for (index, name) in cell.names.enumerated() {
          write(name, in: SheetLayout.quiet, x: x + index * cell.width / cell.names.count, y: y)
        }
        draw(cell.picture, x: x, y: y + SheetLayout.line - 2, isDark: cell.isDark)
        x += cell.width + SheetLayout.gap
      }
      y += cells.map(\.height).max() ?? 0
    }
    row.column += card.span
  }
}

extension Letter {
  /// A text in lines that are no wider than `width`. A line ends behind a space, a slash or a dot, or within a word that is too
  /// long for it.
  static func lines(of text: String, within width: Int) -> [String] {
    var lines: [String] = []
    var (line, word) = ("", "")
    func fits(_ text: String) -> Bool { self.width(of: text) <= width }
    func add() {
      if !line.isEmpty, !fits(line + word) {
        lines.append(line)
        line = ""
      }
      for letter in word {
        if !line.isEmpty, !fits(line + String(letter)) {
          lines.append(line)
          line = ""
        }
        line.append(letter)
      }
      word = ""
    }
    for letter in text {
      word.append(letter)
      if " /.".contains(letter) { add() }
    }
    add()
    return (lines + [line]).filter { !$0.isEmpty }
  }
}
