import ArgumentParser
import ThemeCore

/// The option with which a run reports where its time went.
struct TimingOptions: ParsableArguments {
  @Flag(help: "Print where the time went.")
  var timings = false

  /// Runs `body` and reports where its time went, even if `body` throws.
  func measured(_ body: (StageWatch) throws -> Void) throws {
    guard timings else { return try body(StageWatch()) }
    let recorder = StageRecorder()
    let result = Result { try body(StageWatch(recorder)) }
    Terminal.writeError(recorder.timings.table)
    try result.get()
  }
}
