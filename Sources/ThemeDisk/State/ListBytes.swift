/// Reads the bytes of a list from front to back. Reading beyond the end or an invalid value sets `isBroken` and returns zero.
struct ListReader {
  private let bytes: [UInt8]
  /// The offset at which the next value is read.
  private(set) var place: Int
  private(set) var isBroken = false

  init(_ bytes: [UInt8], from place: Int = 0) {
    (self.bytes, self.place) = (bytes, place)
  }

  var isAtEnd: Bool { place == bytes.count }

  /// The range of the next `count` bytes, which are then skipped.
  mutating func take(_ count: Int) -> Range<Int> {
    guard 0...bytes.count - place ~= count else {
      isBroken = true
      place = bytes.count
      return 0..<0
    }
    place += count
    return place - count..<place
  }

  mutating func integer<Integer: FixedWidthInteger & BitwiseCopyable>(_ type: Integer.Type = Integer.self)
    -> Integer
  {
    let range = take(MemoryLayout<Integer>.size)
    guard !range.isEmpty else { return 0 }
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe Integer(littleEndian: bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: Integer.self))
    }
  }

  /// Reads bytes that stand behind their count.
  mutating func text() -> ArraySlice<UInt8> { bytes[take(Int(integer(UInt32.self)))] }

  mutating func snapshot() -> Snapshot {
    var snapshot = Snapshot.nothing
    let (kind, isRecent) = (Snapshot.Kind(rawValue: integer()), integer(UInt8.self))
    (snapshot.device, snapshot.number, snapshot.size) = (integer(), integer(), integer())
    (snapshot.modified, snapshot.changed) = (fileTime(), fileTime())
    (snapshot.digest.high, snapshot.digest.low) = (integer(), integer())
    guard let kind, isRecent < 2 else {
      isBroken = true
      return .nothing
    }
    (snapshot.kind, snapshot.isRecent) = (kind, isRecent == 1)
    return snapshot
  }

  private mutating func fileTime() -> FileTime {
    FileTime(seconds: Int(integer(Int64.self)), nanoseconds: Int(integer(UInt32.self)))
  }
}

/// Writes the bytes that ``ListReader`` reads.
struct ListWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ integer: some FixedWidthInteger) {
    unsafe withUnsafeBytes(of: integer.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds bytes as they are.
  mutating func add(_ more: some Collection<UInt8>) { bytes += more }

  /// Adds bytes behind their count.
  mutating func add(text: [UInt8]) {
    add(UInt32(text.count))
    add(text)
  }

  /// Adds a snapshot; all of them have the same length, so that one can take the place of another.
  mutating func add(_ snapshot: Snapshot) {
    add(snapshot.kind.rawValue)
    add(UInt8(snapshot.isRecent ? 1 : 0))
    for number in [snapshot.device, snapshot.number, snapshot.size] { add(number) }
    for time in [snapshot.modified, snapshot.changed] {
      add(Int64(time.seconds))
      add(UInt32(time.nanoseconds))
    }
    add(snapshot.digest.high)
    add(snapshot.digest.low)
  }

  /// Replaces the snapshot at an offset.
  static func put(_ snapshot: Snapshot, at place: Int, in bytes: inout [UInt8]) {
    var writer = ListWriter()
    writer.add(snapshot)
    bytes.replaceSubrange(place..<place + writer.bytes.count, with: writer.bytes)
  }
}
