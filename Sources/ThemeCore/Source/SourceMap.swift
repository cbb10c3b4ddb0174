import Synchronization

/// The texts of one run, each under a number: read once, however many themes share them.
///
/// A class because many threads add to the same table.
package final class SourceMap: Sendable {
  private struct State {
    var files: [SourceFile] = []
    var numbers: [ThemePath: SourceID] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// The number of a text, new or, when the path is known already, the one it has.
  package func add(_ file: SourceFile) -> SourceID {
    state.withLock { state in
      if let known = state.numbers[file.path] { return known }
      let number = SourceID(index: UInt32(state.files.count))
      state.files.append(file)
      state.numbers[file.path] = number
      return number
    }
  }

  package subscript(_ number: SourceID) -> SourceFile {
    state.withLock { $0.files[Int(number.index)] }
  }

  /// The file already added under a path.
  package func source(at path: ThemePath) -> SourceID? {
    state.withLock { $0.numbers[path] }
  }
}
