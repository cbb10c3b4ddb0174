struct LimitTests {
  @Test(arguments: Limit.all) func `a limit has a name to type, a unit and an owner`(_ limit: Limit) {
    let letters = limit.name.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 }
    #expect(letters && limit.name.utf8.first != 45 && limit.name.utf8.last != 45, "\(limit.name)")
    #expect(Limit.all.count { $0.name == limit.name } == 1)
    #expect(limit.standard >= 1 && limit.most >= limit.standard)
    #expect(!limit.unit.isEmpty && !limit.owner.isEmpty)
    #expect(limit.isFixed == (limit.most == limit.standard))
  }

  @Test func `a run has the standard limits but for those that it sets`() {
    var limits = Limits()
    #expect(limits[.nodes] == 100_000)
    limits.set(.nodes, to: 7)
    #expect(limits[.nodes] == 7)
    #expect(limits[.fileBytes] == 4 << 20)
    #expect(limits.exceeded(.nodes, by: 7) == nil)
    #expect(limits.exceeded(.nodes, by: 8)?.allowed == 7)
  }

  /// How much a text has of what may be raised up to 10,000,000 or, the last two, of what is fixed; and what is reported.
  static let words: [(limit: Limit, measured: Int?, words: String, advice: String)] = [
    (.nodes, 100_001, "100,001 values; the limit is 100,000", "`--limit nodes=100001` allows as much"),
    (
      .nodes, 10_000_001, "10,000,001 values; the limit is 100,000",
      "`--limit nodes=N` raises the limit, up to 10,000,000"
    ),
    (
      .nodes, nil, "more than 100,000 values, which is the limit",
      "`--limit nodes=N` raises the limit, up to 10,000,000"
    ),
    (.textBytes, 1_001, "1,001 bytes; the limit is 1,000", "the limit `text-bytes` can't be raised"),
    (
      .nestingDepth, nil, "more than 64 levels, which is the limit",
      "the limit `nesting-depth` can't be raised"
    ),
  ]

  @Test(arguments: words) func `what goes beyond a limit is said in one form`(
    limit: Limit, measured: Int?, words: String, advice: String
  ) {
    let exceeded = LimitExceeded(limit, allowed: limit.standard, measured: measured)
    #expect(exceeded.words == words)
    #expect(exceeded.advice == advice)
  }

  @Test func `a limit raised as far as it goes says so`() {
    let exceeded = LimitExceeded(.nodes, allowed: 10_000_000, measured: 10_000_001)
    #expect(exceeded.advice == "the limit `nodes` can't be raised further")
  }
}
