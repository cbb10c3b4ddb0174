import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures

/// The drawables of an element's part: images, and a state list if the states differ.
struct AndroidDrawables {
  private let element: AndroidElement
  private let part: PartName
  private let list: AndroidStateList<AndroidArt>

  /// Creates the drawables; nil for a part that no look shows. With `cut`, they are those of a segment for one place in its
  /// row.
  init?(_ part: PartName, of element: AndroidElement, cut: AndroidCut? = nil) {
    let shown = element.looks.map { looks in
      let art = looks.map { Configured(configuration: $0.configuration, value: element.art(part, of: $0)) }
      return cut?.applied(to: art) ?? art
    }
    guard shown.joined().contains(where: { $0.value != .nothing }) else { return nil }
    self.element = element
    self.part = part
    let isMain = cut == nil && part.isMain
    list = AndroidStateList("drawable", cut?.name ?? element.name(of: part), of: element, shown) {
      isMain ? element.assetName(of: $0) : nil
    }
  }

  /// The files of all drawables and of the state list.
  var files: [OutputFile] {
    list.resources.flatMap { drawable($0.name, $0.content) } + [list.file(of: element)].compactMap(\.self)
  }

  /// The files of a drawable, in every folder that needs one.
  private func drawable(_ name: String, _ art: [Configured<AndroidArt>]) -> [OutputFile] {
    let placed = fewest(art)
    let pictures = zip(placed, placed.map(\.value).halves).map { entry, half in
      entry.value.pictures + [half].compactMap(\.self)
    }
    let areAllPlaced = placed.allSatisfy {
      $0.value.shape != nil || $0.value.placing(part, of: element.id.kind) != nil
    }
    // Android prefers a density to an API level, and treats XML in a folder without a density as made for the lowest density.
    let densities = AndroidDensity.allCases.filter { density in
      !areAllPlaced && pictures.joined().contains { $0.density == density }
    }
    return zip(placed, pictures).flatMap { entry, pictures -> [OutputFile] in
      func folder(_ density: AndroidDensity?) -> AndroidFolder {
        AndroidFolder(
          type: "drawable", configuration: entry.configuration, density: density.map { "\($0)" })
      }
      func files(_ xml: XMLElement, besideAll: Bool) -> [OutputFile] {
        let beside = besideAll && !densities.isEmpty ? densities.map { Optional($0) } : [nil]
        return beside.map { element.file(folder($0), name, xml) }
      }
      func image(_ picture: AndroidPicture, _ name: String, _ pixels: ImagePixels) -> OutputFile {
        element.file(folder(picture.density), "\(name).png", .image(pixels))
      }
      if let shape = entry.value.shape { return files(shape, besideAll: entry.configuration.level > 0) }
      guard case .art(let art, _, let title) = entry.value else { return [] }
      if let placing = entry.value.placing(part, of: element.id.kind) {
        let inner = AndroidPlacing.picture(of: name)
        return files(placing.document(of: inner), besideAll: true)
          + pictures.map { image($0, inner, $0.pixels) }
      }
      return pictures.map { picture in
        guard let resizing = art.resizing,
          let marks = NinePatchFrame(picture, resizing: resizing, title: title)
        else { return image(picture, name, picture.pixels) }
        let size = Size(width: marks.size.width + Pixels(2), height: marks.size.height + Pixels(2))
        return image(
          picture, "\(name).9", ImagePixels(size: size) { marks.framed(picture.pixels.bitmap) })
      }
    }
  }
}

extension AndroidElement {
  /// A file that belongs to the element.
  func file(_ folder: AndroidFolder, _ name: String, _ content: OutputFile.Content) -> OutputFile {
    OutputFile(path: folder.path(of: name), content: content, of: "\(id)")
  }

  /// An XML resource file that belongs to the element.
  func file(_ folder: AndroidFolder, _ name: String, _ xml: XMLElement) -> OutputFile {
    file(folder, "\(name).xml", .text(Array(xml.document.utf8)))
  }
}
