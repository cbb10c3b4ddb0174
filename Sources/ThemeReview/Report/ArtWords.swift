import ThemeCore

// The wording of changed fills, outlines and shadows, each of which a manifest states in one line.

extension FactChange {
  /// What changed of a fill, an outline or shadows, in words: `outline #273132 → #000000`, `shadow y 1 → 3 pt`; nil for another
  /// fact.
  var artWords: String? {
    guard isArt, let key = path.last else { return nil }
    let (olds, news) = (ArtLine.all(old, key), ArtLine.all(new, key))
    guard let one = olds ?? news, let subject = artSubject(isSingle: max(one.count, news?.count ?? 0) == 1)
    else { return nil }
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
    default: return nil
    }
  }

  /// The subject, in the singular for a single shadow.
  private func artSubject(isSingle: Bool) -> String? {
    isSingle && subject.hasSuffix("shadows") ? String(subject.dropLast()) : subject
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
    parts =
      [Part(value: words[0])] + lengths.map { Part(name: $0, value: $1, unit: " pt") }
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
