import ThemeCore
import ThemeDiagnostics

/// Builds a tree from the events of a reader, within the limits of nodes and depth.
struct TreeBuilder: ~Copyable {
  /// What a map, a list or the file is waiting for.
  enum Expectation {
    case root
    case item
    case key
    /// The value of the key on top of `keys`.
    case value
    /// The value of a key that was refused.
    case refused
  }

  struct Frame {
    var expects: Expectation
    var start = 0
    /// Where its values begin in `items` or `entries`.
    var base = 0
    /// The nodes that were counted before it.
    var nodesBefore = 0
    /// The end of its last child.
    var end = 0
    /// How many maps and lists stand inside each other within it.
    var height = 0
  }

  /// A limit and the place where it was exceeded.
  struct ExceededLimit {
    let limit: Limit
    let place: SourceRange
  }

  /// What one alias of a finished map or list adds to the tree.
  struct Extent {
    /// How many nodes it holds, itself counted.
    var nodes = 1
    /// How many maps and lists stand inside each other in it, itself counted.
    var height = 0
  }

  let text: SourceText
  private let limits: Limits
  private let mostNodes: Int
  private let mostBytes = Limit.textBytes.standard
  private let mostLevels = Limit.nestingDepth.standard
  var sink = DiagnosticSink()
  private(set) var root: SyntaxNode?
  private var innermost = Frame(expects: .root)
  private var outer = MoveStack<Frame>(capacity: 16)
  private var keys = MoveStack<Ranged<String>>(capacity: 16)
  private var items = MoveStack<SyntaxNode>(capacity: 16)
  private var entries = MoveStack<Mapping.Entry>(capacity: 32)
  private(set) var nodes = 0
  private var exceeded: ExceededLimit?

  init(_ text: SourceText, _ limits: Limits) {
    self.text = text
    self.limits = limits
    mostNodes = limits[.nodes]
  }

  var isAtRoot: Bool { innermost.expects == .root }

  /// Where the innermost map or list begins that is still open; 0 at the root.
  var innermostStart: Int { innermost.start }

  /// Whether the next node is a map's key.
  var expectsKey: Bool { innermost.expects == .key }

  /// Whether a limit is exceeded, so that building can't go on.
  var isFull: Bool { exceeded != nil }

  /// Reports the limit that was exceeded.
  mutating func reportExceededLimit() {
    guard let exceeded else { return }
    let subject: DiagnosticText =
      switch exceeded.limit.name {
      case Limit.nestingDepth.name: "maps and lists nest here by"
      case Limit.combiningMarks.name: "the text has"
      default: "up to here, with its aliases resolved, the file has"
      }
    sink.report(.limitExceeded(subject, limits.exceeded(exceeded.limit), at: exceeded.place))
  }

  mutating func add(key: Ranged<String>) {
    count(1, at: key.range)
    checkMarks(of: key.value, at: key.range)
    innermost.end = Int(key.range.end)
    if key.value.utf8.count > mostBytes,
      let exceeded = limits.exceeded(.textBytes, by: key.value.utf8.count)
    {
      sink.report(.limitExceeded("the key has", exceeded, at: key.range))
      return refuseKey()
    }
    innermost.expects = .value
    keys.push(key)
  }

  /// Drops the next value, because its key can't be one.
  mutating func refuseKey() {
    innermost.expects = .refused
  }

  /// The key whose value comes next; nil where none does.
  var openKey: Ranged<String>? {
    mutating get {
      guard innermost.expects == .value else { return nil }
      let key = keys.pop()
      keys.push(key)
      return key
    }
  }

  /// Forgets the key that was read last, with the value that comes next.
  mutating func dropKey() {
    guard innermost.expects == .value else { return }
    _ = keys.pop()
    innermost.expects = .refused
  }

  /// Another key in place of the one that was read last.
  mutating func replaceKey(by key: Ranged<String>) {
    guard innermost.expects == .value else { return }
    _ = keys.pop()
    keys.push(key)
  }

  /// Another value in place of the last one of the innermost map.
  mutating func reviseLast(with value: SyntaxNode) {
    guard entries.count > innermost.base else { return }
    var entry = entries.pop()
    entry.value = value
    entries.push(entry)
  }

  /// A value, the whole of which has an extent.
  mutating func add(_ node: consuming SyntaxNode, extent: Extent = Extent()) {
    count(extent.nodes, at: node.range)
    if case .scalar(let scalar) = node.value { checkMarks(of: scalar.text, at: node.range) }
    if outer.count + extent.height > mostLevels, exceeded == nil {
      exceeded = ExceededLimit(limit: .nestingDepth, place: node.range)
    }
    place(node, height: extent.height)
  }

  mutating func beginMapping(at start: Int) { begin(.key, at: start, base: entries.count) }

  mutating func beginSequence(at start: Int) { begin(.item, at: start, base: items.count) }

  /// Ends the innermost map or list, at its last child when its own end is not given.
  mutating func end(at end: Int?) { _ = finish(at: end, wantsNode: false) }

  /// The same, for what has an anchor.
  mutating func endAnchored(at end: Int?) -> (node: SyntaxNode, extent: Extent) {
    let extent = Extent(nodes: nodes - innermost.nodesBefore, height: innermost.height + 1)
    guard let node = finish(at: end, wantsNode: true) else {
      preconditionFailure("a node that was asked for")
    }
    return (node, extent)
  }

  private mutating func finish(at end: Int?, wantsNode: Bool) -> SyntaxNode? {
    let frame = innermost
    innermost = outer.pop()
    let range = text.range(frame.start, end ?? frame.end)
    let node: SyntaxNode
    if frame.expects == .item {
      node = SyntaxNode(.sequence(items.pop(from: frame.base)), range)
    } else {
      var found = entries.pop(from: frame.base)
      removeDuplicates(from: &found, into: &sink)
      node = SyntaxNode(.mapping(Mapping(found)), range)
    }
    let wanted = wantsNode ? node : nil
    if expectsKey {
      sink.report(.keyIsNoScalar(node))
      refuseKey()
    } else {
      place(node, height: frame.height + 1)
    }
    return wanted
  }

  private mutating func begin(_ expects: Expectation, at start: Int, base: Int) {
    outer.push(innermost)
    innermost = Frame(expects: expects, start: start, base: base, nodesBefore: nodes, end: start)
    let place = text.range(start, start + 1)
    count(1, at: place)
    if outer.count > mostLevels, exceeded == nil {
      exceeded = ExceededLimit(limit: .nestingDepth, place: place)
    }
  }

  private mutating func place(_ node: consuming SyntaxNode, height: Int) {
    innermost.end = max(innermost.end, Int(node.range.end))
    innermost.height = max(innermost.height, height)
    switch innermost.expects {
    case .item:
      items.push(node)
    case .value:
      entries.push(Mapping.Entry(key: keys.pop(), value: node))
      innermost.expects = .key
    case .refused:
      innermost.expects = .key
    case .root:
      root = node
    case .key:
      preconditionFailure("a value without a key")
    }
  }

  /// Refuses a text that is slow to compare, here and in every later stage.
  private mutating func checkMarks(of text: String, at range: SourceRange) {
    if text.hasLongRunOfMarks, exceeded == nil {
      exceeded = ExceededLimit(limit: .combiningMarks, place: range)
    }
  }

  private mutating func count(_ more: Int, at range: SourceRange) {
    nodes += more
    if nodes > mostNodes, exceeded == nil { exceeded = ExceededLimit(limit: .nodes, place: range) }
  }
}

extension Diagnostic {
  static func keyIsNoScalar(_ node: SyntaxNode) -> Diagnostic {
    let kind = node.sequence == nil ? "a map" : "a list"
    return Diagnostic(.invalidYAML, "expected a name as key, found \(kind)", at: node.range)
  }
}
