import ThemeCore
import ThemeImage
import ThemePictures

/// What has been read of a folder of resources, and the device for which looks are made now.
///
/// Everything that is asked of a resource depends on the device, and says in `axes` on which axes it does.
struct ResourceReading {
  let inputs: any ThemeInputs
  var table = ResourceTable()
  private(set) var device = ResourceDevice()
  /// The axes on which the looks so far depend.
  var axes = ResourceAxes()
  /// What is to be said of the element whose looks are made now.
  private(set) var remarks: [ImportNote] = []
  private(set) var subject = ""
  /// The tokens that the theme has, such as `$color.accent`; nil until all are read.
  var tokens: Set<String>?
  /// The names of the drawables that the element shows.
  var uses: Set<String> = []
  /// The items of lists that were shown on a device, and all items of these lists.
  private var shown: Set<ImportPlace> = []
  private var items: [ImportPlace] = []
  private var known: Set<ImportPlace> = []
  /// The resources within which the reading is now, so that none is shown in itself.
  private var open: [String] = []
  private var steps = 0
  private var xml: [ThemePath: Result<ResourceFile, ResourceProblem>] = [:]
  var files = ResourceArtFiles()

  init(inputs: any ThemeInputs) { self.inputs = inputs }

  /// Begins an element.
  mutating func begin(_ subject: String) {
    self.subject = subject
    (axes, remarks, uses, shown, items, known) = (ResourceAxes(), [], [], [], [], [])
  }

  mutating func remark(_ outcome: ImportNote.Outcome, at place: ImportPlace, _ reason: String) {
    guard !remarks.contains(where: { $0.place == place && $0.reason == reason }) else { return }
    remarks.append(ImportNote(outcome, subject, at: place, reason))
  }

  /// Enters a resource that another one refers to.
  mutating func enter(_ resource: String, at place: ImportPlace) throws(ResourceProblem) {
    steps += 1
    if open.contains(resource) { throw ResourceProblem(place, "`\(resource)` refers to itself") }
    guard open.count < 64, steps < 1_000 else {
      throw ResourceProblem(place, "it refers to others too often, or too deep")
    }
    open.append(resource)
  }

  /// Goes to a device.
  mutating func visit(_ device: ResourceDevice) { (self.device, steps) = (device, 0) }

  mutating func leave() { open.removeLast() }

  /// A file of XML, read once.
  mutating func file(_ path: ThemePath) throws(ResourceProblem) -> ResourceFile {
    if let known = xml[path] { return try known.get() }
    let read: Result<ResourceFile, ResourceProblem>
    do throws(ResourceProblem) {
      read = .success(try ResourceFile(path, from: inputs))
    } catch {
      read = .failure(error)
    }
    xml[path] = read
    return try read.get()
  }

  /// The first item of a list whose states the view is in; nil if there is none.
  mutating func picked(from list: ResourceNode) -> ResourceNode? {
    let candidates = list.children.filter { $0.name == "item" }
    var found: ResourceNode?
    for item in candidates {
      if known.insert(item.place).inserted { items.append(item.place) }
      if found == nil, matches(item) { found = item }
    }
    if let found { shown.insert(found.place) }
    return found
  }

  /// The items of lists that no device shows.
  var hiddenItems: [ImportPlace] { items.filter { !shown.contains($0) } }
}

extension ResourceReading {
  /// The states of a view, by the states of a theme in which they are on.
  private static let states: KeyValuePairs<String, String> = [
    "state_pressed": "highlighted", "state_selected": "selected", "state_checked": "selected",
    "state_activated": "selected", "state_focused": "focused", "state_hovered": "hovered",
  ]
  /// States in which a view of an app at work always is.
  private static let always = ["state_window_focused", "state_accelerated", "state_checkable"]

  private mutating func matches(_ item: ResourceNode) -> Bool {
    var isMatching = true
    for (name, value) in item.element.attributes where name.local.hasPrefix("state_") {
      let isWanted = value == "true"
      let isOn: Bool
      if let state = Self.states.first(where: { $0.key == name.local })?.value {
        axes.states.insert(state)
        // A theme's states do not inherit from each other: what is selected is so while it is pressed or disabled, too.
        if state == "selected" { axes.states.formUnion(["highlighted", "disabled"]) }
        isOn = device.states.contains(state)
      } else if name.local == "state_enabled" {
        axes.states.insert("disabled")
        isOn = !device.states.contains("disabled")
      } else {
        isOn = Self.always.contains(name.local)
      }
      isMatching = isMatching && isOn == isWanted
    }
    return isMatching
  }
}
