import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing
package import ThemeSyntax

extension ShapeForm: Lowerable {
  package static var expectation: String {
    "a shape such as `rectangle`, `{ roundedRectangle: { radius: 5 } }` or `{ chevron: { point: 11 } }`"
  }

  /// The shapes that have no parameters.
  static let words = ["rectangle", "capsule", "ellipse"]

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShapeForm? {
    switch node.value {
    case .sequence: return mismatch(node, &sink)
    case .scalar(let scalar): return word(scalar, node, &sink)
    case .mapping: break
    }
    var shape: (form: ShapeForm, key: Ranged<String>)?
    let count = sink.count
    for entry in node.entries(expected: expectation, &sink) where !entry.value.isNull {
      guard let form = form(entry, &sink) else { continue }
      if let first = shape {
        sink.report(
          Diagnostic(
            .exclusiveKeys, "a layer has one shape, not `\(first.key.value)` and `\(entry.key.value)`",
            at: entry.key.range
          ).also(at: first.key.range, "the first shape"))
      } else {
        shape = (form, entry.key)
      }
    }
    if shape == nil, sink.count == count { _ = mismatch(node, &sink) }
    return shape?.form
  }

  private static func word(_ scalar: Scalar, _ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShapeForm? {
    switch scalar.text {
    case "rectangle": return .rectangle
    case "capsule": return .capsule
    case "ellipse": return .ellipse
    case "roundedRectangle":
      return mismatch(node, &sink, help: "write `{ roundedRectangle: { radius: 5 } }`")
    case "chevron": return mismatch(node, &sink, help: "write `{ chevron: { point: 11, radius: 5 } }`")
    case "polygon":
      return mismatch(node, &sink, help: "write `{ polygon: { points: [ { x: 0, y: 0 }, … ] } }`")
    case "path": return mismatch(node, &sink, help: "write `{ path: \"M 0 0 L 10 5 …\" }`")
    default:
      sink.report(
        .unknownValue(
          scalar.text, at: node.range, what: "shape", known: words + KeyTable.shape.keys.map(\.name)))
      return nil
    }
  }

  private static func form(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> ShapeForm? {
    let value = entry.value
    switch entry.key.value {
    case "roundedRectangle": return roundedRectangle(value, &sink)
    case "chevron": return .chevron(ChevronOverlay.setting(value, &sink))
    case "polygon":
      var points = Setting<SettingList<OffsetOverlay>>.unset
      for entry in value.entries(expected: "a map such as `{ points: [ { x: 0, y: 0 }, … ] }`", &sink) {
        if entry.key.value == "points" {
          points = SettingList.setting(entry.value, &sink)
        } else {
          sink.report(unknownKey: entry.key, in: .polygon)
        }
      }
      return value.mapping == nil ? nil : .polygon(points)
    case "path": return .path(PathOutline.setting(value, &sink))
    case let name where words.contains(name):
      sink.report(
        Diagnostic(.wrongType, "`\(name)` takes no parameters", at: entry.key.range)
          .helping("write `shape: \(name)`"))
      return nil
    default:
      sink.report(unknownKey: entry.key, in: .shape)
      return nil
    }
  }

  private static func roundedRectangle(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShapeForm? {
    var radius: (setting: Setting<Points>, range: SourceRange)?
    var corners: (setting: Setting<CornersOverlay>, range: SourceRange)?
    for entry in node.entries(expected: "a map such as `{ radius: 5 }`", &sink) where !entry.value.isNull {
      switch entry.key.value {
      case "radius": radius = (Points.setting(entry.value, &sink), entry.key.range)
      case "corners": corners = (CornersOverlay.setting(entry.value, &sink), entry.key.range)
      default: sink.report(unknownKey: entry.key, in: .roundedRectangle)
      }
    }
    if let radius, let corners {
      sink.report(
        Diagnostic(.exclusiveKeys, "`radius` and `corners` exclude each other", at: corners.range)
          .also(at: radius.range, "the first"))
    }
    guard node.mapping != nil else { return nil }
    if let corners { return .corners(corners.setting) }
    return .roundedRectangle(radius: radius?.setting ?? .unset)
  }
}

extension OffsetOverlay: ListItem {
  package static var limit: (count: Int, noun: String) { (10_000, "points") }
}

extension CornersOverlay: Lowerable {
  package static var expectation: String { "radii such as `{ topLeft: 5, bottomLeft: 5 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> CornersOverlay? {
    var result = CornersOverlay()
    if node.sequence != nil {
      return mismatch(node, &sink, help: "name the corners, because platforms order them differently")
    }
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "topLeft": result.topLeft = Points.setting(entry.value, &sink)
      case "topRight": result.topRight = Points.setting(entry.value, &sink)
      case "bottomRight": result.bottomRight = Points.setting(entry.value, &sink)
      case "bottomLeft": result.bottomLeft = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .corners)
      }
    }
    return result
  }
}

extension ChevronOverlay: Lowerable {
  package static var expectation: String { "a chevron such as `{ point: 11, radius: 5 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ChevronOverlay? {
    guard node.mapping != nil else { return mismatch(node, &sink) }
    var result = ChevronOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "point": result.point = Points.setting(entry.value, &sink)
      case "radius": result.radius = Points.setting(entry.value, &sink)
      case "direction": result.direction = Chevron.Direction.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .chevron)
      }
    }
    return result
  }
}

extension PathOutline: Lowerable {
  package static var expectation: String { "SVG path data such as `\"M 0 0 L 10 5 L 0 10 Z\"`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PathOutline? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    do throws(PathDataError) {
      return PathOutline(data: scalar.text, path: try Path(data: scalar.text))
    } catch {
      sink.report(Diagnostic(.pathInvalid, "\(error)", at: node.range(ofByte: error.offset)))
      return nil
    }
  }
}

extension SyntaxNode {
  /// The place of one byte of a scalar's text; the whole scalar where escapes or line breaks move it.
  fileprivate func range(ofByte offset: Int) -> SourceRange {
    guard case .scalar(let scalar) = value else { return range }
    let length = Int(range.end) - Int(range.start)
    let quotes = length - scalar.text.utf8.count
    guard quotes == 0 || (quotes == 2 && scalar.isQuoted) else { return range }
    let start = Int(range.start) + quotes / 2 + min(offset, max(0, scalar.text.utf8.count - 1))
    return SourceRange(source: range.source, start: UInt32(start), end: UInt32(start + 1))
  }
}
