import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures

/// The files of art that an import writes, each once.
struct ResourceArtFiles {
  /// What each path holds below the theme's folder.
  private(set) var bytes: [String: [UInt8]] = [:]
  private var pictures: [ThemePath: Result<ResourcePicture, ImportProblem>] = [:]
  private var names = UniqueNames()
  /// The names of what was added, by what the files are and by the name that was wanted.
  private var known: [[String]: String] = [:]

  /// The name of art that `identity` tells from all other art: the wanted one, unless other art has it.
  private mutating func name(_ wanted: String, of identity: [String]) -> String {
    let key = [wanted] + identity
    if let name = known[key] { return name }
    let name = names.unique(isReservedOnWindows(wanted) ? "\(wanted)-image" : wanted)
    known[key] = name
    return name
  }

  /// The path of a text such as an SVG: that of its name, unless other art has it.
  mutating func path(of text: String, _ name: String, _ ending: String) -> String {
    let path = "art/\(self.name(name, of: [ending, text]))\(ending)"
    bytes[path] = Array(text.utf8)
    return path
  }

  /// The name, without scales and endings, of pictures that are read from some files.
  mutating func name(_ wanted: String, from files: [ThemePath]) -> String {
    "art/\(name(wanted, of: files.map(\.text)))"
  }

  /// Forgets what was added since.
  mutating func restore(_ before: ResourceArtFiles) {
    (bytes, names, known) = (before.bytes, before.names, before.known)
  }

  mutating func add(_ file: [UInt8], at path: String) { bytes[path] = file }

  /// A PNG, decoded once.
  mutating func picture(
    _ path: ThemePath, isNinePatch: Bool, from inputs: any ThemeInputs
  ) throws(ImportProblem) -> ResourcePicture {
    if let known = pictures[path] { return try known.get() }
    let read = Result { () throws(ImportProblem) in
      try ResourcePicture(path, isNinePatch: isNinePatch, from: inputs)
    }
    pictures[path] = read
    return try read.get()
  }
}

/// A PNG of a folder of resources.
struct ResourcePicture {
  let bytes: [UInt8]
  let hasProfile: Bool
  /// Where its marks say that text goes, in pixels; nil if that is where it stretches.
  private(set) var padding: Insets<Pixels>?
  /// The width and the height in pixels, each nil if it stretches between caps.
  let kept: (width: Int?, height: Int?)

  init(_ path: ThemePath, isNinePatch: Bool, from inputs: any ThemeInputs) throws(ImportProblem) {
    let file = try resourceBytes(of: path, .pictureBytes, from: inputs)
    bytes = file
    let place = ImportPlace(path)
    var decoded: DecodedPNG?
    var reason = ""
    do throws(PNGError) {
      decoded = try decodePNG(file)
    } catch {
      reason = error.reason
    }
    hasProfile = decoded == nil
    if decoded == nil { decoded = try? decodePNG(file, profile: .convert) }
    guard let decoded else { throw ImportProblem(place, reason) }
    guard isNinePatch else {
      kept = (decoded.bitmap.width, decoded.bitmap.height)
      return
    }
    let patch: NinePatch
    do throws(NinePatchError) {
      patch = try readNinePatch(decoded)
    } catch {
      throw ImportProblem(place, "this is no nine-patch: \(error.reason)")
    }
    if let between = NinePatchMarks(patch, flip: nil).between.first {
      throw ImportProblem(
        place,
        "it stretches in several places, and \(between.words) between them would not keep their size: mark one range per edge"
      )
    }
    let size = patch.content.size
    let caps = patch.caps
    kept = (
      caps.left + caps.right == .zero ? size.width.count : nil,
      caps.top + caps.bottom == .zero ? size.height.count : nil
    )
    let isMarked = patch.isCompiled || patch.marksHorizontalPadding || patch.marksVerticalPadding
    if isMarked, patch.padding != caps { padding = patch.padding }
  }
}

extension ResourceReading {
  /// The look of pictures, of which each density has one.
  mutating func picture(
    _ name: String, _ sources: [ResourceTable.Source]
  ) throws(ImportProblem) -> ResourceLook {
    var files: [Scale: ResourceTable.Source] = [:]
    for source in sources {
      switch source.folder.density {
      case .scale(let scale):
        files[scale] = files[scale].map { [$0, source].newest ?? source } ?? source
      case .other(let density):
        remark(.left, at: source.place, "\(density) is no scale of a theme: 1x is mdpi, 2x xhdpi, 3x xxhdpi")
      case .unnamed, .any, .none: break
      }
    }
    for source in sources where files[.x1] == nil {
      let density = source.folder.density
      guard density == .unnamed || density == .none || density == .any, source.content != .xml else {
        continue
      }
      files[.x1] = source
      if density == .none {
        remark(
          .changed, at: source.place, "Android does not scale it (`nodpi`); here, a pixel of it is a point")
      }
    }
    let place = sources[0].place
    let shown = Scale.allCases.compactMap { scale in files[scale].map { (scale: scale, source: $0) } }
    guard let first = shown.first?.scale else {
      throw ImportProblem(place, "it has no density that is a scale of a theme: add mdpi, xhdpi or xxhdpi")
    }
    var kinds: Set<Bool> = []
    var look = ResourceLook()
    var art = ThemeMap()
    var padding: ThemeMap?
    let stem = self.files.name(
      name.replacing(".", with: "_") + suffix(of: shown.map(\.source)), from: shown.map(\.source.place.path))
    for (scale, source) in shown {
      guard case .picture(let isNinePatch) = source.content else {
        if case .other(let kind) = source.content {
          throw ImportProblem(source.place, "art of a theme is PNG or SVG, not \(kind): convert it")
        }
        throw ImportProblem(source.place, "it is a picture at some densities, and XML at others")
      }
      kinds.insert(isNinePatch)
      let picture = try self.files.picture(source.place.path, isNinePatch: isNinePatch, from: inputs)
      let path = "\(stem)\(scale.suffix)\(isNinePatch ? ".9" : "").png"
      self.files.add(picture.bytes, at: path)
      if scale == first { art[isNinePatch ? "ninePatch" : "file"] = .text(path) }
      if picture.hasProfile {
        art["profile"] = "convert"
        remark(.changed, at: source.place, "its colors are converted to sRGB")
      }
      if let pixels = picture.padding, padding == nil {
        padding = pixels.theme { (Double($0.count) / Double(scale.rawValue)).themeText }
      }
      look.kept[scale] = picture.kept
    }
    guard kinds.count == 1 else {
      throw ImportProblem(place, "it is a nine-patch at some densities, and none at others")
    }
    look.map["art"] = .map(art)
    if let padding { look.map["title"] = ["alignment": "center", "insets": .map(padding)] }
    return look
  }

  /// What tells files of one name apart: that of the folders that they are from.
  private func suffix(of sources: [ResourceTable.Source]) -> String {
    let folders = sources.map(\.folder)
    let level = folders.filter { $0.version > 0 }.map(\.level).max()
    return (folders.contains(where: \.isRTL) ? "-rtl" : "")
      + (folders.contains(where: \.isNight) ? "-dark" : "")
      + (level.map { "-v\($0)" } ?? "")
  }
}
