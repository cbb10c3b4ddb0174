import Synchronization
import Testing
import ThemeCore

struct GatheringTests {
  @Test(arguments: [1, 2, 7]) func `nobody goes on before all have come, round after round`(members: Int) {
    let gathering = Gathering()
    for _ in 0..<members { gathering.join() }
    let come = Atomic(0)
    let rounds = 200
    let seen = parallelMap(members, workers: members) { _ in
      (1...rounds).map { _ in
        come.wrappingAdd(1, ordering: .sequentiallyConsistent)
        gathering.meet()
        return come.load(ordering: .sequentiallyConsistent)
      }
    }
    // Who is fast may have come to the next round already, and no further.
    for counts in seen {
      for (round, count) in counts.enumerated() {
        #expect(((round + 1) * members..<(round + 2) * members).contains(count))
      }
    }
  }

  @Test func `those that leave are not waited for`() {
    let gathering = Gathering()
    for _ in 0..<3 { gathering.join() }
    let left = Atomic(0)
    let seen = parallelMap(3, workers: 3) { index in
      if index == 1 {
        gathering.meet()
        return left.load(ordering: .sequentiallyConsistent)
      }
      left.wrappingAdd(1, ordering: .sequentiallyConsistent)
      gathering.leave()
      return 0
    }
    #expect(seen == [0, 2, 0])
  }

  @Test func `who is alone goes on at once`() {
    let gathering = Gathering()
    gathering.join()
    gathering.join()
    gathering.leave()
    gathering.meet()
    gathering.leave()
    gathering.join()
    gathering.meet()
  }
}
