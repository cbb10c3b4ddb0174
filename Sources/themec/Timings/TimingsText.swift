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

  private static func row(_ stage: String, _ wall: String, _ processor: String, _ count: String) -> String {
    func right(_ text: String) -> String { String(repeating: " ", count: max(0, 10 - text.count)) + text }
    let name = stage + String(repeating: " ", count: max(0, 8 - stage.count))
    return name + right(wall) + right(processor) + right(count) + "\n"
  }

  private static func milliseconds(_ nanoseconds: Int) -> String {
    let tenths = (max(0, nanoseconds) + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
