import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing
import ThemeTargets

/// The rules of the parts of controls, on native elements: by their class, what they show.
struct ControlRules {
  /// What the rules of a class show: images with the properties that show them, and colors.
  private var shown: [String: Set<String>] = [:]
  /// The paths of the images.
  private(set) var used: Set<String> = []

  /// Whether a rule is one of a control.
  static func has(_ rule: CSSRule) -> Bool {
    let words = rule.selector.split(separator: "_", maxSplits: 2)
    return words.count == 3 && ControlKind.all.contains { $0.cssName == words[1] }
  }

  init(_ rules: [CSSRule], _ images: Images) {
    for rule in rules {
      let name = String(
        rule.selector.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      for declaration in rule.declarations {
        let value = declaration.value
        if value.hasPrefix("url(\""), let end = value.dropFirst(5).firstIndex(of: "\"") {
          for part in Cascade.parts(value, at: { $0 == "," }) {
            let path = "css/\(part.drop { $0 == " " }.dropFirst(5).prefix { $0 != "\"" })"
            used.insert(path)
            if let image = images[path] { shown[name, default: []].insert(image.said) }
          }
          shown[name, default: []].insert(String(value[end...].dropFirst(3)))
        }
        shown[name, default: []].insert("\(declaration.property): \(value)")
      }
    }
  }

  /// What a variant of a part is to show, and the rules of its class don't.
  func missing(_ wanted: Wanted, at scale: Scale) -> [String] {
    guard case .part(let id) = wanted.element.id.kind else { return [] }
    let name = "\(wanted.slices.theme.namespace)_\(id.control.cssName)_\(wanted.element.id.controlName)"
    let shown = shown[name] ?? []
    var expected: [String] = []
    if let color = wanted.fill(.image) {
      expected.append("background: \(color)")
    } else if let art = wanted.art(.image) {
      let slice = art.slices.first { $0.scale.rawValue >= scale.rawValue } ?? art.slices[art.slices.count - 1]
      if art.resizing != .tile || art.isTexture { expected.append(slice.said) }
    }
    if let color = wanted.facts.title?.color { expected.append("color: \(color)") }
    if let font = wanted.facts.title?.$font { expected.append("font-size: \(font.size)px") }
    return expected.filter { !shown.contains($0) }.map { "`\(name)` never shows `\($0)`" }
  }
}

extension ControlKind {
  fileprivate var cssName: String { noun.replacing(" ", with: "-") }
}
