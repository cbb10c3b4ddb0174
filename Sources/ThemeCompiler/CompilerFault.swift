import ThemeSlicing

/// A bug of the compiler that it found itself: what it made is not what the theme says.
package struct CompilerFault: Error, Sendable {
  /// What is wrong, and where: a line without a full stop.
  package let message: String
}

extension CompilerFault {
  init(_ error: ProofFailed) {
    self.init(message: "a slice does not stretch to its art: \(error.message)")
  }
}
