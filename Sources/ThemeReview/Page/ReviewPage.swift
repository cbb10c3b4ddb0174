import ThemeCore

/// A review as one self-contained page, with the changed pictures.
package struct ReviewPage {
  private let review: Review
  private let themes: [ThemeChanges]
  private let pairs: [String: ThemePair]
  /// The changed pictures of the themes that were asked for so far, by theme.
  private var found: [String: ShownPictures] = [:]
  /// What is said where nothing changed; nil for nothing more than that.
  private let unchanged: String?
  /// The maximum number of pictures; with more of them, a browser may be unable to show the page.
  private let maxPictures: Int
  private var pictureCount = 0
  private var leftOut = 0
  /// The names of the scales of the pictures on the page.
  private var scales: Set<String> = []
  /// The names of the scales that show the changes of the pictures.
  private var shownScales: Set<String> = []
  /// How many looks are on the page.
  private var lookCount = 0
  /// The elements whose pictures are on the page already, as pairs of theme and name.
  private var shown: Set<[String]> = []

  /// Makes the page of the changes of themes, with the pictures of their bundles; at most `limit` pictures are shown.
  /// `unchanged` is what is said where nothing changed.
  package init(
    _ themes: [ThemeChanges], _ pairs: [ThemePair], limit: Int = 150, unchanged: String? = nil
  ) {
    self.unchanged = unchanged
    review = Review(themes)
    self.themes = themes
    self.pairs = Dictionary(pairs.map { ($0.theme, $0) }) { first, _ in first }
    maxPictures = limit
  }

  /// The HTML of the page; each call draws the pictures.
  package var html: String {
    var page = self
    let body = page.body()
    let names = themes.filter { !$0.changes.isEmpty }.map(\.theme).listed
    return PageFrame.review.page(titled: names.isEmpty ? "No changes" : "Changes in \(names)", body)
  }

  private mutating func body() -> HTML {
    if review.reports.isEmpty, review.gained.isEmpty, review.lost.isEmpty {
      let words: HTML = unchanged.map { "<p>\(marked($0))</p>\n" } ?? ""
      return "<main>\n<h1>No changes</h1>\n\(words)</main>\n"
    }
    let reports = review.reports.map { card(of: $0) }
    return """
      \(header)\(lookCount + pictureCount > 0 ? Self.tools : "")<main>
      \(causeNotes)\(reports)\(leftOutNote)\(review.warningList)\(review.sizeTable)</main>
      """
  }

  private var header: HTML {
    let told = review.grades
    let grades = Grade.allCases.compactMap { grade -> HTML? in
      let count = told.count { $0 == grade }
      return count == 0 ? nil : "<li>\(count) \(grade.mark)</li>\n"
    }
    let step: HTML = review.step.map { "<li>Next version: \($0.rawValue)</li>\n" } ?? ""
    return """
      <header>
      <h1>What changed</h1>
      <ul class="counts">
      \(grades)\(step)</ul>
      \(choices)</header>

      """
  }

  /// How all pictures are compared. The modes are plain form controls, so that they work without a script.
  private static let tools: HTML = """
    <form class="choices tools" aria-label="How pictures are compared">
    <fieldset><legend>Compare</legend>
    <label><input type="radio" name="mode" value="beside" checked><span>Side by side</span></label>
    <label><input type="radio" name="mode" value="before"><span>Before</span></label>
    <label><input type="radio" name="mode" value="after"><span>After</span></label>
    <label><input type="radio" name="mode" value="slider"><span>Slider</span></label></fieldset>
    <label class="slider"><input type="range" name="split" min="0" max="100" value="50" \
    aria-label="Line between before and after"></label>
    </form>

    """

  /// The choices of scale and background for all pictures. They are plain form controls, so that they work without a script.
  private var choices: HTML {
    if lookCount + pictureCount == 0 { return "" }
    let names = scales.sorted(by: precedesInBytes)
    let telling = names.filter(shownScales.contains)
    let chosen = (telling.contains("2x") ? "2x" : telling.last).flatMap(names.firstIndex) ?? names.count - 1
    let scales: HTML =
      names.isEmpty
      ? ""
      : """
      <fieldset><legend>Scale of pixels</legend>
      \(choice("scale", names.map { ($0, $0) } + [("all", "All")], at: chosen))</fieldset>

      """
    let grounds = [("own", "Own"), ("checks", "Checks"), ("white", "White"), ("black", "Black")]
    return """
      <form class="choices">
      <fieldset><legend>Background</legend>
      \(choice("ground", grounds, at: 0))</fieldset>
      \(scales)\
      </form>

      """
  }

  private func choice(_ name: String, _ values: [(id: String, label: String)], at chosen: Int) -> HTML {
    HTML(
      joining: values.enumerated().map { index, value in
        let mark: HTML = index == chosen ? " checked" : ""
        return """
          <label><input type="radio" name="\(name)" value="\(value.id)"\(mark)><span>\(value.label)</span></label>

          """
      })
  }

  /// The card of a report: its causes, and the elements that they change.
  private mutating func card(of report: Review.Report) -> HTML {
    let exceptions = report.exceptionWords.map { words -> HTML in "<p class=\"note\">\(marked(words))</p>\n" }
    let groups = articles(of: report.groups, in: report.themes)
    let others = report.others.map { other -> HTML in
      let articles = articles(of: other.groups, in: other.themes)
      return
        "<h3 class=\"themes\">Also in \(other.themes.named), with other details: \(other.summary)</h3>\n\(articles)"
    }
    return """
      <section class="card">
      \(report.head)\(groups)\(exceptions)\(others)</section>

      """
  }

  /// The elements of groups. Many elements are shown by one small picture each, and their changes in words are folded.
  private mutating func articles(of groups: [Review.Group], in themes: [String]) -> HTML {
    let elements = groups.flatMap(\.elements)
    let areMany = elements.count > 4
    var small: [HTML] = []
    var articles: [HTML] = []
    for group in groups {
      let name = group.elements.isEmpty ? "The theme" : group.elements.joined(separator: ", ")
      var looks: [HTML] = []
      var pixels: [HTML] = []
      for element in group.elements {
        let (look, pictures) = figures(
          of: element, in: themes.first ?? "", areMany: areMany, isNamed: areMany || group.elements.count > 1)
        if areMany { small.append(look) } else { looks.append(look) }
        pixels += pictures
      }
      let shown: HTML = looks.isEmpty ? "" : "<div class=\"looks\">\n\(looks)</div>\n"
      let folded: HTML =
        pixels.isEmpty
        ? "" : "<details class=\"pixels\">\n<summary>Pixels of \(name)</summary>\n\(pixels)</details>\n"
      articles.append(
        """
        <article>
        <h3>\(name)</h3>
        \(shown)\(lines(of: group))\(folded)</article>

        """)
    }
    guard areMany else { return HTML(joining: articles) }
    return """
      <div class="looks small">
      \(small)</div>
      <details class="words">
      <summary>All changes in words</summary>
      \(articles)</details>

      """
  }

  /// The changes of a group in words; those beyond the first four are folded.
  private func lines(of group: Review.Group) -> HTML {
    func list(_ lines: ArraySlice<Review.Line>) -> HTML {
      let items = lines.map { line -> HTML in
        "<li>\(line.isNote ? "<span></span>" : line.grade.mark) <span>\(marked(line.words))</span></li>\n"
      }
      return "<ul class=\"changes\">\n\(items)</ul>\n"
    }
    let most = group.lines.count > 5 ? 4 : 5
    let rest = group.lines.dropFirst(most)
    let more: HTML =
      rest.isEmpty
      ? "" : "<details>\n<summary>\(rest.count) more changes</summary>\n\(list(rest))</details>\n"
    return "\(list(group.lines.prefix(most)))\(more)"
  }

  /// The figures of an element as an app shows it, and of its changed pictures; empty where the page already has them.
  private mutating func figures(
    of element: String, in theme: String, areMany: Bool, isNamed: Bool
  ) -> (looks: HTML, pixels: [HTML]) {
    guard shown.insert([theme, element]).inserted, let found = found(of: theme) else { return ("", []) }
    let pictures = found.pictures(of: element)
    let figures = LookFigures(element, found.looks(of: element, pictures), isSmall: areMany, isNamed: isNamed)
    let (looks, count) = figures.html(room: max(0, 2 * maxPictures - lookCount))
    lookCount += count
    let room = max(0, maxPictures - pictureCount)
    pictureCount += min(room, pictures.count)
    leftOut += max(0, pictures.count - room)
    scales.formUnion(pictures.prefix(room).flatMap { $0.scales.map(\.scale) })
    shownScales.formUnion(pictures.prefix(room).compactMap { $0.shown?.scale })
    return (looks, pictures.prefix(room).map { PictureFigures($0, of: element).html })
  }

  private mutating func found(of theme: String) -> ShownPictures? {
    if let found = found[theme] { return found }
    let found = pairs[theme].flatMap { ShownPictures($0) }
    self.found[theme] = found
    return found
  }

  /// The notes on unknown causes, which precede the reports.
  private var causeNotes: HTML {
    HTML(
      joining: review.causeNotes.map { words in
        "<p class=\"note\">\(marked(words.sentenceCase)).</p>\n"
      })
  }

  private var leftOutNote: HTML {
    leftOut == 0
      ? ""
      : "<p class=\"note\">\(leftOut) more pictures are left out, because the page would be too long.</p>\n"
  }
}
