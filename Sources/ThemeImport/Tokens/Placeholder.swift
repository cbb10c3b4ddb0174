package import ThemeCore

package struct TokenSource: Sendable {
  package let path: ThemePath
  package let bytes: [UInt8]
  package init(path: ThemePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
package func isTokenFile(_ source: TokenSource) -> Bool { source.path.name.hasSuffix(".tokens.json") }
