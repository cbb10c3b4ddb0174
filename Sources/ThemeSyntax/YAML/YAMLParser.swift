import CShims

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
