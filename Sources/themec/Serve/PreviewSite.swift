import ThemeCore
import ThemeDisk
import ThemeReview

/// What is served: the page, what it shows, and the pictures of that.
struct PreviewSite {
  private let page = ServedTheme.page
  private var manifest: [UInt8] = []
  private var pictures = NamedPictures()
  /// Says which themes and problems are shown: others have another one.
  private(set) var mark = ""

  /// Shows themes, and what is wrong.
  mutating func show(_ themes: [ServedTheme], problems: String?) {
    manifest = ServedTheme.manifest(of: themes, problems: problems)
    pictures = NamedPictures()
    for theme in themes { pictures.add(theme.pictures) }
    var digest = SHA256()
    digest.update(manifest)
    mark = digest.hex
  }

  /// What stands at a path, which is taken as it is written.
  func answer(to request: LocalRequest) -> LocalAnswer {
    switch request.path {
    case "/": return .content(page, type: "text/html; charset=utf-8")
    case "/manifest": return .content(manifest, type: "application/json", mark: mark)
    case "/events": return .events
    default:
      let folder = "/images/"
      guard request.path.hasPrefix(folder),
        let picture = pictures.files[String(request.path.dropFirst(folder.count))]
      else { return .nothing }
      return .content(picture, type: "image/png", isForever: true)
    }
  }
}
