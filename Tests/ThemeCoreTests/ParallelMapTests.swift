import Foundation
import Synchronization
import Testing
import ThemeCore

struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 3, 64, 10_000], [1, 2, 3, 8, 100])
  func `results stand where their numbers say`(count: Int, workers: Int) {
    let calls = Atomic(0)
    let results = parallelMap(count, workers: workers) { index in
      calls.wrappingAdd(1, ordering: .relaxed)
      return "number \(index)"
    }
    #expect(results == (0..<count).map { "number \($0)" })
    #expect(calls.load(ordering: .relaxed) == count)
  }

  @Test(arguments: [(count: 50, workers: 1), (count: 1, workers: 8)])
  func `one worker or one call starts no thread`(count: Int, workers: Int) {
    let caller = ObjectIdentifier(Thread.current)
    let threads = parallelMap(count, workers: workers) { _ in ObjectIdentifier(Thread.current) }
    #expect(threads.allSatisfy { $0 == caller })
  }

  @Test func `several workers work at the same time`() {
    // Each of two calls waits until the other has begun; alone, the first would wait for ever.
    let begun = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let threads = parallelMap(2, workers: 2) { index in
      begun[index].signal()
      begun[1 - index].wait()
      return ObjectIdentifier(Thread.current)
    }
    #expect(threads[0] != threads[1])
  }

  @Test func `a started thread has room for deep recursion`() {
    // The caller takes part too, so it needs the same room: a thread of a test has less.
    let depths = Mutex<[Int]>([])
    let done = DispatchSemaphore(value: 0)
    let caller = Thread {
      let found = parallelMap(64, workers: 4) { _ in depth(8_000) }
      depths.withLock { $0 = found }
      done.signal()
    }
    caller.stackSize = 8 << 20
    caller.start()
    done.wait()
    #expect(depths.withLock { $0 } == Array(repeating: 8_000, count: 64))
  }
}

/// Takes at least 128 bytes of stack a level, so 8,000 levels more than the 512 KiB that threads get by default on macOS.
private func depth(_ levels: Int) -> Int {
  guard levels > 0 else { return 0 }
  var room = (levels, levels, levels, levels, levels, levels, levels, levels)
  room.0 = unsafe withUnsafeMutablePointer(to: &room) { _ in depth(levels - 1) }
  return room.0 + (room.7 == levels ? 1 : 0)
}
