/// What the page shows of an entry, in Markdown: its pictures, and the theme that they are made of.
func gallerySection(of entry: GalleryEntry) -> String {
  var rows: [ArraySlice<GalleryPicture>] = []
  let pictures = entry.pictures
  let subjects = Set(pictures.map(\.subject)).count
  // A subject's scales side by side; else as many as a page is wide.
  let isByScale = subjects < pictures.count
  let columns = isByScale ? pictures.count / subjects : pictures.count > 4 ? 3 : 4
  for start in stride(from: 0, to: pictures.count, by: columns) {
    rows.append(pictures[start..<min(start + columns, pictures.count)])
  }
  var text = ""
  for row in rows {
    text += "| " + row.map(\.label).joined(separator: " | ") + " |\n"
    text += "|" + String(repeating: ":-:|", count: row.count) + "\n"
    text += "| " + row.map { "![\($0.description)](gallery/\($0.file))" }.joined(separator: " | ") + " |\n\n"
  }
  return text + "```yaml\n\(entry.source)```"
}
