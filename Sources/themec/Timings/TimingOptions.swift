import ArgumentParser
import ThemeCore
import ThemeDisk

/// The option with which a run reports where its time went.
struct TimingOptions: ParsableArguments {
  /// The value that stands for `--timings` without a file, which prints a table.
  static let table = "-"

  @Option(
    name: .customLong("timings"),
    help: ArgumentHelp(
      "Print where the time went; --timings=FILE.json writes it for trace viewers instead.", valueName: "file"
    ),
    completion: .file())
  var file: String?

  func validate() throws {
    if file == "" { throw ValidationError("the file that --timings names is empty") }
  }

  /// Runs `body` and reports where its time went, even if `body` throws.
  func measured(_ body: (StageWatch) throws -> Void) throws {
    guard let file else { return try body(StageWatch()) }
    let recorder = StageRecorder()
    let result = Result { try body(StageWatch(recorder)) }
    let timings = recorder.timings
    if file == Self.table {
      Terminal.writeError(timings.table)
    } else {
      try onDisk { () throws(CommitError) in try writeAtomically(timings.trace.bytes, to: file) }
    }
    try result.get()
  }
}
