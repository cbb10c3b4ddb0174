// Public, unlike the rest of the project, so that loops over bytes in other modules need no calls.

extension UInt8 {
  /// Whether it is a digit from 0 to 9 in ASCII.
  @inlinable public var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a letter from A to Z in ASCII, of either case.
  @inlinable public var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether it is a small letter from a to z in ASCII.
  @inlinable public var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}
