package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// Lowers a merged syntax tree to a typed theme. Every unknown key, wrong type and impossible value is reported; references to
/// tokens stay unresolved. `isPartial` says whether something of the tree could not be read.
package func lower(
  _ written: SyntaxNode, from source: SourceID, isPartial: Bool = false, _ sink: inout DiagnosticSink
) -> Theme {
  let root = written.layered(isPartial: isPartial, &sink)
  var theme = Theme(source: source)
  if let resolver = root.mapping?["tokenFiles"], resolver.mapping != nil {
    theme.refusedModes = TokenResolver(resolver, &sink).refused
  }
  let tokens = root.mapping?["tokens"]
  sink.isToken = { tokens?.contains(token: $0) == true }
  var previous: Mapping.Entry?
  for entry in root.entries(expected: "a map that begins with `themec: 1`", &sink) {
    if !ThemeKeys.take(entry, into: &theme, &sink) {
      lower(unknown: entry, behind: previous, in: root.mapping, into: &theme, &sink)
    }
    previous = entry
  }
  theme.elements.sort { $0.id < $1.id }
  theme.screens.sort { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
  if theme.name == nil, let element = theme.elements.min(by: { $0.range.start < $1.range.start }),
    root.mapping?["name"] == nil
  {
    sink.report(
      Diagnostic(.missingKey, "a theme with elements needs a `name`", at: element.range, "an element")
        .helping("add `name: my-theme`; the bundle and the generated symbols are named after it"))
  }
  return theme
}

extension SyntaxNode {
  /// Whether the map of tokens has one at a path such as `ink` or `color.ink`.
  package func contains(token path: String) -> Bool {
    guard path.utf8.count <= 256 else { return false }
    let end = path.split(separator: ".", omittingEmptySubsequences: false).reduce(self as SyntaxNode?) {
      $0?.mapping?[String($1)]
    }
    return end != nil
  }
}

/// Reports an unknown key of a theme. If a similar key was probably meant, the value is read as that key's, so that names
/// defined in it are not reported as unknown. `previous` is the entry before the key.
private func lower(
  unknown entry: Mapping.Entry, behind previous: Mapping.Entry?, in root: Mapping?, into theme: inout Theme,
  _ sink: inout DiagnosticSink
) {
  let diagnostic = Diagnostic.unknownKey(
    entry.key, in: ThemeKeys.title, sink.maySearch() ? KeyTable(ThemeKeys.self) : nil)
  if let name = diagnostic.fix?.replacement, root?[name] == nil {
    sink.report(diagnostic)
    let meant = Mapping.Entry(key: Ranged(name, entry.key.range), value: entry.value)
    // Loading read other files by the correct keys only, so their names are missing.
    if name == "extends" || name == "tokenFiles" { theme.lost.formUnion(LostNames.allCases) }
    _ = ThemeKeys.take(meant, into: &theme, &sink)
    return
  }
  theme.lost.formUnion(LostNames.allCases)
  guard let previous, previous.value.isNull, diagnostic.fix == nil, entry.value.mapping != nil,
    ElementKind.roles.contains(where: { $0.key == previous.key.value })
      || ["art", "tokens", "screens", "controls"].contains(previous.key.value)
  else { return sink.report(diagnostic) }
  let (name, section) = (entry.key.value.shortened, previous.key.value)
  sink.report(
    Diagnostic(.unknownKey, "unknown key `\(name)` in a theme", at: entry.key.range)
      .also(at: previous.key.range, "this is empty")
      .helping("indent `\(name)` and everything below it if it belongs to `\(section)`"))
}

extension Theme {
  /// Stores the tokens as they are written, after checking their names and modes.
  mutating func takeTokens(_ value: SyntaxNode, _ sink: inout DiagnosticSink) {
    if value.mapping != nil {
      tokens = value
      var axes: Set<VariantAxis>?
      // What uses a token that was not understood is not known here.
      if !checkTokens(value, refused: refusedModes, &axes, &sink) { lost.insert(.inElements) }
      tokenAxes = axes?.sorted()
    } else if !value.isNull {
      sink.report(.wrongType(expected: "a map of tokens", found: value))
      lost.insert(.token)
    }
  }

  mutating func takeFonts(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    if node.isNull { return }
    for entry in node.entries(expected: "a map of fonts by name", &sink) where !entry.value.isNull {
      let name = entry.key
      if name.value.isEmpty || name.value == "system" {
        sink.report(
          Diagnostic(
            .invalidName,
            name.value.isEmpty ? "a font needs a name" : "`system` is the platform's own font",
            at: name.range
          ).helping("choose another name"))
      } else if Text.lower(SyntaxNode(.scalar(Scalar(name.value, isQuoted: true)), name.range), &sink) != nil,
        let names = FontNamesOverlay.lower(entry.value, &sink)
      {
        fonts.append(NamedFont(name: name, names: names))
      }
    }
    fonts.sort { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
  }

  mutating func takeElements(_ kind: ElementKind, _ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    if node.isNull { return }
    let named = node.namedEntries(
      expected: "a map of \(kind.noun)s by name", naming: kind.oneOfThem, areFiles: true, &sink)
    if !named.isWhole { lost.insert(.element) }
    for entry in named.entries {
      elements.append(ElementLowering.lower(ElementID(kind, entry.key.value), entry, &sink))
    }
  }

  mutating func takeScreens(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    if node.isNull { return }
    for entry in node.entries(expected: "a map of screens", &sink) where !entry.value.isNull {
      let name = entry.key
      if name.value.isEmpty {
        sink.report(Diagnostic(.invalidName, "a screen needs a name", at: name.range))
      } else if Text.lower(SyntaxNode(.scalar(Scalar(name.value, isQuoted: true)), name.range), &sink) != nil
      {
        screens.append(Screen(name: name, overlay: screen(entry.value, ScreenKeys.self, &sink)))
      }
    }
  }

  mutating func takeTargets(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    if node.isNull { return }
    let entries = node.entries(
      expected: "a map from targets to their options",
      help:
        "a theme has options of targets, as in `targets: { uikit: { access: public } }`; the list of targets to write "
        + "is `targets` of themec.yaml or `--target`", &sink)
    for target in entries {
      guard let options = TargetOptions(target, &sink), !target.value.isNull else { continue }
      targets.append(options)
    }
  }
}

extension TargetOptions {
  /// Lowers the options of a target. Nil after a report that there is no such target.
  init?(_ target: Mapping.Entry, _ sink: inout DiagnosticSink) {
    guard let name = TargetName(rawValue: target.key.value) else {
      sink.report(TargetName.unknown(target.key.value, at: target.key.range))
      return nil
    }
    self.init(name: Ranged(name, target.key.range))
    if target.value.isNull { return }
    let entries = target.value.entries(
      expected: "a map with the options of a target",
      help:
        "write `\(name.rawValue): {}` if it has none; the targets to write are `targets` of themec.yaml or `--target`",
      &sink)
    TargetKeys.read(entries, into: &self, &sink)
  }
}

func screen<Keys: KeyList>(_ node: SyntaxNode, _ keys: Keys.Type, _ sink: inout DiagnosticSink)
  -> ScreenOverlay
where Keys.Root == ScreenOverlay {
  var result = ScreenOverlay()
  keys.read(node.entries(expected: "a map such as `{ backButton: menu }`", &sink), into: &result, &sink)
  return result
}

/// Reports names of tokens that no `$path` can contain, and invalid modes. Adds the axes of valid modes to `axes`, which stays
/// nil if no token has the key `value`. False after a report about a mode.
private func checkTokens(
  _ node: SyntaxNode, refused: Set<SourceRange>, isNested: Bool = false, _ axes: inout Set<VariantAxis>?,
  _ sink: inout DiagnosticSink
) -> Bool {
  var isUnderstood = true
  for entry in node.mapping?.entries ?? [] {
    if let mapping = entry.value.mapping, mapping.isOneToken {
      let before = sink.errorCount
      let modes = readModes(mapping, refused: refused, &sink)
      if sink.errorCount > before { isUnderstood = false }
      axes = (axes ?? []).union(modes.flatMap(\.values).map(\.axis))
    }
    let name = entry.key.value
    if let help = helpOfTokenName(name, isNested: isNested) {
      sink.report(
        Diagnostic(
          .invalidName, "`\(name.isEmpty ? "\"\"" : name.shortened)` can't name a token", at: entry.key.range
        )
        .helping(words: help))
    }
    if !checkTokens(entry.value, refused: refused, isNested: true, &axes, &sink) { isUnderstood = false }
  }
  return isUnderstood
}

/// The help for a name that no `$path` can contain, or can't begin with unless it is nested; nil for any other.
private func helpOfTokenName(_ name: String, isNested: Bool) -> String? {
  if name.isEmpty { return "a `$path` needs a name, such as `$accent`" }
  if name.utf8.contains(UInt8(ascii: ".")) {
    return "dots separate the names of nested tokens in a `$path`: use nested maps"
  }
  // The words of token files of DTCG are explained where a token is used.
  let isOfDTCG = ["$type", "$value", "$description", "$extensions", "$deprecated"].contains(name)
  return !isNested && name.utf8.first == UInt8(ascii: "$") && !isOfDTCG
    ? "`$` stands before the name only where the token is used: write `\(String(name.drop { $0 == "$" }).shortened)`"
    : nil
}

/// The modes of a token. Problems at the ranges in `refused`, which have been reported already, are not reported again.
private func readModes(
  _ mapping: Mapping, refused: Set<SourceRange>, _ sink: inout DiagnosticSink
) -> [TokenModes.Mode] {
  if refused.isEmpty { return TokenModes(mapping, &sink).modes }
  var inner = sink.emptied()
  let modes = TokenModes(mapping, &inner).modes
  for diagnostic in inner.diagnostics where !refused.contains(diagnostic.place.range) {
    sink.report(diagnostic)
  }
  return modes
}

func themeName(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Ranged<String>? {
  guard let scalar = node.scalar, !scalar.isNull else {
    return sink.refuse(.wrongType(expected: "a name such as `my-theme`", found: node))
  }
  guard isThemeName(scalar.text) else {
    let diagnostic =
      isReservedOnWindows(scalar.text)
      ? Diagnostic.reservedName(scalar.text, at: node.range, what: "a theme")
      : .invalidName(scalar.text, at: node.range, what: "a theme", allowsUppercase: false)
    // A name with an empty range is not written in the file but derived from the name of the file.
    let isOfFile = node.range.start == node.range.end && !scalar.text.isEmpty
    return sink.refuse(
      isOfFile
        ? diagnostic.helping("a brand is named after its file: rename the file, or add a `name` to it")
        : diagnostic)
  }
  return Ranged(scalar.text, node.range)
}
