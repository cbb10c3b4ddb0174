/// What the page shows of an entry, in Markdown: its pictures, and the theme that they are made of.
func gallerySection(of entry: GalleryEntry) -> String {
  let areCompared = Set(entry.pictures.map(\.scale)).count > 1
  let tables = areCompared ? scaleTable(of: entry.pictures) : tables(of: entry.pictures)
  return "\(tables)\n```yaml\n\(entry.source)```"
}

/// As many pictures side by side as a page is wide, their names above them.
private func tables(of pictures: [GalleryPicture]) -> String {
  let columns = pictures.count > 4 ? 3 : 4
  let tables = stride(from: 0, to: pictures.count, by: columns).map { start in
    let row = pictures[start..<min(start + columns, pictures.count)]
    return tableRow(row.map(\.subject)) + tableRow(row.map { _ in ":-:" }) + tableRow(row.map(image))
  }
  return tables.joined(separator: "\n")
}

/// A row for each subject, a column for each of its scales.
private func scaleTable(of pictures: [GalleryPicture]) -> String {
  let scales = Set(pictures.map(\.scale)).sorted()
  var table = tableRow([""] + scales) + tableRow(["-"] + scales.map { _ in ":-:" })
  for start in stride(from: 0, to: pictures.count, by: scales.count) {
    let row = pictures[start..<min(start + scales.count, pictures.count)]
    table += tableRow([pictures[start].subject] + row.map(image))
  }
  return table
}

private func image(_ picture: GalleryPicture) -> String {
  "![\(picture.description)](gallery/\(picture.file))"
}

private func tableRow(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
