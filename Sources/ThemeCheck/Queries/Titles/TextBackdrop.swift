import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// The rectangle of a picture that lies beneath a text or an icon, wherever its colors do not depend on the size at which the
/// picture is drawn.
struct TextBackdrop {
  let recipe: ShadesRecipe

  /// The area beneath a button's title; nil if it is not known.
  init?(of title: ButtonTitle, on image: ImageContext, in context: ElementContext) {
    guard let part = title.background, let rows = image.rows(beneath: title, part.resizing) else {
      return nil
    }
    let width = image.size.width.count
    let left = (title.insets.left + title.offset.x).roundedDownPx(at: image.scale)
    let right = width - (title.insets.right - title.offset.x).roundedDownPx(at: image.scale)
    let columns: Range<Int>
    if image.caps.hasCaps(along: .horizontal) {
      // A title of any length covers the center. How far the title reaches into it is judged at the art's own width.
      let core = image.core(along: .horizontal)
      let (start, end) = (max(core.lowerBound, left), min(core.upperBound, right))
      columns = start < end ? start..<end : core
    } else if title.title.$insets != nil, max(0, left) < min(width, right) {
      columns = max(0, left)..<min(width, right)
    } else {
      let isCentered = title.title.alignment == .center
      guard let central = image.centralColumns(isWhole: !isCentered) else { return nil }
      columns = central
    }
    var backdrop: ShadesRecipe.Backdrop?
    if !image.picture.measured.isOpaque, context.kind == .backButton,
      title.height?.value.roundedPixels(at: image.scale) == image.size.height
    {
      backdrop = context.pictures.barBehindButton(of: title.key, image, rows: rows)
    }
    self.init(image, columns, rows, backdrop)
  }

  /// The area beneath the title of a bar, or beneath its icons where there is no `line`; nil if it is not known.
  init?(ofBar part: PartContext, on image: ImageContext, line title: TitleFacts?, in context: ElementContext)
  {
    let index = part.variantIndex
    guard let height = barHeight(context.facts[index].height, context.element.variants[index].key) else {
      return nil
    }
    let bar = height.roundedPixels(at: image.scale).count
    // Art that is higher than its bar extends upwards behind the status bar.
    let drawn = max(bar, image.size.height.count)
    let line = (title.map { lineHeight(ofSize: $0.font.size) } ?? iconHeight).roundedUpPx(at: image.scale)
    let shift = (title?.offset.y ?? .zero).roundedPixels(at: image.scale).count
    let top = drawn - bar + (bar - line) / 2 + shift
    guard let rows = image.rows(beneath: top..<top + line, drawn: drawn, part.resizing) else { return nil }
    let width = image.size.width.count
    let columns: Range<Int>
    if image.caps.hasCaps(along: .horizontal) {
      columns = image.core(along: .horizontal)
    } else if title == nil {
      // Icons are at the ends of a bar.
      guard let whole = image.centralColumns(isWhole: true) else { return nil }
      columns = whole
    } else {
      // Without caps, only the middle half counts: what the art shows at the ends of a bar is beside the title.
      columns = width / 4..<max(width / 4 + 1, width * 3 / 4)
    }
    self.init(image, columns, rows, nil)
  }

  /// The area beneath something of a height that is in the middle of art drawn at another height, nil if layout decides about
  /// that one. Nil if the area is not known. `behind` shows where the art is not opaque.
  init?(
    of length: Points, centeredIn height: Points?, on image: ImageContext, _ resizing: PerAxis<ResizingMode>?,
    behind: ShadesRecipe.Backdrop? = nil
  ) {
    let rows: Range<Int>?
    if let height {
      let drawn = height.roundedPixels(at: image.scale).count
      let line = length.roundedUpPx(at: image.scale)
      let top = (drawn - line) / 2
      rows = image.rows(beneath: top..<top + line, drawn: drawn, resizing)
    } else {
      rows = image.evenRow
    }
    guard let rows else { return nil }
    let columns =
      image.caps.hasCaps(along: .horizontal)
      ? image.core(along: .horizontal) : image.centralColumns(isWhole: false)
    guard let columns else { return nil }
    self.init(image, columns, rows, image.picture.measured.isOpaque ? nil : behind)
  }

  /// The area beneath what stands between two heights of a bar at the edge of the screen, measured from the bar's upper edge;
  /// nil if the rows of the art differ there, or are not known.
  init?(
    from top: Points, to bottom: Points, ofEdge height: Points, on image: ImageContext,
    _ resizing: PerAxis<ResizingMode>?
  ) {
    let drawn = max(height.roundedPixels(at: image.scale).count, image.size.height.count)
    let line = top.roundedDownPx(at: image.scale)..<bottom.roundedUpPx(at: image.scale)
    guard let rows = image.rows(beneath: line, drawn: drawn, resizing),
      image.picture.measured.lines[.vertical].areEqual(in: rows)
    else { return nil }
    let columns =
      image.caps.hasCaps(along: .horizontal)
      ? image.core(along: .horizontal) : image.centralColumns(isWhole: true)
    guard let columns else { return nil }
    self.init(image, columns, rows.lowerBound..<rows.lowerBound + 1, nil)
  }

  private init(
    _ image: ImageContext, _ columns: Range<Int>, _ rows: Range<Int>, _ backdrop: ShadesRecipe.Backdrop?
  ) {
    // One of several equal columns has all of their shades.
    let areEqual = image.picture.measured.lines[.horizontal].areEqual(in: columns)
    recipe = ShadesRecipe(
      picture: image.picture.measured,
      columns: areEqual ? columns.lowerBound..<columns.lowerBound + 1 : columns, rows: rows,
      backdrop: backdrop)
  }
}

/// The usual height of the icons of a bar.
private let iconHeight = Points(22)

extension ImageContext {
  /// A row that looks as every row between the caps does, whatever the height at which the picture is drawn; nil if the rows
  /// between the caps differ.
  var evenRow: Range<Int>? {
    let core = core(along: .vertical)
    guard !core.isEmpty, picture.measured.lines[.vertical].areEqual(in: core) else { return nil }
    return core.lowerBound..<core.lowerBound + 1
  }

  /// The columns of a picture without horizontal caps that look alike, the middle one among them: all of them or, unless
  /// `isWhole`, at least half. Nil if there are none.
  func centralColumns(isWhole: Bool) -> Range<Int>? {
    let lines = picture.measured.lines[.horizontal]
    let middle = lines.count / 2
    let before = lines.ids[..<middle].reversed().prefix { $0 == lines.ids[middle] }.count
    let run = middle - before..<lines.runEnd(at: middle)
    return run.count == lines.count || !isWhole && run.count * 2 >= lines.count ? run : nil
  }

  /// The rows of the picture that lie beneath a button's title; nil if they are not known.
  fileprivate func rows(beneath title: ButtonTitle, _ resizing: PerAxis<ResizingMode>?) -> Range<Int>? {
    // An icon above or below moves the text to where only equal rows look the same.
    guard title.hasOwnRows else { return evenRow }
    let height: Points
    if let known = title.height {
      height = known.value
    } else {
      // Between the caps, all rows look alike at every height, so one is taken that leaves room for everything.
      guard evenRow != nil else { return nil }
      let caps = Points(Pixels(caps.top.count + caps.bottom.count), at: scale)
      let insets = abs(title.insets.top) + abs(title.insets.bottom) + abs(title.offset.y)
      height = Points(units: 2 * (caps + insets + title.textHeight).units)
    }
    let drawn = height.roundedPixels(at: scale).count
    let top = title.top(in: height)
    return rows(
      beneath: top.roundedDownPx(at: scale)..<(top + title.textHeight).roundedUpPx(at: scale), drawn: drawn,
      resizing)
  }

  /// The rows of the picture that are visible in `line`, which are rows of the picture drawn at a height in pixels. Nil if
  /// there are none, if they do not lie within art that keeps its size, or if the art tiles.
  fileprivate func rows(beneath line: Range<Int>, drawn height: Int, _ resizing: PerAxis<ResizingMode>?)
    -> Range<Int>?
  {
    let line = line.clamped(to: 0..<max(0, height))
    let length = size.height.count
    guard !line.isEmpty else { return nil }
    if height == length { return line }
    if resizing == nil, height > length {
      // Art that keeps its size is centered.
      let top = (height - length) / 2
      let seen = line.clamped(to: top..<top + length)
      return seen == line ? line.lowerBound - top..<line.upperBound - top : nil
    }
    let core = caps.core(of: size, along: .vertical)
    let stretched = height - (length - core.count)
    guard stretched > 0, resizing?.vertical != .tile || evenRow != nil else { return nil }
    func source(_ row: Int) -> Int {
      if row < core.lowerBound { return row }
      let place = row - core.lowerBound
      return place < stretched ? core.lowerBound + place * core.count / stretched : length - (height - row)
    }
    return source(line.lowerBound)..<source(line.upperBound - 1) + 1
  }
}

private func abs(_ length: Points) -> Points { max(length, -length) }

extension Points {
  /// The length in whole pixels at a scale, rounded down.
  fileprivate func roundedDownPx(at scale: Scale) -> Int {
    let scaled = units * Int64(scale.rawValue)
    let whole = scaled / Points.unitsPerPoint
    return Int(scaled < whole * Points.unitsPerPoint ? whole - 1 : whole)
  }

  /// The length in whole pixels at a scale, rounded up.
  fileprivate func roundedUpPx(at scale: Scale) -> Int { -(-self).roundedDownPx(at: scale) }
}
