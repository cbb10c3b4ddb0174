import Platform

/// Why a cache behind HTTP is of no use.
package enum RemoteFailure: Error, Equatable, Sendable {
  case unknownHost
  /// It closed the connection before the answer was whole.
  case closed
  /// It answered something that is not HTTP, or no length.
  case notUnderstood
  /// It answered so to what it should know how to do.
  case status(Int)
  /// What it answered is not what was kept.
  case otherBytes
  case system(SystemError)

  /// Why, as the end of a sentence.
  package var words: String {
    switch self {
    case .unknownHost: "nothing is known of its host"
    case .closed: "the server closed the connection"
    case .notUnderstood: "its answer is not HTTP with a length"
    case .status(400):
      "the server answered with status 400; bazel-remote needs the option --disable_http_ac_validation"
    case .status(let status): "the server answered with status \(status)"
    case .otherBytes: "the server answered other bytes than were kept"
    case .system(let error) where error.code == ETIMEDOUT: "the server takes too long to answer"
    case .system(let error): error.words
    }
  }
}
