import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension Loss {
  /// Creates a loss that `find` looks for in each variant that the target shows. Each source location is reported once.
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

  /// Creates a loss that `find` looks for in parts of the variants that the target shows. Each source location is reported
  /// once.
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

  /// Creates a loss about the parts that show the platform's own look, in the variants that the target shows. `find` returns
  /// the message, or nil if nothing is lost.
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

  /// Creates a loss of variants that the target ignores. For each condition, the first variant is reported that meets the
  /// condition and differs from its fallback.
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
  /// The index of the variant in the normal state that is the same on all other axes; nil if there is none.
  func normal(ofVariant index: Int) -> Int? {
    var key = element.variants[index].key
    key[.state] = AxisValue(.state, code: 0)
    return element.index(of: key)
  }
}

extension DiagnosticSink {
  /// Reports a diagnostic, unless there was already one at its location.
  fileprivate mutating func report(_ found: Diagnostic?, once places: inout Set<SourceRange>) {
    if let found, places.insert(found.place.range).inserted { report(found) }
  }
}
