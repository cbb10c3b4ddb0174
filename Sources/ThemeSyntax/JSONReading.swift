import ThemeCore
import ThemeDiagnostics

/// Reads a text as JSON; nil after a report that it is not well-formed or exceeds a limit. `nodes` grows by the values that
/// were read.
func readJSON(
  _ text: SourceText, _ limits: Limits, _ nodes: inout Int, into sink: inout DiagnosticSink
) -> SyntaxNode? {
  var reader = JSONReader(text)
  var builder = TreeBuilder(text, limits)
  var isWellFormed = true
  do throws(JSONProblem) {
    while !builder.isFull, let event = try reader.next() { builder.add(event) }
  } catch {
    isWellFormed = false
    builder.sink.report(
      Diagnostic(.invalidJSON, words: error.message, at: error.range)
        .also(at: error.related?.range, error.related?.label ?? "").helping(words: error.help))
  }
  if isWellFormed { builder.reportExceededLimit() }
  nodes += builder.nodes
  sink.append(contentsOf: builder.sink)
  return isWellFormed && !builder.isFull ? builder.root : nil
}

extension TreeBuilder {
  fileprivate mutating func add(_ event: JSONEvent) {
    switch event {
    case .beginObject(let start): beginMapping(at: start)
    case .beginArray(let start): beginSequence(at: start)
    case .end(let end): self.end(at: end)
    case .key(let key): add(key: key)
    case .string(let text): add(SyntaxNode(.scalar(Scalar(text.value, isQuoted: true)), text.range))
    case .plain(let text): add(SyntaxNode(.scalar(Scalar(text.value, isQuoted: false)), text.range))
    }
  }
}
