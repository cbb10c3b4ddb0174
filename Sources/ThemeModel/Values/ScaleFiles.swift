package import ThemeCore

/// The files of `files`, one a scale.
package struct ScaleFiles: Overlaying {
  /// Ascending.
  package internal(set) var entries: [(scale: Scale, path: Setting<PathText>)] = []
  /// The token whose entries these overlay.
  package var base: Ranged<String>?

  package init() {}

  /// How many files there are.
  package var count: Int { entries.count { $0.path.value != nil } }

  /// The file of a scale; references are resolved before anyone asks.
  package subscript(scale: Scale) -> Ranged<PathText>? {
    entries.first { $0.scale == scale }?.path.ranged
  }

  package func mapValues<Value>(_ transform: (Ranged<PathText>) -> Value) -> [Scale: Value] {
    var result: [Scale: Value] = [:]
    for entry in entries { result[entry.scale] = entry.path.ranged.map(transform) }
    return result
  }

  package mutating func set(_ path: Setting<PathText>, at scale: Scale) {
    entries.removeAll { $0.scale == scale }
    let place = entries.firstIndex { $0.scale > scale } ?? entries.count
    entries.insert((scale, path), at: place)
  }

  package func overlaid(by overlay: ScaleFiles) -> ScaleFiles {
    var result = self
    for entry in overlay.entries { result.set(entry.path, at: entry.scale) }
    return result
  }
}
