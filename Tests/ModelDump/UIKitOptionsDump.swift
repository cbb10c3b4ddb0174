import ThemeCore
import ThemeModel

extension UIKitOptions {
  /// What it says, a line each.
  package var dumped: [String] {
    [
      language.map { "language: \($0.rawValue)" }, support.map { "support: \($0.rawValue)" },
      access.map { "access: \($0.rawValue)" },
      parts.map { "parts: \($0.map(\.rawValue).joined(separator: ", "))" },
      liveReload.map { "liveReload: \($0.value)" },
    ].compactMap(\.self)
  }
}
