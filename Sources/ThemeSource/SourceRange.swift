/// The number of a source file within one run of the compiler. Numbers say nothing about order: what leaves is
/// sorted by path.
package struct SourceID: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }
}

/// A half-open range of UTF-8 bytes in one source file.
package struct SourceRange: Hashable, Sendable {
  package let source: SourceID
  /// The first byte.
  package let start: UInt32
  /// One past the last byte; equal to `start` for a place between two bytes.
  package let end: UInt32

  package init(source: SourceID, start: UInt32, end: UInt32) {
    precondition(start <= end, "a range runs backwards")
    self.source = source
    self.start = start
    self.end = end
  }

  /// The smallest range that holds both; both are of one file.
  package func union(_ other: SourceRange) -> SourceRange {
    precondition(source == other.source, "ranges of two files have no union")
    return SourceRange(source: source, start: min(start, other.start), end: max(end, other.end))
  }
}

/// A value and the place where it was written.
package struct Ranged<Value> {
  package var value: Value
  package var range: SourceRange

  @inlinable package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Ranged<Other> {
    Ranged<Other>(transform(value), range)
  }
}

extension Ranged where Value == String {
  /// The same as the general one, which a caller in another module can't specialize: names and keys are many.
  package init(_ value: String, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Ranged: Sendable where Value: Sendable {}
extension Ranged: Equatable where Value: Equatable {}
