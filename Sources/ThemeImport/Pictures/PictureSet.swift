import ThemeCore
import ThemeImage

/// A picture at one scale, as a source has it.
struct ScaledPicture {
  let scale: Scale
  let bytes: [UInt8]
  let place: ImportPlace
  /// How the file is sliced, in its pixels; nil for a picture that is stretched as a whole.
  var slicing: CatalogSlicing?
}

/// The art of one look: a picture at each of its scales, or a vector.
struct PictureSet {
  /// The pictures in the order of their scales, each scale once.
  private(set) var pictures: [ScaledPicture] = []
  private var vector: (bytes: [UInt8], slicing: CatalogSlicing?)?

  var isEmpty: Bool { pictures.isEmpty && vector == nil }

  /// Adds a picture; false if there is one of its scale.
  mutating func add(_ picture: ScaledPicture) -> Bool {
    guard !pictures.contains(where: { $0.scale == picture.scale }) else { return false }
    pictures.append(picture)
    pictures.sort { $0.scale.rawValue < $1.scale.rawValue }
    return true
  }

  mutating func replacePictures(_ change: (ScaledPicture, Int) -> ScaledPicture) {
    pictures = pictures.enumerated().map { change($1, $0) }
  }

  /// Adds a vector; false if there is one.
  mutating func add(vector bytes: [UInt8], _ slicing: CatalogSlicing?) -> Bool {
    guard vector == nil else { return false }
    vector = (bytes, slicing)
    return true
  }

  /// The places of pictures that the look does not show, because there is a vector.
  var hidden: [ImportPlace] { vector == nil ? [] : pictures.map(\.place) }

  /// What a theme says of the art; nil with the reason if it can't say it. The files are added to the look that was begun last.
  func look(_ art: inout ImportedArt) throws(ImportProblem) -> ThemeMap {
    var look = ThemeMap()
    if let vector {
      look["art"] = ["svg": .text(art.add(vector.bytes, ".svg"))]
      guard let slicing = vector.slicing else { return look }
      look["caps"] = caps(of: [(.x1, slicing.caps)])
      if slicing.isTiled, slicing.hasWideCenter { look["resizing"] = "tile" }
      return look
    }
    var cut: [(picture: ScaledPicture, path: String, caps: Insets<Pixels>?)] = []
    for picture in pictures {
      let (bytes, isSliced) = try picture.cut()
      let path = art.add(bytes, "\(picture.scale.suffix).png")
      cut.append((picture, path, isSliced ? picture.slicing?.caps : nil))
    }
    guard let first = cut.first else { return look }
    look["art"] = ["file": .text(first.path)]
    if cut.contains(where: { $0.caps != nil }) {
      look["caps"] = caps(of: cut.map { ($0.picture.scale, $0.caps ?? .zero) })
      // A center of one pixel looks the same either way.
      if pictures.contains(where: { $0.slicing?.isTiled == true && $0.slicing?.hasWideCenter == true }) {
        look["resizing"] = "tile"
      }
    }
    if cut.count == 1 { look["scales"] = .list([.text("\(first.picture.scale.rawValue)")]) }
    return look
  }
}

/// The caps that a theme says: in points if they are the same at all scales, otherwise in pixels of each scale.
func caps(of scales: [(scale: Scale, caps: Insets<Pixels>)]) -> ThemeValue {
  func sides(_ insets: Insets<Pixels>, _ text: (Int) -> String) -> ThemeMap {
    var map = ThemeMap()
    for (name, length) in [
      ("left", insets.left), ("right", insets.right), ("top", insets.top), ("bottom", insets.bottom),
    ]
    where length != .zero {
      map[name] = .text(text(length.count))
    }
    return map
  }
  guard let first = scales.first else { return [:] }
  let isProportional = scales.allSatisfy { scale, caps in
    zip(caps.sides, first.caps.sides).allSatisfy {
      $0.length.count * first.scale.rawValue == $1.length.count * scale.rawValue
    }
  }
  if isProportional, first.scale != .x3 || first.caps.sides.allSatisfy({ $0.length.count % 3 == 0 }) {
    return .map(sides(first.caps) { points($0, at: first.scale) })
  }
  return .map(ThemeMap(entries: scales.map { ($0.scale.name, .map(sides($0.caps) { "\($0)" })) }))
}

/// A length in pixels of a scale as points: `6` or `6.5`. At 3x it must be a multiple of 3.
func points(_ pixels: Int, at scale: Scale) -> String {
  let whole = pixels / scale.rawValue
  return pixels % scale.rawValue == 0 ? "\(whole)" : "\(whole).5"
}

extension CatalogSlicing {
  /// Whether more than one pixel is between the caps along an axis that is cut, so that tiles differ from a stretched center.
  var hasWideCenter: Bool { center.width ?? 0 > 1 || center.height ?? 0 > 1 }
}

extension ScaledPicture {
  /// The file with the pixels that an app shows: those that the slicing leaves out between the caps are cut out. Says whether
  /// the rest is sliced.
  fileprivate func cut() throws(ImportProblem) -> (bytes: [UInt8], isSliced: Bool) {
    guard let slicing else { return (bytes, false) }
    let header: PNGHeader
    do throws(PNGError) { header = try pngHeader(bytes) } catch { throw ImportProblem(place, error.reason) }
    try slicing.check(header.width, header.height, at: place)
    let caps = slicing.caps
    let columns = CatalogSlicing.dropped(
      caps.left.count, slicing.center.width, caps.right.count, of: header.width)
    let rows = CatalogSlicing.dropped(
      caps.top.count, slicing.center.height, caps.bottom.count, of: header.height)
    guard columns != nil || rows != nil else { return (bytes, true) }
    // A build compresses it again.
    let rest = try bitmap().picking(
      columns: (0..<header.width).filter { columns?.contains($0) != true },
      rows: (0..<header.height).filter { rows?.contains($0) != true })
    return (encodePNG(rest, .fast), true)
  }

  /// The pixels of the file in sRGB.
  func bitmap() throws(ImportProblem) -> Bitmap {
    do throws(PNGError) {
      let decoded = try decodePNG(bytes, profile: .convert)
      return try decoded.profile?.converted(decoded.bitmap).bitmap ?? decoded.bitmap
    } catch {
      throw ImportProblem(place, error.reason)
    }
  }
}

extension CatalogSlicing {
  /// Throws if the caps and the center don't fit into a file, or leave nothing to stretch.
  fileprivate func check(_ width: Int, _ height: Int, at place: ImportPlace) throws(ImportProblem) {
    let axes = [
      (caps.left.count, center.width, caps.right.count, width, "wide"),
      (caps.top.count, center.height, caps.bottom.count, height, "high"),
    ]
    for (leading, center, trailing, length, word) in axes {
      guard let center else { continue }
      if leading + center + trailing > length {
        throw ImportProblem(
          place,
          "its caps and center, \(leading) + \(center) + \(trailing) px, are more than the file, which is \(length) px \(word)"
        )
      }
      if center == 0 {
        throw ImportProblem(
          place, "its caps of \(leading) and \(trailing) px leave no pixel between them that could stretch")
      }
    }
  }
}
