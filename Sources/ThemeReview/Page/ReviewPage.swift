import ThemeCore

/// A review as one self-contained page, with the changed pictures.
package struct ReviewPage {
  private let review: Review
  private let themes: [ThemeChanges]
  private let pairs: [String: ThemePair]
  /// The changed pictures of the themes that were asked for so far, by theme.
  private var found: [String: ShownPictures] = [:]
  /// The maximum number of pictures; with more of them, a browser may be unable to show the page.
  private let maxPictures: Int
  private var pictureCount = 0
  private var leftOut = 0
  /// The names of the scales of the pictures on the page.
  private var scales: Set<String> = []
  /// The elements whose pictures are on the page already, as pairs of theme and name.
  private var shown: Set<[String]> = []

  /// Makes the page of the changes of themes, with the pictures of their bundles; at most `limit` pictures are shown.
  package init(_ themes: [ThemeChanges], _ pairs: [ThemePair], limit: Int = 150) {
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
      return "<main>\n<h1>No changes</h1>\n</main>\n"
    }
    let reports = review.reports.map { section(of: $0) }
    return """
      \(header)<main>
      \(causeNotes)\(reports)\(leftOutNote)\(review.warningList)\(review.sizeTable)</main>
      """
  }

  private var header: HTML {
    let grades = Grade.allCases.compactMap { grade -> HTML? in
      let count = themes.reduce(0) { $0 + $1.changes.count { $0.grade == grade } }
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

  /// The choices of scale and background for all pictures. They are plain form controls, so that they work without a script.
  private var choices: HTML {
    if scales.isEmpty { return "" }
    let names = scales.sorted(by: precedesInBytes)
    let chosen = names.firstIndex(of: "2x") ?? names.count - 1
    return """
      <form class="choices">
      <fieldset><legend>Scale</legend>
      \(choice("scale", names.map { ($0, $0) } + [("all", "All")], at: chosen))</fieldset>
      <fieldset><legend>Ground</legend>
      \(choice("ground", [("checks", "Checks"), ("white", "White"), ("black", "Black")], at: 0))</fieldset>
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

  private mutating func section(of report: Review.Report) -> HTML {
    let causes: HTML =
      report.causes.isEmpty
      ? "" : "<ul class=\"causes\">\n\(report.causes.map(\.item))</ul>\n"
    let exceptions = report.exceptionWords.map { words -> HTML in "<p class=\"note\">\(words)</p>\n" }
    let groups = report.groups.map { article(of: $0, in: report.themes) }
    let others = report.others.map { other -> HTML in
      let groups = other.groups.map { article(of: $0, in: other.themes) }
      return "<h3 class=\"themes\">Also in \(other.themes.joined(separator: ", "))</h3>\n\(groups)"
    }
    return """
      <section class="report">
      <h2>\(report.themes.joined(separator: ", "))</h2>
      \(causes)\(exceptions)\(groups)\(others)</section>

      """
  }

  private mutating func article(of group: Review.Group, in themes: [String]) -> HTML {
    let lines = group.lines.map { line -> HTML in "<li>\(line.grade.mark) \(line.words)</li>\n" }
    let name = group.elements.isEmpty ? "The theme" : group.elements.joined(separator: ", ")
    var first: [HTML] = []
    var more: [HTML] = []
    for (index, element) in group.elements.enumerated() {
      let pictures = pictures(of: element, in: themes.first ?? "")
      if index == 0 { first += pictures } else { more += pictures }
    }
    let others: HTML =
      more.isEmpty
      ? ""
      : """
      <details>
      <summary>The other elements with the same changes</summary>
      \(more)</details>

      """
    return """
      <article>
      <h3>\(name)</h3>
      <ul class="changes">
      \(lines)</ul>
      \(first)\(others)</article>

      """
  }

  /// The figures of an element's changed pictures; empty where the page already has them.
  private mutating func pictures(of element: String, in theme: String) -> [HTML] {
    guard shown.insert([theme, element]).inserted, let found = found(of: theme) else { return [] }
    let pictures = found.pictures(of: element)
    let room = max(0, maxPictures - pictureCount)
    pictureCount += min(room, pictures.count)
    leftOut += max(0, pictures.count - room)
    scales.formUnion(pictures.prefix(room).flatMap { $0.scales.map(\.scale) })
    return pictures.prefix(room).map { PictureFigures($0, of: element).html }
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
        let parts = words.sentenceCase.split(separator: "`", omittingEmptySubsequences: false)
        let marked = parts.enumerated().map { index, part -> HTML in
          index % 2 == 0 ? "\(String(part))" : "<code>\(String(part))</code>"
        }
        return "<p class=\"note\">\(marked).</p>\n"
      })
  }

  private var leftOutNote: HTML {
    leftOut == 0
      ? ""
      : "<p class=\"note\">\(leftOut) more pictures are left out, because the page would be too long.</p>\n"
  }
}

extension Grade {
  /// The name of the grade as a label.
  fileprivate var mark: HTML { "<span class=\"grade \(name)\">\(name)</span>" }
}
