import ThemeCore
import ThemeDiagnostics

extension Timings {
  /// The timings as a table for people: a line for each stage, a line for the whole run, and where the pictures came from.
  var table: String {
    let shares = shares
    var text = Self.row("stage", "wall ms", "CPU ms", "times")
    for stage in Stage.allCases {
      let share = shares[stage] ?? Share()
      text += Self.row(
        stage.rawValue, Self.milliseconds(share.wall), Self.milliseconds(share.processor), "\(share.count)")
    }
    let whole = (wall: end.wall - start.wall, processor: end.processor)
    text += Self.row("all", Self.milliseconds(whole.wall), Self.milliseconds(whole.processor), "1")
    let counts = PictureOrigin.allCases.map { pictures[$0] ?? 0 }
    let all = counts.reduce(0, +)
    guard all > 0 else { return text + "no picture was written\n" }
    let hits = pictures[.cache] ?? 0
    return text
      + "\(counted(all, "picture")) written: \(pictures[.encoded] ?? 0) encoded, \(pictures[.run] ?? 0) known from this run, "
      + "\(hits) from the cache (\(hits * 100 / all) %)\n"
  }

  /// The timings in Chrome's trace event format, which trace viewers open: one event for each time a thread went through a
  /// stage, in microseconds.
  var trace: JSONValue {
    let ordered = spans.sorted {
      ($0.start.wall, $1.end.wall, $0.thread) < ($1.start.wall, $0.end.wall, $1.thread)
    }
    let events = ordered.map { span -> JSONValue in
      .oneLine(
        .object([
          ("name", .string(span.stage.rawValue)), ("cat", .string("themec")), ("ph", .string("X")),
          ("ts", Self.microseconds(span.start.wall - start.wall)),
          ("dur", Self.microseconds(span.end.wall - span.start.wall)),
          ("tdur", Self.microseconds(span.end.processor - span.start.processor)),
          ("pid", .integer(1)), ("tid", .integer(span.thread + 1)),
          ("args", .object([("for", .string(span.name))])),
        ]))
    }
    let origins = PictureOrigin.allCases.map { ($0.rawValue, JSONValue.integer(pictures[$0] ?? 0)) }
    return .object([
      ("displayTimeUnit", .string("ms")), ("traceEvents", .array(events)),
      ("otherData", .object([("pictures", .object(origins))])),
    ])
  }

  private static func row(_ stage: String, _ wall: String, _ processor: String, _ count: String) -> String {
    func right(_ text: String) -> String { String(repeating: " ", count: max(0, 10 - text.count)) + text }
    let name = stage + String(repeating: " ", count: max(0, 8 - stage.count))
    return name + right(wall) + right(processor) + right(count) + "\n"
  }

  private static func milliseconds(_ nanoseconds: Int) -> String {
    decimal((max(0, nanoseconds) + 50_000) / 100_000, digits: 1)
  }

  private static func microseconds(_ nanoseconds: Int) -> JSONValue {
    .number(decimal(max(0, nanoseconds), digits: 3))
  }

  /// A number of tenths (for 1 digit), hundredths (for 2 digits) and so on, as a decimal number.
  private static func decimal(_ number: Int, digits: Int) -> String {
    let text = String(number)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return "\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }
}
