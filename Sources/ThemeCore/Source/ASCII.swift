// This file is public, unlike most of the project, so that loops over bytes in other modules are inlined.

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inlinable public var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is an ASCII letter of either case.
  @inlinable public var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte is a lowercase ASCII letter.
  @inlinable public var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}
