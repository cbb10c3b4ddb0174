package import ThemeCore
package import ThemeModel
package import ThemePictures

/// Where the slices of a bundle stand: `images/backButtons/menu/normal@2x.png`.
package enum ImagePath {
  /// The folder of an element's part, below `images`: parts other than the background of a button or the
  /// picture of a control stand a folder deeper.
  package static func folder(_ element: ElementID, _ part: PartName) -> String {
    part == .background && element.kind.isButton || part == .image && element.kind.controlPart != nil
      ? "\(element)" : "\(element)/\(part.rawValue)"
  }

  /// The file's name: the variant's key and the scale.
  package static func name(_ key: VariantKey, _ scale: Scale) -> String {
    "\(key.text)\(scale.suffix).png"
  }

  package static func path(_ element: ElementID, _ part: PartName, _ key: VariantKey, _ scale: Scale)
    -> String
  {
    "images/\(folder(element, part))/\(name(key, scale))"
  }
}
