/// The effort that is spent on making a PNG small.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// Compresses the one or two most likely forms quickly.
  case fast
  /// Compares all forms by a quick compression, and compresses the best one with the highest effort.
  case small
}
