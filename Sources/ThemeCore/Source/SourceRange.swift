// Public, unlike the rest of the project: of `package` code the compiler specializes nothing in other modules, and these
// types are in every value of a theme.

/// The number of a source file within one run of the compiler. Numbers say nothing about order: what leaves is
/// sorted by path.
public struct SourceID: Hashable, Sendable {
  /// Its place among the files that were read.
  public let index: UInt32

  /// The number of the file at a place.
  @inlinable public init(index: UInt32) {
    self.index = index
  }
}

/// A half-open range of UTF-8 bytes in one source file.
public struct SourceRange: Hashable, Sendable {
  /// The file.
  public let source: SourceID
  /// The first byte.
  public let start: UInt32
  /// One past the last byte; equal to `start` for a place between two bytes.
  public let end: UInt32

  /// The bytes from `start` up to `end`.
  @inlinable public init(source: SourceID, start: UInt32, end: UInt32) {
    precondition(start <= end, "a range runs backwards")
    self.source = source
    self.start = start
    self.end = end
  }

  /// The smallest range that holds both; both are of one file.
  @inlinable public func union(_ other: SourceRange) -> SourceRange {
    precondition(source == other.source, "ranges of two files have no union")
    return SourceRange(source: source, start: min(start, other.start), end: max(end, other.end))
  }
}

/// A value and the place where it was written.
public struct Ranged<Value> {
  /// What was written.
  public var value: Value
  /// Where.
  public var range: SourceRange

  /// A value that was written at a place.
  @inlinable public init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The same place with another value.
  @inlinable public func map<Other>(_ transform: (Value) -> Other) -> Ranged<Other> {
    Ranged<Other>(transform(value), range)
  }
}

extension Ranged: Sendable where Value: Sendable {}
extension Ranged: Equatable where Value: Equatable {}
extension Ranged: Hashable where Value: Hashable {}
