import ThemeImage
import ThemeModel

/// What the states of an element show: a resource for each content, and a list of states where they differ.
struct AndroidStateList<Content: Equatable> {
  /// `color` or `drawable`.
  private let type: String
  /// What code and styles name.
  private let name: String
  /// What each state shows, most particular first; empty where there is one resource for all.
  private var states: [(state: StateName, resource: String)] = []
  /// What states or the list's own name stand for, with what they show where.
  private(set) var resources: [(name: String, content: [Configured<Content>])] = []

  /// Takes what each state shows, in their order. A state with a name of its own shares its resource with no other.
  init(
    _ type: String, _ name: String, of element: AndroidElement, _ shown: [[Configured<Content>]],
    ownName: (Int) -> String? = { _ in nil }
  ) {
    self.type = type
    self.name = name
    var chosen: [(state: StateName, place: Int)] = []
    for (index, state) in element.states.enumerated() where !shown[index].isEmpty {
      let own = ownName(index)
      let same = own == nil ? resources.firstIndex { $0.content == shown[index] } : nil
      chosen.append((state, same ?? resources.count))
      if same == nil { resources.append((own ?? element.name(name, in: state), shown[index])) }
    }
    if resources.count == 1 {
      resources[0].name = name
    } else {
      states = chosen.sorted { $0.state.priority > $1.state.priority }.map {
        ($0.state, resources[$0.place].name)
      }
    }
  }

  /// The list; nil where there is one resource for all.
  func file(of element: AndroidElement) -> OutputFile? {
    if states.isEmpty { return nil }
    let items = states.map { ($0.state, (name: "android:\(type)", value: "@\(type)/\($0.resource)")) }
    return element.file(
      AndroidFolder(type: type), name, .selector(items, selected: element.widget?.selected ?? "selected"))
  }
}
