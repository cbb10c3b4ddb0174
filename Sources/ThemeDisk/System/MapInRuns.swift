import Synchronization
import ThemeCore

/// The results of `body` for the numbers 0 ..< `count` of sorted paths, computed on several threads. The first error ends the
/// work.
///
/// A thread processes a run of adjacent numbers at a time. Each run begins with a copy of `state`, which its calls change, so
/// that folders that one call opens are available to the next. `watch` measures each call as a part of a commit.
func mapInRuns<State: Sendable, Value: Sendable>(
  _ count: Int, workers: Int, with state: State, _ watch: StageWatch,
  _ body: @Sendable (inout State, Int) throws(CommitError) -> Value
) throws(CommitError) -> [Value] {
  // In long runs, more calls share open folders; short runs distribute the work more evenly.
  let length = workers == 1 ? max(count, 1) : min(max(count / (workers * 8), 1), 32)
  let hasFailed = Atomic(false)
  let runs = parallelMap((count + length - 1) / length, workers: workers) {
    run -> Result<[Value], CommitError> in
    var state = state
    var values: [Value] = []
    for index in run * length..<min((run + 1) * length, count) {
      if hasFailed.load(ordering: .relaxed) { break }
      do throws(CommitError) {
        values.append(
          try watch.measure(.commit) { () throws(CommitError) in try body(&state, index) })
      } catch {
        hasFailed.store(true, ordering: .relaxed)
        return .failure(error)
      }
    }
    return .success(values)
  }
  var values: [Value] = []
  values.reserveCapacity(count)
  for run in runs { values += try run.get() }
  return values
}
