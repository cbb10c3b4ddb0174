/// The 64-bit hash of a line. For each of its pixels, hash = (hash ^ word) x multiplier.
///
/// Both steps are invertible, so lines that differ in only one pixel never collide. Lines that collide are distinguished by
/// their pixels, so the hash affects only the speed and never the result.
package enum LineHash {
  package static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  package static let multiplier: UInt64 = 0xD6E8_FEB8_6659_FD93

  package static func appending(_ word: UInt32, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(word)) &* multiplier
  }
}

/// The hashes of a picture's columns and rows, and which lines are known to equal the preceding one.
struct LineHashes {
  private var columns: [UInt64]
  /// For each column, the bits that differ from the preceding column in any row.
  private var columnChanges: [UInt32]
  private var rows: [UInt64]
  private var rowRepeats: [Bool]

  init(of bitmap: Bitmap) {
    let width = bitmap.width
    columns = [UInt64](repeating: LineHash.seed, count: width)
    columnChanges = [UInt32](repeating: 0, count: width)
    columnChanges[0] = 1
    rows = []
    rows.reserveCapacity(bitmap.height)
    rowRepeats = []
    rowRepeats.reserveCapacity(bitmap.height)
    let pixels = bitmap.pixels.span
    for y in 0..<bitmap.height {
      let row = pixels.extracting(y * width..<(y + 1) * width)
      LineHashes.append(row, to: &columns)
      LineHashes.append(changesOf: row, to: &columnChanges)
      let repeats = y > 0 && LineHashes.equal(row, pixels.extracting((y - 1) * width..<y * width))
      rowRepeats.append(repeats)
      rows.append(repeats ? rows[y - 1] : LineHashes.hash(row))
    }
  }

  /// The class of each column.
  func columnClasses(of bitmap: Bitmap) -> [Int32] {
    let found = guesses(hashes: columns) { columnChanges[$0] == 0 }
    let pixels = bitmap.pixels.span
    for y in 0..<bitmap.height {
      let row = pixels.extracting(y * bitmap.width..<(y + 1) * bitmap.width)
      for pair in found.unverified where row[pair.line] != row[pair.first] {
        return sortedClasses(count: bitmap.width) { x, other in
          for y in 0..<bitmap.height where bitmap[x, y] != bitmap[other, y] {
            return bitmap[x, y] < bitmap[other, y] ? -1 : 1
          }
          return 0
        }
      }
    }
    return found.ids
  }

  /// The class of each row.
  func rowClasses(of bitmap: Bitmap) -> [Int32] {
    let width = bitmap.width
    let found = guesses(hashes: rows) { rowRepeats[$0] }
    let pixels = bitmap.pixels.span
    for pair in found.unverified {
      let row = pixels.extracting(pair.line * width..<(pair.line + 1) * width)
      guard LineHashes.equal(row, pixels.extracting(pair.first * width..<(pair.first + 1) * width)) else {
        return sortedClasses(count: bitmap.height) { y, other in
          for x in 0..<width where bitmap[x, y] != bitmap[x, other] {
            return bitmap[x, y] < bitmap[x, other] ? -1 : 1
          }
          return 0
        }
      }
    }
    return found.ids
  }

  /// The first column without visible pixels.
  func transparentColumn(of bitmap: Bitmap) -> Int? {
    let hash = (0..<bitmap.height).reduce(LineHash.seed) { hash, _ in LineHash.appending(0, to: hash) }
    return columns.indices.first { x in
      columns[x] == hash && (0..<bitmap.height).allSatisfy { bitmap[x, $0] == 0 }
    }
  }

  /// The first row without visible pixels.
  func transparentRow(of bitmap: Bitmap) -> Int? {
    let width = bitmap.width
    let hash = LineHashes.hash([UInt32](repeating: 0, count: width).span)
    return rows.indices.first { y in
      rows[y] == hash && bitmap.pixels[y * width..<(y + 1) * width].allSatisfy { $0 == 0 }
    }
  }

  /// The classes by hash, and the pairs of lines that are considered equal only because their hashes are.
  private func guesses(
    hashes: [UInt64], repeats: (Int) -> Bool
  ) -> (ids: [Int32], unverified: [(line: Int, first: Int)]) {
    var ids: [Int32] = []
    ids.reserveCapacity(hashes.count)
    var unverified: [(line: Int, first: Int)] = []
    // The dictionary is never iterated, so its random order does not affect the result.
    var firsts: [UInt64: Int] = [:]
    var next: Int32 = 0
    for line in hashes.indices {
      if repeats(line) {
        ids.append(ids[line - 1])
      } else if let first = firsts[hashes[line]] {
        ids.append(ids[first])
        unverified.append((line, first))
      } else {
        firsts[hashes[line]] = line
        ids.append(next)
        next += 1
      }
    }
    return (ids, unverified)
  }

  /// The classes without hashes, by sorting the lines. Used for pictures that are made to cause collisions.
  private func sortedClasses(count: Int, order: (Int, Int) -> Int) -> [Int32] {
    let sorted = (0..<count).sorted { left, right in
      let order = order(left, right)
      return order == 0 ? left < right : order < 0
    }
    // Each line first gets the first line of its class; then the classes are numbered in order of appearance.
    var firsts = Array(0..<count)
    for (line, after) in zip(sorted, sorted.dropFirst()) where order(line, after) == 0 {
      firsts[after] = firsts[line]
    }
    var ids = [Int32](repeating: 0, count: count)
    var next: Int32 = 0
    for line in 0..<count {
      if firsts[line] == line {
        ids[line] = next
        next += 1
      } else {
        ids[line] = ids[firsts[line]]
      }
    }
    return ids
  }

  private static func append(_ row: Span<UInt32>, to columns: inout [UInt64]) {
    var hashes = columns.mutableSpan
    for x in row.indices {
      hashes[x] = LineHash.appending(row[x], to: hashes[x])
    }
  }

  private static func append(changesOf row: Span<UInt32>, to changes: inout [UInt32]) {
    var bits = changes.mutableSpan
    for x in 1..<max(row.count, 1) {
      bits[x] |= row[x] ^ row[x - 1]
    }
  }

  /// Uses four independent chains, so that the multiplications overlap.
  private static func hash(_ row: Span<UInt32>) -> UInt64 {
    var lanes = (LineHash.seed, LineHash.seed &+ 1, LineHash.seed &+ 2, LineHash.seed &+ 3)
    var x = 0
    while x + 4 <= row.count {
      lanes.0 = LineHash.appending(row[x], to: lanes.0)
      lanes.1 = LineHash.appending(row[x + 1], to: lanes.1)
      lanes.2 = LineHash.appending(row[x + 2], to: lanes.2)
      lanes.3 = LineHash.appending(row[x + 3], to: lanes.3)
      x += 4
    }
    while x < row.count {
      lanes.0 = LineHash.appending(row[x], to: lanes.0)
      x += 1
    }
    var hash = lanes.0
    for lane in [lanes.1, lanes.2, lanes.3] {
      hash = (hash ^ lane) &* LineHash.multiplier
    }
    return hash
  }

  private static func equal(_ left: Span<UInt32>, _ right: Span<UInt32>) -> Bool {
    for x in left.indices where left[x] != right[x] { return false }
    return true
  }
}
