import CShims
import ThemeCore
import ThemeDiagnostics

/// A wrapper of libyaml's parser, which reads a text one event at a time.
@safe struct YAMLParser: ~Copyable {
  private let handle: OpaquePointer
  private var event = unsafe cyaml_event()

  /// Creates a parser for a text, whose memory must outlive the parser.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    guard let handle = unsafe cyaml_open(text.baseAddress, text.count) else {
      preconditionFailure("no memory for a parser")
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe cyaml_close(handle)
  }

  /// Reads the next event and returns its kind.
  mutating func next() -> cyaml_kind {
    unsafe cyaml_next(handle, &event)
    return unsafe event.kind
  }

  /// The position of the event's first Unicode scalar, counted from the beginning of the text.
  var start: Int { unsafe event.start }

  /// The position after the event's last Unicode scalar.
  var end: Int { unsafe event.end }

  /// A scalar's text after escapes and folding.
  var text: String {
    unsafe String(decoding: UnsafeBufferPointer(start: event.text, count: event.length), as: UTF8.self)
  }

  /// Whether the scalar has no quotes and is no block scalar.
  var isPlain: Bool { unsafe event.is_plain }

  /// Whether the scalar has no text.
  var isEmpty: Bool { unsafe event.length == 0 }

  var hasProperties: Bool { unsafe event.anchor != nil || event.tag != nil }

  /// The event's anchor (the name after `&`) or the name of an alias (after `*`); nil if it has none.
  var anchor: String? { unsafe Self.string(event.anchor) }

  /// The event's tag with its handle resolved; nil if it has none.
  var tag: String? { unsafe Self.string(event.tag) }

  /// The problem after an event of the kind `failure`.
  var problem: YAMLProblem {
    let problem = unsafe cyaml_problem(handle)
    return unsafe YAMLProblem(
      message: Self.string(problem.problem) ?? "not well-formed", context: Self.string(problem.context),
      place: problem.problem_place, contextPlace: problem.context_place, isByte: problem.is_byte)
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }
}

/// libyaml's messages about a failure, and their places.
struct YAMLProblem {
  let message: String
  let context: String?
  /// The position of the failure: a byte offset if `isByte` is true, otherwise counted in Unicode scalars.
  let place: Int
  let contextPlace: Int
  let isByte: Bool
}

/// The anchors of a document, and those of the maps and lists that are still open.
struct Anchors {
  /// An anchored node and the size that one alias of it adds to the tree.
  struct Named {
    let node: SyntaxNode
    let extent: TreeBuilder.Extent
  }

  enum Found {
    case node(Named)
    case refused((SourceRange) -> Diagnostic)
  }

  /// The anchored nodes by name; nil while the node is still open.
  private var table: [String: Named?] = [:]
  private var open: [String?] = []
  private var suggestions = 0

  /// The number of unknown names that get a suggestion. It is limited because every search compares all names.
  private static let suggestionLimit = 20

  mutating func define(_ name: String, as named: Named) {
    table[name] = .some(named)
  }

  mutating func begin(_ name: String?) {
    open.append(name)
    if let name { table[name] = .some(nil) }
  }

  /// Closes the innermost map or list and returns its anchor; nil if it has none.
  mutating func end() -> String? { open.removeLast() }

  mutating func lookUp(_ name: String) -> Found {
    guard let known = table[name] else {
      suggestions += 1
      let isCheap = suggestions <= Self.suggestionLimit
      let near = isCheap ? Suggestion.nearest(to: name, among: table.keys.sorted()) : nil
      return .refused { .unknownAnchor(name, near: near, at: $0) }
    }
    guard let named = known else { return .refused { .aliasInsideItself(name, at: $0) } }
    return .node(named)
  }
}

extension Diagnostic {
  fileprivate static func unknownAnchor(_ name: String, near: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(.invalidYAML, "there is no anchor `&\(name)` above", at: place)
      .helping(near.map { "did you mean `*\($0)`?" } ?? "quote the value if it is text that begins with `*`")
  }

  fileprivate static func aliasInsideItself(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.invalidYAML, "the alias `*\(name)` is inside the value that it refers to", at: place)
  }
}
