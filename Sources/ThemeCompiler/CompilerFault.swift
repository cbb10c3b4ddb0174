import ThemeBundle

/// A bug that the compiler has detected in its own work, such as a slice that does not stretch to its art.
package struct CompilerFault: Error, Sendable {
  /// What is wrong, and where: a line without a final period.
  package let message: String
}

extension CompilerFault {
  init(_ error: ProofFailed) {
    self.init(message: "a slice does not stretch to its art: \(error.message)")
  }
}
