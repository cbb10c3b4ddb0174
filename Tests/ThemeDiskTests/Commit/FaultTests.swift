/// Lets the disk fail at every call in turn.
struct FaultTests {
  /// How the disk goes on after the first failure.
  enum Failure: CaseIterable {
    /// Only one call fails.
    case once
    /// What needs room goes on failing, as on a full disk.
    case fullFromThere

    func fails(_ operation: Faults.Operation, call: Int, first: Int) -> Bool {
      switch self {
      case .once: call == first
      case .fullFromThere:
        call == first
          || call > first
            && [.makeFolder, .create, .write].contains(operation)
      }
    }
  }

  static let codes = [ENOSPC, EDQUOT, EIO]

  /// From one generation to the next: files that come, go and change; what was a file becomes a folder and back.
  static let ways = [
    (from: 0, to: 5), (from: 1, to: 2), (from: 4, to: 5), (from: 5, to: 1), (from: 2, to: 3),
    (from: 3, to: 4),
  ]

  @Test(arguments: Failure.allCases, ways)
  func `a call that fails leaves the old bundle whole and nothing beside it`(
    failure: Failure, way: (from: Int, to: Int)
  ) throws {
    try expectWhole(failure, from: way.from, to: way.to, .atOnce)
  }

  @Test(arguments: Failure.allCases, ways)
  func `so does one where folders can't be exchanged`(failure: Failure, way: (from: Int, to: Int)) throws {
    try expectWhole(failure, from: way.from, to: way.to, .byRenaming)
  }

  private func expectWhole(_ failure: Failure, from: Int, to: Int, _ kind: Way) throws {
    let folder = TemporaryFolder(inMemory: true)
    let way = (from: from, to: to)
    let (old, new) = (syntheticTree(way.from), syntheticTree(way.to))
    var (failures, untidied) = (0, 0)
    for first in 0... {
      let out = folder.path("parent/\(first)/out")
      let name = "parent/\(first)/out"
      if way.from > 0 { try commitInOrder(old, to: out) }
      folder.write("mine", to: "parent/\(first)/mine.txt")
      if way.from > 0 { folder.write("mine", to: "\(name)/mine.txt") }
      let before = folder.contents("parent/\(first)")
      let calls = Calls()
      var report: CommitReport?
      let error = commitError(new, to: out) { options in
        options.faults = Faults { operation, name in
          let call = calls.next(operation)
          if failure.fails(operation, call: call, first: first) {
            return Self.codes[first % Self.codes.count]
          }
          return kind.code(operation, name)
        }
      } done: {
        report = $0
      }
      let wanted = entries(of: new).merging(way.from > 0 ? ["mine.txt": .file([UInt8]("mine".utf8))] : [:]) {
        $1
      }
      guard calls.count > first else {
        #expect(error == nil)
        #expect(folder.files(name) == wanted)
        break
      }
      let comment: Comment = "call \(first), \(calls.last)"
      let files = folder.files(name).filter { !$0.key.contains(".themec-") }
      if let error {
        failures += 1
        guard case .failed(_, let reason) = error else {
          Issue.record("call \(first): \(error)")
          continue
        }
        #expect(reason.code == Self.codes[first % Self.codes.count])
        #expect(folder.contents("parent/\(first)") == before, comment)
      } else {
        // It failed to tidy up, and said so: the new bundle is there and whole.
        let away = folder.files("parent/\(first)/.themec-out.old").filter { $0.key == "mine.txt" }
        #expect(files.merging(away) { $1 } == wanted, comment)
        let others = Set(folder.contents("parent/\(first)").keys.filter { $0.contains(".themec-") })
        #expect(others.isEmpty == report?.warnings.isEmpty, comment)
        if !others.isEmpty { untidied += 1 }
      }
      try commitInOrder(new, to: out)
      #expect(folder.files(name) == wanted, "call \(first), repaired")
      #expect(folder.contents("parent/\(first)").keys.allSatisfy { !$0.contains(".themec-") }, comment)
    }
    #expect(failures > 10)
    // A first bundle leaves nothing behind.
    #expect((untidied > 10) == (way.from > 0))
  }
}

/// The calls of one commit. A class because its threads share it.
private final class Calls: Sendable {
  private let operations = Mutex<[Faults.Operation]>([])

  var count: Int { operations.withLock { $0.count } }
  var last: String { operations.withLock { $0.last?.rawValue ?? "none" } }

  func next(_ operation: Faults.Operation) -> Int {
    operations.withLock { operations in
      operations.append(operation)
      return operations.count - 1
    }
  }
}

struct FullDiskTests {
  let folder = TemporaryFolder()

  @Test(.enabled(if: canMount, "needs root and mount"), arguments: [true, false])
  func `a real disk that is full leaves the old bundle whole`(isShortOfFiles: Bool) throws {
    folder.makeFolder("disk")
    var failures = 0
    // Room for a little more at each step, until there is room for all.
    for step in 0..<60 {
      let options = isShortOfFiles ? "size=4m,nr_inodes=\(30 + step)" : "size=\(68 + step * 4)k"
      var isDone = false
      try withMount(at: folder.path("disk"), options: options) {
        let out = folder.path("disk/out")
        folder.write("mine", to: "disk/out/mine.txt")
        let nothing = folder.contents("disk")
        guard commitError(syntheticTree(1), to: out, { $0.rules.isForced = true }) == nil else {
          #expect(folder.contents("disk") == nothing)
          return
        }
        let before = folder.contents("disk")
        if let error = commitError(syntheticTree(2), to: out) {
          failures += 1
          guard case .failed(_, let reason) = error else {
            Issue.record("\(error)")
            return
          }
          #expect(reason.code == ENOSPC)
          #expect(folder.contents("disk") == before)
          // With room again it goes on.
          let more = isShortOfFiles ? "remount,nr_inodes=200" : "remount,size=4m"
          try #require(run("/bin/mount", "-o", more, folder.path("disk")) == 0)
          try commit(syntheticTree(2), to: out)
        } else {
          isDone = true
        }
        let wanted = entries(of: syntheticTree(2)).merging(["mine.txt": .file([UInt8]("mine".utf8))]) { $1 }
        let found = folder.files("disk/out")
        #expect(found.count == wanted.count && folder.files("disk").count == found.count)
        #expect(wanted.filter { found[$0.key] != $0.value }.map(\.key) == [], "step \(step)")
      }
      if isDone { break }
    }
    #expect(failures > 3)
  }

  @Test func `a limit on the size of files fails the write and kills nobody`() throws {
    let crasher = try #require(crasher, "the crasher is not built")
    let out = folder.path("out")
    try commit(syntheticTree(1), to: out)
    let before = folder.contents("out")
    // The shell counts in half or whole KiB; pictures have over 1.5 KiB.
    #expect(run("/bin/sh", "-c", "ulimit -f 1; exec \"$0\" \"$1\" 2 1000000", crasher, out) == 3)
    #expect(folder.contents("out") == before)
  }
}
