import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// The rectangle of a picture that lies beneath a title.
struct TextBackdrop {
  let recipe: ShadesRecipe

  /// The area beneath a button's title; nil if it is not known.
  init?(of title: ButtonTitle, on image: ImageContext, in context: ElementContext) {
    guard title.hasOwnRows, let height = title.height, let part = title.background else { return nil }
    let drawn = height.value.roundedPixels(at: image.scale).count
    let top = title.top(in: height.value)
    let line = top.roundedDownPx(at: image.scale)..<(top + title.textHeight).roundedUpPx(at: image.scale)
    guard let rows = image.rows(beneath: line, drawn: drawn, part.resizing) else { return nil }
    let width = image.size.width.count
    let left = (title.insets.left + title.offset.x).roundedDownPx(at: image.scale)
    let right = width - (title.insets.right - title.offset.x).roundedDownPx(at: image.scale)
    let columns: Range<Int>
    if image.caps.hasCaps(along: .horizontal) {
      // A title of any length covers the center. How far the title reaches into it is judged at the art's own width.
      let core = image.caps.core(of: image.size, along: .horizontal)
      let (start, end) = (max(core.lowerBound, left), min(core.upperBound, right))
      columns = start < end ? start..<end : core
    } else {
      guard title.title.$insets != nil, max(0, left) < min(width, right) else { return nil }
      columns = max(0, left)..<min(width, right)
    }
    var backdrop: ShadesRecipe.Backdrop?
    if !image.picture.measured.isOpaque, context.kind == .backButton,
      drawn == image.size.height.count
    {
      backdrop = context.pictures.barBehindButton(of: title.key, image, rows: rows)
    }
    self.init(image, columns, rows, backdrop)
  }

  /// The area beneath the title of a bar; nil if it is not known.
  init?(ofBar part: PartContext, on image: ImageContext, in context: ElementContext) {
    let index = part.variantIndex
    guard let height = barHeight(context.facts[index].height, context.element.variants[index].key),
      let title = context.facts[index].title
    else { return nil }
    let bar = height.roundedPixels(at: image.scale).count
    // Art that is higher than its bar extends upwards behind the status bar.
    let drawn = max(bar, image.size.height.count)
    let line = lineHeight(ofSize: title.font.size).roundedUpPx(at: image.scale)
    let shift = title.offset.y.roundedPixels(at: image.scale).count
    let top = drawn - bar + (bar - line) / 2 + shift
    guard let rows = image.rows(beneath: top..<top + line, drawn: drawn, part.resizing) else { return nil }
    let width = image.size.width.count
    // Without caps, only the middle half counts: what the art shows at the ends of a bar is beside the title.
    let columns =
      image.caps.hasCaps(along: .horizontal)
      ? image.caps.core(of: image.size, along: .horizontal) : width / 4..<max(width / 4 + 1, width * 3 / 4)
    self.init(image, columns, rows, nil)
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

extension ImageContext {
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
    guard stretched > 0, resizing?.vertical != .tile else { return nil }
    func source(_ row: Int) -> Int {
      if row < core.lowerBound { return row }
      let place = row - core.lowerBound
      return place < stretched ? core.lowerBound + place * core.count / stretched : length - (height - row)
    }
    return source(line.lowerBound)..<source(line.upperBound - 1) + 1
  }
}

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
