/// A typed theme as text, a line a setting: what it says, or the reference to be resolved, and where.
///
/// ```
/// name: "app" 2:7-2:10
/// backButtons/menu 4:3-4:7
///   height: 30 5:13-5:15
///   title.color: $color.label 6:21-6:33
///   in states.highlighted 8:7-8:18
///     title.color: #ffffffcc 8:36-8:45
/// ```
///
/// Elements stand by kind and name, screens and tokens' reasons by name; what is set for some values of the
/// axes and tokens in the order of the file.
extension DumpWriter {
  init(_ theme: Theme, from sources: SourceMap) {
    self.init(home: theme.source, sources: sources)
    write(theme)
  }

  private mutating func write(_ theme: Theme) {
    if let name = theme.name { line(0, "name: \(name.value.quoted)", at: name.range) }
    write(0, "summary", theme.summary)
    if theme.isAbstract { line(0, "abstract: true") }
    write(0, "scales", theme.scales)
    head(theme.namespace, theme.interface, theme.allow, theme.targets)
    if let tokens = theme.tokens { write(tokens, "tokens") }
    for path in theme.deprecatedTokens.keys.sorted() {
      line(0, "deprecated: $\(path): \((theme.deprecatedTokens[path] ?? "").quoted)")
    }
    for font in theme.fonts {
      line(0, "font \(font.name.value.quoted)", at: font.name.range)
      var lines = SettingLines()
      lines.add(record: font.names)
      for each in lines.lines { line(1, "\(each.key): \(each.value)", at: each.range) }
    }
    for recipe in theme.recipes { write(recipe) }
    for element in theme.elements { write(element) }
    write("defaults", theme.defaults)
    for screen in theme.screens {
      line(0, "screen \(screen.name.value.quoted)", at: screen.name.range)
      write(screen.overlay)
    }
  }

  private mutating func write<Value: Lowerable>(_ level: Int, _ key: String, _ setting: Setting<Value>) {
    var lines = SettingLines()
    lines.add(key, setting)
    for each in lines.lines { line(level, "\(each.key): \(each.value)", at: each.range) }
  }

  private mutating func write(_ node: SyntaxNode, _ path: String) {
    switch node.value {
    case .scalar(let scalar):
      let text = scalar.isQuoted ? scalar.text.quoted : scalar.text
      line(0, scalar.isNull ? "\(path): null" : "\(path): \(text)", at: node.range)
    case .sequence(let items):
      for (index, item) in items.enumerated() { write(item, "\(path)[\(index)]") }
    case .mapping(let mapping):
      if let base = mapping.base { line(0, "\(path): over \(base.value)", at: base.range) }
      for entry in mapping.entries { write(entry.value, "\(path).\(entry.key.value)") }
    }
  }

  private mutating func write(_ recipe: Recipe) {
    line(0, "art/\(recipe.name.value)", at: recipe.name.range)
    for parameter in recipe.parameters {
      line(1, "parameters.\(parameter.name.value): \(parameter.value.inOneLine)", at: parameter.value.range)
    }
    var lines = SettingLines()
    lines.add(record: recipe.drawing)
    for each in lines.lines { line(1, "\(each.key): \(each.value)", at: each.range) }
  }

  private mutating func write(_ element: Element) {
    line(0, "\(element.id)", at: element.range)
    if element.isAbstract { line(1, "abstract: true") }
    if element.style != .custom { line(1, "style: \(element.style.rawValue)") }
    if let like = element.like { line(1, "like: \(like.value)", at: like.range) }
    write(1, "scales", element.scales)
    for code in element.allow { line(1, "allow: \(code.value.name)", at: code.range) }
    lines(1, element.base)
    for condition in element.conditions {
      let values = condition.values.map { "\($0.axis.key).\($0.name)" }
      line(1, "in \(values.joined(separator: ", "))", at: condition.range)
      lines(2, condition.overlay)
    }
    for alias in element.aliases {
      let axis = alias.value.axis.key
      line(1, "\(axis).\(alias.value.name) = \(axis).\(alias.target.value.name)", at: alias.target.range)
    }
    if let mirror = element.mirror { line(1, "directions.rtl = mirror", at: mirror) }
  }

  private mutating func write(_ name: String, _ screen: ScreenOverlay) {
    guard !screen.navigationBar.isUnset || !screen.backButton.isUnset else { return }
    line(0, name)
    write(screen)
  }

  private mutating func write(_ screen: ScreenOverlay) {
    write(1, "navigationBar", screen.navigationBar)
    write(1, "backButton", screen.backButton)
    write(1, "title", screen.title)
  }
}
