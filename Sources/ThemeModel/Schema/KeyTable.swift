import ThemeCore

/// The keys of one kind of map as data, for the schema, the reference, and suggestions for unknown keys.
package struct KeyTable: Sendable {
  /// The short, unique name of the table: `title`.
  package let name: String
  /// The title of the table in messages: "a title".
  package let title: String
  package let keys: [Key]
}

extension KeyTable {
  init<List: KeyList>(_ list: List.Type) {
    var visitor = TableVisitor<List.Root>(fixture: list.about.fixture)
    list.listSeldom(&visitor)
    self.init(name: list.name, title: list.title, keys: visitor.keys)
  }

  /// All tables, the outermost first.
  package static let all: [KeyTable] =
    records.map { KeyTable($0) } + ControlKind.tables
    + [
      KeyTable(ControlPictureKeys.self), KeyTable(ControlTextKeys.self), KeyTable(ControlItemKeys.self),
    ]

  private static var records: [any KeyList.Type] {
    [
      ThemeKeys.self, TokenResolverKeys.self, NavigationBarKeys.self, ButtonKeys.self, ImageKeys.self,
      FontNamesOverlay.self, TitleOverlay.self, FontOverlay.self, ShadowOverlay.self, InsetsOverlay.self,
      OffsetOverlay.self, IconOverlay.self, PartKeys.self, BackIndicatorOverlay.self, ArtOverlay.self,
      BoxOverlay.self, RecipeKeys.self, DrawingOverlay.self, SizeOverlay.self, RegionOverlay.self,
      SVGOverlay.self, SVGSizeOverlay.self, LayerOverlay.self, GroupOverlay.self, MaskOverlay.self,
      FactorsOverlay.self, LayerShadowOverlay.self, ShapeKeys.self, RoundedRectangleKeys.self,
      CornersOverlay.self, ChevronOverlay.self, StarOverlay.self, ArcOverlay.self, RingOverlay.self,
      PolygonKeys.self, FillKeys.self, LinearOverlay.self, RadialOverlay.self, ConicOverlay.self,
      CenterOverlay.self, StopOverlay.self, NoiseOverlay.self, PatternOverlay.self, PaintedFillOverlay.self,
      StrokeOverlay<LayerStroke>.self, StrokeOverlay<BoxStroke>.self, AcrossOverlay.self, DashOverlay.self,
      ResizingOverlay.self, CapLengths.self, ScaleCaps.self, PixelCaps.self, StretchableStrip.self,
      HitAreaOverlay.self, ScaleFiles.self, DefaultsKeys.self, ScreenKeys.self, TargetKeys.self,
      InterfaceKeys.self, ProjectKeys.self, BrandKeys.self,
    ]
  }

  /// The table with this name.
  ///
  /// - Precondition: There is such a table.
  package static func named(_ name: String) -> KeyTable {
    guard let table = all.first(where: { $0.name == name }) else { preconditionFailure("no table \(name)") }
    return table
  }

  /// The tables other than `table` that have a key, the outermost first, for messages that tell where the key belongs.
  package static func homes(of key: String, otherThan table: KeyTable) -> [KeyTable] {
    all.filter { $0.name != table.name && $0.keys.contains { $0.name == key } }
  }
}

private struct TableVisitor<Root>: KeyVisitor {
  let fixture: String
  var keys: [Key] = []

  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    add(key())
  }

  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) { add(key()) }

  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {
    keys += KeyTable(Inner.self).keys
  }

  private mutating func add(_ key: Key) {
    var key = key
    if key.fixture.isEmpty { key.fixture = fixture }
    keys.append(key)
  }
}

/// One key of a map.
package struct Key: Sendable {
  package let name: String
  package let type: ValueType
  /// The default as a theme would write it; empty if there is none.
  package let fallback: String
  /// One or more sentences that describe the key.
  package let summary: String
  /// The folder below `Tests/Fixtures/*` that shows the key.
  package fileprivate(set) var fixture: String
  /// Whether the value can be a reference to a token.
  package let isSetting: Bool
  /// Whether the key can't differ between variants, so that it is allowed only on the element itself.
  package let isOfElement: Bool
}

extension Key {
  init(
    _ name: String, _ type: ValueType, fallback: String = "", _ summary: String, fixture: String,
    isSetting: Bool = false, isOfElement: Bool = false
  ) {
    self.init(
      name: name, type: type, fallback: fallback, summary: summary, fixture: fixture, isSetting: isSetting,
      isOfElement: isOfElement)
  }
}

/// The type of a key's value.
package indirect enum ValueType: Sendable {
  case length
  /// A length, or `1px`.
  case lengthOrHairline
  case color
  case text
  /// A relative path to a file.
  case path
  case truth
  case fraction
  /// A number or a percentage.
  case ratio
  /// An angle in degrees.
  case angle
  case wholeNumber(ClosedRange<Int>)
  /// One of these words.
  case words([String])
  /// A text that a regular expression matches as a whole.
  case pattern(String)
  /// A map with the keys of the table of this name.
  case map(String)
  /// A map from names that the author chooses. The pattern, if there is one, must match each name as a whole.
  case named(pattern: String?, ValueType)
  case list(of: ValueType)
  case either([ValueType])
  /// An element or a part of an element with the keys of the table of this name, including the maps of the axes.
  case overlay(String)
  /// Any map, such as `tokens`.
  case any
  /// Any value, such as that of a recipe's parameter.
  case anything
}

extension Key {
  /// Whether the value of the key can be null, which removes the value that a parent or the element itself sets.
  func mayBeNull(in table: KeyTable) -> Bool {
    !(["theme", "project"].contains(table.name) && ["themec", "name"].contains(name))
  }

  /// The default as JSON; nil if the default is not a value that a theme could write.
  var defaultValue: JSONValue? {
    switch type {
    case .truth: .bool(fallback == "true")
    case .words(let words): words.contains(fallback) ? .string(fallback) : nil
    case .either where Int(fallback) == nil: .string(fallback)
    case .text, .path, .color, .pattern: .string(fallback)
    default: Int(fallback).map { .integer($0) }
    }
  }
}
