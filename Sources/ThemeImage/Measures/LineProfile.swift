package import ThemeCore

/// How much neighbouring columns, and neighbouring rows, of a picture differ.
package struct LineProfile: Equatable, Sendable {
  /// For column x and the next, the largest difference of a channel between two neighbours of a row, premultiplied, at
  /// least 1 where any two words differ: width − 1 values, 0 exactly where the columns are equal.
  package let columns: [UInt8]
  /// For row y and the next, the same: height − 1 values.
  package let rows: [UInt8]

  /// `columns` for the horizontal axis, `rows` for the vertical.
  package func differences(along axis: Axis) -> [UInt8] { axis == .horizontal ? columns : rows }

  /// Compares in one pass over the rows.
  package init(_ bitmap: Bitmap) {
    let width = bitmap.width
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.height - 1)
    var columns = ColumnDifferences(width: width)
    // A row's premultiplied words and those of the row before take turns in two buffers.
    var above = [UInt32](repeating: 0, count: width)
    var row = above
    for y in 0..<bitmap.height {
      let start = y * width
      if y > 0,
        unsafe bitmap.pixels.withUnsafeBufferPointer({ unsafe areEqual($0, start, start - width, width) })
      {
        // The columns of an equal row have been compared.
        rows.append(0)
        continue
      }
      unsafe bitmap.pixels.withUnsafeBufferPointer { words in
        unsafe premultiply(UnsafeBufferPointer(rebasing: words[start..<start + width]), into: &row)
        unsafe columns.compare(
          UnsafeBufferPointer(rebasing: words[start..<start + width]), premultiplied: row)
      }
      if y > 0 { rows.append(max(1, largestDifference(row, above))) }
      swap(&above, &row)
    }
    self.rows = rows
    self.columns = columns.values
  }
}

/// What the columns of the rows so far differ by.
private struct ColumnDifferences {
  /// Channel by channel, for column x and the next.
  private var largest: [UInt8]
  /// Bits that differ, word by word.
  private var bits: [UInt32]

  init(width: Int) {
    largest = [UInt8](repeating: 0, count: 4 * (width - 1))
    bits = [UInt32](repeating: 0, count: width - 1)
  }

  var values: [UInt8] {
    bits.indices.map { column in
      let channels = largest[4 * column..<4 * column + 4]
      return max(channels.max() ?? 0, bits[column] == 0 ? 0 : 1)
    }
  }

  mutating func compare(_ words: UnsafeBufferPointer<UInt32>, premultiplied: [UInt32]) {
    for column in bits.indices { unsafe bits[column] |= words[column] ^ words[column + 1] }
    unsafe premultiplied.withUnsafeBytes { bytes in
      unsafe largest.withUnsafeMutableBufferPointer { largest in
        for index in largest.indices {
          let (left, right) = unsafe (bytes[index], bytes[index + 4])
          unsafe largest[index] = unsafe max(largest[index], max(left, right) &- min(left, right))
        }
      }
    }
  }
}

private func areEqual(_ words: UnsafeBufferPointer<UInt32>, _ first: Int, _ second: Int, _ count: Int) -> Bool
{
  var bits: UInt32 = 0
  for index in 0..<count { unsafe bits |= words[first + index] ^ words[second + index] }
  return bits == 0
}

/// Two rows' largest difference of a channel.
private func largestDifference(_ first: [UInt32], _ second: [UInt32]) -> UInt8 {
  unsafe first.withUnsafeBytes { first in
    unsafe second.withUnsafeBytes { second in
      var largest: UInt8 = 0
      for index in first.indices {
        let (left, right) = unsafe (first[index], second[index])
        largest = max(largest, max(left, right) &- min(left, right))
      }
      return largest
    }
  }
}

/// Multiplies red, green and blue by alpha, rounded: two channels at once, in the halves of a word.
private func premultiply(_ words: UnsafeBufferPointer<UInt32>, into row: inout [UInt32]) {
  unsafe row.withUnsafeMutableBufferPointer { row in
    for index in row.indices {
      let word = unsafe words[index]
      let alpha = word >> 24
      // round(v / 255) is (t + t / 256) / 256 for t = v + 128.
      let redBlue = (word & 0xFF_00FF) &* alpha &+ 0x80_0080
      let green = (word >> 8 & 0xFF) &* alpha &+ 0x80
      let roundedRedBlue = (redBlue &+ (redBlue >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
      let roundedGreen = (green &+ green >> 8) & 0xFF00
      unsafe row[index] = roundedRedBlue | roundedGreen | word & 0xFF00_0000
    }
  }
}
