import ThemeModel

/// What holds for a variant, laid over each other: what is the platform's own for a value of an axis ends there what states
/// and other axes say of it, unless they say it of that value.
struct OverlayStack {
  fileprivate struct End {
    let values: [AxisValue]
    /// Nil where the whole element is the platform's.
    let parts: SystemParts?
  }

  private(set) var settings: ElementOverlay
  private var ends: [End] = []
  /// What was laid so far; nil where nobody asks.
  private(set) var laid: [Origins.Laid]?

  /// Begins with what stands on the element itself.
  init(_ base: ElementOverlay, isNoted: Bool = false) {
    settings = base
    laid = isNoted ? [Origins.Laid(condition: nil)] : nil
  }

  /// Lays what the condition at a place says over the rest; whether anything of it holds. `system` are the parts of which it
  /// says the platform's own look.
  mutating func lay(
    _ overlay: ElementOverlay, system: SystemParts, of condition: ConditionalOverlay, at place: Int
  ) -> Bool {
    guard laid != nil else { return lay(overlay, system: system, of: condition) }
    let withheld = ends.filter { !$0.isAbove(condition.values) }
      .reduce(SystemParts()) { $0.union($1.parts ?? []) }
    guard lay(overlay, system: system, of: condition) else { return false }
    if condition.isWhole, let count = laid?.count {
      for index in 0..<count { laid?[index].isCovered = true }
    }
    laid?.append(Origins.Laid(condition: place, withheld: condition.isWhole ? [] : withheld))
    return true
  }

  private mutating func lay(
    _ overlay: ElementOverlay, system: SystemParts, of condition: ConditionalOverlay
  ) -> Bool {
    if ends.isEmpty, system.isEmpty {
      settings = settings.overlaid(by: overlay)
      return true
    }
    let others = ends.filter { !$0.isAbove(condition.values) }
    if others.contains(where: { $0.parts == nil }) { return false }
    if condition.isWhole {
      let name = settings.assetName
      settings = overlay
      // By what name code asks for the art of other variants is nothing that is seen.
      settings.assetName = name
      ends.append(End(values: condition.values, parts: nil))
      return true
    }
    let overlay = others.reduce(overlay) { $0.withoutArt(of: $1.parts ?? []) }
    settings = settings.overlaid(by: overlay)
    if !system.isEmpty, condition.values.contains(where: { !$0.isFallback }) {
      ends.append(End(values: condition.values, parts: system))
    }
    return true
  }
}

extension OverlayStack.End {
  /// Whether what is said for some values is said of a part of those for which this holds.
  fileprivate func isAbove(_ others: [AxisValue]) -> Bool {
    values.allSatisfy { value in value.isFallback || others.contains { $0.takes(value) } }
  }
}
