import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

extension SyntaxNode {
  /// The same theme with every element laid over the one that it is like, as a theme is laid over the one that it
  /// extends. `isPartial` says whether there may be elements that could not be read, so that none is unknown.
  func layered(isPartial: Bool, _ sink: inout DiagnosticSink) -> SyntaxNode {
    guard case .mapping(var root) = value else { return self }
    let places = root.entries.indices.filter { place in
      let section = root.entries[place]
      return ElementKind(key: section.key.value) != nil
        && section.value.mapping?.entries.contains { $0.value.mapping?["like"] != nil } ?? false
    }
    if places.isEmpty { return self }
    let isPartial = isPartial || root.entries.contains { !ThemeKeys.has($0.key.value) }
    var room = Limits()[.mergedNodes]
    for place in places {
      let section = root.entries[place]
      guard let kind = ElementKind(key: section.key.value), let elements = section.value.mapping?.entries
      else { continue }
      var layering = LikeLayering(kind, elements, of: root, isPartial: isPartial, room: room)
      layering.layerAll(&sink)
      root.entries[place].value.value = .mapping(Mapping(layering.elements))
      room = layering.room
    }
    return SyntaxNode(.mapping(root), range)
  }
}

extension ElementKind {
  fileprivate init?(key: String) {
    guard let kind = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = kind
  }
}

/// Lays the elements of one kind over those that they are like.
private struct LikeLayering {
  private enum Progress {
    case untouched
    /// On the way that is walked.
    case open
    case layered
    /// What it is like is not known; that is reported.
    case broken
  }

  private enum Base {
    case none
    case element(Int)
    case unknown
  }

  private let kind: ElementKind
  private let root: Mapping
  private let isPartial: Bool
  private(set) var elements: [Mapping.Entry]
  private var progress: [Progress]
  private let places: [String: Int]
  /// How many more values may be written.
  private(set) var room: Int

  init(_ kind: ElementKind, _ elements: [Mapping.Entry], of root: Mapping, isPartial: Bool, room: Int) {
    self.kind = kind
    self.elements = elements
    self.root = root
    self.isPartial = isPartial
    self.room = room
    progress = elements.map { _ in .untouched }
    places = Dictionary(elements.indices.map { (elements[$0].key.value, $0) }) { first, _ in first }
  }

  mutating func layerAll(_ sink: inout DiagnosticSink) {
    for place in elements.indices { layer(place, &sink) }
  }

  /// Lays an element, and those on the way to it, over what they are like.
  private mutating func layer(_ start: Int, _ sink: inout DiagnosticSink) {
    var way: [(place: Int, base: Int?)] = []
    var next: Int? = start
    var isBroken = false
    while let place = next, !isBroken, progress[place] != .layered {
      switch progress[place] {
      case .broken: isBroken = true
      case .open:
        let circle = way.drop { $0.place != place }.map(\.place)
        sink.report(.likeCycle(circle.map { elements[$0] }, kind))
        isBroken = true
      case .untouched, .layered:
        progress[place] = .open
        switch base(of: elements[place], &sink) {
        case .none: next = nil
        case .element(let base): next = base
        case .unknown: isBroken = true
        }
        way.append((place, next))
      }
    }
    for (place, base) in way.reversed() {
      progress[place] = isBroken ? .broken : .layered
      if isBroken {
        sink.element = "\(kind.key)/\(elements[place].key.value)"
        sink.doubt()
        sink.element = nil
      } else if let base {
        lay(place, over: elements[base].value, &sink)
      }
    }
  }

  /// What an element is like.
  private func base(of element: Mapping.Entry, _ sink: inout DiagnosticSink) -> Base {
    guard let like = element.value.mapping?["like"], !like.isNull else { return .none }
    let name = "\(kind.key)/\(element.key.value)"
    guard let scalar = like.scalar, scalar.referencePath == nil else {
      let expected = "the name of another \(kind.noun)"
      sink.report(Diagnostic.wrongType(expected: expected, found: like).about(name))
      return .unknown
    }
    if let place = places[scalar.text] {
      if !elements[place].value.isNull { return .element(place) }
      if isPartial { return .unknown }
      sink.report(
        Diagnostic(.unknownElement, "there is no \(kind.noun) `\(scalar.text)`", at: like.range)
          .also(at: elements[place].key.range, "it is removed here").about(name))
      return .unknown
    }
    if !isPartial {
      sink.report(unknown(scalar.text, at: like.range, isSearched: sink.maySearch()).about(name))
    }
    return .unknown
  }

  private func unknown(_ name: String, at range: SourceRange, isSearched: Bool) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unknownElement, "there is no \(kind.noun) `\(name.shortened)`", at: range)
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == kind.key, places[String(parts[1])] != nil {
      return diagnostic.helping("an element is like another of its kind: write its name alone")
        .fixing(range, with: String(parts[1]))
    }
    let other = ElementKind.allCases.lazy.filter { $0 != kind }.compactMap { other in
      root[other.key]?.mapping?.entries.first { $0.key.value == (parts.last.map(String.init) ?? name) }
        .map { (kind: other, range: $0.key.range) }
    }.first
    if let other {
      return diagnostic.also(at: other.range, "this is \(other.kind.oneOfThem)")
        .helping("an element can only be like another of its kind")
    }
    guard isSearched else { return diagnostic }
    let names = elements.prefix(1_000).map(\.key.value)
    if let nearest = Suggestion.nearest(to: name, among: names), let place = places[nearest] {
      return diagnostic.also(at: elements[place].key.range, "the nearest \(kind.noun)")
        .helping("did you mean `\(nearest)`?").fixing(range, with: nearest)
    }
    return diagnostic.helping("known are \(names.listed(near: name))")
  }

  private mutating func lay(_ place: Int, over base: SyntaxNode, _ sink: inout DiagnosticSink) {
    let element = elements[place]
    guard element.value.mapping != nil, base.mapping != nil, room >= 0 else { return }
    let inherited = base.inherited
    let path = [kind.key, element.key.value]
    var count = 0
    elements[place].value = merged(
      inherited, with: element.value.spelled(like: inherited), alternatives: .theme, at: path, &count)
    room -= count
    if room < 0 {
      sink.report(
        .limitExceeded(
          "with what its elements are like, the theme has", Limits().exceeded(.mergedNodes),
          at: element.key.range))
    }
  }
}

extension Diagnostic {
  /// Elements that are like each other; told the same from wherever the circle is entered.
  fileprivate static func likeCycle(_ circle: [Mapping.Entry], _ kind: ElementKind) -> Diagnostic {
    let first =
      circle.indices.min {
        circle[$0].key.value.utf8.lexicographicallyPrecedes(circle[$1].key.value.utf8)
      } ?? 0
    let circle = circle[first...] + circle[..<first]
    let start = circle[circle.startIndex]
    // What is longer nobody reads.
    let shown = circle.prefix(16)
    let names =
      shown.map { "`\($0.key.value)`" } + (circle.count > 16 ? ["…"] : []) + ["`\(start.key.value)`"]
    var diagnostic = Diagnostic(
      .referenceCycle,
      "the \(kind.noun) `\(start.key.value)` is like itself: \(names.joined(separator: " → "))",
      at: start.value.mapping?["like"]?.range ?? start.key.range
    ).about("\(kind.key)/\(start.key.value)")
    for element in shown.dropFirst() {
      diagnostic = diagnostic.also(at: element.value.mapping?["like"]?.range, "then here")
    }
    return diagnostic
  }
}
