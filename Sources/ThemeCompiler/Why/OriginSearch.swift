import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// Finds the origins of the values of a theme's elements, from the notes that were taken while the theme was resolved.
struct OriginSearch {
  typealias Step = ValueOrigin.Step

  let theme: Theme
  let resolved: ResolvedTheme
  let origins: Origins
  let places: WrittenPlaces
  let sources: SourceMap
  /// The work that is left for searches; nil where it is not limited.
  private let work: OriginWork?
  /// The resolved elements, by kind and name.
  private let resolvedElements: [String: ResolvedElement]
  /// The first element of each kind and name. A control has several elements with the same name, one for each part.
  private let firstElements: [String: Element]
  private let mirrors: [ElementID: SourceRange]

  /// Resolves the theme at a path, and notes the origins. Nil where its file can't be read. `most` limits the work of searches.
  init?(_ path: ThemePath, in session: Session, most: Int? = nil, _ sink: inout DiagnosticSink) {
    var inputs: [ThemePath] = []
    guard let tree = load(path, from: session.library, inputs: &inputs, &sink) else { return nil }
    theme = lower(tree, CompileOptions(), &sink)
    origins = Origins()
    resolved = resolve(theme, limits: session.limits, notingIn: origins, &sink)
    places = WrittenPlaces(writtenFiles(of: path, from: session.library))
    sources = session.sources
    work = most.map(OriginWork.init)
    resolvedElements = Dictionary(resolved.elements.map { ($0.id.description, $0) }) { first, _ in first }
    mirrors = Dictionary(theme.elements.compactMap { each in each.mirror.map { (each.id, $0) } }) {
      first, _ in first
    }
    firstElements = Dictionary(theme.elements.map { (Self.name($0.id), $0) }) { first, _ in first }
  }

  private static func name(_ id: ElementID) -> String { "\(id.kind.key)/\(id.controlName)" }

  /// The resolved element with a kind and name, such as `buttons/save`; nil where there is none.
  func element(_ name: String) -> ResolvedElement? { resolvedElements[name] }

  private func spend(_ count: Int) -> Bool { work?.spend(count) ?? true }

  /// The line of a layer that sets a key: the line of the key itself, or that of a map above the key, which refers to a token.
  private struct Said {
    let layer: Origins.Layer
    let line: SettingLines.Line
    /// The part of the key below the line's own key: `.color` where the line is `shadow: $shadow.engraved`; empty where the
    /// line sets the key itself.
    let rest: String
  }

  /// The origins of all values of a variant, including the defaults of maps that have at least one value.
  func values(of id: ElementID, in key: VariantKey) -> [ValueOrigin] {
    var shown: Set<ElementID> = []
    var values = said(of: id, in: key, &shown)
    let known = Set(values.map(\.key))
    var maps = values.flatMap { value in
      let names = value.key.split(separator: ".")
      return names.indices.dropFirst().reversed().map { names[..<$0].joined(separator: ".") }
    }.unique
    if id.kind.controlPart?.content == .text { maps.append("") }
    let systemMaps = values.filter { $0.value == "system" }.map(\.key)
    for map in maps where !systemMaps.contains(map) {
      // Beside a fall-back, what changes pixels is said in the fall-back.
      if values.contains(where: { $0.key.hasPrefix("\(map).fallback.") }) { continue }
      for (key, value) in ElementKeyPath.defaults(below: map, of: id.kind) where !known.contains(key) {
        // The default of a map as a whole does not apply where the theme sets a value below it.
        if values.contains(where: { $0.key.hasPrefix("\(key).") }) { continue }
        let origin = ValueOrigin(key: key, value: value, steps: [Step.ofDefault(value)])
        let last = values.lastIndex { $0.key.hasPrefix("\(map).") } ?? values.count - 1
        values.insert(origin, at: last + 1)
      }
    }
    return values
  }

  /// The origins of the values that the theme sets. `shown` are the elements whose art has led to this one, so that cycles end.
  private func said(of id: ElementID, in key: VariantKey, _ shown: inout Set<ElementID>) -> [ValueOrigin] {
    guard let settings = origins.settings(of: id, in: key) else { return [] }
    let layers = origins.layers(of: id, in: key).map { ($0, $0.overlay.lines) }
    var values: [ValueOrigin] = []
    // The defaults of parameters that the element sets; `with` comes after `use`.
    var overridden: [String: SyntaxNode] = [:]
    for line in settings.lines {
      guard spend(layers.reduce(1) { $0 + $1.1.count }) else { return [] }
      var steps = steps(to: line, layers, of: id, in: key)
      if let value = overridden[line.key] { steps.append(step(.overridden, value.range, value.inOneLine)) }
      if ElementKeyPath.art(before: "of", in: line.key, of: id.kind) != nil,
        shown.count < Limit.referenceDepth.standard,
        shown.insert(id).inserted
      {
        steps += art(of: line.value, in: key, &shown)
      }
      values.append(
        ValueOrigin(
          key: keyName(line.key, of: id), value: line.value,
          steps: mirrored(steps, line.key, in: key, of: id).withoutRepeats))
      guard let art = ElementKeyPath.art(before: "use", in: line.key, of: id.kind) else { continue }
      let given = Set(settings.lines.map(\.key))
      for parameter in parameters(ofRecipe: line.range) {
        let (name, value) = ("\(art)with.\(parameter.name.value)", parameter.value)
        if given.contains(name) {
          overridden[name] = value
          continue
        }
        let text = value.inOneLine
        let steps =
          files(to: value.range) + [step(.recipe, value.range, text)]
          + (value.scalar.map { tokens(from: $0.text, in: key, of: id) } ?? [])
        values.append(ValueOrigin(key: name, value: text, steps: steps.withoutRepeats))
      }
    }
    return key.isRightToLeft && mirrors[id] != nil ? values.withCapsMirrored : values
  }

  /// The name of a setting's key on its element. The settings of the text of a control are keys of the element itself.
  private func keyName(_ key: String, of id: ElementID) -> String {
    id.kind.controlPart?.content == .text && key.hasPrefix("title.") ? String(key.dropFirst(6)) : key
  }

  /// The steps, preceded by the mirroring of the variant where the key depends on left and right.
  private func mirrored(_ steps: [Step], _ key: String, in variant: VariantKey, of id: ElementID) -> [Step] {
    guard variant.isRightToLeft, key.split(separator: ".").contains(where: { Self.sided.contains($0) }),
      let range = mirrors[id]
    else { return steps }
    return [step(.mirror, range, "mirror")] + steps
  }

  /// The keys whose values swap left and right when a variant is mirrored.
  private static let sided: Set<Substring> = [
    "art", "background", "caps", "stretchable", "insets", "offset", "alignment", "alignmentInsets",
    "placement",
  ]

  // MARK: The steps of a setting

  private func steps(
    to line: SettingLines.Line, _ layers: [(layer: Origins.Layer, lines: [SettingLines.Line])],
    of id: ElementID, in key: VariantKey
  ) -> [Step] {
    var all = layers.compactMap { layer, lines in said(of: line.key, layer, lines) }
    if key.isRightToLeft, mirrors[id] != nil,
      !all.contains(where: { $0.rest.isEmpty && $0.line.range == line.range }),
      let opposite = line.key.onOppositeSide, !opposite.contains("caps.")
    {
      // The variant has what the others have at the opposite side.
      all = layers.compactMap { layer, lines in said(of: opposite, layer, lines) }
    }
    // A resolved setting keeps the place where its value, or a reference to it, is written; this identifies the layer that it
    // comes from. A null comes from no reference.
    let place =
      all.lastIndex { $0.rest.isEmpty && $0.line.range == line.range }
      ?? all.lastIndex { said in
        guard line.value != "null", let reference = said.line.reference else { return false }
        return !tokens(from: reference, said.rest, in: key, of: id).isEmpty
      }
    guard let place else {
      return ways(to: line.range, of: id) + [step(.element, line.range, line.value)]
    }
    let winner = all[place]
    let kind = winner.layer.values == nil ? ValueOrigin.Kind.element : .variant
    var steps = ways(to: winner.line.range, of: id) + [step(kind, winner.line.range, winner.line.value)]
    if let reference = winner.line.reference {
      steps += tokens(from: reference, winner.rest, in: key, of: id)
    }
    for other in all[..<place].reversed() where other.line.range != winner.line.range {
      steps.append(step(.overridden, other.line.range, other.line.value))
    }
    return steps + overridden(by: steps, of: id)
  }

  /// The line by which a layer sets a key: the line of the key itself, or that of the nearest map above it that refers to a
  /// token. Nil where the layer does not set the key.
  private func said(of key: String, _ layer: Origins.Layer, _ lines: [SettingLines.Line]) -> Said? {
    if let line = lines.first(where: { $0.key == key && $0.value != "null" }) {
      return Said(layer: layer, line: line, rest: "")
    }
    let line = lines.filter { $0.reference != nil && key.hasPrefix("\($0.key).") }
      .max { $0.key.utf8.count < $1.key.utf8.count }
    return line.map { Said(layer: layer, line: $0, rest: String(key.dropFirst($0.key.count))) }
  }

  /// The files, and the elements named by `like`, through which the theme reaches a place.
  private func ways(to range: SourceRange, of id: ElementID) -> [Step] {
    var steps = files(to: range)
    guard let keys = places.keys(to: range) else { return steps }
    let own = prefix(of: id)
    guard keys.count >= own.count, keys.prefix(own.count) != own[...],
      keys.prefix(own.count - 1) == own.dropLast()
    else { return steps }
    for like in likes(of: id) {
      steps.append(step(.like, like.range, like.value))
      if like.value == keys[own.count - 1] { break }
    }
    return steps
  }

  private func files(to range: SourceRange) -> [Step] {
    places.way(to: range.source).map { step(.extends, $0.range, $0.value) }
  }

  /// The elements that an element names by `like`, directly and indirectly, the nearest first.
  private func likes(of id: ElementID) -> [Ranged<String>] {
    var likes: [Ranged<String>] = []
    var name = id.controlName
    // Each name becomes a step, so the chain costs more than one comparison.
    while likes.count <= theme.elements.count, spend(20),
      let like = firstElements["\(id.kind.key)/\(name)"]?.like
    {
      likes.append(like)
      name = like.value
    }
    return likes
  }

  /// The keys that lead to an element, or to the control that it is a part of.
  private func prefix(of id: ElementID) -> [String] {
    id.kind.key.split(separator: "/").map(String.init) + [id.controlName]
  }

  /// The tokens from which a map takes the value of a key below it. A token or an expression that is no map is the short form of
  /// one: the color of `art: $page` is `$page`.
  private func tokens(from map: String, _ rest: String, in key: VariantKey, of id: ElementID) -> [Step] {
    let own = tokens(from: map + rest, in: key, of: id)
    if !own.isEmpty || rest.isEmpty { return own }
    let isMap =
      Scalar(map, isQuoted: true).isReference
      && origins.tokens(at: String(map.dropFirst()), in: key, of: id).last?.node.scalar == nil
    return isMap ? [] : tokens(from: map, in: key, of: id)
  }

  /// The tokens that a value refers to, directly and indirectly. The value may be a reference, or a color expression with
  /// several; each token is in the result once. References to `parameters` are left out.
  func tokens(
    from text: String, in key: VariantKey, of id: ElementID, except parameters: Set<String> = []
  ) -> [Step] {
    var seen: Set<String> = []
    return tokens(from: text, in: key, of: id, except: parameters, 0, &seen)
  }

  /// `seen` are the paths of the tokens that were found before: tokens that refer to each other twice are as many as they are,
  /// and not as many as there are ways through them.
  private func tokens(
    from text: String, in key: VariantKey, of id: ElementID, except parameters: Set<String>, _ depth: Int,
    _ seen: inout Set<String>
  ) -> [Step] {
    guard depth < Limit.referenceDepth.standard else { return [] }
    let scalar = Scalar(text, isQuoted: true)
    if scalar.isReference {
      let path = String(text.dropFirst())
      let name = path.prefix { $0 != "." }
      guard !parameters.contains(String(name)), seen.insert(path).inserted else { return [] }
      var steps: [Step] = []
      let found = origins.tokens(at: path, in: key, of: id)
      for (index, token) in found.enumerated() {
        steps += files(to: token.node.range).filter { file in !steps.contains { $0.place == file.place } }
        let keys = places.keys(to: token.node.range)
        let isMode = keys.map { $0.joined(separator: ".") != "tokens.\(token.path)" } ?? false
        steps.append(step(isMode ? .mode : .token, token.node.range, token.node.inOneLine))
        guard index == found.count - 1 else { continue }
        for text in token.node.scalars.compactMap(\.scalar?.text) where text.contains("$") {
          steps += tokens(from: text, in: key, of: id, except: [], depth + 1, &seen)
        }
      }
      return steps
    }
    guard text.contains("$") else { return [] }
    var reported = DiagnosticSink()
    var paths: [String] = []
    let node = SyntaxNode(.scalar(scalar), SourceRange(source: theme.source, start: 0, end: 0))
    _ = ColorExpression.lower(node, &reported)?.color { reference in
      paths.append(reference.value)
      return nil
    }
    return paths.flatMap { tokens(from: "$\($0)", in: key, of: id, except: parameters, depth + 1, &seen) }
  }

  /// The values that other files, and elements named by `like`, have at the places of the steps that hold, and which are
  /// overridden there.
  private func overridden(by steps: [Step], of id: ElementID) -> [Step] {
    var known = Set(steps.compactMap(\.place))
    var others: [Step] = []
    let own = prefix(of: id)
    let names = [id.controlName] + likes(of: id).map(\.value)
    for step in steps where [.element, .variant, .token, .mode].contains(step.kind) {
      guard let place = step.place, let keys = places.keys(to: place) else { continue }
      var paths = [keys]
      if keys.count > own.count, keys.prefix(own.count - 1) == own.dropLast(),
        let owner = names.firstIndex(of: keys[own.count - 1])
      {
        guard spend(4 * names.count) else { return others }
        paths += names[(owner + 1)...].map { own.dropLast() + [$0] + keys[own.count...] }
      }
      for node in paths.flatMap({ places.written(at: $0) }) where known.insert(node.range).inserted {
        others.append(self.step(.overridden, node.range, node.inOneLine))
      }
    }
    return others
  }

  // MARK: Recipes, and the art of others

  /// The parameters of the recipe whose name is written at a place.
  private func parameters(ofRecipe use: SourceRange) -> [ParameterValue] {
    guard let name = places.keys(to: use).flatMap({ places.written(at: $0).first?.scalar?.text }),
      let recipe = theme.recipes.first(where: { $0.name.value == name }),
      spend(8 * recipe.parameters.count)
    else { return [] }
    return recipe.parameters
  }

  /// The steps to the art of another element, in its variant nearest to `key`.
  private func art(of name: String, in key: VariantKey, _ shown: inout Set<ElementID>) -> [Step] {
    guard let element = element(name) else { return [] }
    let values = said(of: element.id, in: element.key(nearestTo: key), &shown)
    let kind = element.id.kind
    let source = values.first {
      $0.key.hasPrefix(ElementKeyPath.art(of: kind)) && ElementKeyPath.isOfArt($0.key, of: kind)
    }
    return [step(.of, element.range, "\(element.id)")]
      + (source?.steps.filter { $0.kind != .overridden } ?? [])
  }

  // MARK: Steps

  private func step(_ kind: ValueOrigin.Kind, _ range: SourceRange, _ text: String) -> Step {
    let bytes = sources[range.source].bytes[Int(range.start)..<Int(range.end)]
    let written = String(decoding: bytes, as: UTF8.self)
    let isShort = !written.isEmpty && bytes.count <= 100 && !written.contains { $0.isNewline }
    return Step(
      kind: kind, place: range, keys: (places.keys(to: range) ?? []).joined(separator: "."),
      text: isShort ? written : text)
  }
}

extension ValueOrigin.Step {
  /// The step for a value that is the default, because the theme does not set it.
  static func ofDefault(_ value: String) -> ValueOrigin.Step {
    ValueOrigin.Step(kind: .default, place: nil, keys: "", text: value)
  }
}

extension String {
  /// The key of the opposite side, for one that ends in `left` or `right`; nil for any other key.
  package var onOppositeSide: String? {
    without("left").map { "\($0)right" } ?? without("right").map { "\($0)left" }
  }
}

extension [ValueOrigin] {
  /// The values with those of left and right caps exchanged: caps are mirrored with the pixels, after the settings.
  fileprivate var withCapsMirrored: [ValueOrigin] {
    var mirrored = self
    for (index, origin) in enumerated() where origin.key.split(separator: ".").contains("caps") {
      guard let opposite = origin.key.onOppositeSide else { continue }
      if let other = first(where: { $0.key == opposite }) {
        mirrored[index] = ValueOrigin(key: origin.key, value: other.value, steps: other.steps)
      } else {
        mirrored[index] = ValueOrigin(key: opposite, value: origin.value, steps: origin.steps)
      }
    }
    return mirrored
  }
}

extension [ValueOrigin.Step] {
  /// The steps without repeated files and elements on the way.
  fileprivate var withoutRepeats: [ValueOrigin.Step] {
    unique { [.extends, .like].contains($0.kind) ? $0.place : nil }
  }
}

extension ElementOverlay {
  fileprivate var lines: [SettingLines.Line] {
    var lines = SettingLines()
    lines.add(record: self)
    return lines.lines
  }
}
