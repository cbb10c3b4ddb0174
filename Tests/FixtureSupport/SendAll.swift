import Foundation

/// Sends bytes over a socket, as many as the other end takes.
package func sendAll(_ bytes: [UInt8], over socket: Int32) {
  var rest = bytes[...]
  #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
  #else
    let flags: Int32 = 0
  #endif
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe send(socket, $0.baseAddress, $0.count, flags) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
