import Synchronization

/// The results of `body` for 0 ..< `count`, in this order, whichever threads computed them.
///
/// Uses up to `workers` threads, including the calling one. With one worker, or at most one call, no thread is started. If the
/// system refuses to start a thread, the others do its work. Started threads have a stack of 8 MiB.
package func parallelMap<Value: Sendable>(
  _ count: Int, workers: Int, _ body: @Sendable (Int) -> Value
) -> [Value] {
  guard count > 1, workers > 1 else { return (0..<max(count, 0)).map { body($0) } }
  return unsafe [Value](unsafeUninitializedCapacity: count) { places, made in
    let base = unsafe Places(first: places.baseAddress)
    let next = Atomic(0)
    withoutActuallyEscaping(body) { body in
      let work: @Sendable () -> Void = {
        while true {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          unsafe base.fill(index, with: body(index))
        }
      }
      runOnThreads(min(workers, count), work)
    }
    made = count
  }
}

/// The memory for the results. Each place is written once, by the thread that took its index, and is read after all threads
/// have ended.
@unsafe private struct Places<Value>: @unchecked Sendable {
  let first: UnsafeMutablePointer<Value>?

  func fill(_ index: Int, with value: Value) {
    guard let first = unsafe first else { preconditionFailure("an array without memory") }
    unsafe (first + index).initialize(to: value)
  }
}

/// Runs `work` once on each of `count` threads, including the calling one, and waits for all of them.
private func runOnThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  var threads: [WorkerThread] = []
  for _ in 1..<count {
    guard let thread = WorkerThread(work) else { break }
    threads.append(thread)
  }
  work()
  for thread in threads { thread.join() }
}
