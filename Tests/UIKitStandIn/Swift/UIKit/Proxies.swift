import Foundation

/// The appearance proxies of views. A proxy stands for views that are made later: it keeps what it is told, and is none
/// of them. What reads a property of it that is no setter's is a bug, which ends the driver.
@MainActor enum Proxies {
  private static var all: [ObjectIdentifier: UIView] = [:]

  static func of<View: UIView>(_ type: View.Type, _ make: () -> UIView) -> View {
    let key = ObjectIdentifier(type)
    let proxy = all[key] ?? make()
    proxy.isProxy = true
    all[key] = proxy
    return unsafeDowncast(proxy, to: type)
  }
}

extension UIView {
  /// How a view of a class that is recorded is called.
  func nameForRecord() -> String {
    isProxy ? "\(type(of: self)).appearance()" : Recorder.name("\(type(of: self))")
  }
}
