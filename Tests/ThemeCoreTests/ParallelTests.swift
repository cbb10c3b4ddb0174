import Synchronization

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

struct AdmissionGateTests {
  @Test(arguments: [1, 2, 16]) func `what is under way never passes the capacity`(workers: Int) {
    let gate = AdmissionGate(capacity: 100)
    let underWay = Atomic(0)
    let most = Atomic(0)
    let results = parallelMap(400, workers: workers) { index in
      let amount = [1, 7, 40, 60, 100][index % 5]
      return gate.admit(amount) {
        let now = underWay.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
        most.max(now, ordering: .sequentiallyConsistent)
        underWay.wrappingSubtract(amount, ordering: .sequentiallyConsistent)
        return index
      }
    }
    #expect(results == Array(0..<400))
    #expect(most.load(ordering: .sequentiallyConsistent) <= 100)
    #expect(gate.most == 100)
  }

  @Test func `work that is larger than the gate is done alone`() {
    let gate = AdmissionGate(capacity: 10)
    let underWay = Atomic(0)
    let crowds = parallelMap(60, workers: 8) { index in
      gate.admit(index % 3 == 0 ? 1_000 : 5) {
        let crowd = underWay.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
        underWay.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        return crowd
      }
    }
    #expect(crowds.enumerated().allSatisfy { $1 <= ($0 % 3 == 0 ? 1 : 2) })
    #expect(gate.most == 10)
  }

  @Test func `work that fails leaves its place`() {
    struct Failure: Error {}
    let gate = AdmissionGate(capacity: 1)
    for _ in 0..<3 {
      #expect(throws: Failure.self) { try gate.admit(1) { throw Failure() } }
    }
    #expect(gate.admit(1) { true })
  }

  @Test func `so many work at once as fit`() {
    let gate = AdmissionGate(capacity: 100)
    #expect(gate.workers(16, each: 30) == 3)
    #expect(gate.workers(16, each: 1_000) == 1)
    #expect(gate.workers(2, each: 0) == 2)
  }
}
