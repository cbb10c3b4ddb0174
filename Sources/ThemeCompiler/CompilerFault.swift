import ThemeBundle
import ThemeSlicing
import ThemeTargets

/// A bug of the compiler that it found itself: what it made is not what the theme says.
package struct CompilerFault: Error, Sendable {
  /// What is wrong, and where: a line without a full stop.
  package let message: String

  init(message: String) {
    self.message = message
  }

  init(_ error: any Error) {
    switch error {
    case let error as ProofFailed: message = "a slice does not stretch to its art: \(error.message)"
    case let error as TargetDiffers:
      message = "the files of a target differ from the slices: \(error.message)"
    default: preconditionFailure("an unknown error")
    }
  }
}
