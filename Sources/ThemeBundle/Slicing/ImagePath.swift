package import ThemeCore
package import ThemeModel
package import ThemePictures

/// The paths of slices in a bundle, such as `images/backButtons/menu/normal@2x.png`.
package enum ImagePath {
  /// The folder of the slices of an element's part, below `images`. The background of a button and the picture of a control are
  /// in the element's folder; every other part has a subfolder of its own.
  package static func folder(_ element: ElementID, _ part: PartName) -> String {
    part == .background && element.kind.isButton || part == .image && element.kind.controlPart != nil
      ? "\(element)" : "\(element)/\(part.rawValue)"
  }

  /// The file name of a slice: the variant's key and the scale, such as `normal@2x.png`.
  package static func name(_ key: VariantKey, _ scale: Scale) -> String {
    "\(key.text)\(scale.suffix).png"
  }

  /// The path of a slice in the bundle.
  package static func path(_ element: ElementID, _ part: PartName, _ key: VariantKey, _ scale: Scale)
    -> String
  {
    "images/\(folder(element, part))/\(name(key, scale))"
  }
}
