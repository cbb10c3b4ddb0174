import ThemeCore
import ThemeDiagnostics

/// Builds a tree from the events of a parser, within the limits on nodes and depth.
struct TreeBuilder: ~Copyable {
  /// The kind of node that an open map, an open list or the file expects next.
  enum Expectation {
    case root
    case item
    case key
    /// The value of the key on top of `keys`.
    case value
    /// The value of a key that was refused, which is dropped.
    case refused
  }

  struct Frame {
    var expects: Expectation
    var start = 0
    /// The index in `items` or `entries` of the frame's first value.
    var base = 0
    /// The number of nodes that were counted before the frame began.
    var nodesBefore = 0
    /// The offset at which the last child ends.
    var end = 0
    /// The depth of the maps and lists nested within the frame, not counting the frame itself.
    var height = 0
  }

  /// A limit and the place where it was exceeded.
  struct ExceededLimit {
    let limit: Limit
    let place: SourceRange
  }

  /// The size that a single alias of a finished map or list adds to the tree.
  struct Extent {
    /// The number of nodes, including the map or list itself.
    var nodes = 1
    /// The depth of nested maps and lists, including the map or list itself.
    var height = 0
  }

  let text: SourceText
  private let limits: Limits
  private let maxNodes: Int
  private let maxBytes = Limit.textBytes.standard
  private let maxLevels = Limit.nestingDepth.standard
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
    maxNodes = limits[.nodes]
  }

  var isAtRoot: Bool { innermost.expects == .root }

  /// The offset at which the innermost open map or list begins; 0 at the root.
  var innermostStart: Int { innermost.start }

  /// Whether the next node is a map's key.
  var expectsKey: Bool { innermost.expects == .key }

  /// Whether a limit was exceeded, which ends building.
  var isFull: Bool { exceeded != nil }

  /// Reports the limit that was exceeded, if any.
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
    if key.value.utf8.count > maxBytes,
      let exceeded = limits.exceeded(.textBytes, by: key.value.utf8.count)
    {
      sink.report(.limitExceeded("the key has", exceeded, at: key.range))
      return refuseKey()
    }
    innermost.expects = .value
    keys.push(key)
  }

  /// Makes the builder drop the next value, because its key is invalid.
  mutating func refuseKey() {
    innermost.expects = .refused
  }

  /// The key whose value is expected next; nil if no value of a key is expected.
  var openKey: Ranged<String>? {
    mutating get {
      guard innermost.expects == .value else { return nil }
      let key = keys.pop()
      keys.push(key)
      return key
    }
  }

  /// Removes the key that was read last and makes the builder drop its value.
  mutating func dropKey() {
    guard innermost.expects == .value else { return }
    _ = keys.pop()
    innermost.expects = .refused
  }

  /// Replaces the key that was read last.
  mutating func replaceKey(by key: Ranged<String>) {
    guard innermost.expects == .value else { return }
    _ = keys.pop()
    keys.push(key)
  }

  /// Replaces the value of the last entry of the innermost map, if it has one.
  mutating func reviseLast(with value: SyntaxNode) {
    guard entries.count > innermost.base else { return }
    var entry = entries.pop()
    entry.value = value
    entries.push(entry)
  }

  /// Adds a value. `extent` is the size of the whole value, which is more than one node for an alias of a map or list.
  mutating func add(_ node: consuming SyntaxNode, extent: Extent = Extent()) {
    count(extent.nodes, at: node.range)
    if case .scalar(let scalar) = node.value { checkMarks(of: scalar.text, at: node.range) }
    if outer.count + extent.height > maxLevels, exceeded == nil {
      exceeded = ExceededLimit(limit: .nestingDepth, place: node.range)
    }
    place(node, height: extent.height)
  }

  mutating func beginMapping(at start: Int) { begin(.key, at: start, base: entries.count) }

  mutating func beginSequence(at start: Int) { begin(.item, at: start, base: items.count) }

  /// Ends the innermost map or list at the offset `end`, or at the end of its last child if `end` is nil.
  mutating func end(at end: Int?) { _ = finish(at: end, wantsNode: false) }

  /// Ends the innermost map or list like `end(at:)`, and returns it with its extent, for the aliases of its anchor.
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
    if outer.count > maxLevels, exceeded == nil {
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

  /// Refuses a text with a long run of combining marks, which is slow to compare in this and every later stage.
  mutating func checkMarks(of text: String, at range: SourceRange) {
    if text.hasLongRunOfMarks, exceeded == nil {
      exceeded = ExceededLimit(limit: .combiningMarks, place: range)
    }
  }

  private mutating func count(_ more: Int, at range: SourceRange) {
    nodes += more
    if nodes > maxNodes, exceeded == nil { exceeded = ExceededLimit(limit: .nodes, place: range) }
  }
}

extension Diagnostic {
  static func keyIsNoScalar(_ node: SyntaxNode) -> Diagnostic {
    let kind = node.sequence == nil ? "a map" : "a list"
    return Diagnostic(.invalidYAML, "expected a name as key, found \(kind)", at: node.range)
  }
}

/// Reports and removes every entry whose key an earlier entry already has.
func removeDuplicates(from entries: inout [Mapping.Entry], into sink: inout DiagnosticSink) {
  // Comparing pairs is faster than hashing for a few entries.
  if entries.count <= 16 {
    guard hasEqualPair(entries) else { return }
  } else {
    var keys = Set<String>(minimumCapacity: entries.count)
    var isUnique = true
    for entry in entries where !keys.insert(entry.key.value).inserted { isUnique = false }
    guard !isUnique else { return }
  }
  var first: [String: SourceRange] = [:]
  entries.removeAll { entry in
    guard let earlier = first[entry.key.value] else {
      first[entry.key.value] = entry.key.range
      return false
    }
    sink.report(.duplicateKey(entry.key, first: earlier))
    return true
  }
}

private func hasEqualPair(_ entries: [Mapping.Entry]) -> Bool {
  guard entries.count > 1 else { return false }
  for later in 1..<entries.count {
    for earlier in 0..<later where entries[earlier].key.value == entries[later].key.value { return true }
  }
  return false
}

extension Diagnostic {
  fileprivate static func duplicateKey(_ key: Ranged<String>, first: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateKey, "the key \(FoundText.quoted(key.value)) is set twice in one map", at: key.range)
      .also(at: first, "first here")
  }
}

/// A stack of values that are not yet part of their list or map, which removes them from the stack as one array.
///
/// It manages its own memory, because removing values from the end of an `Array` copies each of them.
@safe struct MoveStack<Element>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    unsafe storage = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe storage.deinitialize(count: count)
    unsafe storage.deallocate()
  }

  mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    unsafe (storage + count).initialize(to: element)
    count += 1
  }

  /// Removes and returns the last value.
  mutating func pop() -> Element {
    precondition(count > 0, "nothing is on the stack")
    count -= 1
    return unsafe (storage + count).move()
  }

  /// Removes and returns all values from the index `base` on.
  mutating func pop(from base: Int) -> [Element] {
    precondition(base <= count, "a stack is shorter than its frames")
    var taken: [Element] = []
    taken.reserveCapacity(count - base)
    for index in base..<count { taken.append(unsafe (storage + index).move()) }
    count = base
    return taken
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: storage, count: count)
    unsafe storage.deallocate()
    unsafe storage = larger
    capacity *= 2
  }
}
