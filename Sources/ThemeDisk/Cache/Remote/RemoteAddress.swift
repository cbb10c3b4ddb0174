/// The address of a cache server: `http://host:port/path`.
package struct RemoteAddress: Sendable {
  /// The address as typed.
  package let text: String
  /// A host name or an IP address; an IPv6 address is without brackets.
  let host: String
  /// The port, as decimal digits.
  let port: String
  /// The path, without a slash at its end.
  let path: String

  /// Nil when the text is not such an address. User names and passwords are not accepted, because HTTP sends them unencrypted.
  package init?(_ text: String) {
    let beginning = "http://"
    guard text.hasPrefix(beginning), text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    let rest = text.dropFirst(beginning.count)
    let authority = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(authority.count)
    guard !rest.contains(where: { "@?#".contains($0) }) else { return nil }
    var (host, port) = (authority, Substring("80"))
    let afterBracket = authority.lastIndex(of: "]").map(authority.index(after:)) ?? authority.startIndex
    if let colon = authority[afterBracket...].firstIndex(of: ":") {
      (host, port) = (authority[..<colon], authority[authority.index(after: colon)...])
    }
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    guard !host.isEmpty, port.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(port),
      1...65_535 ~= number
    else { return nil }
    self.text = text
    (self.host, self.port) = (String(host), String(port))
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : String(path)
  }

  /// The value of the `Host` field of requests.
  var hostField: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == "80" ? name : "\(name):\(port)"
  }
}
