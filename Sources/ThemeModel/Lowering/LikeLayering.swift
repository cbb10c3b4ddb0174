import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

extension SyntaxNode {
  /// The theme with every element laid over the one that its `like` names, as a theme is laid over the one that it extends. If
  /// `isPartial` is true, there may be elements that could not be read, so unknown names are not reported.
  func layered(isPartial: Bool, _ sink: inout DiagnosticSink) -> SyntaxNode {
    // A cheap check comes first, because most themes have no `like` anywhere.
    guard case .mapping(var root) = value, root.entries.contains(where: \.mayHaveLike) else { return self }
    let sections = NamedSection.elements(of: root).filter { section in
      section.entries(in: root)?.contains { $0.value.mapping?["like"] != nil } ?? false
    }
    if sections.isEmpty { return self }
    let isPartial = isPartial || root.entries.contains { !ThemeKeys.has($0.key.value) }
    var room = Limits()[.mergedNodes]
    for section in sections {
      guard let elements = section.entries(in: root) else { continue }
      var layering = LikeLayering(section, elements, of: root, isPartial: isPartial, room: room)
      for place in elements.indices { layering.layer(place, &sink) }
      section.put(layering.elements, into: &root)
      room = layering.room
    }
    return SyntaxNode(.mapping(root), range)
  }
}

extension Mapping.Entry {
  /// Whether an element or a control in the section has the key `like`. The entry is a section of the theme.
  fileprivate var mayHaveLike: Bool {
    func hasLike(_ section: SyntaxNode) -> Bool {
      section.mapping?.entries.contains { $0.value.mapping?["like"] != nil } ?? false
    }
    return key.value == "controls"
      ? value.mapping?.entries.contains { hasLike($0.value) } ?? false : hasLike(value)
  }
}

extension NamedSection {
  fileprivate func put(_ elements: [Mapping.Entry], into root: inout Mapping) {
    func placed(_ mapping: Mapping, _ path: ArraySlice<String>) -> Mapping {
      guard let key = path.first else { return Mapping(elements) }
      var mapping = mapping
      for place in mapping.entries.indices where mapping.entries[place].key.value == key {
        guard let inner = mapping.entries[place].value.mapping else { continue }
        mapping.entries[place].value.value = .mapping(placed(inner, path.dropFirst()))
      }
      return mapping
    }
    root = placed(root, path[...])
  }
}

/// Lays the elements of one section over those that they are like.
private struct LikeLayering {
  private enum Progress {
    case untouched
    /// The element is on the chain of `like` that is being followed.
    case open
    case layered
    /// The element can't be layered, because its chain of `like` ends in an error or a cycle, or in a name that may not have
    /// been read.
    case broken
  }

  private enum Base {
    case none
    case element(Int)
    case unknown
  }

  private let kind: NamedSection
  private let root: Mapping
  private let isPartial: Bool
  private(set) var elements: [Mapping.Entry]
  private var progress: [Progress]
  private let places: [String: Int]
  /// How many more nodes merging may produce; negative once the limit is exceeded.
  private(set) var room: Int

  init(_ kind: NamedSection, _ elements: [Mapping.Entry], of root: Mapping, isPartial: Bool, room: Int) {
    self.kind = kind
    self.elements = elements
    self.root = root
    self.isPartial = isPartial
    self.room = room
    progress = elements.map { _ in .untouched }
    places = Dictionary(elements.indices.map { (elements[$0].key.value, $0) }) { first, _ in first }
  }

  /// Lays an element, and before it the elements on its chain of `like`, over those that they are like.
  mutating func layer(_ start: Int, _ sink: inout DiagnosticSink) {
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

  /// The element that `like` names. Unknown after a report, or if it may be an element that could not be read.
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
    if parts.dropLast().map(String.init) == kind.path, let last = parts.last, places[String(last)] != nil {
      return diagnostic.helping("an element is like another of its kind: write its name alone")
        .fixing(range, with: String(last))
    }
    let other = NamedSection.elements(of: root).lazy.filter { $0 != kind }.compactMap { other in
      other.entries(in: root)?.first { $0.key.value == (parts.last.map(String.init) ?? name) }
        .map { (kind: other, range: $0.key.range) }
    }.first
    if let other {
      return diagnostic.also(at: other.range, "this is \(other.kind.oneOfThem)")
        .helping("an element can only be like another of its kind")
    }
    guard isSearched else { return diagnostic }
    let known = elements.lazy.filter { !$0.value.isNull }.map { NamedPlace($0.key.value, at: $0.key.range) }
    return diagnostic.suggesting(nearest: kind.noun, to: name, at: range, among: known) {
      "known are \($0.listed(near: name))"
    }
  }

  private mutating func lay(_ place: Int, over base: SyntaxNode, _ sink: inout DiagnosticSink) {
    let element = elements[place]
    guard element.value.mapping != nil, base.mapping != nil, room >= 0 else { return }
    let inherited = kind.isOfControls ? base.inheritedByControl : base.inherited
    let path = kind.path + [element.key.value]
    var count = 0
    let own =
      kind.isOfControls
      ? element.value.spelledByControl(like: inherited) : element.value.spelled(like: inherited)
    elements[place].value = merged(
      inherited, with: own, alternatives: .theme, at: path, &count)
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
  /// The diagnostic for elements that form a cycle of `like`. It is the same wherever the cycle is entered.
  fileprivate static func likeCycle(_ circle: [Mapping.Entry], _ kind: NamedSection) -> Diagnostic {
    let first =
      circle.indices.min {
        circle[$0].key.value.utf8.lexicographicallyPrecedes(circle[$1].key.value.utf8)
      } ?? 0
    let circle = circle[first...] + circle[..<first]
    let start = circle[circle.startIndex]
    // Longer cycles are cut so that the message stays readable.
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

extension SyntaxNode {
  /// The map with each of its entries changed; unchanged if it is none.
  private func mapEntries(_ change: (inout Mapping.Entry) -> Void) -> SyntaxNode {
    guard case .mapping(var mapping) = value else { return self }
    for place in mapping.entries.indices { change(&mapping.entries[place]) }
    return SyntaxNode(.mapping(mapping), range)
  }

  /// The keys of an element that elements which are like it inherit: all but `like`, `abstract` and `assetName`.
  var inherited: SyntaxNode {
    without(["like", "abstract", "assetName"]).mapEntries { entry in
      if VariantAxis(key: entry.key.value) == nil { return }
      entry.value = entry.value.mapEntries { $0.value = $0.value.inherited }
    }
  }

  /// The keys of a control that controls which are like it inherit. The keys of each part are those that elements inherit.
  var inheritedByControl: SyntaxNode { inherited.mapEntries { $0.value = $0.value.inherited } }

  /// The control with the combined values in its parts spelled as `other` spells them, as `spelled(like:)` does for an element.
  func spelledByControl(like other: SyntaxNode) -> SyntaxNode {
    guard let theirs = other.mapping else { return self }
    return mapEntries { part in
      if let same = theirs[part.key.value] { part.value = part.value.spelled(like: same) }
    }
  }

  /// The element with combined values spelled as `other` spells them, so that `selected+highlighted` is merged with
  /// `highlighted+selected`.
  func spelled(like other: SyntaxNode) -> SyntaxNode {
    guard let theirs = other.mapping else { return self }
    return mapEntries { entry in
      guard let axis = VariantAxis(key: entry.key.value), let known = theirs[axis.key]?.mapping else {
        return
      }
      entry.value = entry.value.mapEntries { variant in
        guard let value = AxisValue(axis, named: variant.key.value),
          let same = known.entries.first(where: { AxisValue(axis, named: $0.key.value) == value })
        else { return }
        variant = Mapping.Entry(
          key: Ranged(same.key.value, variant.key.range), value: variant.value.spelled(like: same.value))
      }
    }
  }
}
