import Foundation

/// What a browser has sent and nobody has read yet: messages of megabytes, in pieces of some kilobytes.
struct ReceivedBytes {
  private var bytes = Data()
  /// How many of them hold no mark.
  private var searched = 0

  mutating func append(_ more: Data) { bytes.append(more) }

  /// What stands before the first mark, which goes with it; nil while there is none.
  mutating func message(before mark: UInt8) -> Data? {
    guard let end = place(of: mark) else { return nil }
    let message = take(end)
    _ = take(1)
    return message
  }

  /// As many bytes as the number before a colon says, which go with both; nil while there are fewer.
  mutating func message(behindLengthAnd colon: UInt8) -> Data? {
    guard let end = place(of: colon), let count = Int(String(decoding: bytes.prefix(end), as: UTF8.self)),
      bytes.count > end + count
    else {
      searched = 0
      return nil
    }
    _ = take(end + 1)
    return take(count)
  }

  /// Foundation's search is optimized where tests are not.
  private mutating func place(of mark: UInt8) -> Int? {
    let found = bytes.range(of: Data([mark]), in: searched..<bytes.count)?.lowerBound
    searched = found ?? bytes.count
    return found
  }

  private mutating func take(_ count: Int) -> Data {
    let taken = Data(bytes.prefix(count))
    bytes = Data(bytes.dropFirst(count))
    searched = 0
    return taken
  }
}
