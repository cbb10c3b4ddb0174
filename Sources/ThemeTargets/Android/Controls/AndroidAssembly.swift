import ThemeBundle
import ThemeCore

/// A drawable that is assembled from parts of a control.
enum AndroidAssembly: Sendable {
  /// A part with the whole length, and above it another part that is scaled by the drawable's level. Each is as high as its
  /// art.
  case levels(whole: String, done: String)
  /// One part while the view is checked, and another part otherwise, in the size of their art.
  case choice(checked: String, otherwise: String)
  /// A part in the size of its art, for a view that would stretch the part's own drawable.
  case centered(String)
  /// A part that is shown only while the view is selected.
  case whileSelected(String)
  /// A segment without the caps on the sides at which it meets another segment.
  case segment(String, AndroidCut.Place)

  var parts: [String] {
    switch self {
    case .levels(let whole, let done): [whole, done]
    case .choice(let checked, let otherwise): [checked, otherwise]
    case .centered(let part), .whileSelected(let part), .segment(let part, _): [part]
    }
  }

  /// The axes along which the parts keep the size of their art.
  var keptAxes: [Axis] {
    switch self {
    case .levels: [.vertical]
    case .choice, .centered: [.horizontal, .vertical]
    case .whileSelected, .segment: []
    }
  }

  /// The drawable's XML. `name` returns the name of a part's drawable, or nil if the part has none. The result is nil for a
  /// segment, which is cut from pictures instead.
  func document(_ name: (String) -> String?) -> XMLElement? {
    switch self {
    case .levels(let whole, let done):
      let layers = [("background", whole, false), ("progress", done, true)]
      return XMLElement(
        root: "layer-list",
        children: layers.compactMap { id, part, isScaled in
          name(part).map { layer($0, id: "@android:id/\(id)", isScaled: isScaled) }
        })
    case .choice(let checked, let otherwise):
      let items = [(checked, [("android:state_checked", "true")]), (otherwise, [])]
      return XMLElement(
        root: "selector",
        children: items.compactMap { part, states in
          name(part).map {
            XMLElement("item", states, children: [XMLElement("layer-list", children: [layer($0)])])
          }
        })
    case .centered(let part):
      return XMLElement(root: "layer-list", children: name(part).map { [layer($0)] } ?? [])
    case .whileSelected(let part):
      let selected = name(part).map {
        XMLElement("item", [("android:state_selected", "true"), ("android:drawable", "@drawable/\($0)")])
      }
      let otherwise = XMLElement("item", [("android:drawable", "@android:color/transparent")])
      return XMLElement(root: "selector", children: [selected, otherwise].compactMap(\.self))
    case .segment: return nil
    }
  }

  /// A layer that keeps the size of its drawable along the kept axes, and fills the view along the other.
  private func layer(_ drawable: String, id: String? = nil, isScaled: Bool = false) -> XMLElement {
    var attributes: [(name: String, value: String)] = id.map { [("android:id", $0)] } ?? []
    if !isScaled { attributes.append(("android:drawable", "@drawable/\(drawable)")) }
    let isWide = keptAxes.contains(.horizontal)
    attributes.append(("android:gravity", isWide ? "center" : "center_vertical|fill_horizontal"))
    if isWide { attributes.append(("android:width", "@dimen/\(drawable)__width")) }
    attributes.append(("android:height", "@dimen/\(drawable)__height"))
    let scale = XMLElement(
      "scale",
      [
        ("android:drawable", "@drawable/\(drawable)"), ("android:scaleGravity", "left"),
        ("android:scaleWidth", "100%"), ("android:useIntrinsicSizeAsMinimum", "true"),
      ])
    return XMLElement("item", attributes, children: isScaled ? [scale] : [])
  }
}

/// The pictures of a segment for one place in its row, without the caps at which it meets another segment.
struct AndroidCut {
  /// The place of a segment in its row, in reading order.
  enum Place: Sendable { case first, middle, last }

  let place: Place
  /// The name of the drawable.
  let name: String

  /// The art without the caps at which segments meet. If it has no right-to-left entries, they are added, because the first
  /// segment is then on the right.
  func applied(to art: [Configured<AndroidArt>]) -> [Configured<AndroidArt>] {
    var art = art
    if place != .middle, !art.contains(where: \.configuration.isRightToLeft) {
      art += art.map { entry in
        var configuration = entry.configuration
        configuration.isRightToLeft = true
        return Configured(configuration: configuration, value: entry.value)
      }
    }
    return art.map { entry in
      let isRightToLeft = entry.configuration.isRightToLeft
      return entry.map { value in
        guard case .art(let art, _, let title) = value, art.hasSideCaps else { return value }
        let ends = AndroidEnds(
          left: place == (isRightToLeft ? .last : .first), right: place == (isRightToLeft ? .first : .last))
        return .art(art, ends, title: title)
      }
    }
  }
}

extension SlicedArt {
  /// Whether the art has caps on the left or right at any scale.
  var hasSideCaps: Bool {
    slices.contains { $0.capInsets.map { $0.left != .zero || $0.right != .zero } ?? false }
  }
}
