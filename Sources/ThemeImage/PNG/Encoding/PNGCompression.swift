/// How much effort goes into making a PNG small.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// The most likely form, compressed quickly.
  case fast
  /// All forms, compared by a quick compression, the best ones compressed as well as it goes.
  case small
  /// As `small`, but everything is compressed as well as it goes; takes about ten times as long.
  case smallest
}
