import ThemeModel
import ThemePictures
import ThemeSlicing

/// How a picture without a frame fills a view: by a drawable of XML around it, for a view stretches any plain one.
enum AndroidPlacing: CaseIterable {
  /// In its own size, in the middle.
  case centered
  /// Repeated from the upper left.
  case repeated

  /// What the drawable says of it.
  var attribute: (name: String, value: String) {
    switch self {
    case .centered: ("android:gravity", "center")
    case .repeated: ("android:tileMode", "repeat")
    }
  }

  /// The name of the picture inside of a drawable.
  static func picture(of drawable: String) -> String { "\(drawable)__art" }

  /// The drawable around a picture.
  func document(of picture: String) -> XMLElement {
    XMLElement(root: "bitmap", [("android:src", "@drawable/\(picture)"), attribute])
  }
}

extension AndroidArt {
  /// How its pictures fill the view of a part; nil for nine-patches, and for what views show in its own size.
  func placing(_ part: PartName, of kind: ElementKind) -> AndroidPlacing? {
    guard case .art(let art, _, _) = self else { return nil }
    if art.isTexture { return .repeated }
    let isBehind = part == .background || part == .shadowImage || kind.controlPart?.growth.isEmpty == false
    return art.resizing == nil && isBehind ? .centered : nil
  }
}
