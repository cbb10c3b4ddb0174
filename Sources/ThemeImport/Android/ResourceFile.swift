import ThemeCore
import ThemePictures

/// Why something can't be taken, as a sentence without a full stop, and where.
struct ResourceProblem: Error {
  let place: ImportPlace
  let reason: String

  init(_ place: ImportPlace, _ reason: String) {
    self.place = place
    self.reason = reason
  }
}

/// A file of XML, with what tells the lines of its elements.
final class ResourceFile {
  let path: ThemePath
  private let lines: LineTable
  private let tree: XMLElement

  /// A file with the most bytes that an SVG may have.
  init(_ path: ThemePath, from inputs: any ThemeInputs) throws(ResourceProblem) {
    let bytes = try resourceBytes(of: path, .svgBytes, from: inputs)
    (self.path, lines) = (path, LineTable(bytes: bytes))
    switch XMLElement.read(bytes) {
    case .success(let root): tree = root
    case .failure(let stop):
      let start = lines.position(of: stop.range.lowerBound)
      let reason = stop.exceeded.map { "it has more than \($0.allowed) \($0.unit)" }
      throw ResourceProblem(
        ImportPlace(path, line: start.line, column: start.column),
        "this is not XML that is read: \(reason ?? stop.words)")
    }
  }

  var root: ResourceNode { ResourceNode(element: tree, file: self) }

  func place(_ offset: Int) -> ImportPlace {
    let start = lines.position(of: offset)
    return ImportPlace(path, line: start.line, column: start.column)
  }
}

/// An element of a file of resources.
struct ResourceNode {
  let element: XMLElement
  let file: ResourceFile

  var name: String { element.name.local }
  var place: ImportPlace { file.place(element.range.lowerBound) }
  var children: [ResourceNode] { element.children.map { ResourceNode(element: $0, file: file) } }
  var text: String { element.text.trimmingSpace }

  /// The value of an attribute of Android's namespace.
  subscript(name: String) -> String? { element[.android, name] }
  /// The value of an attribute without a namespace.
  func own(_ name: String) -> String? { element[.none, name] }

  func child(_ name: String) -> ResourceNode? { children.first { $0.name == name } }

  func problem(_ reason: String) -> ResourceProblem { ResourceProblem(place, reason) }

  /// Whether an attribute is `true`; `standard` if it is not there.
  func flag(_ name: String, _ standard: Bool = false) -> Bool { self[name].map { $0 == "true" } ?? standard }

  /// The number of an attribute; `standard` if it is not there.
  func number(_ name: String, _ standard: Double) throws(ResourceProblem) -> Double {
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
) throws(ResourceProblem) -> [UInt8] {
  let most = Limits()[limit]
  let reason: String
  do throws(InputError) {
    return try inputs.bytes(of: path, limit: most)
  } catch {
    reason =
      switch error {
      case .notFound: "there is no such file"
      case .wrongKind: "it is no file"
      case .leavesRoot: "a link leads out of what is imported"
      case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, and at most \(limit) are read"
      case .unreadable(let words), .machineFailed(let words): "it can't be read: \(words)"
      }
  }
  throw ResourceProblem(ImportPlace(path), reason)
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpace: String {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }

  /// Whether this can be a name of a resource, so that it can be a part of a path.
  var isResourceName: Bool {
    let isWord = utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit
        || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-")].contains(byte)
    }
    return isWord && !isEmpty && utf8.count <= 200 && utf8.first != UInt8(ascii: ".")
  }
}
