import CommitCrasher
import Synchronization
import Testing
import ThemeBundle
import ThemeDisk
import ThemeImage
import ThemeTargets

/// The order of a commit's calls, on which its promises rest when power fails.
struct OrderTests {
  let folder = TemporaryFolder()

  private struct Call: Equatable {
    let operation: Faults.Operation
    let name: String
  }

  /// The calls of a commit, from where it knows its way.
  private func calls(_ tree: OutputTree, _ way: Way = .atOnce) throws -> [Call] {
    let log = Log()
    let report = try commit(tree, to: folder.path("out")) { options in
      options.sync = way.sync
      options.faults = Faults { operation, name in
        log.add(operation, name)
        return way.code(operation)
      }
    }
    let calls = log.calls.map { Call(operation: $0.0, name: $0.1) }
    guard way == .fileByFile else { return calls }
    #expect(!report.isAtOnce)
    let last = try #require(calls.lastIndex(of: Call(operation: .removeFolder, name: ".themec-out.stage")))
    return Array(calls[(last + 1)...])
  }

  @Test func `a whole bundle is on the disk before it takes its place, and the old one goes last`() throws {
    try commit(tree(["manifest.json": "1", "a.txt": "1", "same.txt": "1"]), to: folder.path("out"))
    let calls = try calls(tree(["manifest.json": "2", "new/b.txt": "2", "same.txt": "1"]))
    let stage = ".themec-out.stage"
    let beginning = [
      Call(operation: .makeFolder, name: stage), Call(operation: .makeFolder, name: ".themec-stage"),
      Call(operation: .makeFolder, name: ".themec-probe"), Call(operation: .exchange, name: ".themec-stage"),
      Call(operation: .removeFolder, name: ".themec-probe"), Call(operation: .synchronize, name: "."),
    ]
    #expect(Array(calls.prefix(6)) == beginning)
    #expect(calls.contains(Call(operation: .link, name: "same.txt")))
    let place = try #require(calls.lastIndex { $0.operation == .exchange })
    #expect(calls[place].name == "out")
    for name in ["b.txt", "digests.json", "manifest.json"] {
      let wait = try #require(calls.firstIndex(of: Call(operation: .synchronize, name: name)))
      #expect(wait < place)
    }
    // Two folders, and the one without its mark.
    #expect(calls[6..<place].count { $0 == Call(operation: .synchronize, name: ".") } == 3)
    #expect(
      Array(calls[(place - 2)..<place]) == [
        Call(operation: .removeFolder, name: ".themec-stage"), Call(operation: .synchronize, name: "."),
      ])
    #expect(calls[place + 1] == Call(operation: .synchronize, name: "."))
    #expect(calls[(place + 2)...].allSatisfy { $0.operation == .remove || $0.operation == .removeFolder })
    #expect(calls.last == Call(operation: .removeFolder, name: stage))
  }

  @Test func `all that is written is on the disk at once before it takes its place`() throws {
    try commit(tree(["manifest.json": "1", "a.txt": "1", "same.txt": "1"]), to: folder.path("out"))
    let calls = try calls(tree(["manifest.json": "2", "new/b.txt": "2", "same.txt": "1"]), .together)
    let waits = calls.indices.filter { calls[$0].operation == .synchronizeAll }
    try #require(waits.count == 4)
    #expect(calls.allSatisfy { $0.operation != .synchronize })
    func kinds(_ range: Range<Int>) -> Set<Faults.Operation> { Set(calls[range].map(\.operation)) }
    // The mark is there before the first file, and goes when the last one is.
    #expect(calls[..<waits[0]].contains(Call(operation: .makeFolder, name: ".themec-stage")))
    #expect(kinds(0..<waits[0]) == [.makeFolder, .exchange, .removeFolder])
    #expect(kinds(waits[0] + 1..<waits[1]) == [.makeFolder, .link, .create, .write])
    #expect(
      calls[waits[1] + 1..<waits[2]] == [Call(operation: .removeFolder, name: ".themec-stage")])
    #expect(calls[waits[2] + 1..<waits[3]] == [Call(operation: .exchange, name: "out")])
    #expect(kinds(waits[3] + 1..<calls.count) == [.remove, .removeFolder])
  }

  @Test func `the journal is on the disk first, and goes last`() throws {
    try commit(tree(["manifest.json": "1", "a.txt": "1", "gone.txt": "1"]), to: folder.path("out"))
    let calls = try calls(tree(["manifest.json": "2", "a.txt": "2", "new/b.txt": "2"]), .fileByFile)
    let journal = ".themec-commit"
    let beginning = [
      Call(operation: .create, name: journal), Call(operation: .write, name: journal),
      Call(operation: .synchronize, name: journal), Call(operation: .synchronize, name: "."),
    ]
    #expect(Array(calls.prefix(4)) == beginning)
    #expect(calls.last == Call(operation: .remove, name: journal))
    #expect(calls.count { $0.name == journal } == 4)
  }

  @Test func `what is renamed is on the disk, and the manifest is renamed last`() throws {
    try commit(tree(["manifest.json": "1", "a.txt": "1", "gone.txt": "1"]), to: folder.path("out"))
    let calls = try calls(tree(["manifest.json": "2", "a.txt": "2", "new/b.txt": "2"]), .fileByFile)
    let renames = calls.indices.filter { calls[$0].operation == .rename }
    let names = renames.map { calls[$0].name }
    #expect(names[0..<2] == ["b.txt", "a.txt"] && names[2].hasSuffix(".old"))
    #expect(names[3...] == ["digests.json", "manifest.json"])
    // Four new contents are synced before the first rename; then two folders, before the digests.
    let first = try #require(renames.first)
    let synced = calls[..<first].count { $0.operation == .synchronize && $0.name.hasSuffix(".new") }
    #expect(synced == 4)
    let between = calls[renames[2]...renames[3]].filter { $0.operation == .synchronize }
    #expect(between.count == 2)
    let after = calls[renames[4]...]
    #expect(after.dropFirst().first == Call(operation: .synchronize, name: "."))
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
