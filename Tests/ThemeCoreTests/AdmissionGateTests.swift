import Synchronization
import Testing
import ThemeCore

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
