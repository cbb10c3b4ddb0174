import ThemeCore

/// A review as one self-contained page, with the changed pictures.
package struct ReviewPage {
  private let review: Review
  private let themes: [ThemeChanges]
  private var known: ThemePictures
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
  /// Whether a picture on the page has both sides, which can be compared.
  private var hasBothSides = false
  /// The variants whose pictures are on the page already, by theme and element.
  private var shown: [[String]: Set<String>] = [:]

  /// Makes the page of the changes of themes, with the pictures of their bundles; at most `limit` pictures are shown.
  /// `unchanged` is what is said where nothing changed.
  package init(
    _ themes: [ThemeChanges], _ pairs: [ThemePair], limit: Int = 150, unchanged: String? = nil
  ) {
    self.unchanged = unchanged
    review = Review(themes)
    self.themes = themes
    known = ThemePictures(pairs, themes)
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
      \(header)\(hasBothSides ? Self.tools : "")<main>
      \(review.list("New warnings", review.gained))\(causeNotes)\(reports)\(leftOutNote)\(review.list("Fixed warnings", review.lost))\(review.sizeTable)</main>
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
      names.count < 2
      ? ""
      : """
      <fieldset class="scales"><legend>Scale of pixels</legend>
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

  private func choice(_ name: String, _ values: [(id: String, label: String)], at chosen: Int) -> [HTML] {
    values.enumerated().map { index, value in
      let mark: HTML = index == chosen ? " checked" : ""
      return """
        <label><input type="radio" name="\(name)" value="\(value.id)"\(mark)><span>\(value.label)</span></label>

        """
    }
  }

  /// The card of a report: its causes, and the elements that they change.
  private mutating func card(of report: Review.Report) -> HTML {
    let exceptions = report.exceptionWords.map { words -> HTML in "<p class=\"note\">\(marked(words))</p>\n" }
    let groups = articles(of: report.groups, in: report.themes, by: report.causes)
    let others = report.others.map { other -> HTML in
      let articles = articles(of: other.groups, in: other.themes, by: report.causes)
      return
        "<h3 class=\"themes\">\(report.isSameButColors(other) ? "The same" : "Other changes") in \(other.themes.named): \(other.summary)</h3>\n\(articles)"
    }
    return """
      <section class="card">
      \(report.head)\(groups)\(exceptions)\(others)</section>

      """
  }

  /// The elements of groups. Many elements are shown by one small picture each, and their changes in words are folded.
  private mutating func articles(
    of groups: [Review.Group], in themes: [String], by causes: [Cause]
  ) -> HTML {
    let areMany = groups.flatMap(\.elements).count > 4
    var small = Figures()
    var articles: [HTML] = []
    for group in groups {
      let name: HTML =
        group.elements.isEmpty ? "The theme" : "\(breakable(group.elements.joined(separator: ", ")))"
      var own = Figures()
      for element in group.elements {
        own.add(
          figures(
            of: element, in: themes, by: causes, areMany: areMany,
            isNamed: areMany || group.elements.count > 1))
      }
      let folded: HTML =
        own.pixels.isEmpty
        ? ""
        : "<details class=\"pixels\">\n<summary>Pixels of \(name)</summary>\n\(Self.legend(own.pixels))\(own.pixels)</details>\n"
      articles.append(
        """
        <article>
        <h3>\(name)</h3>
        \(areMany ? "" : own.html(isSmall: false))\(lines(of: group))\(folded)</article>

        """)
      small.add(own)
    }
    guard areMany else { return HTML(joining: articles) }
    return """
      \(small.html(isSmall: true))<details class="words">
      <summary>All changes in words</summary>
      \(articles)</details>

      """
  }

  /// What the colors of differences mean; empty where no difference is shown.
  private static func legend(_ pixels: [HTML]) -> HTML {
    guard pixels.contains(where: { $0.text.contains("alt=\"Difference") }) else { return "" }
    let items = differenceLegend.map { color, words -> HTML in
      "<span>\(swatch(color))\(words)</span>\n"
    }
    return "<p class=\"note legend\">Differences:\n\(items)</p>\n"
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

  /// The looks and pictures of an element that causes changed in a theme, without those that the page already has.
  private mutating func newPictures(
    of element: String, in theme: String, by causes: [Cause]
  ) -> (looks: [LookPair], pictures: [ShownPicture]) {
    guard let found = known[theme] else { return ([], []) }
    let changes = causes.isEmpty ? [] : self.themes.first { $0.theme == theme }?.changes ?? []
    let own = changes.filter { change in
      (change.exchange ?? change.element) == element && change.causes.contains(where: causes.contains)
    }
    let isOfVariants = !own.isEmpty && own.allSatisfy { !$0.variants.isEmpty }
    let former = shown[[theme, element]] ?? []
    let wanted = Set(own.flatMap(\.variants)).subtracting(former)
    // Pictures are compared only for what is new on the page.
    if isOfVariants, wanted.isEmpty { return ([], []) }
    let pictures = found.pictures(of: element)
    let looks = found.looks(of: element, pictures)
    var variants = Set(looks.flatMap(\.variants) + pictures.flatMap(\.variants)).subtracting(former)
    if isOfVariants { variants.formIntersection(wanted) }
    shown[[theme, element], default: []].formUnion(variants)
    return (
      looks.filter { !variants.isDisjoint(with: $0.variants) },
      pictures.filter { !variants.isDisjoint(with: $0.variants) }
    )
  }

  /// The figures of an element as an app shows it, and of its pictures that causes changed; empty where the page already has
  /// them. Themes in which it looks different have a small one each.
  private mutating func figures(
    of element: String, in themes: [String], by causes: [Cause], areMany: Bool, isNamed: Bool
  ) -> Figures {
    let alike = known.alike(themes, element)
    guard let theme = alike.first?.first else { return Figures() }
    var figures = Figures()
    let (looks, pictures) = newPictures(of: element, in: theme, by: causes)
    func name(_ themes: [String]) -> String? {
      let parts = (alike.count > 1 ? [themes.named] : []) + (isNamed ? [element] : [])
      return parts.isEmpty ? nil : parts.joined(separator: ": ")
    }
    figures.looks = [draw(looks, isSmall: areMany, name: name(alike[0]), in: &figures)]
    // Others have a picture of one look, which several may have in common.
    var others: [(key: [String], themes: [String], looks: [LookPair])] = []
    for themes in alike.dropFirst() {
      let looks = newPictures(of: element, in: themes[0], by: causes).looks
      guard !looks.isEmpty else { continue }
      let first = looks.mostChangedFirst(among: 4).first?.variants
      let key = first.flatMap { known[themes[0]]?.identity(of: element, in: $0) }
      others.append((key ?? ["", themes[0]], themes, looks))
    }
    let groups = others.groups(by: \.key)
    for (_, members) in groups where lookCount < 2 * maxPictures {
      // Few have two.
      let most = areMany || groups.count > 2 ? 1 : 2
      let (themes, looks) = (members.flatMap(\.themes), members[0].looks)
      figures.others.append(draw(looks, isSmall: true, most: most, name: name(themes), in: &figures))
    }
    let room = max(0, maxPictures - pictureCount)
    pictureCount += min(room, pictures.count)
    leftOut += max(0, pictures.count - room)
    scales.formUnion(pictures.prefix(room).flatMap { $0.scales.map(\.scale) })
    shownScales.formUnion(pictures.prefix(room).compactMap { $0.shown?.scale })
    let both = pictures.prefix(room).contains { $0.scales.contains { $0.old != nil && $0.new != nil } }
    hasBothSides = hasBothSides || both
    figures.pixels = pictures.prefix(room).map { PictureFigures(picture: $0, element: element).html }
    return figures
  }

  private mutating func draw(
    _ looks: [LookPair], isSmall: Bool, most: Int? = nil, name: String?, in figures: inout Figures
  ) -> DrawnLooks {
    let room = max(0, 2 * maxPictures - lookCount)
    let drawn = DrawnLooks(looks, isSmall: isSmall, most: most, name: name, room: room)
    lookCount += drawn.drawings.count
    figures.marks.formUnion(drawn.marks)
    hasBothSides = hasBothSides || drawn.hasBothSides
    return drawn
  }

  /// The figures of some elements.
  private struct Figures {
    var looks: [DrawnLooks] = []
    /// Those of themes in which the elements look different.
    var others: [DrawnLooks] = []
    var pixels: [HTML] = []
    var marks: Set<LookMark> = []

    mutating func add(_ more: Figures) {
      looks += more.looks
      others += more.others
      pixels += more.pixels
      marks.formUnion(more.marks)
    }

    /// The looks, those of other themes below them, and what is drawn in them besides the elements.
    func html(isSmall: Bool) -> HTML {
      if looks.allSatisfy(\.drawings.isEmpty) { return "" }
      let small: HTML = isSmall ? " small" : ""
      let shown = (looks + (isSmall ? others : [])).html(isSmall: isSmall)
      let more: HTML =
        others.isEmpty || isSmall
        ? "" : "<div class=\"looks small\">\n\(others.html(isSmall: true))</div>\n"
      let words = LookMark.allCases.filter(marks.contains).map(\.rawValue).allListed
      let legend: HTML =
        words.isEmpty ? "" : "<p class=\"note\">In the pictures, \(words); what was before is gray.</p>\n"
      return "<div class=\"looks\(small)\">\n\(shown)</div>\n\(more)\(legend)"
    }
  }

  /// The notes on unknown causes, which precede the reports.
  private var causeNotes: [HTML] {
    review.causeNotes.map { "<p class=\"note\">\(marked($0.sentenceCase)).</p>\n" }
  }

  private var leftOutNote: HTML {
    leftOut == 0
      ? ""
      : "<p class=\"note\">\(leftOut) more pictures are left out, because the page would be too long.</p>\n"
  }
}
