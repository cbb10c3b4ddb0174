/// The order of a commit's calls, on which its promises rest when the process is killed.
struct OrderTests {
  let folder = TemporaryFolder()

  private struct Call: Equatable {
    let operation: Faults.Operation
    let name: String
  }

  /// The calls of a commit.
  private func calls(_ tree: OutputTree, _ way: Way = .atOnce) throws -> [Call] {
    let log = Log()
    try commit(tree, to: folder.path("out")) { options in
      options.faults = Faults { operation, name in
        log.add(operation, name)
        return way.code(operation, name)
      }
    }
    return log.calls.map { Call(operation: $0.0, name: $0.1) }
  }

  private let old = tree(["manifest.json": "1", "a.txt": "1", "gone.txt": "1", "same.txt": "1"])
  private let new = tree(["manifest.json": "2", "a.txt": "2", "new/b.txt": "2", "same.txt": "1"])

  @Test func `a bundle is whole before it takes its place, and the old one goes last`() throws {
    try commit(old, to: folder.path("out"))
    let calls = try calls(new)
    #expect(calls.first == Call(operation: .makeFolder, name: ".themec-out.stage"))
    let place = try #require(calls.firstIndex(of: Call(operation: .exchange, name: "out")))
    #expect(calls[place - 1] == Call(operation: .rename, name: ".themec-out.old"))
    for name in ["a.txt", "b.txt", "same.txt", "digests.json", "manifest.json"] {
      let written = try #require(calls.firstIndex(of: Call(operation: .create, name: name)))
      #expect(written < place)
    }
    #expect(calls[..<place].allSatisfy { $0.operation != .remove })
    #expect(calls[(place + 1)...].allSatisfy { $0.operation == .remove || $0.operation == .removeFolder })
    #expect(calls.suffix(2).map(\.name) == ["digests.json", ".themec-out.old"])
  }

  @Test func `where folders can't be exchanged, they are renamed`() throws {
    try commit(old, to: folder.path("out"))
    let renames = try calls(new, .byRenaming).filter { $0.operation == .rename }.map(\.name)
    #expect(renames == [".themec-out.old", ".themec-out.stage", ".themec-out.old", "out"])
  }

  @Test func `one file after another, the digests and the manifest are renamed last`() throws {
    try commit(old, to: folder.path("out"))
    let calls = try calls(new, .fileByFile)
    let stage = try #require(calls.firstIndex(of: Call(operation: .makeFolder, name: ".themec-stage")))
    let renames = calls.indices.filter { calls[$0].operation == .rename }
    #expect(renames.map { calls[$0].name } == ["a.txt", "b.txt", "digests.json", "manifest.json"])
    let first = try #require(renames.first)
    #expect(calls[stage..<first].count { $0.operation == .create } == 4)
    #expect(calls[renames[1]..<renames[2]].contains(Call(operation: .remove, name: "gone.txt")))
    #expect(calls.last == Call(operation: .removeFolder, name: ".themec-stage"))
  }

  @Test func `a bundle that is right costs no call that changes something`() throws {
    try commit(syntheticTree(1), to: folder.path("out"))
    #expect(try calls(syntheticTree(1)) == [])
  }
}

/// A class because the commit's threads share it.
private final class Log: Sendable {
  private let entries = Mutex<[(Faults.Operation, String)]>([])

  var calls: [(Faults.Operation, String)] { entries.withLock { $0 } }

  func add(_ operation: Faults.Operation, _ name: String) {
    entries.withLock { $0.append((operation, name)) }
  }
}
