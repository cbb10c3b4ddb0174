import CommitCrasher
import Foundation
import Synchronization
import Testing
import ThemeBundle
import ThemeCore
import ThemeDisk
import ThemeTargets

/// Commits that bring what they write to the disk together.
struct SharedSyncTests {
  let folder = TemporaryFolder(inMemory: true)
  static let count = 6

  @Test func `one call serves all commits that wait for it`() throws {
    let sync = SharedSync(bundles: Self.count, workers: 1)
    let (calls, beginnings) = (Count(), Count())
    let lastHasBegun = DispatchSemaphore(value: 0)
    let errors = parallelMap(Self.count, workers: Self.count) { number in
      commitError(syntheticTree(number + 1), to: folder.path("\(number)")) { options in
        options.sync = sync
        options.faults = Faults { operation, name in
          if operation == .makeFolder, name == ".themec-stage" {
            beginnings.add()
            if beginnings.value == Self.count { lastHasBegun.signal() }
          }
          guard operation == .synchronizeAll else { return 0 }
          calls.add()
          // Each of the others begins when the one before it waits for the disk.
          if calls.value == 1 { lastHasBegun.wait() }
          return 0
        }
      }
    }
    #expect(errors.allSatisfy { $0 == nil })
    for number in 0..<Self.count {
      #expect(folder.files("\(number)") == entries(of: syntheticTree(number + 1)))
    }
    // A commit asks four times. Those that have begun when the first call is made are one call ahead of the others.
    #expect((4...5).contains(calls.value))
  }

  @Test func `where a file system can't do it, each file comes to the disk by itself`() throws {
    for first in 1...5 {
      let (together, alone) = (Count(), Count())
      let report = try commit(syntheticTree(1 + first % 2), to: folder.path("out")) { options in
        options.sync = Way.together.sync
        options.faults = Faults { operation, name in
          if operation == .synchronize, name.hasSuffix(".png") || name.hasSuffix(".new") { alone.add() }
          guard operation == .synchronizeAll else { return 0 }
          together.add()
          return together.value >= first ? ENOSYS : 0
        }
      }
      #expect(folder.files("out") == entries(of: syntheticTree(1 + first % 2)))
      // From the second on, the bundle is made once more, file by file.
      #expect(together.value == min(first, 4))
      #expect((alone.value > 10) == (first <= 4))
      #expect(report.isAtOnce == (first == 1 || first == 5))
    }
  }

  @Test func `after something could not be written, no bundle takes its place`() throws {
    let sync = SharedSync(bundles: SharedSync.leastFiles, workers: 1)
    for name in ["a", "b"] { try commit(syntheticTree(1), to: folder.path(name)) }
    let calls = Count()
    for name in ["a", "b"] {
      let error = commitError(syntheticTree(2), to: folder.path(name)) { options in
        options.sync = sync
        options.faults = Faults { operation, _ in
          guard operation == .synchronizeAll else { return 0 }
          calls.add()
          return calls.value == 2 ? EIO : 0
        }
      }
      #expect(error == .failed(path: folder.path(name) + "/", SystemError(code: EIO)))
      #expect(folder.files(name) == entries(of: syntheticTree(1)))
    }
    #expect(calls.value == 2)
    #expect(folder.contents().keys.allSatisfy { !$0.contains(".themec-") })
  }

  @Test func `few files come to the disk by themselves`() throws {
    let texts = Dictionary(
      uniqueKeysWithValues: (0..<SharedSync.leastFiles - 2).map { ("\($0).txt", "text") })
    for (name, wanted) in [("few", 0), ("many", 4)] {
      let calls = Count()
      // With the digests, it is one too few, and enough.
      let more = name == "many" ? ["more.txt": "text"] : [:]
      try commit(tree(texts.merging(more) { $1 }), to: folder.path(name)) { options in
        options.sync = SharedSync(bundles: 1, workers: 1)
        options.faults = Faults { operation, _ in
          if operation == .synchronizeAll { calls.add() }
          return 0
        }
      }
      #expect(calls.value == wanted)
    }
  }
}
