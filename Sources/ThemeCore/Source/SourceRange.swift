import Synchronization

// This file is public, unlike most of the project, because the compiler does not specialize generic `package` code in other
// modules, and these types are in every value of a theme.

/// The number of a source file in one run of the compiler. Numbers depend on the order of reading, so output is sorted by path
/// instead.
public struct SourceID: Hashable, Sendable {
  /// The index among the files that were read.
  public let index: UInt32

  /// The number of the file at an index.
  @inlinable public init(index: UInt32) {
    self.index = index
  }
}

/// A half-open range of UTF-8 bytes in one source file.
public struct SourceRange: Hashable, Sendable {
  /// The file that contains the range.
  public let source: SourceID
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset after the last byte; equal to `start` for a position between two bytes.
  public let end: UInt32

  /// Creates the range of the bytes from `start` up to, but not including, `end`.
  @inlinable public init(source: SourceID, start: UInt32, end: UInt32) {
    precondition(start <= end, "a range runs backwards")
    self.source = source
    self.start = start
    self.end = end
  }

  /// The smallest range that contains both ranges, which must be in the same file.
  @inlinable public func union(_ other: SourceRange) -> SourceRange {
    precondition(source == other.source, "ranges of two files have no union")
    return SourceRange(source: source, start: min(start, other.start), end: max(end, other.end))
  }
}

/// A value with the place in the source where it is written.
public struct Ranged<Value> {
  /// The value.
  public var value: Value
  /// The place of the value.
  public var range: SourceRange

  /// Creates a value that is written at `range`.
  @inlinable public init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The transformed value at the same place.
  @inlinable public func map<Other>(_ transform: (Value) -> Other) -> Ranged<Other> {
    Ranged<Other>(transform(value), range)
  }
}

extension Ranged: Sendable where Value: Sendable {}
extension Ranged: Equatable where Value: Equatable {}
extension Ranged: Hashable where Value: Hashable {}

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
