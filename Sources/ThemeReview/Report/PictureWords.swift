import ThemeCore

// The wording of changed pictures, and of the art that they are drawn of.

extension PictureChange {
  /// The change in words: `center #4a6c9b → #4a6ca0, all 390 pixels at 3x by up to 5 levels; corners identical`. `scales` are
  /// the names of the scales that changed; empty for a single file, whose scale is not named. `only` are these scales where
  /// there are others.
  func words(at scales: [String], only: [String] = []) -> String {
    switch self {
    case .gone: "was removed"
    case .added: "is new"
    case .looksSame: "is cut differently; looks the same"
    case .mirrored(.lost): "no longer mirrored"
    case .mirrored(.gained): "now mirrored from right to left"
    case .mirrored(.other): "the mirror image of what it was"
    case .resized(let old, let new):
      "\(old.width) × \(old.height) → \(new.width) × \(new.height) px\(place(scales.first))"
    case .differs(let changes, _) where changes.isEmpty:
      "the art is the same, but it looks different where it is stretched\(only.isEmpty ? "" : " at \(only.listed)")"
    case .differs(let changes, let intact):
      regionWords(changes, intact, at: place(scales.last), only: only.isEmpty ? "" : " at \(only.listed)")
    case .unknown: "differs; its files are not at hand"
    }
  }
}

private func place(_ scale: String?) -> String { scale.map { " at \($0)" } ?? "" }

/// The regions that differ, gathered by their colors, and the groups of regions that are identical. `place` is ` at 3x`, the scale
/// at which pixels are counted, or empty; `only` names the scales that differ where others do not.
private func regionWords(
  _ changes: [RegionChange], _ intact: [Region], at place: String, only: String
) -> String {
  let groups = changes.groups(by: \.colors)
  var parts = groups.map { colors, changes in
    let (changed, pixels) = changes.reduce((0, 0)) { ($0.0 + $1.changed, $0.1 + $1.pixels) }
    let levels = changes.map(\.levels).max() ?? 0
    let seen = levels == 0 ? ", too little to be seen" : " by up to \(levels) of 255 levels"
    // Where every region differs in the same way, the names of regions tell nothing.
    let isWhole = groups.count == 1 && intact.isEmpty
    if isWhole, changed * 4 >= pixels * 3 {
      let extent = changed == pixels ? "everywhere" : "almost everywhere"
      return
        "\(colors.map { "\($0.old) → \($0.new)" } ?? "differs") \(extent)\(only),\(seen.drop { $0 == "," })"
    }
    let amount = "\(changed == pixels ? "all" : "\(changed) of") \(pixels) pixels\(place)\(seen)"
    let verb = isWhole || changes.count == 1 ? "differs in" : "differ in"
    let regions = isWhole ? "" : "\(changes.map(\.region.name).listed) "
    return "\(regions)\(colors.map { "\($0.old) → \($0.new)," } ?? verb) \(amount)"
  }
  for (name, regions) in [("corners", Region.corners), ("edges and caps", Region.edges)]
  where !intact.isEmpty && regions.contains(where: intact.contains) {
    if changes.contains(where: { regions.contains($0.region) }) { continue }
    parts.append("\(name) identical")
  }
  return parts.joined(separator: "; ")
}

/// A picture file of a bundle that changed.
struct ChangedPicture {
  let folder: String
  let variant: String
  let scale: String
  /// What happened to it, such as `is new`.
  let fate: String

  /// Takes the path in the bundle: `images/buttons/ok/normal@2x.png`.
  init(_ file: String, _ fate: String) {
    let parts = file.split(separator: "/")
    let name = (parts.last?.dropLast(".png".count) ?? "").split(separator: "@")
    folder = parts.dropFirst().dropLast().joined(separator: "/")
    (variant, scale) = (String(name.first ?? ""), name.count > 1 ? String(name[1]) : "1x")
    self.fate = fate
  }
}

extension [ChangedPicture] {
  /// Lines of which pictures with the same change share one:
  /// `  buttons/ok: normal and highlighted look different at 1x, 2x and 3x`.
  var lines: [String] {
    let pictures = groups { [$0.folder, $0.variant, $0.fate] }.map(\.members)
    return pictures.groups { [$0[0].folder, $0[0].fate] + $0.map(\.scale) }.map { _, alike in
      let first = alike[0][0]
      let plural = ["looks": "look", "is": "are", "was": "were"]
      let verb = String(first.fate.prefix { $0 != " " })
      let fate = (alike.count > 1 ? plural[verb] ?? verb : verb) + first.fate.dropFirst(verb.count)
      return
        "  \(first.folder): \(alike.map { $0[0].variant }.listed) \(fate) at \(alike[0].map(\.scale).listed)"
    }
  }
}

// The wording of changed fills, outlines and shadows, each of which a manifest states in one line.

extension FactChange {
  /// What changed of a fill, an outline or shadows, in words: `outline #273132 → #000000`, `shadow y 1 → 3 pt`; nil for another
  /// fact.
  var artWords: String? {
    guard isArt, let key = path.last else { return nil }
    let (olds, news) = (ArtLine.all(old, key), ArtLine.all(new, key))
    guard let one = olds ?? news else { return nil }
    let isSingle = max(one.count, news?.count ?? 0) == 1 && self.subject.hasSuffix("shadows")
    let subject = isSingle ? String(self.subject.dropLast()) : self.subject
    func whole(_ lines: [ArtLine]) -> String { lines.map(\.words).joined(separator: " and ") }
    switch (olds, news) {
    case (nil, let news?):
      return old == nil
        ? "\(subject) is new: \(whole(news))" : "\(subject) \(old?.words ?? "") → \(whole(news))"
    case (let olds?, nil):
      return new == nil
        ? "\(subject) was removed; it was \(whole(olds))" : "\(subject) \(whole(olds)) → \(new?.words ?? "")"
    case (let olds?, let news?):
      let changed = zip(olds, news).map { $0.change(to: $1) }
      guard olds.count == news.count, !changed.contains(nil) else {
        return "\(subject) \(whole(olds)) → \(whole(news))"
      }
      let told = changed.enumerated().filter { $0.element?.isEmpty == false }.map { index, words in
        "\(changed.count > 1 ? "\(index + 1) " : "")\(words ?? "")"
      }
      let start = olds.first?.head.isEmpty == false ? "," : ""
      return "\(subject)\(start) \(told.joined(separator: ", "))"
    case (nil, nil): return nil
    }
  }
}

/// A gradient, an outline or a shadow in named parts.
private struct ArtLine {
  /// A part, which has no name where its value speaks for itself.
  struct Part: Equatable {
    var name = ""
    let value: String
    var unit = ""

    func change(to new: Part) -> String {
      let start = name.isEmpty ? "" : "\(name) "
      // Of a color that only moves, the color is told once.
      let (color, other) = (value.prefix { $0 != " " }, new.value.prefix { $0 != " " })
      let moved =
        color == other && value.hasPrefix("\(color) at ")
        ? new.value.dropFirst(color.count + 4) : new.value[...]
      return "\(start)\(value) → \(moved)\(new.unit)"
    }
  }

  /// The kind and the direction of a gradient; empty for others.
  var head = ""
  let parts: [Part]
  /// The whole line in words.
  let words: String

  /// The lines of a value of art with a key; nil for a value that has no such lines, such as a plain color.
  static func all(_ value: JSONValue?, _ key: String) -> [ArtLine]? {
    let texts = value?.elements.map { $0.compactMap(\.string) } ?? (value?.string).map { [$0] }
    guard let texts, !texts.isEmpty else { return nil }
    let lines = texts.compactMap { text in
      switch key {
      case "fill": ArtLine(gradient: text)
      case "stroke": ArtLine(outline: text)
      case "shadows", "innerShadows": ArtLine(shadow: text)
      default: nil
      }
    }
    return lines.count == texts.count ? lines : nil
  }

  /// Reads `COLOR X Y BLUR [SPREAD]`.
  private init?(shadow text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard 4...5 ~= words.count else { return nil }
    let lengths = zip(["x", "y", "blur", "spread"], words.dropFirst() + (words.count == 4 ? ["0"] : []))
    parts = [Part(value: words[0])] + lengths.map { Part(name: $0, value: $1, unit: " pt") }
    self.words = (parts.dropFirst().prefix(words.count - 1).map { "\($0.name) \($0.value)" } + [words[0]])
      .joined(separator: ", ")
  }

  /// Reads `COLOR WIDTH POSITION [MORE]`.
  private init?(outline text: String) {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3 else { return nil }
    let width = words[1].hasSuffix("px") ? "\(words[1].dropLast(2)) px" : "\(words[1]) pt"
    parts = [Part(value: words[0]), Part(name: "width", value: width), Part(value: words[2])]
    self.words = "\(words[0]), \(width) \(words[2])"
  }

  /// Reads `linear ANGLE STOPS`, `radial X Y RADIUS STOPS` and `conic X Y ANGLE STOPS`.
  private init?(gradient text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let kind = words.first, let count = ["linear": 1, "radial": 3, "conic": 3][kind],
      words.count > count + 1
    else { return nil }
    let numbers = Array(words[1...count])
    let place = count == 3 ? " at \(numbers[0]) \(numbers[1])" : ""
    let end = kind == "radial" ? ", radius \(numbers[2])" : " \(numbers[count - 1])°"
    let isOKLab = words[count + 1] == "oklab"
    head = "\(kind) gradient\(place)\(end)\(isOKLab ? " in oklab" : "")"
    let stops = words.dropFirst(count + (isOKLab ? 2 : 1)).joined(separator: " ").split(separator: ",")
      .map { $0.split(separator: " ").map(String.init) }
    guard stops.allSatisfy({ $0.count == 2 }) else { return nil }
    // Places that are spread evenly go without saying.
    let isEven = stops.enumerated().allSatisfy { index, stop in
      Double(stop[1]).map { abs($0 * Double(stops.count - 1) - Double(index)) < 0.001 } ?? false
    }
    parts = stops.map { Part(value: isEven ? $0[0] : "\($0[0]) at \($0[1])") }
    self.words = "\(head): \(parts.map(\.value).joined(separator: isEven ? " to " : ", "))"
  }

  /// The parts that differ in another line; nil where the lines have too little in common.
  func change(to new: ArtLine) -> String? {
    guard parts.count == new.parts.count else { return nil }
    if head != new.head { return parts == new.parts ? "\(head) → \(new.head)" : nil }
    let told = zip(parts, new.parts).filter { $0 != $1 }.map { $0.change(to: $1) }.joined(separator: ", ")
    return head.isEmpty || told.isEmpty ? told : "\(head): \(told)"
  }
}
