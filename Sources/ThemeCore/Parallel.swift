import Platform
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

extension Array {
  /// The elements in parts of `count`, in order; the last part has the remaining ones.
  package func parts(of count: Int) -> [ArraySlice<Element>] {
    let count = Swift.max(1, count)
    return stride(from: 0, to: self.count, by: count).map { start in
      self[start..<(self.count - start > count ? start + count : self.count)]
    }
  }
}

/// A system thread with a stack of 8 MiB. The code that starts it must join it.
@safe struct WorkerThread {
  private static let stackBytes = 8 << 20

  private let thread: pthread_t

  /// Starts a thread that runs `work`; nil if the system refuses to start one.
  init?(_ work: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, Self.stackBytes) == 0 else { return nil }
    let box = unsafe Unmanaged.passRetained(WorkBox(work))
    guard unsafe pthread_create(&thread, &attributes, runWork, box.toOpaque()) == 0 else {
      unsafe box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread = unsafe thread else { preconditionFailure("a thread without a name") }
      unsafe self.thread = thread
    #else
      self.thread = thread
    #endif
  }

  /// Waits until the thread has ended.
  func join() {
    var result: UnsafeMutableRawPointer?
    unsafe pthread_join(thread, &result)
  }
}

/// Holds the closure of a thread. A class because the start function of a thread takes one pointer.
private final class WorkBox: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<WorkBox>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<WorkBox>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif

/// A mutex with a condition variable: one thread at a time works under it, and can wait there until another thread has changed
/// something.
///
/// The standard library has only the mutex. A class because many threads share it, and because the address of the system's
/// mutex must not change.
@safe final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Runs `body` while no other thread is inside the monitor.
  func locked<Value>(_ body: () -> Value) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the monitor until another thread calls `wakeAll`. Call it inside `locked`, in a loop that checks the condition.
  func wait() { unsafe pthread_cond_wait(changed, mutex) }

  /// Wakes all waiting threads. Call it inside `locked`.
  func wakeAll() { unsafe pthread_cond_broadcast(changed) }
}

/// A gate that admits work as long as the total amount of all admitted work fits a capacity. It bounds memory regardless of the
/// number of threads.
///
/// Work is admitted in the order of arrival, so that none waits forever. Admitted work must not enter the gate again before it
/// ends, because that can deadlock. A class because many threads share it.
package final class AdmissionGate: @unchecked Sendable {
  /// The maximum amount of admitted work at any time, in the unit of `amount`.
  package let capacity: Int
  private let monitor = Monitor()
  // The following properties are accessed only under the monitor.
  private var underWay = 0
  private var highest = 0
  private var lastTicket = 0
  private var admitted = 0

  package init(capacity: Int) { self.capacity = capacity }

  /// The largest amount that was admitted at one time.
  package var most: Int { monitor.locked { highest } }

  /// Performs work as soon as its amount fits. An amount above the capacity counts as the whole capacity, so that such work is
  /// performed alone.
  package func admit<Value, Failure: Error>(
    _ amount: Int, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    enter(amount)
    defer { leave(amount) }
    return try body()
  }

  private func enter(_ amount: Int) {
    let amount = max(0, min(amount, capacity))
    monitor.locked {
      lastTicket += 1
      let ticket = lastTicket
      while admitted + 1 != ticket || underWay + amount > capacity {
        monitor.wait()
      }
      admitted += 1
      underWay += amount
      highest = max(highest, underWay)
      monitor.wakeAll()
    }
  }

  private func leave(_ amount: Int) {
    let amount = max(0, min(amount, capacity))
    monitor.locked {
      underWay -= amount
      monitor.wakeAll()
    }
  }

  /// How many of `count` threads can work at the same time if each takes `amount`; at least one.
  package func workers(_ count: Int, each amount: Int) -> Int {
    max(1, min(count, capacity / max(1, amount)))
  }
}
