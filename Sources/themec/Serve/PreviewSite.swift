import ThemeCore
import ThemeDisk
import ThemeImage
import ThemeReview

/// The contents that are served: the page, the manifest of the themes on it, and their pictures. A class because answers note what
/// is asked for.
final class PreviewSite {
  /// The bytes of pixels after which an answer takes no further picture.
  private static let mostPacked = 64 << 20

  private let page = ServedTheme.page
  private var themes: [ServedTheme] = []
  private var manifest: [UInt8] = []
  private var origins: [UInt8]?
  private var pictures = NamedPictures()
  /// The pictures that were shown before: a page may still ask for them while it is told of the new ones.
  private var former = NamedPictures()
  /// Identifies the themes and problems that are shown: a digest of their manifest.
  private(set) var mark = ""
  /// The scales of the pictures in sight on the pages that asked for what is shown.
  private(set) var scales: Set<Scale> = []

  /// Sets the themes and the problems that are shown; `problems` is nil if there are none.
  func show(_ themes: [ServedTheme], problems: String?) {
    self.themes = themes
    manifest = ServedTheme.manifest(
      of: themes, problems: problems, folder: Terminal.currentFolderIfAny?.text)
    (former, pictures) = (pictures, NamedPictures())
    for theme in themes { pictures.add(theme.pictures) }
    (origins, scales) = (nil, [])
    var digest = SHA256()
    digest.update(manifest)
    mark = digest.hex
  }

  /// The answer to a request. Its path is compared as it is written, without decoding it.
  func answer(to request: LocalRequest) -> LocalAnswer {
    switch request.path {
    case "/": return .content(page, type: "text/html; charset=utf-8")
    case "/manifest": return answerWithManifest
    case "/origins":
      let found = origins ?? ServedTheme.origins(of: themes)
      origins = found
      return .content(found, type: "application/json", mark: mark)
    case "/events": return .events
    default: break
    }
    if let scale = Scale.allCases.first(where: { request.path == "/manifest/\($0.name)" }) {
      scales.insert(scale)
      return answerWithManifest
    }
    if let name = request.path.name(in: "/images/"), let bitmap = bitmap(name) {
      return .content(encodePNG(bitmap, .fast), type: "image/png", isForever: true)
    }
    // What is in sight together is asked for together.
    if let names = request.path.name(in: "/pixels/")?.split(separator: "+") {
      var packed: [UInt8] = []
      for name in names {
        guard packed.count < Self.mostPacked, let bitmap = bitmap(String(name)) else { return .nothing }
        packed += bitmap.packed
      }
      if !names.isEmpty { return .content(packed, type: "application/octet-stream") }
    }
    return .nothing
  }

  private func bitmap(_ name: String) -> Bitmap? { pictures.bitmap(name) ?? former.bitmap(name) }

  private var answerWithManifest: LocalAnswer { .content(manifest, type: "application/json", mark: mark) }
}

extension String {
  /// What follows the path of a folder; nil for a path elsewhere.
  fileprivate func name(in folder: String) -> String? {
    hasPrefix(folder) ? String(dropFirst(folder.count)) : nil
  }
}
