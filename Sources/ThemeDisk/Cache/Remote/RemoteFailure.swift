import Platform

/// Why a cache server can't be used.
package enum RemoteFailure: Error, Equatable, Sendable {
  case unknownHost
  /// The server closed the connection before the answer was complete.
  case closed
  /// The answer is not HTTP, or its length can't be determined.
  case notUnderstood
  /// The server answered with a status that means it can't handle the request.
  case status(Int)
  /// The bytes in the answer do not match their digest, or are too many.
  case otherBytes
  case system(SystemError)

  /// The reason, in a form that ends a sentence.
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
