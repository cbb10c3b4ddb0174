import Foundation

/// What the figures were measured on.
enum Machine {
  static let cores = ProcessInfo.processInfo.activeProcessorCount

  static var description: String {
    var loads = [0.0, 0.0, 0.0]
    _ = unsafe getloadavg(&loads, 3)
    return "\(cores) cores, load \(loads.map { fixed($0, 2) }.joined(separator: " "))"
  }
}
