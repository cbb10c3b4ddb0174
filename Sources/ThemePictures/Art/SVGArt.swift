import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

extension ArtLoader {
  /// The drawing in an SVG file, which is read once for each theme; nil after a report, which is made only once.
  mutating func drawing(ofSVG written: Ranged<PathText>) -> ResolvedDrawing? {
    guard let path = path(written.value, at: written.range) else { return nil }
    if let known = svgs[path] { return known }
    note(path)
    let drawing = read(path, written)
    svgs[path] = .some(drawing)
    return drawing
  }

  private mutating func read(_ path: ThemePath, _ written: Ranged<PathText>) -> ResolvedDrawing? {
    guard finds(path, written) else { return nil }
    do throws(InputError) {
      let bytes = try store.files.read(path).get()
      let source = sources.add(SourceFile(path: path, bytes: bytes))
      return readSVG(bytes, at: source, &sink)
    } catch {
      return sink.refuse(.unreadable(path, error, as: .artMissing, at: written.range))
    }
  }
}
