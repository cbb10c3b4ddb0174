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

  /// Reads a number in as many bytes as it needs: seven bits in each byte, the lowest first, with the highest bit set in all
  /// bytes except the last.
  mutating func number() -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = integer(UInt8.self)
      guard shift < 63 || byte <= 1 else {
        isBroken = true
        return 0
      }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads the count of elements that take at least a byte each.
  mutating func count() -> Int {
    let count = number()
    guard count <= UInt64(bytes.count - place) else {
      isBroken = true
      return 0
    }
    return Int(count)
  }

  /// Reads a path that is stored as its difference from the path before it, which `path` contains. Replaces `path` with the new
  /// path and a zero behind it.
  mutating func path(after path: inout [UInt8]) {
    let (kept, rest) = (number(), take(count()))
    guard kept <= UInt64(max(0, path.count - 1)) else {
      isBroken = true
      return
    }
    path.removeSubrange(Int(kept)...)
    path += bytes[rest]
    path.append(0)
  }

  mutating func snapshot() -> Snapshot {
    var snapshot = Snapshot.nothing
    let form = SnapshotForm(rawValue: integer())
    guard let kind = form.kind else {
      isBroken = true
      return snapshot
    }
    snapshot.kind = kind
    snapshot.isRecent = form.contains(.isRecent)
    if kind == .nothing { return snapshot }
    let isWide = form.contains(.isWide)
    snapshot.device = isWide ? integer() : number()
    snapshot.number = isWide ? integer() : number()
    if kind == .place, !isWide { return snapshot }
    snapshot.size = isWide ? integer() : number()
    snapshot.modified = fileTime()
    snapshot.changed = form.contains(.wasChangedThen) ? snapshot.modified : fileTime()
    if isWide { (snapshot.digest.high, snapshot.digest.low) = (integer(), integer()) }
    return snapshot
  }

  private mutating func fileTime() -> FileTime {
    FileTime(seconds: Int(integer(Int64.self)), nanoseconds: Int(integer(UInt32.self)))
  }
}

/// The first byte of a snapshot in a list: its kind and flags.
private struct SnapshotForm: OptionSet {
  let rawValue: UInt8
  /// The snapshot was taken so soon after a change that its digest is compared.
  static let isRecent = SnapshotForm(rawValue: 4)
  /// The snapshot has a digest and a fixed length, so that another one can replace it in the same bytes.
  static let isWide = SnapshotForm(rawValue: 8)
  /// The times of modification and change are equal and stored once.
  static let wasChangedThen = SnapshotForm(rawValue: 16)

  /// The kind of the snapshot; nil for a byte that can't begin one.
  var kind: Snapshot.Kind? {
    guard rawValue < 32, !(contains(.isWide) && contains(.wasChangedThen)),
      let kind = Snapshot.Kind(rawValue: rawValue & 3)
    else { return nil }
    // Snapshots that may be renewed must be wide.
    return contains(.isWide) || kind != .names && !contains(.isRecent) ? kind : nil
  }
}

/// Writes the bytes that ``ListReader`` reads.
struct ListWriter {
  private(set) var bytes: [UInt8] = []
  /// The last path that was added with `add(pathAfterLast:)`.
  private var path: [UInt8] = []

  mutating func add(_ integer: some FixedWidthInteger) {
    unsafe withUnsafeBytes(of: integer.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func add(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(count: Int) { add(number: UInt64(count)) }

  mutating func add(_ more: some Collection<UInt8>) { bytes += more }

  /// Adds a path as its difference from the path that was added before.
  mutating func add(pathAfterLast next: [UInt8]) {
    let kept = zip(path, next).prefix { $0 == $1 }.count
    add(count: kept)
    add(count: next.count - kept)
    bytes += next[kept...]
    path = next
  }

  /// Adds a snapshot. Snapshots that may be renewed all have the same length.
  mutating func add(_ snapshot: Snapshot) {
    let isWide = snapshot.kind == .names || snapshot.isRecent
    var form = SnapshotForm(rawValue: snapshot.kind.rawValue)
    if snapshot.isRecent { form.insert(.isRecent) }
    guard !isWide else { return add(wide: snapshot, form.union(.isWide)) }
    let hasOneTime = snapshot.kind == .file && snapshot.modified == snapshot.changed
    if hasOneTime { form.insert(.wasChangedThen) }
    add(form.rawValue)
    if snapshot.kind == .nothing { return }
    add(number: snapshot.device)
    add(number: snapshot.number)
    if snapshot.kind == .place { return }
    add(number: snapshot.size)
    add(snapshot.modified)
    if !hasOneTime { add(snapshot.changed) }
  }

  private mutating func add(wide snapshot: Snapshot, _ form: SnapshotForm) {
    add(form.rawValue)
    for number in [snapshot.device, snapshot.number, snapshot.size] { add(number) }
    add(snapshot.modified)
    add(snapshot.changed)
    add(snapshot.digest.high)
    add(snapshot.digest.low)
  }

  private mutating func add(_ time: FileTime) {
    add(Int64(time.seconds))
    add(UInt32(time.nanoseconds))
  }

  /// Replaces a snapshot at an offset, which must be one that may be renewed.
  static func put(_ snapshot: Snapshot, at place: Int, in bytes: inout [UInt8]) {
    var writer = ListWriter()
    var form = SnapshotForm(rawValue: snapshot.kind.rawValue).union(.isWide)
    if snapshot.isRecent { form.insert(.isRecent) }
    writer.add(wide: snapshot, form)
    bytes.replaceSubrange(place..<place + writer.bytes.count, with: writer.bytes)
  }
}
