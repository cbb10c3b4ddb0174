import ThemeBundle
import ThemeModel
import ThemePictures

/// How a picture that isn't a nine-patch fills a view. It needs an XML drawable around it, because a view stretches a plain
/// picture.
enum AndroidPlacing: CaseIterable {
  /// In its own size, in the center.
  case centered
  /// Repeated from the upper left.
  case repeated

  /// The attribute of the XML drawable that places the picture.
  var attribute: (name: String, value: String) {
    switch self {
    case .centered: ("android:gravity", "center")
    case .repeated: ("android:tileMode", "repeat")
    }
  }

  /// The name of the picture inside an XML drawable.
  static func picture(of drawable: String) -> String { "\(drawable)__art" }

  /// The XML drawable around a picture.
  func document(of picture: String) -> XMLElement {
    XMLElement(root: "bitmap", [("android:src", "@drawable/\(picture)"), attribute])
  }
}

extension AndroidArt {
  /// How the pictures fill the view of a part; nil for nine-patches and colors, and for pictures that views show in their own
  /// size.
  func placing(_ part: PartName, of kind: ElementKind) -> AndroidPlacing? {
    guard case .art(let art, _, _) = self else { return nil }
    if art.isTexture { return .repeated }
    let isBehind = part == .background || part == .shadowImage || kind.controlPart?.growth.isEmpty == false
    return art.resizing == nil && isBehind ? .centered : nil
  }
}
