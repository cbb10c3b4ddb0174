import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension Loss {
  /// Looks at each variant that the target shows, and reports a place once.
  static func variants(
    _ code: DiagnosticCode, _ find: @escaping @Sendable (DiagnosticCode, ElementContext, Int) -> Diagnostic?
  ) -> Loss {
    Loss(code) { code, context, view, sink in
      var places = Set<SourceRange>()
      for variant in view.variants {
        sink.report(find(code, context, variant.place), once: &places)
      }
    }
  }

  /// Looks at parts of the variants that the target shows, and reports a place once.
  static func parts(
    _ code: DiagnosticCode, of parts: @escaping @Sendable (ElementView) -> [PartContext],
    _ find: @escaping @Sendable (DiagnosticCode, ElementContext, PartContext) -> Diagnostic?
  ) -> Loss {
    Loss(code) { code, context, view, sink in
      var places = Set<SourceRange>()
      for part in parts(view) {
        sink.report(find(code, context, part), once: &places)
      }
    }
  }

  /// Looks at the parts that are the platform's own look, in the variants that the target shows: a sentence where that is
  /// a loss.
  static func systemParts(
    _ code: DiagnosticCode,
    _ find: @escaping @Sendable (ElementContext, Int, PartName) -> DiagnosticText?
  ) -> Loss {
    Loss(code) { code, context, view, sink in
      var places = Set<SourceRange>()
      for index in view.variants.map(\.place) {
        for part in context.art[index].parts {
          guard case .system = part.art, let message = find(context, index, part.name) else { continue }
          sink.report(Diagnostic(code, message, at: part.range), once: &places)
        }
      }
    }
  }

  /// Variants that nobody sees: the first of an element for each condition, of those that differ from what they fall back
  /// to.
  static func leavingOut(
    _ code: DiagnosticCode, of kind: ElementKind? = nil, because reason: String,
    _ conditions: @Sendable (VariantKey) -> Bool...
  ) -> Loss {
    Loss(code) { code, context, view, sink in
      guard kind == nil || context.kind == kind else { return }
      for condition in conditions {
        guard let variant = view.firstDiffering(condition).map({ context.element.variants[$0] }) else {
          continue
        }
        sink.report(
          Diagnostic(code, "`\(variant.key.text)` is ignored: \(reason)", at: variant.range))
      }
    }
  }
}

extension ElementContext {
  /// The variant of the normal state, all other axes alike.
  func normal(ofVariant index: Int) -> Int? {
    var key = element.variants[index].key
    key[.state] = AxisValue(.state, code: 0)
    return element.index(of: key)
  }
}

extension DiagnosticSink {
  /// Reports what was found at a place of which nothing was reported yet.
  fileprivate mutating func report(_ found: Diagnostic?, once places: inout Set<SourceRange>) {
    if let found, places.insert(found.place.range).inserted { report(found) }
  }
}
