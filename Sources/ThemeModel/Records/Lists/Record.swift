import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A value that can be overlaid by another value of its type and can contain references.
package protocol Layered: Sendable {
  /// The result of laying `overlay` over this value: what `overlay` sets takes precedence.
  func overlaid(by overlay: Self) -> Self
  /// Replaces the references within this value by their meaning. Returns whether there were any.
  mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool
}

extension Layered {
  /// The value with all references replaced by their meaning; nil if there are none.
  func changed(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Self? {
    var copy = self
    return copy.resolve(references, &sink) ? copy : nil
  }
}

/// A type that holds the values of a map whose keys are defined by one key list.
package protocol Record: KeyList, Layered where Root == Self {
  /// Creates a record in which no key is set.
  init()
  /// What to write instead of a node that is no map of the record's keys; nil if there is no suggestion.
  static func help(_ node: SyntaxNode) -> String?
}

extension Record {
  package static func help(_ node: SyntaxNode) -> String? { nil }

  package func overlaid(by overlay: Self) -> Self { merged(with: overlay) }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    resolveKeys(references, &sink)
  }

  /// Both records merged key by key; the keys that `overlay` sets take precedence.
  func merged(with overlay: Self) -> Self {
    var visitor = OverlayVisitor(lower: self, upper: overlay)
    Self.list(&visitor)
    var result = Self()
    swap(&result, &visitor.lower)
    return result
  }

  /// Replaces the references in the values of all keys by their meaning. Returns whether there were any.
  mutating func resolveKeys(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    // Swapping avoids a copy, which would retain and release each value of the record.
    var visitor = ResolveVisitor(root: Self(), references: references)
    swap(&visitor.root, &self)
    swap(&visitor.sink, &sink)
    Self.list(&visitor)
    swap(&visitor.sink, &sink)
    swap(&visitor.root, &self)
    return visitor.isChanged
  }
}

private struct OverlayVisitor<Root>: KeyVisitor {
  var lower: Root
  let upper: Root

  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    if !upper[keyPath: place].isUnset {
      lower[keyPath: place] = lower[keyPath: place].overlaid(by: upper[keyPath: place])
    }
  }

  @inline(__always)
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
    lower[keyPath: place] = lower[keyPath: place].overlaid(by: upper[keyPath: place])
  }
}

private struct ResolveVisitor<Root>: KeyVisitor {
  var root: Root
  let references: any ReferenceResolver
  /// The caller's sink, swapped in while the list is visited.
  var sink = DiagnosticSink()
  var isChanged = false

  @inline(__always)
  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    if !root[keyPath: place].isUnset, root[keyPath: place].resolve(references, &sink) { isChanged = true }
  }

  @inline(__always)
  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
    if root[keyPath: place].resolve(references, &sink) { isChanged = true }
  }
}

/// Resolves references to the tokens of a theme and to the parameters of a recipe.
package protocol ReferenceResolver: AnyObject {
  /// The setting that replaces `setting`, which is a reference, is computed from tokens or overlays a token. The result is a
  /// value, or unset after a report.
  func meaning<Value: Lowerable>(of setting: Setting<Value>, _ sink: inout DiagnosticSink) -> Setting<Value>
}

extension Setting where Value: Lowerable {
  /// Replaces the setting if it is a reference, and the references within it if it is a map. Returns whether there were any.
  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    switch self {
    case .unset, .removed: return false
    case .literal where !Value.isMap: return false
    case .literal(var value, let range):
      guard value.resolve(references, &sink) else { return false }
      self = .literal(value, range)
    case .reference, .computed, .based: self = references.meaning(of: self, &sink)
    }
    return true
  }

  /// A copy of this setting in which all references are resolved.
  package func resolved(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Setting {
    changed(references, &sink) ?? self
  }

  /// The same; nil if there are no references.
  func changed(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Setting? {
    var copy = self
    return copy.resolve(references, &sink) ? copy : nil
  }

  /// The result of laying `overlay` over this setting: this setting if `overlay` is unset, two maps merged key by key, and
  /// otherwise `overlay`.
  package func overlaid(by overlay: Setting) -> Setting {
    if Value.isMap, case .literal(let lower, _) = self, case .literal(let upper, let range) = overlay {
      return .literal(lower.overlaid(by: upper), range)
    }
    return overlay.isUnset ? self : overlay
  }
}

/// The form of a value that a map selects by exactly one of its keys. A second key of the list is reported as an error.
package struct Alternative<Form: Lowerable> {
  /// The noun for the value in messages: "fill".
  private let noun: String
  private var first: (form: Form, key: Ranged<String>)?

  /// The form that a map with the keys of a list selects; nil after a report.
  static func lower<Keys: KeyList>(
    _ node: SyntaxNode, by keys: Keys.Type, _ sink: inout DiagnosticSink
  ) -> Form? where Keys.Root == Alternative<Form> {
    guard let entries = node.mapping?.entries else { return Form.mismatch(node, &sink) }
    let count = sink.count
    var alternative = Alternative(noun: keys.name)
    keys.read(entries.filter { !$0.value.isNull }, into: &alternative, &sink)
    if alternative.first == nil, sink.count == count { _ = Form.mismatch(node, &sink) }
    return alternative.first?.form
  }

  mutating func take(_ form: Form?, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink) {
    guard let form else { return }
    guard let first else {
      first = (form, entry.key)
      return
    }
    sink.report(
      Diagnostic(
        .exclusiveKeys, "a layer has one \(noun), not `\(first.key.value)` and `\(entry.key.value)`",
        at: entry.key.range
      ).also(at: first.key.range, "the first \(noun)"))
  }
}

extension KeyVisitor {
  /// Defines the key of a form whose value is a setting; the other parameters are those of `setting`.
  @inline(__always)
  mutating func form<Form, Value: Lowerable>(
    _ name: String, _ make: (Setting<Value>) -> Form, _ summary: @autoclosure () -> String,
    by fixture: String = ""
  ) where Root == Alternative<Form> {
    other(name, Value.form, summary(), by: fixture, isSetting: true) {
      $0.take(make(Value.setting($1.value, &$2)), $1, &$2)
    }
  }
}

extension Array {
  /// The values with those of an overlay in place of the ones that have the same name, and its others behind them.
  func replacing<Name: Hashable>(by overlay: [Element], of name: (Element) -> Name) -> [Element] {
    var result = self
    let places = Dictionary(enumerated().map { (name($1), $0) }, uniquingKeysWith: { $1 })
    for value in overlay {
      if let place = places[name(value)] { result[place] = value } else { result.append(value) }
    }
    return result
  }
}
