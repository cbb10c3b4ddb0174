import FixtureSupport
import Testing

/// The worst inputs at a hundredth of their size: none ends a run by a signal, or as a bug. What they cost at full size is
/// what `make worst` measures.
struct WorstInputTests {
  @Test(arguments: WorstInput.all)
  func `an input that attacks gets its answer`(_ input: WorstInput) throws {
    let scratch = try Scratch()
    try input.write(to: WorstFolder(scratch.path), .hundredth)
    let outcome = try run(executable, input.arguments, in: scratch.path)
    #expect(outcome.status == input.status, "\(outcome.errors)")
    if let answer = input.answer {
      #expect((outcome.output + outcome.errors).contains(answer), "\(outcome.errors)")
    }
  }

  @Test func `there is a kind of each name, and of each attack`() {
    #expect(WorstInput.all.count == 85)
    #expect(Set(WorstInput.all.map(\.name)).count == 85)
    #expect(Set(WorstInput.all.map(\.attacks)).count == 85)
  }
}
