/// Reads the bytes of a state from front to back; what is not there makes it broken, and reads as zero.
struct StateReader {
  private let bytes: [UInt8]
  private let end: Int
  /// Where it reads next.
  private(set) var place: Int
  private(set) var isBroken = false

  init(_ bytes: [UInt8], from place: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    (self.place, self.end) = (place, end ?? bytes.count)
  }

  var isAtEnd: Bool { place == end }

  /// The place of the next bytes, behind which it goes on.
  mutating func take(_ count: Int) -> Range<Int> {
    guard count <= end - place else {
      isBroken = true
      place = end
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

  /// A count of things of which each takes at least a byte.
  mutating func count() -> Int {
    let count = Int(integer(UInt32.self))
    guard count <= end - place else {
      isBroken = true
      return 0
    }
    return count
  }

  /// The place of a text, which ends with a zero that is no part of it.
  mutating func text() -> Range<Int> {
    let range = take(count())
    guard take(1).first.map({ bytes[$0] }) == 0 else {
      isBroken = true
      return 0..<0
    }
    return range
  }

  mutating func snapshot() -> Snapshot {
    var snapshot = Snapshot.nothing
    guard let kind = Snapshot.Kind(rawValue: integer()) else {
      isBroken = true
      return snapshot
    }
    snapshot.kind = kind
    snapshot.isRecent = integer(UInt8.self) != 0
    (snapshot.size, snapshot.device, snapshot.number) = (integer(), integer(), integer())
    (snapshot.modified, snapshot.changed) = (fileTime(), fileTime())
    (snapshot.digest.high, snapshot.digest.low) = (integer(), integer())
    return snapshot
  }

  private mutating func fileTime() -> FileTime {
    FileTime(seconds: Int(integer(Int64.self)), nanoseconds: Int(integer(UInt32.self)))
  }
}

/// Makes the bytes that ``StateReader`` reads.
struct StateWriter {
  private(set) var bytes: [UInt8] = []

  /// Expects so many bytes in all.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func add(_ integer: some FixedWidthInteger) {
    unsafe withUnsafeBytes(of: integer.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func add(count: Int) { add(UInt32(count)) }

  mutating func add(_ more: some Collection<UInt8>) { bytes += more }

  mutating func add(text: some Collection<UInt8>) {
    add(count: text.count)
    bytes += text
    bytes.append(0)
  }

  mutating func add(_ snapshot: Snapshot) {
    add(snapshot.kind.rawValue)
    add(UInt8(snapshot.isRecent ? 1 : 0))
    for number in [snapshot.size, snapshot.device, snapshot.number] { add(number) }
    for time in [snapshot.modified, snapshot.changed] {
      add(Int64(time.seconds))
      add(UInt32(time.nanoseconds))
    }
    add(snapshot.digest.high)
    add(snapshot.digest.low)
  }

  /// Puts a snapshot in the place of another.
  static func put(_ snapshot: Snapshot, at place: Int, in bytes: inout [UInt8]) {
    var writer = StateWriter()
    writer.add(snapshot)
    bytes.replaceSubrange(place..<place + writer.bytes.count, with: writer.bytes)
  }
}
