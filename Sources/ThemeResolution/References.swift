import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The resolver of a theme's references, which also records which tokens are used.
///
/// A class because everything that is resolved for a theme shares the values of its tokens.
final class References: ReferenceResolver {
  var tokens: Tokens
  private let deprecated: [String: String]
  private let isPartial: Bool
  /// The places of the tokens that are used.
  private(set) var used: Set<SourceRange> = []
  /// The places of the tokens that are used for shadows of text.
  private(set) var usedForText: Set<SourceRange> = []
  /// The paths of the tokens that are used.
  private(set) var usedPaths: Set<String> = []
  /// The tokens that are not valid, which is reported in the end if they are used: their values, and the paths of those of which
  /// only the value in some mode is not.
  private let invalid: (values: Set<SourceRange>, paths: Set<String>)
  /// The warnings about tokens of which only a part is used, by their places.
  private(set) var reduced: [SourceRange: Diagnostic] = [:]
  /// The meanings of tokens by path and type, because one token may be used thousands of times.
  private var known = VariantCache<Use, any Sendable>()
  /// The values of tokens after their own references are resolved, by path and type; nil for a token without a value.
  private var resolved = VariantCache<Use, (any Sendable)?>()
  /// The axis values for which tokens with modes differ, by path.
  var modeValues: [String: Set<AxisValue>] = [:]
  /// The tokens of which something was reported when they were resolved.
  private var doubtful: Set<Use> = []
  /// The number of cycles and overlong chains met so far. A value during whose resolution this number grew is not cached,
  /// because it depends on where the cycle was entered.
  private var breaks = 0
  /// Whether the tokens that are met count as used.
  var isNoting = true
  /// The places of the values that other files than that of a use give it, by the place of the use.
  private(set) var values: [SourceRange: SourceRange] = [:]
  /// The tokens that are being resolved, the outermost first, with their places.
  private var open: [Tokens.Link] = []
  /// The parameters of the recipe whose drawing is being resolved; nil outside of recipes.
  private var parameters: ParameterScope?
  /// The references of the recipe's drawing that lead to nothing.
  private(set) var missing: [Ranged<String>] = []
  var saidTooDeep = false
  /// The record of where the settings of variants come from; nil if the caller did not ask for one.
  var origins: Origins?
  /// The places of the errors that were reported before resolving, gathered when a removed token is first met.
  private var earlier: ErrorPlaces?
  /// The number of unknown names for which the nearest name will still be searched.
  private var suggestions = 50

  private struct Use: Hashable {
    let path: String
    let type: ObjectIdentifier
  }

  /// The interpretation of a token as a value of an expected type.
  private struct Meaning<Value: Sendable>: Sendable {
    let setting: Setting<Value>
    let place: SourceRange
    /// The reason why the token can't be used, for messages; nil if it can.
    let refusal: String?
    /// Advice on what to write instead; nil if there is none.
    let help: String?
    /// The warning that only a part of the token is used; nil if all of it is.
    var reduced: Diagnostic?
  }

  /// Creates a resolver for the tokens below `root`.
  ///
  /// `axes` are the axes on which tokens have modes; nil if no token has any. `isPartial` states whether some tokens could not
  /// be read, so that no name is certain to be unknown. `remarks` are those about the tokens of token files.
  init(
    _ root: SyntaxNode?, axes: [VariantAxis]? = nil, deprecated: [String: String], isPartial: Bool,
    remarks: Set<TokenRemark> = []
  ) {
    var invalid: (values: Set<SourceRange>, paths: Set<String>) = ([], [])
    for remark in remarks {
      guard case .invalid(_, let inModes) = remark.kind else { continue }
      if inModes { invalid.paths.insert(remark.path) } else { invalid.values.insert(remark.token) }
    }
    self.invalid = invalid
    tokens = Tokens(root, axes: axes)
    self.deprecated = deprecated
    self.isPartial = isPartial
  }

  /// Replaces a reference or a computed color by its value; unset after a report that it has none.
  ///
  /// The result has the place of the use, except that a path keeps the place of its token, because it is relative to the file
  /// in which it is written.
  func meaning<Value: Lowerable>(
    of setting: Setting<Value>, _ sink: inout DiagnosticSink
  ) -> Setting<Value> {
    switch setting {
    case .unset, .removed, .literal: return setting
    case .reference(let path, let range):
      if let argument: Setting<Value> = argument(path, usedAt: range, &sink) {
        return outsideOfRecipes { argument.resolved(self, &sink) }
      }
      if Value.isMap {
        let value: Value? = value(of: path, at: range, &sink)
        return value.map { .literal($0, range) } ?? .unset
      }
      let (meaning, met): (Meaning<Value>?, Set<String>) = noting { self.meaning(of: path, at: range, &sink) }
      guard let setting = meaning?.setting else { return .unset }
      if case .computed = setting, let meaning {
        let value =
          mayOpen(path, at: range, &sink) ? value(of: meaning, at: path, metBefore: met, &sink) : nil
        return value.map { .literal($0, range) } ?? .unset
      }
      return Value.self is PathText.Type ? setting : setting.value.map { .literal($0, range) } ?? .unset
    case .computed(let text, let range):
      let color = color(of: text, at: range, &sink)
      return color.flatMap { Value.plain($0, at: range) }.map { .literal($0, range) } ?? .unset
    case .based(let base, var value, let range):
      _ = value.resolve(self, &sink)
      let lower = self.meaning(of: Setting<Value>.reference(base.value, base.range), &sink).value
      return .literal(lower.map { $0.overlaid(by: value) } ?? value, range)
    }
  }

  /// The color that an expression of tokens gives; nil after a report.
  func color(of text: String, at range: SourceRange, _ sink: inout DiagnosticSink) -> Color? {
    // Syntax errors were reported when the theme was lowered.
    var reported = DiagnosticSink()
    let node = SyntaxNode(.scalar(Scalar(text, isQuoted: true)), range)
    return ColorExpression.lower(node, &reported)?.color { reference in
      meaning(of: Setting<Color>.reference(reference.value, reference.range), &sink).value
    }
  }

  /// Reports the problems of a color expression in a token that nothing uses. Tokens that it refers to do not become used.
  func check(mix text: String, at range: SourceRange, _ sink: inout DiagnosticSink) {
    isNoting = false
    defer { isNoting = true }
    _ = color(of: text, at: range, &sink)
  }

  /// Resolves a recipe's drawing, in which parameters take precedence over tokens. Returns the names of the parameters that the
  /// drawing uses.
  func resolve(
    _ drawing: inout DrawingOverlay, with parameters: ParameterScope, _ sink: inout DiagnosticSink
  ) -> Set<String> {
    self.parameters = parameters
    missing = []
    _ = drawing.resolve(self, &sink)
    defer { self.parameters = nil }
    return self.parameters?.used ?? []
  }

  /// A recipe's parameter as a value of the expected type: nil if the path names no parameter, unset after a report that the
  /// parameter has no such value.
  private func argument<Value: Lowerable>(
    _ path: String, usedAt range: SourceRange, _ sink: inout DiagnosticSink
  ) -> Setting<Value>? {
    guard let argument = parameters?.use(path) else { return nil }
    guard let node = argument.node else {
      sink.report(
        Diagnostic(
          .unknownReference, "the parameter `\(argument.name)` has no `\(path.shortened)`", at: range
        )
        .also(at: argument.value.range, "the parameter"))
      return .unset
    }
    var inner = sink.emptied()
    let setting = Value.setting(node, &inner)
    guard let error = inner.diagnostics.first(where: { $0.code.severity == .error }) else { return setting }
    let isOfNode = error.code == .wrongType && error.place.range == node.range
    guard isOfNode else {
      sink.report(error.also(at: range, "used here"))
      return .unset
    }
    var unusable = Diagnostic(
      .unusableParameter, "the parameter `\(argument.name)` can't be \(node.described)", at: node.range,
      "needs \(Value.expectation)"
    ).also(at: range, "used here").helping(words: error.help.first)
    if let fix = error.fix { unusable = unusable.fixing(fix.range, with: fix.replacement, grade: fix.grade) }
    sink.report(unusable)
    return .unset
  }

  /// Runs a closure without the parameters of the current recipe: arguments and tokens can refer only to tokens.
  private func outsideOfRecipes<Result>(_ resolve: () -> Result) -> Result {
    let inner = parameters
    parameters = nil
    defer { parameters = inner }
    return resolve()
  }

  /// The resolved value of the token at a path; nil after a report.
  private func value<Value: Lowerable>(
    of path: String, at range: SourceRange, _ sink: inout DiagnosticSink
  ) -> Value? {
    guard mayOpen(path, at: range, &sink) else { return nil }
    let (found, met): (Meaning<Value>?, Set<String>) = noting { meaning(of: path, at: range, &sink) }
    return found.flatMap { value(of: $0, at: path, metBefore: met, &sink) }
  }

  /// Whether the token at a path may be resolved within those that are being resolved. Reports cycles and overlong chains.
  private func mayOpen(_ path: String, at range: SourceRange, _ sink: inout DiagnosticSink) -> Bool {
    if let first = open.firstIndex(where: { $0.path == path }) {
      breaks += 1
      sink.report(.cycle(open[first...]))
      return false
    }
    guard open.count < Limit.referenceDepth.standard else {
      breaks += 1
      sink.report(.tooDeep(path, at: range))
      return false
    }
    return true
  }

  /// The value of a token after its own references are resolved. `metBefore` are the tokens with modes on the way to it.
  private func value<Value: Lowerable>(
    of found: Meaning<Value>, at path: String, metBefore: Set<String>, _ sink: inout DiagnosticSink
  ) -> Value? {
    let use = Use(path: path, type: ObjectIdentifier(Value.self))
    if let known = resolved.value(for: use, &tokens.variants) {
      // The reason was reported at the first use of the token.
      if known == nil || doubtful.contains(use) { sink.doubt() }
      return known as? Value
    }
    let (breaksBefore, errors, doubts) = (breaks, sink.errorCount, sink.doubts)
    open.append(Tokens.Link(path: path, range: found.place))
    let (value, met) = noting { outsideOfRecipes { found.setting.resolved(self, &sink).value } }
    open.removeLast()
    if sink.errorCount > errors || sink.doubts > doubts { doubtful.insert(use) }
    if breaks == breaksBefore {
      resolved.keep(
        value.map { $0 as any Sendable }, for: use, met: met.union(metBefore), in: context)
    }
    return value
  }

  private func meaning<Value: Lowerable>(
    of path: String, at range: SourceRange, _ sink: inout DiagnosticSink
  ) -> Meaning<Value>? {
    let use = Use(path: path, type: ObjectIdentifier(Value.self))
    let usedBefore = known.value(for: use, &tokens.variants) as? Meaning<Value>
    // A usable token needs no further lookup, unless each use of a deprecated token is to be reported.
    if let usedBefore, usedBefore.refusal == nil, deprecated.isEmpty {
      note(value: usedBefore.place, usedAt: range)
      return usedBefore
    }
    let (node, met) = noting {
      self.node(at: path, from: range, isOfText: Value.self is ShadowOverlay.Type, &sink)
    }
    guard let node else { return nil }
    note(value: node.range, usedAt: range)
    let meaning = usedBefore ?? References.meaning(of: node)
    if isNoting, let warning = meaning.reduced { reduced[warning.place.range] = warning }
    if usedBefore == nil { known.keep(meaning, for: use, met: met, in: context) }
    guard let refusal = meaning.refusal else { return meaning }
    return sink.refuse(
      Diagnostic(
        .unusableToken, "`$\(path.shortened)` \(refusal)", at: range,
        "needs \(Value.expectation)"
      ).also(at: node.range, "the token").helping(words: meaning.help))
  }

  private func note(value: SourceRange, usedAt range: SourceRange) {
    if value.source != range.source { values[range] = value }
  }

  private static func meaning<Value: Lowerable>(of node: SyntaxNode) -> Meaning<Value> {
    if let type = node.scalar?.declaredType, !Value.form.takes(type) {
      return Meaning(
        setting: .unset, place: node.range, refusal: "is \(node.described), which can't be used here",
        help: type.help)
    }
    var sink = DiagnosticSink()
    let setting = Value.setting(ofToken: node, &sink)
    let error = sink.diagnostics.first { $0.code.severity == .error }
    let isOfToken = error?.code == .wrongType && error?.place.range == node.range
    let refusal =
      isOfToken
      ? "is \(node.described), which can't be used here"
      : error.map { "can't be used here: \($0.message)" } ?? (setting.isUnset ? "can't be used here" : nil)
    // What is usable needs no help, for which names would be searched.
    let help =
      refusal == nil
      ? nil : node.mapping?.helpForModes ?? (Value.isMap && isOfToken ? nil : error?.help.first)
    return Meaning(
      setting: setting, place: node.range, refusal: refusal, help: help,
      reduced: sink.diagnostics.first { $0.code == .shadowTokenReduced })
  }

  /// The token to which a path leads, through any references on the way; nil after a report. Marks these tokens as used and
  /// reports deprecated ones.
  private func node(
    at path: String, from range: SourceRange, isOfText: Bool, _ sink: inout DiagnosticSink
  ) -> SyntaxNode? {
    var links: [Tokens.Link] = []
    var visited: [(path: String, node: SyntaxNode)] = []
    let finding = tokens.find(path, links: &links) { visited.append(($0, $1)) }
    note(tokens.passed)
    for (path, node) in visited where isNoting {
      used.insert(node.range)
      usedPaths.insert(path)
      if isOfText { usedForText.insert(node.range) }
      guard let reason = deprecated[path] else { continue }
      let why = reason.isEmpty ? "" : ": \(reason)"
      sink.report(
        Diagnostic(.deprecatedToken, "`$\(path)` is deprecated\(why)", at: range).also(
          at: node.range, "the token"))
    }
    switch finding {
    case .token(let node) where node.isNull:
      report(removed: node, visited.last?.path ?? path, at: links.last?.range ?? range, &sink)
    case .token(let node): return node
    case .nothing(let path): report(unknown: path, usedAt: range, by: links.last?.range, &sink)
    case .cycle(let first): sink.report(.cycle(links[first...]))
    case .tooDeep: sink.report(.tooDeep(path, at: range))
    }
    return nil
  }

  /// Whether a path leads into a token that is not valid, which then counts as used.
  private func isWithinInvalid(_ path: String) -> Bool {
    if invalid.values.isEmpty, invalid.paths.isEmpty { return false }
    var outer = path[...]
    while let dot = outer.lastIndex(of: ".") {
      outer = outer[..<dot]
      let name = String(outer)
      if let value = tokens.place(of: name)?.value, invalid.values.contains(value) {
        used.insert(value)
        return true
      }
      if invalid.paths.contains(name) {
        usedPaths.insert(name)
        return true
      }
    }
    return false
  }

  /// Marks the tokens at these places as used, unless `isNoting` is false.
  func note(_ places: [SourceRange]) {
    if isNoting { used.formUnion(places) }
  }

  func report(
    removed node: SyntaxNode, _ path: String, at range: SourceRange, _ sink: inout DiagnosticSink
  ) {
    if isPartial || invalid.values.contains(node.range) || invalid.paths.contains(path) {
      return sink.doubt()
    }
    // Where a token file has content that cannot be represented, a null stands for it and an error has been reported.
    let places = earlier ?? ErrorPlaces(sink.diagnostics)
    earlier = places
    if places.overlap(node.range) { return }
    sink.report(
      Diagnostic(.unknownReference, "the token `\(path.shortened)` was removed", at: range)
        .also(at: node.range, "by this null"))
  }

  func report(
    unknown path: String, usedAt use: SourceRange, by token: SourceRange?, _ sink: inout DiagnosticSink
  ) {
    if isPartial || isWithinInvalid(path) { return sink.doubt() }
    if let null = tokens.removedGroup(of: path) {
      return report(removed: null, path, at: token ?? use, &sink)
    }
    let parameters = token == nil ? self.parameters?.names ?? [] : []
    if self.parameters != nil, token == nil { missing.append(Ranged(path, use)) }
    let noun = parameters.isEmpty ? "token" : "parameter and no token"
    var diagnostic = Diagnostic(
      .unknownReference, "there is no \(noun) `\(path.shortened)`", at: token ?? use)
    if token != nil { diagnostic = diagnostic.also(at: use, "used here") }
    if path.isEmpty {
      return sink.report(
        Diagnostic(.unknownReference, "`$` refers to no token", at: use).helping(
          "write `$$` for a dollar sign"))
    }
    guard suggestions > 0 else { return sink.report(diagnostic) }
    suggestions -= 1
    if let parameter = Suggestion.nearest(to: path, among: parameters) {
      return sink.report(
        diagnostic.helping("did you mean `$\(parameter)`?")
          .referring(to: parameter, insteadOf: path, at: use))
    }
    var known = tokens.paths
    var nearest = Suggestion.nearest(to: path, among: known)
    // The token that contains the reference must not be suggested as its target.
    if let itself = nearest, tokens.place(of: itself)?.value == token ?? use {
      known.removeAll { $0 == itself }
      nearest = Suggestion.nearest(to: path, among: known)
    }
    let joined = path.utf8.count <= 80 ? path.filter { $0 != " " } : path
    if joined != path, joined.last == "%", joined.contains("/"),
      tokens.has(String(joined.prefix { $0 != "/" }))
    {
      diagnostic = diagnostic.helping("write `$\(joined)`, without spaces").fixing(
        token ?? use, with: "$\(joined)")
    } else if let slash = path.lastIndex(of: "/"), tokens.has(String(path[..<slash])) {
      diagnostic = diagnostic.helping("an alpha is a percentage: `$\(path[..<slash])/20%`")
    } else if let nearest {
      diagnostic = diagnostic.helping("did you mean `$\(nearest)`?")
        .referring(to: nearest, insteadOf: path, at: token ?? use)
      if let place = tokens.place(of: nearest) {
        diagnostic = diagnostic.also(at: place.key, "the nearest token")
      }
    } else if let inner = path.bracketed {
      diagnostic = diagnostic.helping("write `$\(inner)`")
    } else if known.isEmpty, parameters.isEmpty {
      diagnostic = diagnostic.helping("this theme has no tokens; write `$$` for a dollar sign")
    } else {
      diagnostic = diagnostic.helping(
        "known are \((parameters + known).map { "$\($0)" }.listed(near: "$\(path)"))")
    }
    sink.report(diagnostic)
  }
}

extension String {
  /// The text within braces or parentheses, in which other languages write references: `{color.label}`. Nil if there are none.
  fileprivate var bracketed: Substring? {
    guard let first, let last, count > 2, (first == "{" && last == "}") || (first == "(" && last == ")")
    else {
      return nil
    }
    return dropFirst().dropLast()
  }
}
