package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// Gives a merged tree its types: every unknown key, wrong type and impossible value is reported; references
/// stay.
package func lower(_ root: SyntaxNode, from source: SourceID, _ sink: inout DiagnosticSink) -> Theme {
  var theme = Theme(source: source)
  var previous: Mapping.Entry?
  for entry in root.entries(expected: "a map that begins with `themec: 1`", &sink) {
    if KeyTable.theme.keys.contains(where: { $0.name == entry.key.value }) {
      lower(entry, into: &theme, &sink)
    } else {
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

/// Reports an unknown key, and takes it for the one that was meant, so that nothing more is said of what it holds.
private func lower(
  unknown entry: Mapping.Entry, behind previous: Mapping.Entry?, in root: Mapping?, into theme: inout Theme,
  _ sink: inout DiagnosticSink
) {
  let diagnostic = Diagnostic.unknownKey(entry.key, in: .theme, isSearched: sink.maySearch())
  if let name = diagnostic.fix?.replacement, root?[name] == nil {
    sink.report(diagnostic)
    let meant = Mapping.Entry(key: Ranged(name, entry.key.range), value: entry.value)
    // Other files were read by their right keys alone.
    if name == "extends" || name == "tokenFiles" { theme.lost.formUnion(LostNames.allCases) }
    return lower(meant, into: &theme, &sink)
  }
  theme.lost.formUnion(LostNames.allCases)
  guard let previous, previous.value.isNull, diagnostic.fix == nil, entry.value.mapping != nil,
    ElementKind.allCases.contains(where: { $0.key == previous.key.value })
      || ["art", "tokens", "screens"].contains(previous.key.value)
  else { return sink.report(diagnostic) }
  let (name, section) = (entry.key.value.shortened, previous.key.value)
  sink.report(
    Diagnostic(.unknownKey, "unknown key `\(name)` in a theme", at: entry.key.range)
      .also(at: previous.key.range, "this is empty")
      .helping("indent `\(name)` and everything below it if it belongs to `\(section)`"))
}

private func lower(_ entry: Mapping.Entry, into theme: inout Theme, _ sink: inout DiagnosticSink) {
  let value = entry.value
  switch entry.key.value {
  case "themec", "extends", "tokenFiles": break
  case "name": theme.name = themeName(value, &sink)
  case "summary": theme.summary = Text.setting(value, &sink)
  case "abstract": if !value.isNull { theme.isAbstract = Bool.lower(value, &sink) ?? false }
  case "scales": theme.scales = ScaleSet.setting(value, &sink)
  case "tokens":
    if value.mapping != nil {
      theme.tokens = value
      checkTokenNames(value, &sink)
    } else if !value.isNull {
      sink.report(.wrongType(expected: "a map of tokens", found: value))
      theme.lost.insert(.token)
    }
  case "art": if !value.isNull { theme.recipes = recipes(value, into: &theme, &sink) }
  case "navigationBars": lower(.navigationBar, value, into: &theme, &sink)
  case "backButtons": lower(.backButton, value, into: &theme, &sink)
  case "buttons": lower(.button, value, into: &theme, &sink)
  case "images": lower(.image, value, into: &theme, &sink)
  case "defaults": if !value.isNull { theme.defaults = screen(value, table: .defaults, &sink) }
  case "screens":
    if value.isNull { return }
    for screenEntry in value.entries(expected: "a map of screens", &sink) where !screenEntry.value.isNull {
      let name = screenEntry.key
      if name.value.isEmpty
        || Text.lower(SyntaxNode(.scalar(Scalar(name.value, isQuoted: true)), name.range), &sink) == nil
      {
        if name.value.isEmpty {
          sink.report(Diagnostic(.invalidName, "a screen needs a name", at: name.range))
        }
        continue
      }
      theme.screens.append(Screen(name: name, overlay: screen(screenEntry.value, table: .screen, &sink)))
    }
  case "targets":
    if value.isNull { return }
    for target in value.entries(expected: "a map from targets to their options", &sink) {
      guard let name = TargetName(rawValue: target.key.value) else {
        sink.report(TargetName.unknown(target.key.value, at: target.key.range))
        continue
      }
      if target.value.isNull { continue }
      var allow: [Ranged<DiagnosticCode>] = []
      var minimumSystem: Ranged<Int>?
      for option in target.value.entries(expected: "a map with the options of a target", &sink) {
        if option.key.value == "allow" {
          allow = allowedCodes(option.value, &sink)
        } else if option.key.value == "minimumSystem", name == .uikit {
          if let system = MinimumSystem.lower(option.value, &sink) {
            minimumSystem = Ranged(system.version, option.value.range)
          }
        } else if option.key.value == "minimumSystem" {
          sink.report(
            Diagnostic(
              .unknownKey, "`minimumSystem` is an option only of `uikit`", at: option.key.range))
        } else {
          sink.report(unknownKey: option.key, in: .target)
        }
      }
      theme.targets.append(
        TargetOptions(
          name: Ranged(name, target.key.range), allow: allow, minimumSystem: minimumSystem))
    }
  case "interface":
    if !value.isNull, let path = PathText.lower(value, &sink) { theme.interface = Ranged(path, value.range) }
  case "allow": theme.allow = allowedCodes(value, &sink)
  default: sink.report(unknownKey: entry.key, in: .theme)
  }
}

/// Reports tokens that no `$path` could name.
private func checkTokenNames(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
  for entry in node.mapping?.entries ?? [] {
    let name = entry.key.value
    if name.isEmpty || name.utf8.contains(UInt8(ascii: ".")) {
      sink.report(
        Diagnostic(.invalidName, "`\(name.shortened)` can't name a token", at: entry.key.range)
          .helping("dots separate the names of nested tokens in a `$path`: use nested maps"))
    }
    checkTokenNames(entry.value, &sink)
  }
}

private func themeName(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Ranged<String>? {
  guard let scalar = node.scalar, !scalar.isNull else {
    sink.report(.wrongType(expected: "a name such as `my-theme`", found: node))
    return nil
  }
  guard isName(scalar.text, allowsUppercase: false) else {
    sink.report(.invalidName(scalar.text, at: node.range, what: "a theme", allowsUppercase: false))
    return nil
  }
  return Ranged(scalar.text, node.range)
}

private func lower(
  _ kind: ElementKind, _ node: SyntaxNode, into theme: inout Theme, _ sink: inout DiagnosticSink
) {
  if node.isNull { return }
  if node.mapping == nil { theme.lost.insert(.element) }
  for entry in node.entries(expected: "a map of \(kind.noun)s by name", &sink) where !entry.value.isNull {
    guard isName(entry.key.value, allowsUppercase: true) else {
      theme.lost.insert(.element)
      sink.report(
        .invalidName(entry.key.value, at: entry.key.range, what: kind.oneOfThem, allowsUppercase: true))
      continue
    }
    theme.elements.append(ElementLowering.lower(ElementID(kind, entry.key.value), entry, &sink))
  }
}

private func screen(_ node: SyntaxNode, table: KeyTable, _ sink: inout DiagnosticSink) -> ScreenOverlay {
  var result = ScreenOverlay()
  for entry in node.entries(expected: "a map such as `{ backButton: menu }`", &sink) {
    switch entry.key.value {
    case "navigationBar": result.navigationBar = Text.setting(entry.value, &sink)
    case "backButton": result.backButton = Text.setting(entry.value, &sink)
    case "title" where table.name == "screen": result.title = Text.setting(entry.value, &sink)
    default: sink.report(unknownKey: entry.key, in: table)
    }
  }
  return result
}
