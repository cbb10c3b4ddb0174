/// Kills the executable while it writes, edits the theme between, and lets two build at once: the next build repairs all.
struct CrashTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch("a-good-project") }

  /// The theme in one of its editions: which elements it has and how they are cut changes with the number.
  private func edit(_ edition: Int) throws {
    var text = "themec: 1\nname: good\nscales: [1]\nimages:\n"
    for number in 0..<40 where (number + edition) % 3 != 0 {
      let caps =
        (number * 7 + edition) % 4 == 0 ? "" : ", caps: { left: \(1 + (number + edition) % 3), right: 1 }"
      text += "  line\(number): { art: { file: art/line.png }\(caps) }\n"
    }
    try scratch.write(text, to: "themes/good.theme.yaml")
  }

  /// What an edition's bundle holds, from a build in an empty folder.
  private func bundle(_ edition: Int) throws -> [String: [UInt8]] {
    try edit(edition)
    try scratch.remove("clean", ifThere: true)
    #expect(try scratch.themec("build", "-o", "clean").status == 0)
    return scratch.files("clean/good")
  }

  /// What no build leaves behind: files and folders of a commit, and folders that hold nothing.
  private func leftovers(in folder: String) throws -> String {
    try scratch.shell("find \(folder) -name '.themec-*'; find \(folder) -type d -empty").output
  }

  @Test func `a build that is killed before any call is repaired by the next`() throws {
    guard try listensToTests() else {
      return Skip.note("builds that are killed", because: "a release build listens to no tests")
    }
    let rounds = Dice.rounds(24, unless: "THEMEC_CRASHES")
    let bundles = try (0..<6).map(bundle)
    let foreign = Array("mine".utf8)
    try edit(1)
    #expect(try scratch.themec("build", "-o", "out").status == 0)
    try scratch.write(foreign, to: "out/good/images/mine.txt")
    var dice: UInt64 = 42
    var (standing, midway) = (1, 0)
    for round in 0..<rounds {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let next = (standing + 1 + Int(dice >> 60) % 5) % 6
      try edit(next)
      let status = try status(
        of: ["build", "-o", "out", "-j", "2"], in: scratch, cache: scratch.cache, signal: SIGKILL,
        before: Int(dice >> 33) % 120)
      // Some make fewer calls than that.
      #expect([-SIGKILL, 0].contains(status))
      let found = scratch.files("out/good")
      if try !leftovers(in: "out").isEmpty { midway += 1 }
      // The folder is as one of the two has it, and what is no part of either is not touched.
      let possible = [bundles[standing], bundles[next]].map { bundle in
        bundle.merging(["images/mine.txt": foreign]) { $1 }
      }
      #expect(possible.contains(found), "round \(round)")
      standing = Int(dice >> 50) % 6
      try edit(standing)
      #expect(try scratch.themec("build", "-o", "out").status == 0)
      var repaired = scratch.files("out/good")
      repaired["images/mine.txt"] = nil
      #expect(repaired == bundles[standing], "round \(round)")
      let left = try leftovers(in: "out")
      #expect(left == "", "round \(round) left \(left)")
    }
    #expect(midway > rounds / 2, "too few were killed while they wrote: \(midway)")
  }

  /// Whether it is a debug build that is tested: others go on when a test asks for a signal.
  private func listensToTests() throws -> Bool {
    try status(of: ["build", "-o", "listening"], in: scratch, signal: SIGKILL, before: 0) == -SIGKILL
  }

  @Test func `two builds into one folder at once end as one of the two`() throws {
    let bundles = try (0..<2).map(bundle)
    // Each from a root of its own, so that what they read differs.
    for edition in 0..<2 {
      try edit(edition)
      try scratch.remove("root\(edition)", ifThere: true)
      #expect(
        try scratch.shell("mkdir root\(edition) && cp -R themes themec.yaml root\(edition)").status == 0)
    }
    var winners: Set<Int> = []
    for round in 0..<12 {
      let out = scratch.path("out\(round)")
      var processes: [Process] = []
      for number in 0..<4 {
        let theme = "themes/good.theme.yaml"
        processes.append(
          process(
            executable, ["build", theme, "-o", out], in: scratch.path("root\(number % 2)"),
            cache: scratch.cache))
      }
      for process in processes { try process.run() }
      for process in processes {
        process.waitUntilExit()
        #expect(process.status == 0)
      }
      let found = scratch.files("out\(round)")
      let winner = try #require(bundles.firstIndex(of: found), "round \(round): neither of the two")
      winners.insert(winner)
      #expect(try leftovers(in: "out\(round)") == "")
    }
    #expect(!winners.isEmpty)
  }
}
