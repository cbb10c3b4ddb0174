/// Kills a commit before every call and before random ones, and edits the theme between.
struct CrashTests {
  let folder = TemporaryFolder(inMemory: true)
  var out: String { folder.path("out") }
  static let foreign = ["mine.txt", "images/mine.txt", "images/backButtons/button-1/mine.txt"]

  private func writeForeign() {
    for name in Self.foreign { folder.write("mine: \(name)", to: "out/\(name)") }
  }

  /// The contents of the folder, with the files of others that wait beside it for the next commit.
  private func found() -> [String: TemporaryFolder.Entry] {
    var found = folder.files("out")
    for name in Self.foreign where found[name] == nil {
      found[name] = folder.files(".themec-out.old")[name]
    }
    return found
  }

  /// Every file is as one of these generations has it, or gone if one lacks it; files of others are as they were.
  private func expectOldOrNew(_ generations: [Int], _ comment: Comment) {
    let possible = generations.map { entries(of: syntheticTree($0)) }
    let found = folder.files("out")
    for path in Set(possible.flatMap(\.keys)).union(found.keys) {
      if Self.foreign.contains(path) || path.contains(".themec-") { continue }
      #expect(possible.contains { $0[path] == found[path] } || found[path] == nil, "\(path): \(comment)")
    }
    for name in Self.foreign { #expect(folder.text("out/\(name)") == "mine: \(name)", comment) }
  }

  /// A manifest that is new speaks of a bundle that is new.
  private func expectManifestLast(_ new: Int, _ comment: Comment) {
    let (wanted, found) = (entries(of: syntheticTree(new)), folder.files("out"))
    guard found["manifest.json"] == wanted["manifest.json"] else { return }
    for (path, entry) in wanted { #expect(found[path] == entry, "\(path): \(comment)") }
  }

  /// What a folder holds after a commit, with the files of others.
  private func wanted(_ generation: Int) -> [String: TemporaryFolder.Entry] {
    var wanted = entries(of: syntheticTree(generation))
    for name in Self.foreign { wanted[name] = .file([UInt8]("mine: \(name)".utf8)) }
    return wanted
  }

  private func expectExactly(_ generation: Int, _ comment: Comment) {
    let (found, wanted) = (folder.files("out"), wanted(generation))
    #expect(Set(found.keys).symmetricDifference(wanted.keys) == [], comment)
    #expect(found == wanted, comment)
    #expect(folder.emptyFolders("out") == [], comment)
    #expect(folder.contents().keys.allSatisfy { $0 == "out" || $0.hasPrefix("out/") }, comment)
  }

  /// The folder holds one of these bundles and nothing else, or none with `byRenaming`, where the old one is beside it; with
  /// `fileByFile`, every file is of one of them.
  private func expectOneOf(_ generations: [Int], _ way: Way, _ comment: Comment) {
    guard way != .fileByFile else { return expectOldOrNew(generations, comment) }
    let found = found()
    if way == .byRenaming, folder.files("out").isEmpty {
      let old = folder.files(".themec-out.old")
      #expect(generations.contains { wanted($0) == old }, comment)
    } else {
      #expect(generations.contains { wanted($0) == found }, comment)
    }
  }

  @Test(arguments: [(1, 2, 2), (1, 2, 7), (4, 5, 9), (2, 3, 4), (3, 4, 3), (5, 6, 5)], Way.allCases)
  func `a commit that dies before any of its calls leaves the old bundle or the new one`(
    generations: (old: Int, new: Int, next: Int), way: Way
  ) throws {
    try expectMended(generations.old, generations.new, generations.next, way)
  }

  private func expectMended(_ old: Int, _ new: Int, _ next: Int, _ way: Way) throws {
    let crasher = try #require(crasher, "the crasher is not built")
    var deaths = 0
    for calls in 0... {
      try? FileManager.default.removeItem(atPath: out)
      try commitInOrder(syntheticTree(old), to: out)
      writeForeign()
      let status = run(crasher, [out, "\(new)", "\(calls)"] + way.words)
      if status == 0 { break }
      try #require(status == 86)
      deaths += 1
      expectOneOf([old, new], way, "died before call \(calls)")
      expectManifestLast(new, "died before call \(calls)")
      // The next build may die as well, and the one after repairs what both left.
      if calls % 3 == 0 {
        #expect([0, 86].contains(run(crasher, [out, "\(next + 1)", "\(calls / 2)"] + way.words)))
        expectOneOf([old, new, next + 1], way, "died twice, before call \(calls)")
      }
      // Whichever way the next one goes.
      try commitInOrder(syntheticTree(next), to: out, calls % 2 == 0 ? way.faults : nil)
      expectExactly(next, "repaired after call \(calls)")
    }
    #expect(deaths > 20)
  }

  @Test(arguments: Way.allCases)
  func `commits that are killed before any call, one after another, are repaired by the next`(way: Way) throws
  {
    let crasher = try #require(crasher, "the crasher is not built")
    let rounds = Dice.rounds(60, unless: "THEMEC_CRASHES")
    var dice = Dice(20_250_601)
    var generation = 1
    var midway = 0
    try commitInOrder(syntheticTree(generation), to: out)
    writeForeign()
    for round in 0..<rounds {
      let first = generation + Int(dice.next() % 4)
      // One generation takes some 80 calls: the second or third is often the one that dies.
      let (status, done) = try killed(crasher, from: first, calls: Int(dice.next() % 250), way)
      #expect(status == -SIGKILL, "round \(round)")
      let last = done.last ?? generation
      // It may die between a commit and its report.
      let next = done.isEmpty ? [first, first + 1] : [last + 1, last + 2]
      expectOneOf([last] + next, way, "round \(round)")
      if folder.contents().keys.contains(where: { $0.contains(".themec-") }) { midway += 1 }
      generation = last + Int(dice.next() % 3)
      try commitInOrder(syntheticTree(generation), to: out)
      expectExactly(generation, "round \(round), repaired")
    }
    // All but those that die before the first call of a commit.
    #expect(midway > rounds * 3 / 4, "too few were killed while they wrote: \(midway)")
  }

  /// Lets the crasher be killed before a call: how it ended, and the generations that it had done.
  private func killed(
    _ crasher: String, from first: Int, calls: Int, _ way: Way
  ) throws -> (status: Int32, done: [Int]) {
    let words = [out, "\(first)", "\(calls)", "sigkill"] + way.words
    let outcome = try outcome(of: crasher, words, in: folder.path)
    return (outcome.status, outcome.output.split(separator: "\n").compactMap { Int($0) })
  }

  @Test(arguments: [(1, 2), (4, 5)], Way.allCases)
  func `a signal leaves the old bundle or the new, and nothing else`(way: (old: Int, new: Int), kind: Way)
    throws
  {
    let (old, new) = way
    let crasher = try #require(crasher, "the crasher is not built")
    var outcomes: Set<Bool> = []
    for calls in 0... {
      try? FileManager.default.removeItem(atPath: out)
      try commitInOrder(syntheticTree(old), to: out)
      writeForeign()
      let status = run(crasher, [out, "\(new)", "\(calls)", "sigterm"] + kind.words)
      if status == 0 { break }
      try #require(status == 143)
      let isNew = folder.text("out/manifest.json")?.contains(" \(new) ") ?? false
      outcomes.insert(isNew)
      expectExactly(isNew ? new : old, "interrupted before call \(calls)")
    }
    #expect(outcomes == [true, false])
  }
}
