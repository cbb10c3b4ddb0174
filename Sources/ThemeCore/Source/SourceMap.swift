import Synchronization

/// The texts of one run, each with a number. A text is added once, however many themes share it.
///
/// A class because many threads add texts to it.
package final class SourceMap: Sendable {
  private struct State {
    var files: [SourceFile] = []
    var numbers: [ThemePath: SourceID] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Adds a text and returns its number, or the existing number if a text with the same path was added before.
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

  /// The number of the text with a path; nil if there is none.
  package func source(at path: ThemePath) -> SourceID? {
    state.withLock { $0.numbers[path] }
  }
}
