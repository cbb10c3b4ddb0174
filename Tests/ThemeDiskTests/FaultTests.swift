import CommitCrasher
import Foundation
import Synchronization
import Testing
import ThemeBackends
import ThemeDisk

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
          || call > first && [.makeFolder, .create, .write, .synchronize, .link].contains(operation)
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
    let folder = TemporaryFolder(inMemory: true)
    let (old, new) = (syntheticTree(way.from), syntheticTree(way.to))
    let swaps = way.from == 3 || way.to == 3
    var failures = 0
    for first in 0... {
      let out = folder.path("parent/\(first)/out")
      let name = "parent/\(first)/out"
      if way.from > 0 { try commit(old, to: out) }
      folder.write("mine", to: "parent/\(first)/mine.txt")
      if way.from > 0 { folder.write("mine", to: "\(name)/mine.txt") }
      let before = folder.contents("parent/\(first)")
      let calls = Calls()
      let error = commitError(new, to: out) { options in
        options.faults = Faults { operation, _ in
          let call = calls.next(operation)
          return failure.fails(operation, call: call, first: first) ? Self.codes[first % Self.codes.count] : 0
        }
      }
      let wanted = entries(of: new).merging(way.from > 0 ? ["mine.txt": .file([UInt8]("mine".utf8))] : [:]) {
        $1
      }
      guard calls.count > first else {
        #expect(error == nil)
        #expect(folder.files(name) == wanted)
        break
      }
      if let error {
        failures += 1
        guard case .failed(_, let reason) = error else {
          Issue.record("call \(first): \(error)")
          continue
        }
        #expect(reason.code == Self.codes[first % Self.codes.count])
        let files = folder.files(name)
        let hasSwitched = files["manifest.json"] == wanted["manifest.json"] && way.from != way.to
        if !hasSwitched && !swaps {
          #expect(folder.contents("parent/\(first)") == before, "call \(first), \(calls.last)")
        } else {
          // The last steps only clear up: the new bundle is there, and what is left the journal names.
          let others = files.filter { !$0.key.contains(".themec-") }
          let isWhole = others == wanted || others.allSatisfy { before["out/\($0.key)"] == $0.value }
          #expect(isWhole, "call \(first), \(calls.last)")
        }
      }
      try commit(new, to: out)
      #expect(folder.files(name) == wanted, "call \(first), mended")
    }
    #expect(failures > 10)
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
