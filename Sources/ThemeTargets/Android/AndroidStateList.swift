import ThemeImage
import ThemeModel

/// The resources for what an element's states show: one for each distinct content, and a state list if there are several.
struct AndroidStateList<Content: Equatable> {
  /// The resource type: `color` or `drawable`.
  private let type: String
  /// The name that code and styles refer to: that of the state list, or of the only resource.
  private let name: String
  /// The resource of each state, highest priority first; empty if there is one resource for all states.
  private var states: [(state: StateName, resource: String)] = []
  /// The resources with their names and their contents by configuration.
  private(set) var resources: [(name: String, content: [Configured<Content>])] = []

  /// Creates the resources for what each state shows, in the order of the element's states. A state for which `ownName` returns
  /// a name gets a resource with that name; any other state uses an earlier resource with the same content, if there is one.
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

  /// The file of the state list; nil if there is one resource for all states.
  func file(of element: AndroidElement) -> OutputFile? {
    if states.isEmpty { return nil }
    let items = states.map { ($0.state, (name: "android:\(type)", value: "@\(type)/\($0.resource)")) }
    return element.file(
      AndroidFolder(type: type), name, .selector(items, selected: element.widget?.selected ?? "selected"))
  }
}
