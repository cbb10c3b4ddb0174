import ThemeCore
import ThemeImage

/// An element as an app shows it, before and after, below its name and its variants.
struct SheetCard {
  private let element: String
  private let variants: String
  /// Before and after, with each title that shows the change.
  let rows: [[(name: String, picture: Bitmap)]]
  /// How many columns of the sheet the card takes.
  let span: Int

  init(_ item: SheetItem, of element: String) {
    let part = item.picture.map { $0.part.isMainPart ? "" : " \($0.part.separated)" } ?? ""
    self.element = element + part
    variants =
      item.variants.listed + (item.picture?.seen.map { ", \($0)" } ?? "")
      + (item.look?.changes("hitArea") == true ? ", tap target dashed" : "")
    var drawn: [(title: String?, picture: LookPicture)] = []
    if let look = item.look {
      let count = look.changesWidth && look.old != nil && look.new != nil ? 2 : 1
      drawn = look.tellingTitles.prefix(count).compactMap { title in
        LookPicture(look, title: title).map { (title, $0) }
      }
    }
    var sides: [(old: Bitmap?, new: Bitmap?)] = drawn.map { ($0.picture.old, $0.picture.new) }
    if sides.isEmpty, let shown = item.picture?.shown?.shown { sides = [shown] }
    var rows = sides.map { old, new in
      let shown = item.picture?.shown
      let named = [
        (new == nil ? "gone" : "before\(shown?.old?.origin ?? "")", old),
        (old == nil ? "new" : "after\(shown?.new?.origin ?? "")", new),
      ]
      return named.compactMap { name, picture in picture.map { (name: name, picture: $0) } }
    }
    if let normal = item.look?.normal.first, let first = drawn.first,
      let picture = LookPicture(normal, title: first.title)?.new
    {
      rows[0].append((name: "normal, for comparison", picture: picture))
    }
    func span(_ rows: [[(name: String, picture: Bitmap)]]) -> Int {
      let widths = rows.map { row in
        row.map { max($0.picture.width, Letter.width(of: $0.name)) }.reduce(-SheetLayout.gap) {
          $0 + $1 + SheetLayout.gap
        }
      }
      return SheetLayout.span(of: widths.max() ?? 0)
    }
    // What is so wide that nothing fits beside it stands one below the other.
    let below = rows.flatMap { row in row.map { [$0] } }
    self.rows = span(rows) > 2 && span(below) <= 2 ? below : rows
    self.span = span(self.rows)
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
      height + (row.map(\.picture.height).max() ?? 0) + SheetLayout.line + 4
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
    for pictures in card.rows {
      var x = left
      for (name, picture) in pictures {
        draw(picture, x: x, y: y, zoom: 1)
        write(name, in: SheetLayout.quiet, x: x, y: y + picture.height + 4)
        x += max(picture.width, Letter.width(of: name)) + SheetLayout.gap
      }
      y += (pictures.map(\.picture.height).max() ?? 0) + SheetLayout.line + 4
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
