import ThemeCore

/// What the manual says about SVG files, made of the tables by which they are read.
package enum SVGManual {
  /// What themec makes of something that an SVG can hold.
  package enum Fate: String, CaseIterable {
    case drawn = "drawn"
    case unseen = "without effect"
    case limited = "refused unless it leaves the picture as it is"
    case refused = "refused"
  }

  /// The names of all elements, or properties, or attributes of a fate, in alphabetical order.
  package static func elements(_ fate: Fate) -> [String] {
    names(SVGElementKind.all.filter { $0.value.fate == fate }.map(\.key))
  }

  package static func properties(_ fate: Fate) -> [String] {
    names(SVGProperty.all.filter { $0.value.fate == fate }.map(\.key))
  }

  package static func attributes(_ fate: Fate) -> [String] {
    switch fate {
    case .drawn: names(Set(SVGElementKind.all.values.flatMap(\.attributes)))
    case .unseen: names(SVGAttributes.unseen) + SVGAttributes.unseenPrefixes.map { $0 + "…" }
    case .limited, .refused: []
    }
  }

  private static func names(_ names: some Sequence<String>) -> [String] {
    names.sorted(by: precedesInBytes)
  }
}

extension SVGElementKind {
  fileprivate var fate: SVGManual.Fate {
    switch role {
    case .viewport, .group, .use, .symbol, .shape, .gradient, .stop, .clipPath: .drawn
    case .unseen: .unseen
    case .refused, .active: .refused
    }
  }
}

extension SVGProperty {
  fileprivate var fate: SVGManual.Fate {
    switch kind {
    case .drawn: .drawn
    case .only: .limited
    case .unseen: .unseen
    }
  }
}
