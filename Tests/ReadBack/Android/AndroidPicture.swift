/// A picture for a density, in its own pixels: a slice, or the half of one.
struct AndroidPicture {
  /// Pixels a point.
  let density: Double
  let bitmap: Bitmap
  /// Nil for what has no frame.
  let caps: Insets<Pixels>?
  let bounds: Insets<Pixels>
  /// The size of the uncut art.
  let art: (width: Int, height: Int)

  init(_ slice: Slice, _ art: SlicedArt?) {
    density = Double(slice.scale.rawValue)
    bitmap = slice.pixels.bitmap
    caps = art?.isTexture == true ? nil : slice.capInsets
    bounds = slice.alignmentInsets ?? .zero
    self.art = (slice.sourceSize.width.count, slice.sourceSize.height.count)
  }

  init(
    density: Double, bitmap: Bitmap, caps: Insets<Pixels>?, bounds: Insets<Pixels>,
    art: (width: Int, height: Int)
  ) {
    self.art = art
    self.density = density
    self.bitmap = bitmap
    self.caps = caps
    self.bounds = bounds
  }

  /// Half as large; nil where no line of the center can make an odd side even.
  var half: AndroidPicture? {
    let columns = AndroidPicture.even(bitmap.width, caps.map { ($0.left.count, $0.right.count) })
    let rows = AndroidPicture.even(bitmap.height, caps.map { ($0.top.count, $0.bottom.count) })
    let pixels = rows.flatMap { y in columns.map { x in bitmap[x, y] } }
    let even = Bitmap(width: columns.count, height: rows.count, pixels: pixels)
    guard let half = even.resampled(from: .x2, downTo: .x1) else { return nil }
    func halved(_ insets: Insets<Pixels>) -> Insets<Pixels> { insets.map { Pixels($0.count / 2) } }
    return AndroidPicture(
      density: density / 2, bitmap: half, caps: caps.map(halved), bounds: halved(bounds),
      art: (art.width / 2, art.height / 2))
  }

  /// The places of an even number of lines: of an odd one the first of the center twice, or the second not at all.
  private static func even(_ length: Int, _ caps: (Int, Int)?) -> [Int] {
    var lines = Array(0..<length)
    guard length % 2 == 1, let caps, caps.0 + caps.1 > 0 else { return lines }
    if length - caps.0 - caps.1 == 1 {
      lines.insert(caps.0, at: caps.0)
    } else {
      lines.remove(at: caps.0 + 1)
    }
    return lines
  }

  /// What a frame has to say of it.
  func frame(title: Insets<Points>?, of art: SlicedArt) -> AndroidFrame? {
    guard let caps else { return nil }
    let padding = title?.map { Int(($0.double * density).rounded(.toNearestOrAwayFromZero)) }
    func isSame(_ center: Range<Int>, _ line: (Int) -> [UInt32]) -> Bool {
      center.allSatisfy { line($0) == line(center.lowerBound) }
    }
    let columns = caps.left.count..<bitmap.width - caps.right.count
    let rows = caps.top.count..<bitmap.height - caps.bottom.count
    let canRepeat = (
      x: art.mode(along: .horizontal) != .tile
        && isSame(columns) { x in (0..<bitmap.height).map { bitmap[x, $0] } },
      y: art.mode(along: .vertical) != .tile && isSame(rows) { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    )
    let (across, down) = (padding.map { ($0.left, $0.right) }, padding.map { ($0.top, $0.bottom) })
    let least = (
      x: canRepeat.x ? AndroidFrame.Edge.room(for: across, in: bitmap.width) : 0,
      y: canRepeat.y ? AndroidFrame.Edge.room(for: down, in: bitmap.height) : 0
    )
    let repeats = art.isTiled ? least : self.repeats(atLeast: least, columns, rows, canRepeat: canRepeat)
    return AndroidFrame(
      x: AndroidFrame.Edge(
        columns, of: bitmap.width, padding: across, bounds: (bounds.left.count, bounds.right.count),
        repeated: repeats.x),
      y: AndroidFrame.Edge(
        rows, of: bitmap.height, padding: down, bounds: (bounds.top.count, bounds.bottom.count),
        repeated: repeats.y))
  }
}

/// The frame of a nine-patch: what it says along each axis.
struct AndroidFrame {
  struct Edge {
    let stretch: Range<Int>
    let length: Int
    /// Nil where the frame has no room for it.
    let padding: (Int, Int)?
    let bounds: (Int, Int)

    /// How many lines are missing until the title's insets have room, with one pixel between them.
    static func room(for padding: (Int, Int)?, in length: Int) -> Int {
      guard let padding, padding.0 >= 0, padding.1 >= 0 else { return 0 }
      return max(0, padding.0 + padding.1 + 1 - length)
    }

    init(_ center: Range<Int>, of length: Int, padding: (Int, Int)?, bounds: (Int, Int), repeated: Int) {
      let length = length + repeated
      self.length = length
      stretch = center.lowerBound..<center.upperBound + repeated
      // The far bound alone would be taken for the near one, and no pixel is black and red.
      let fits = padding.map { $0.0 >= 0 && $0.1 >= 0 && $0.0 + $0.1 < length } ?? false
      let areApart = padding.map { !fits || ($0.0 >= bounds.0 && $0.1 >= bounds.1) } ?? true
      let canBound = bounds.0 > 0 && bounds.1 >= 0 && bounds.0 + bounds.1 < length
      self.bounds = canBound && areApart ? bounds : (0, 0)
      self.padding = padding == nil ? self.bounds : fits ? padding : nil
    }
  }

  let x, y: Edge
}

extension AndroidFrame? {
  /// The frame and the picture in it, or a picture without a frame.
  func facts(of picture: AndroidPicture, at place: String) -> Facts {
    var facts = Facts()
    facts[place] = ImagePixels(picture.bitmap).said
    guard let frame = self else { return facts }
    for (axis, edge) in [("x", frame.x), ("y", frame.y)] {
      facts["\(place) \(axis) stretch"] =
        "\(edge.stretch.lowerBound) \(edge.stretch.upperBound) of \(edge.length)"
      facts["\(place) \(axis) padding"] = edge.padding.map { "\($0.0) \($0.1)" }
      facts["\(place) \(axis) bounds"] = "\(edge.bounds.0) \(edge.bounds.1)"
    }
    return facts
  }
}

extension NinePatch {
  /// The frame and the picture in it, without the lines of the center that stand more often than in what it was made from.
  func facts(at place: String, of picture: AndroidPicture?) -> Facts {
    var facts = Facts()
    func add(
      _ axis: String, _ stretch: [Range<Int>], _ length: Int, _ padding: (Pixels, Pixels)?,
      _ bounds: (Pixels, Pixels)
    ) {
      let ends = stretch.map { "\($0.lowerBound) \($0.upperBound)" }.joined(separator: ", ")
      facts["\(place) \(axis) stretch"] = "\(ends) of \(length)"
      facts["\(place) \(axis) padding"] = padding.map { "\($0.0) \($0.1)" }
      facts["\(place) \(axis) bounds"] = "\(bounds.0) \(bounds.1)"
    }
    add(
      "x", stretchColumns, content.width, marksHorizontalPadding ? (padding.left, padding.right) : nil,
      (layoutBounds.left, layoutBounds.right))
    add(
      "y", stretchRows, content.height, marksVerticalPadding ? (padding.top, padding.bottom) : nil,
      (layoutBounds.top, layoutBounds.bottom))
    func lines(_ length: Int, _ wanted: Int?, _ stretch: Range<Int>?) -> [Int] {
      guard let wanted, let stretch, length > wanted else { return Array(0..<length) }
      let surplus = stretch.lowerBound + 1..<stretch.lowerBound + 1 + length - wanted
      return (0..<length).filter { !surplus.contains($0) }
    }
    let columns = lines(content.width, picture?.bitmap.width, stretchColumns.first)
    let rows = lines(content.height, picture?.bitmap.height, stretchRows.first)
    let pixels = rows.flatMap { y in columns.map { x in content[x, y] } }
    facts[place] = ImagePixels(Bitmap(width: columns.count, height: rows.count, pixels: pixels)).said
    return facts
  }
}
