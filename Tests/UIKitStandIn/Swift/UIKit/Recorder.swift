@_exported import Foundation
// On the platform, Foundation has it.
@_exported import FoundationNetworking

/// What was told to the objects of this module, in order: what a driver prints at its end.
public enum Recorder {
  nonisolated(unsafe) public private(set) static var lines: [String] = []
  nonisolated(unsafe) private static var counts: [String: Int] = [:]
  nonisolated(unsafe) private static var pauses = 0

  static var isRecording: Bool { pauses == 0 }

  /// Adds a line, of a driver as well: `Recorder.note("-- pushed B")`.
  public static func note(_ line: String) {
    if isRecording { lines.append(line) }
  }

  /// What was noted since the last time.
  public static func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Prints what was noted since the last time.
  public static func dump() {
    for line in take() { print(line) }
  }

  /// Notes nothing that the body does.
  public static func silently<Result>(_ body: () throws -> Result) rethrows -> Result {
    pauses += 1
    defer { pauses -= 1 }
    return try body()
  }

  /// The name of the next object of a type: `UINavigationBar 1`.
  static func name(_ type: String) -> String {
    counts[type, default: 0] += 1
    return "\(type) \(counts[type, default: 0])"
  }

  static func set(_ owner: String, _ property: String, _ value: Any?) {
    note("\(owner).\(property) = \(text(value))")
  }

  /// A value as it is recorded.
  public static func text(_ value: Any?) -> String {
    guard let value else { return "nil" }
    switch value {
    case let number as CGFloat: return text(Double(number))
    case let number as Double:
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    case let text as String: return "\"\(text)\""
    case let size as CGSize: return "(\(text(size.width)) \(text(size.height)))"
    case let point as CGPoint: return "(\(text(point.x)) \(text(point.y)))"
    case let rect as CGRect:
      return "(\([rect.minX, rect.minY, rect.width, rect.height].map { text($0) }.joined(separator: " ")))"
    case let insets as UIEdgeInsets:
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      return "(\(sides.map { text($0) }.joined(separator: " ")))"
    case let offset as UIOffset: return "(\(text(offset.horizontal)) \(text(offset.vertical)))"
    case let attributes as [NSAttributedString.Key: Any]:
      let sorted = attributes.sorted { $0.key.rawValue < $1.key.rawValue }
      return "[\(sorted.map { "\($0.key.rawValue): \(text($0.value))" }.joined(separator: ", "))]"
    case let list as [Any]: return "[\(list.map { text($0) }.joined(separator: ", "))]"
    case let string as NSAttributedString: return "attributed \"\(string.string)\""
    case let named as any Recorded: return MainActor.assumeIsolated { named.recordedName }
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        return mirror.children.first.map { text($0.value) } ?? "nil"
      }
      return "\(value)"
    }
  }
}

/// What is recorded by a name.
@MainActor public protocol Recorded: AnyObject {
  var recordedName: String { get }
}

extension Recorded {
  // What is not recorded takes no number, either.
  func record(_ property: String, _ value: Any?) {
    if Recorder.isRecording { Recorder.set(recordedName, property, value) }
  }

  func note(_ call: String) {
    if Recorder.isRecording { Recorder.note("\(recordedName).\(call)") }
  }
}
