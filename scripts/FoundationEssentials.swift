// What swift-argument-parser names of Foundation, to be linked into the release tool in its place.
//
// The parser encodes its help as JSON for `--experimental-dump-help`, and for that alone the linker would add Foundation and what
// Foundation needs to the tool, 4.4 MB, a fifth of it. themec refuses that option (`Main.swift`), so no function here ever runs. The
// compiler makes the symbols' names. Where a later release of the parser names more, the linker reports symbols that it finds
// twice: declare here what is missing, or take out the lines of build.sh and Package.swift that link this file.

/// Errors that describe themselves: none does, because no code of the tool sees this protocol.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

public struct Data {}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)
    public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
  }

  public init() { fatalError("the tool encodes no JSON by Foundation") }
}

extension String {
  public struct Encoding: Sendable {
    public let rawValue: UInt
    public static let utf8 = Encoding(rawValue: 4)
  }

  public init?(data: __shared Data, encoding: Encoding) { fatalError("the tool decodes no data by Foundation") }
}
