/// `docs/drawn-art.md`: what a drawing can hold, each part with a theme that has it and the pictures made of it.
///
/// `gallery` gives what the page shows of a fixture of `Tests/Fixtures/gallery`, by its name.
package func drawnArtReference(_ gallery: (String) -> String) -> String {
  var text = """
    # Drawn art

    <!-- Made by `make docs` from Sources/ThemeModel/Reference and Tests/Fixtures/gallery. -->

    A theme can draw its art. themec makes it at every scale, the same pixel for pixel on every machine. [The language
    reference](language.md#drawn-art) says how drawings are written and lists [every key](language.md#keys-layer); this page shows what
    they look like. Its pictures are made by the compiler from the themes beside them, which lack only their first two lines: the version
    and the name. They stand on grey paper, so that what is translucent can be seen; the paper's edge is that of the artboard. Where
    nothing else is said they show the art at 2x, enlarged so that pixels can be seen.


    """
  let chapters = drawnArtChapters
  text += chapters.map { "- [\($0.title)](#\($0.anchor))\n" }.joined()
  for chapter in chapters {
    text += "\n## \(chapter.title)\n\n"
    let lines = chapter.text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines { text += (galleryName(of: line).map(gallery) ?? String(line)) + "\n" }
  }
  return text
}

/// The fixtures of `Tests/Fixtures/gallery` that the page shows, in its order.
package var galleryNames: [String] {
  drawnArtChapters.flatMap { $0.text.split(separator: "\n").compactMap(galleryName) }
}

/// The name in a line `(gallery: NAME)`.
private func galleryName(of line: Substring) -> String? {
  guard line.hasPrefix("(gallery: "), line.hasSuffix(")") else { return nil }
  return String(line.dropFirst("(gallery: ".count).dropLast())
}
