import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures

extension AndroidElement {
  /// The files of a part's drawables: images, and a state list if the states differ; none for a part that no look shows. With
  /// `cut`, they are those of a segment for one place in its row.
  func drawables(_ part: PartName, cut: AndroidCut? = nil) -> [OutputFile] {
    let shown = looks.map { looks in
      let art = looks.map { Configured(configuration: $0.configuration, value: self.art(part, of: $0)) }
      return cut?.applied(to: art) ?? art
    }
    guard shown.joined().contains(where: { $0.value != .nothing }) else { return [] }
    let isMain = cut == nil && part.isMain
    let list = AndroidStateList("drawable", cut?.name ?? name(of: part), of: self, shown) {
      isMain ? assetName(of: $0) : nil
    }
    return list.resources.flatMap { drawable($0.name, $0.content, of: part) }
      + [list.file(of: self)].compactMap(\.self)
  }

  /// The files of a drawable, in every folder that needs one.
  private func drawable(
    _ name: String, _ art: [Configured<AndroidArt>], of part: PartName
  ) -> [OutputFile] {
    let placed = fewest(art)
    let pictures = zip(placed, placed.halves).map { entry, half in
      entry.value.pictures + [half].compactMap(\.self)
    }
    let areAllPlaced = placed.allSatisfy {
      $0.value.shape != nil || $0.value.placing(part, of: id.kind) != nil
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
        return beside.map { file(folder($0), name, xml) }
      }
      func image(_ picture: AndroidPicture, _ name: String, _ pixels: ImagePixels) -> OutputFile {
        file(folder(picture.density), "\(name).png", .image(pixels))
      }
      if let shape = entry.value.shape { return files(shape, besideAll: entry.configuration.level > 0) }
      guard case .art(let art, _, let title) = entry.value else { return [] }
      if let placing = entry.value.placing(part, of: id.kind) {
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

  /// A file that belongs to the element.
  func file(_ folder: AndroidFolder, _ name: String, _ content: OutputFile.Content) -> OutputFile {
    OutputFile(path: folder.path(of: name), content: content, of: "\(id)")
  }

  /// An XML resource file that belongs to the element.
  func file(_ folder: AndroidFolder, _ name: String, _ xml: XMLElement) -> OutputFile {
    file(folder, "\(name).xml", .text(Array(xml.document.utf8)))
  }
}

/// The resources for what an element's states show: one for each distinct content, and a state list if there are several.
struct AndroidStateList<Content: Equatable> {
  /// The resource type: `color` or `drawable`.
  private let type: String
  /// The name that code and styles refer to: that of the state list, or of the only resource.
  private let name: String
  /// The resource of each state, highest priority first; empty if there is one resource for all states.
  private var states: [(state: StateName, resource: String)] = []
  /// The resources with their names and their contents by configuration.
  private(set) var resources: [(name: String, content: [Configured<Content>])] = []

  /// Creates the resources for what each state shows, in the order of the element's states. A state for which `ownName` returns
  /// a name gets a resource with that name; any other state uses an earlier resource with the same content, if there is one.
  init(
    _ type: String, _ name: String, of element: AndroidElement, _ shown: [[Configured<Content>]],
    ownName: (Int) -> String? = { _ in nil }
  ) {
    self.type = type
    self.name = name
    var chosen: [(state: StateName, place: Int)] = []
    for (index, state) in element.states.enumerated() where !shown[index].isEmpty {
      let own = ownName(index)
      let same = own == nil ? resources.firstIndex { $0.content == shown[index] } : nil
      chosen.append((state, same ?? resources.count))
      if same == nil { resources.append((own ?? element.name(name, in: state), shown[index])) }
    }
    if resources.count == 1 {
      resources[0].name = name
    } else {
      states = chosen.sorted { $0.state.priority > $1.state.priority }.map {
        ($0.state, resources[$0.place].name)
      }
    }
  }

  /// The file of the state list; nil if there is one resource for all states.
  func file(of element: AndroidElement) -> OutputFile? {
    if states.isEmpty { return nil }
    let items = states.map { ($0.state, (name: "android:\(type)", value: "@\(type)/\($0.resource)")) }
    return element.file(
      AndroidFolder(type: type), name, .selector(items, selected: element.widget?.selected ?? "selected"))
  }
}
