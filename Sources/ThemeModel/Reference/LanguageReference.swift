/// `docs/language.md`: the theme language in prose, and a table of its keys for each kind of map.
package func languageReference() -> String {
  let chapters = ReferenceChapter.all
  var text = """
    # The theme language

    <!-- Made by `make docs` from Sources/ThemeModel/Keys and Sources/ThemeModel/Reference. -->

    A theme file says what an app's navigation bars, back buttons and buttons look like, and how their art stretches. It is YAML
    (`NAME.theme.yaml`) or JSON (`NAME.theme.json`), and holds no code.


    """
  text += chapters.map { "- [\($0.title)](#\($0.anchor))\n" }.joined()
  text += "- [Every key](#every-key)\n"
  for chapter in chapters { text += "\n## \(chapter.title)\n\n\(chapter.text)\n" }
  text += """

    ## Every key

    A table for each kind of map. *Default* is what holds where the key is not given; where there is none, nothing is set, and the
    platform decides. *Shown by* is a folder of `Tests/Fixtures`.

    """
  for table in KeyTable.all { text += "\n" + reference(of: table) }
  return text
}

/// A section of prose.
struct ReferenceChapter {
  let title: String
  let text: String

  /// As Markdown's readers make it of the title.
  var anchor: String {
    String(title.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0 == "-" ? $0 : nil })
  }

  static let all = firstChapters + artChapters + [drawingChapter] + themeChapters + lastChapters
}
