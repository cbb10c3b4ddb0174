import ThemeCore
import ThemeDisk
import ThemeReview

/// The contents that are served: the page, the manifest of the themes on it, and their pictures.
struct PreviewSite {
  private let page = ServedTheme.page
  private var manifest: [UInt8] = []
  private var pictures = NamedPictures()
  /// The pictures that were shown before: a page may still ask for them while it is told of the new ones.
  private var former = NamedPictures()
  /// Identifies the themes and problems that are shown: a digest of their manifest.
  private(set) var mark = ""

  /// Sets the themes and the problems that are shown; `problems` is nil if there are none.
  mutating func show(_ themes: [ServedTheme], problems: String?) {
    manifest = ServedTheme.manifest(
      of: themes, problems: problems, folder: Terminal.currentFolderIfAny?.text)
    (former, pictures) = (pictures, NamedPictures())
    for theme in themes { pictures.add(theme.pictures) }
    var digest = SHA256()
    digest.update(manifest)
    mark = digest.hex
  }

  /// The answer to a request. Its path is compared as it is written, without decoding it.
  func answer(to request: LocalRequest) -> LocalAnswer {
    switch request.path {
    case "/": return .content(page, type: "text/html; charset=utf-8")
    case "/manifest": return .content(manifest, type: "application/json", mark: mark)
    case "/events": return .events
    default:
      let folder = "/images/"
      guard request.path.hasPrefix(folder) else { return .nothing }
      let name = String(request.path.dropFirst(folder.count))
      guard let picture = pictures.files[name] ?? former.files[name] else { return .nothing }
      return .content(picture, type: "image/png", isForever: true)
    }
  }
}
