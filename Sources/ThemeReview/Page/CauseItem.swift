extension Cause {
  /// The cause as a list item: the values before and after the edit, with their places.
  var item: HTML {
    func place(_ place: Place?) -> HTML {
      guard let place else { return "<span class=\"note\">nothing</span>" }
      let line = place.line.map { ":\($0)" } ?? ""
      let text: HTML = place.text.isEmpty ? "" : "<code>\(place.text)</code> "
      return "\(text)<span class=\"note\">\(place.path + line)</span>"
    }
    let formerly: HTML = former.map { ", called \($0) before" } ?? ""
    return "<li>\(kind.rawValue) <b>\(name)</b>\(formerly): \(place(old)) → \(place(new))</li>\n"
  }
}
