// Stands in for what swift-argument-parser uses of Foundation on macOS: types alone, nothing here runs. It has no more than
// errors with a description, and the encoder of a hidden option.

public class NSError: Error, @unchecked Sendable {}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension Error {
  public var localizedDescription: String { fatalError() }
}

public struct Data {}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  open var outputFormatting: OutputFormatting = []

  public init() {}
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public init?(data: Data, encoding: Encoding) { fatalError() }
}
