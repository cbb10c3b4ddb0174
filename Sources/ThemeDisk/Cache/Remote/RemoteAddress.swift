/// Where a cache behind HTTP is: `http://host:port/path`.
package struct RemoteAddress: Sendable {
  /// As typed.
  package let text: String
  /// A name, or the number of an address without brackets.
  let host: String
  /// Digits.
  let port: String
  /// Without a slash at its end.
  let path: String

  /// Nil for what is no such address. Names and passwords are not taken: anybody could read them.
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

  /// What a request names as its host.
  var hostField: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == "80" ? name : "\(name):\(port)"
  }
}
