import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// Checks a theme against its interface: it must have the same elements, states, screens and names and no others, so that code
/// written for one brand builds with every other.
func checkInterface(
  of theme: ResolvedTheme, in session: Session, _ options: CompileOptions, _ inputs: inout [ThemePath],
  _ sink: inout DiagnosticSink
) {
  guard !theme.isAbstract, let name = theme.name else { return }
  let own = session.sources[theme.source].path
  let path: ThemePath
  let range: SourceRange
  let written: Ranged<String>
  if let interface = theme.interface {
    guard let named = interface.path else { return }
    range = named.range
    let folder = session.sources[range.source].path.folder
    guard let found = ThemePath(named.value.text, relativeTo: folder) else {
      return sink.report(.pathLeavesRoot(named.value.text, at: range))
    }
    path = found
    written = Ranged(named.value.text, range)
  } else if let project = options.interface {
    path = project.path
    range = name.range
    written = project.written
  } else {
    return
  }
  if path == own { return }
  var interfaceSink = DiagnosticSink(codes: sink.codes)
  let tree = load(path, namedAs: written, from: session.library, inputs: &inputs, &interfaceSink)
  guard let tree, !interfaceSink.hasErrors else {
    return sink.append(contentsOf: interfaceSink)
  }
  let lowered = lower(tree.root, from: tree.source, &interfaceSink)
  let interface = resolve(lowered, limits: session.limits, &interfaceSink)
  let except = theme.interface?.except.map(\.value) ?? options.interface?.except ?? []
  let place = InterfacePlace(path: path, range: range, named: written.range, except: Set(except))
  let count = sink.count
  compareNamespaces(theme, with: interface, place, &sink)
  compare(theme, with: interface, place, &sink)
  guard let exceptions = theme.interface?.except, sink.count == count, theme.lost.isEmpty else { return }
  for exception in exceptions {
    check(exception, theme.built, interface.built, path, &sink)
  }
}

/// The interface of a theme, with the places that diagnostics refer to.
private struct InterfacePlace {
  let path: ThemePath
  /// The place in the theme where something that the interface has is reported as missing.
  let range: SourceRange
  /// The place where the theme or the project file names the interface.
  let named: SourceRange
  /// The elements that may differ.
  let except: Set<ElementID>
}

/// Reports an exception for an element that neither of the themes has.
private func check(
  _ exception: Ranged<ElementID>, _ own: [ResolvedElement], _ others: [ResolvedElement], _ path: ThemePath,
  _ sink: inout DiagnosticSink
) {
  let all = own + others
  if all.contains(where: { $0.id == exception.value }) { return }
  let diagnostic = Diagnostic(
    .unknownElement, "there is no element `\(exception.value)`, neither here nor in `\(path)`",
    at: exception.range)
  guard sink.maySearch() else { return sink.report(diagnostic) }
  let known = all.lazy.map { NamedPlace($0.id.description, at: $0.range) }
  sink.report(
    diagnostic.suggesting(to: exception.value.description, at: exception.range, among: known) { _ in
      "remove it from `except`"
    })
}

/// Compares the names of generated code: the namespace or, without one, the theme's name. Where neither theme sets a namespace,
/// nothing is compared, because two themes always have different names.
private func compareNamespaces(
  _ theme: ResolvedTheme, with interface: ResolvedTheme, _ place: InterfacePlace, _ sink: inout DiagnosticSink
) {
  guard let own = theme.namespace ?? theme.name, let other = interface.namespace ?? interface.name,
    theme.lost.isEmpty, theme.namespace != nil || interface.namespace != nil, own.value != other.value
  else { return }
  let message: DiagnosticText =
    "generated code calls this theme `\(own.value)`, but `\(place.path)` is called `\(other.value)`"
  sink.report(
    .mismatch(message, at: own.range, "it is here", at: other.range)
      .helping("give both the same `namespace`, so that one code base works with both"))
}

private func compare(
  _ theme: ResolvedTheme, with interface: ResolvedTheme, _ place: InterfacePlace, _ sink: inout DiagnosticSink
) {
  let (path, range) = (place.path, place.range)
  // An element that was not understood may be the one that seems to be missing.
  let isWhole = theme.lost.isEmpty
  let own = Set(theme.built.map(\.id))
  let others = Dictionary(interface.built.map { ($0.id, $0) }) { first, _ in first }
  for element in interface.built
  where isWhole && !own.contains(element.id) && !place.except.contains(element.id) {
    let message: DiagnosticText = "the \(element.id.kind.noun) `\(element.id.name)` of `\(path)` is missing"
    sink.report(.mismatch(message, at: range, "it is here", at: element.range))
  }
  // A misspelled element is reported already.
  let mistaken = Set(sink.diagnostics.filter { $0.code == .unknownElement }.compactMap(\.element))
  for element in theme.built
  where !mistaken.contains(element.id.description) && !place.except.contains(element.id) {
    let name = element.id.description
    guard let other = others[element.id] else {
      let message: DiagnosticText = "`\(path)` has no \(element.id.kind.noun) `\(element.id.name)`"
      sink.report(
        .mismatch(message, at: element.range, "the interface", at: place.named)
          .helping("if it is meant to differ, list `\(element.id)` in `except` of the interface")
          .about(name))
      continue
    }
    // An error about names says nothing about states.
    let isUnderstood = isWhole && !sink.doubted.contains(name)
    compareNames(element, other, path, &sink)
    let state = VariantAxis.state.rawValue
    // A linear search is fast enough, because there are at most sixteen states.
    for value in other.values[state] where isUnderstood && !element.values[state].contains(value) {
      let message: DiagnosticText = "`\(element.id.name)` lacks the state `\(value.name)`"
      sink.report(
        .mismatch(message, at: element.range, "it has the state here", at: other.range).about(name))
    }
    for value in element.values[state] where !other.values[state].contains(value) {
      let message: DiagnosticText = "`\(element.id.name)` of `\(path)` has no state `\(value.name)`"
      sink.report(
        .mismatch(message, at: element.range(of: value), "it is here", at: other.range).about(name))
    }
  }
  let ownScreens = Set(theme.screens.map(\.name.value))
  let otherScreens = Set(interface.screens.map(\.name.value))
  for screen in interface.screens where isWhole && !ownScreens.contains(screen.name.value) {
    let message: DiagnosticText = "the screen `\(screen.name.value)` of `\(path)` is missing"
    sink.report(.mismatch(message, at: range, "it is here", at: screen.name.range))
  }
  for screen in theme.screens where !otherScreens.contains(screen.name.value) {
    let message: DiagnosticText = "`\(path)` has no screen `\(screen.name.value)`"
    sink.report(.mismatch(message, at: screen.name.range, "the interface", at: place.named))
  }
}

/// Compares the names that the code of an app uses for the art of an element in catalogs and resources.
private func compareNames(
  _ element: ResolvedElement, _ other: ResolvedElement, _ path: ThemePath, _ sink: inout DiagnosticSink
) {
  for variant in element.variants {
    guard let index = other.index(of: variant.key) else { continue }
    let (own, theirs) = (variant.assetName, other.variants[index].assetName)
    guard own?.value != theirs?.value else { continue }
    let meant = theirs.map { "`\($0.value)`" } ?? "no name of its own"
    let found = own.map { "the name `\($0.value)`" } ?? "no name of its own"
    let message: DiagnosticText =
      "`\(element.id.name)` has \(found) in catalogs and resources, but \(meant) in `\(path)`"
    let place = theirs?.range ?? other.range
    return sink.report(
      .mismatch(message, at: own?.range ?? element.range, "it is here", at: place)
        .about(element.id.description))
  }
}

extension Diagnostic {
  fileprivate static func mismatch(
    _ message: DiagnosticText, at range: SourceRange, _ text: String, at other: SourceRange
  ) -> Diagnostic {
    Diagnostic(.interfaceMismatch, message, at: range).also(at: other, text)
  }
}

extension ResolvedElement {
  /// The place where the variant of a state is written, or else the place of the element.
  fileprivate func range(of state: AxisValue) -> SourceRange {
    index(of: VariantKey.normal.with(state)).map { variants[$0].range } ?? range
  }
}
