import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// The drawables of an element's part: images, and a list of states where those of states differ.
struct AndroidDrawables {
  /// What code and styles name.
  let name: String
  /// What each state shows, most particular first; empty where there is one drawable for all.
  private(set) var states: [(state: StateName, drawable: String)] = []
  /// The images that states or the part's own name stand for, with what they show where.
  private(set) var images: [(name: String, art: [Configured<AndroidArt>])] = []
  private let part: PartName

  /// Nil for a part that no variant shows.
  init?(_ part: PartName, of element: AndroidElement) {
    self.part = part
    name = element.name(of: part)
    let shown = element.variants.map { variants in
      variants.map { Configured(configuration: $0.configuration, value: element.art(part, of: $0)) }
    }
    guard shown.contains(where: { $0.contains { !$0.value.equals(.nothing) } }) else { return nil }
    let isMain = part == .background || part == .image
    var chosen: [(state: StateName, image: Int)] = []
    for (index, state) in element.states.enumerated() where !shown[index].isEmpty {
      let asset = isMain ? element.assetName(of: index) : nil
      if asset == nil, let same = images.firstIndex(where: { $0.art.show(shown[index]) }) {
        chosen.append((state, same))
        continue
      }
      chosen.append((state, images.count))
      images.append((asset ?? element.name(name, in: state), shown[index]))
    }
    if images.count == 1 {
      images[0].name = name
      return
    }
    states = chosen.sorted { $0.state.priority > $1.state.priority }.map { ($0.state, images[$0.image].name) }
  }

  /// The files, without the target's folder.
  var files: [OutputFile] {
    var files = images.flatMap { drawable($0.name, $0.art) }
    if !states.isEmpty {
      var selector = XMLElement("selector", [("xmlns:android", XMLElement.androidNamespace)])
      selector.children = states.map { state, drawable in
        XMLElement("item", state.attributes + [("android:drawable", "@drawable/\(drawable)")])
      }
      files.append(
        OutputFile(
          path: "res/drawable/\(name).xml", content: .text(Array(selector.document.utf8))))
    }
    return files
  }

  /// A drawable in every folder that it needs.
  private func drawable(_ name: String, _ art: [Configured<AndroidArt>]) -> [OutputFile] {
    let placed = fewest(art) { $0.equals($1) }
    let pictures = zip(placed, placed.map(\.value).halves).map { entry, half in
      entry.value.pictures + [half].compactMap(\.self)
    }
    let areAllPlaced = placed.allSatisfy { entry in
      if case .nothing = entry.value { return true }
      return entry.value.placing(part) != nil
    }
    // Android counts a density more than a level, and XML without one as made for the least.
    let densities = AndroidDensity.allCases.filter { density in
      !areAllPlaced && pictures.joined().contains { $0.density == density }
    }
    return zip(placed, pictures).flatMap { entry, pictures -> [OutputFile] in
      func path(_ density: AndroidDensity?, _ name: String) -> String {
        let folder = AndroidFolder(
          type: "drawable", configuration: entry.configuration, density: density.map { "\($0)" })
        return "res/\(folder.name)/\(name)"
      }
      func files(_ xml: XMLElement, besideAll: Bool) -> [OutputFile] {
        let beside = besideAll && !densities.isEmpty ? densities.map { Optional($0) } : [nil]
        return beside.map {
          OutputFile(path: path($0, "\(name).xml"), content: .text(Array(xml.document.utf8)))
        }
      }
      guard case .art(let art, let title) = entry.value else {
        let clear = XMLElement(
          "color",
          [("xmlns:android", XMLElement.androidNamespace), ("android:color", "@android:color/transparent")])
        return files(clear, besideAll: entry.configuration.level > 0)
      }
      if let placing = entry.value.placing(part) {
        let picture = AndroidPlacing.picture(of: name)
        return files(placing.document(of: picture), besideAll: true)
          + pictures.map {
            OutputFile(path: path($0.density, "\(picture).png"), content: .image($0.pixels))
          }
      }
      return pictures.map { picture in
        guard let resizing = art.resizing,
          let marks = NinePatchFrame(picture, resizing: resizing, title: title)
        else {
          return OutputFile(path: path(picture.density, "\(name).png"), content: .image(picture.pixels))
        }
        let size = Size(
          width: marks.size.width + Pixels(2), height: marks.size.height + Pixels(2))
        let pixels = ImagePixels(size: size) { marks.framed(picture.pixels.bitmap) }
        return OutputFile(path: path(picture.density, "\(name).9.png"), content: .image(pixels))
      }
    }
  }
}

extension [Configured<AndroidArt>] {
  /// Whether two drawables show the same everywhere.
  fileprivate func show(_ other: [Configured<AndroidArt>]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0.configuration == $1.configuration && $0.value.equals($1.value) }
  }
}

extension XMLElement {
  static let androidNamespace = "http://schemas.android.com/apk/res/android"
}

extension StateName {
  /// What an item of a list of states asks for.
  var attributes: [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    if bits & 2 != 0 { attributes.append(("android:state_enabled", "false")) }
    if bits & 1 != 0 { attributes.append(("android:state_pressed", "true")) }
    if bits & 8 != 0 { attributes.append(("android:state_focused", "true")) }
    if bits & 4 != 0 { attributes.append(("android:state_selected", "true")) }
    return attributes
  }
}
