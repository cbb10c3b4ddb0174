import ThemeCore
import ThemePictures

/// A folder of resources, such as `drawable-night-xhdpi-v31`: what kind it holds, and for which devices.
struct ResourceFolder {
  enum Density: Hashable {
    /// None is named, which is `mdpi` for pictures.
    case unnamed
    case scale(Scale)
    /// `anydpi`, which wins over all others.
    case any
    /// `nodpi`: pictures are not scaled.
    case none
    /// A density that is no scale of a theme, such as `hdpi`.
    case other(String)
  }

  /// `drawable`, `values`, and so on.
  let kind: String
  private(set) var isRTL = false
  private(set) var isNight = false
  /// The API level; 0 for none.
  private(set) var level = 0
  private(set) var density = Density.unnamed
  /// The qualifiers that a theme has no words for, such as `land` and `sw600dp`.
  private(set) var foreign: [String] = []

  init(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    kind = parts[0]
    for part in parts.dropFirst() {
      switch part {
      case "ldrtl": isRTL = true
      case "night": isNight = true
      case "mdpi": density = .scale(.x1)
      case "xhdpi": density = .scale(.x2)
      case "xxhdpi": density = .scale(.x3)
      case "anydpi": density = .any
      case "nodpi": density = .none
      case "ldpi", "tvdpi", "hdpi", "xxxhdpi": density = .other(part)
      default:
        if part.utf8.first == UInt8(ascii: "v"), let level = Int(part.dropFirst()), level > 0 {
          self.level = level
        } else {
          foreign.append(part)
        }
      }
    }
  }
}

/// A configuration of a device that a theme can tell from others, and the states of a view on it.
struct ResourceDevice: Hashable {
  var isRTL = false
  var isNight = false
  /// The version of Android; 0 for the oldest one.
  var version = 0
  /// The states of a theme that the view is in, in the order of a theme.
  var states: [String] = []

  /// The states of a theme, the one first that excludes most others.
  static let allStates = ["disabled", "highlighted", "selected", "focused", "hovered"]

  /// How many axes have another value than their first.
  var depth: Int { (isRTL ? 1 : 0) + (isNight ? 1 : 0) + (version > 0 ? 1 : 0) + (states.isEmpty ? 0 : 1) }

  /// Where a theme says what differs on this device, from the outermost key to the innermost.
  var path: [String] {
    var path: [String] = []
    if isRTL { path += ["directions", "rtl"] }
    if version > 0 { path += ["systems", "android-\(version)"] }
    if isNight { path += ["appearances", "dark"] }
    if !states.isEmpty { path += ["states", states.joined(separator: "+")] }
    return path
  }

  /// Whether what a theme says of `part` holds on this device.
  func has(_ part: ResourceDevice) -> Bool {
    (!part.isRTL || isRTL) && (!part.isNight || isNight) && part.version <= version
      && (part.states.isEmpty || part.states == states)
  }
}

/// The values of the axes on which something depends.
struct ResourceAxes {
  var hasRTL = false
  var hasNight = false
  var versions: Set<Int> = []
  var states: Set<String> = []

  mutating func formUnion(_ other: ResourceAxes) {
    hasRTL = hasRTL || other.hasRTL
    hasNight = hasNight || other.hasNight
    versions.formUnion(other.versions)
    states.formUnion(other.states)
  }

  var count: Int { (hasRTL ? 2 : 1) * (hasNight ? 2 : 1) * (versions.count + 1) * combinations.count }

  /// Every device that can differ from others, those with the fewest values that are not the first first.
  var devices: [ResourceDevice] {
    var devices: [ResourceDevice] = []
    for isRTL in hasRTL ? [false, true] : [false] {
      for isNight in hasNight ? [false, true] : [false] {
        for version in [0] + versions.sorted() {
          devices += combinations.map {
            ResourceDevice(isRTL: isRTL, isNight: isNight, version: version, states: $0)
          }
        }
      }
    }
    return devices.sorted(byRank: { [$0.depth, $0.states.count] })
  }

  /// The states that a view can be in together. A disabled view takes no touches and no focus.
  private var combinations: [[String]] {
    var found: [[String]] = [[]]
    for state in ResourceDevice.allStates where states.contains(state) {
      found += found.filter { !$0.contains("disabled") || state == "selected" }.map { $0 + [state] }
    }
    return found
  }
}

/// A file of XML, with what tells the lines of its elements.
final class ResourceFile {
  let path: ThemePath
  private let lines: LineTable
  private let tree: XMLElement

  /// A file with the most bytes that an SVG may have.
  init(_ path: ThemePath, from inputs: any ThemeInputs) throws(ImportProblem) {
    let bytes = try resourceBytes(of: path, .svgBytes, from: inputs)
    (self.path, lines) = (path, LineTable(bytes: bytes))
    switch XMLElement.read(bytes) {
    case .success(let root): tree = root
    case .failure(let stop):
      let reason = stop.exceeded.map { "it has more than \($0.allowed) \($0.unit)" }
      throw ImportProblem(
        ImportPlace(path, at: stop.range.lowerBound, in: lines),
        "this is not XML that is read: \(reason ?? stop.words)")
    }
  }

  var root: ResourceNode { ResourceNode(element: tree, file: self) }

  func place(_ offset: Int) -> ImportPlace { ImportPlace(path, at: offset, in: lines) }
}

/// An element of a file of resources.
struct ResourceNode {
  let element: XMLElement
  let file: ResourceFile

  var name: String { element.name.local }
  var place: ImportPlace { file.place(element.range.lowerBound) }
  var children: [ResourceNode] { element.children.map { ResourceNode(element: $0, file: file) } }
  var text: String { element.text.trimmed }
  var items: [ResourceNode] { children.filter { $0.name == "item" } }

  /// The value of an attribute of Android's namespace.
  subscript(name: String) -> String? { element[.android, name] }
  /// The value of an attribute without a namespace.
  func own(_ name: String) -> String? { element[.none, name] }

  func child(_ name: String) -> ResourceNode? { children.first { $0.name == name } }

  func problem(_ reason: String) -> ImportProblem { ImportProblem(place, reason) }

  /// Whether an attribute is `true`; `standard` if it is not there.
  func flag(_ name: String, _ standard: Bool = false) -> Bool { self[name].map { $0 == "true" } ?? standard }

  /// The number of an attribute; `standard` if it is not there.
  func number(_ name: String, _ standard: Double) throws(ImportProblem) -> Double {
    guard let text = self[name] else { return standard }
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let number = Double(digits), number.isFinite, abs(number) < 1_000_000 else {
      throw problem("`\(name)` is `\(text)`, which is no number")
    }
    return text.hasSuffix("%") ? number / 100 : number
  }

  /// The attributes of Android that are none of `known`, and not without effect on a picture at rest.
  func attributes(besides known: Set<String>) -> [String] {
    let silent: Set = [
      "dither", "antialias", "filter", "mipMap", "name", "id", "visible", "constantSize", "variablePadding",
      "enterFadeDuration", "exitFadeDuration", "useLevel", "fillType", "alpha",
    ]
    return element.attributes.filter {
      $0.name.namespace == .android && !known.contains($0.name.local) && !silent.contains($0.name.local)
    }.map(\.name.local)
  }
}

/// The bytes of a file within a limit.
func resourceBytes(
  of path: ThemePath, _ limit: Limit, from inputs: any ThemeInputs
) throws(ImportProblem) -> [UInt8] {
  do throws(InputError) {
    return try inputs.bytes(of: path, limit: Limits()[limit])
  } catch {
    let reason =
      switch error {
      case .wrongKind: "it is no file"
      case .leavesRoot: "a link leads out of what is imported"
      default: error.words
      }
    throw ImportProblem(ImportPlace(path), reason)
  }
}

extension String {
  /// Whether this can be a name of a resource, so that it can be a part of a path.
  var isResourceName: Bool {
    let isWord = utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit
        || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-")].contains(byte)
    }
    return isWord && !isEmpty && utf8.count <= 200 && utf8.first != UInt8(ascii: ".")
  }
}
