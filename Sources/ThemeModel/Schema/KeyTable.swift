/// The keys of one kind of map as data, made of its list: for the schema, the reference, and what is said of keys that are
/// not known.
package struct KeyTable: Sendable {
  /// A short name, unique: `title`.
  package let name: String
  /// For messages: "a title".
  package let title: String
  package let keys: [Key]

  init<List: KeyList>(_ list: List.Type) {
    var visitor = TableVisitor<List.Root>(fixture: list.about.fixture)
    list.listSeldom(&visitor)
    name = list.name
    title = list.title
    keys = visitor.keys
  }

  init(name: String, title: String, keys: [Key]) {
    self.name = name
    self.title = title
    self.keys = keys
  }

  /// Every table, the outermost first.
  package static let all: [KeyTable] =
    records + ControlKind.tables
    + [
      KeyTable(ControlPictureKeys.self), KeyTable(ControlTextKeys.self), KeyTable(ControlItemKeys.self),
    ]

  private static let records: [KeyTable] = [
    KeyTable(ThemeKeys.self), KeyTable(TokenResolverKeys.self), KeyTable(NavigationBarKeys.self),
    KeyTable(ButtonKeys.self),
    KeyTable(ImageKeys.self),
    KeyTable(FontNamesOverlay.self), KeyTable(TitleOverlay.self), KeyTable(FontOverlay.self),
    KeyTable(ShadowOverlay.self),
    KeyTable(InsetsOverlay.self), KeyTable(OffsetOverlay.self), KeyTable(IconOverlay.self),
    KeyTable(PartKeys.self), KeyTable(BackIndicatorOverlay.self), KeyTable(ArtOverlay.self),
    KeyTable(BoxOverlay.self), KeyTable(RecipeKeys.self), KeyTable(DrawingOverlay.self),
    KeyTable(SizeOverlay.self),
    KeyTable(LayerOverlay.self), KeyTable(ShapeKeys.self), KeyTable(RoundedRectangleKeys.self),
    KeyTable(CornersOverlay.self), KeyTable(ChevronOverlay.self), KeyTable(PolygonKeys.self),
    KeyTable(FillKeys.self), KeyTable(LinearOverlay.self), KeyTable(RadialOverlay.self),
    KeyTable(CenterOverlay.self), KeyTable(StopOverlay.self), KeyTable(PatternOverlay.self),
    KeyTable(StrokeOverlay.self), KeyTable(CapLengths.self), KeyTable(ScaleCaps.self),
    KeyTable(PixelCaps.self),
    KeyTable(StretchableStrip.self), KeyTable(HitAreaOverlay.self), KeyTable(ScaleFiles.self),
    KeyTable(DefaultsKeys.self), KeyTable(ScreenKeys.self), KeyTable(TargetKeys.self),
    KeyTable(InterfaceKeys.self), KeyTable(ProjectKeys.self), KeyTable(BrandKeys.self),
  ]

  /// The table of a name.
  package static func named(_ name: String) -> KeyTable {
    guard let table = all.first(where: { $0.name == name }) else { preconditionFailure("no table \(name)") }
    return table
  }

  /// The other tables that have a key, the outermost first, for "is a key of".
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
  /// What holds where the key is not given, as a theme would write it; empty where nothing does.
  package let fallback: String
  /// One sentence.
  package let summary: String
  /// The folder below `Tests/Fixtures/*` that shows it.
  package fileprivate(set) var fixture: String
  /// Whether a reference or, in a theme that extends another, a null may stand in its place.
  package let isSetting: Bool
  /// Whether it can't differ between variants, and so stands on the element itself.
  package let isOfElement: Bool

  init(
    name: String, type: ValueType, fallback: String, summary: String, fixture: String, isSetting: Bool,
    isOfElement: Bool
  ) {
    self.name = name
    self.type = type
    self.fallback = fallback
    self.summary = summary
    self.fixture = fixture
    self.isSetting = isSetting
    self.isOfElement = isOfElement
  }

  /// A key of a table that is made of data.
  init(
    _ name: String, _ type: ValueType, fallback: String = "", _ summary: String, fixture: String,
    isSetting: Bool = false, isOfElement: Bool = false
  ) {
    self.init(
      name: name, type: type, fallback: fallback, summary: summary, fixture: fixture, isSetting: isSetting,
      isOfElement: isOfElement)
  }
}

/// What a key's value may be.
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
  /// Degrees.
  case angle
  case wholeNumber(ClosedRange<Int>)
  /// One of these words.
  case words([String])
  /// A text that matches a regular expression whole.
  case pattern(String)
  /// A map with the keys of the table of this name.
  case map(String)
  /// A map with the author's own names (which match a regular expression whole, when there is one).
  case named(pattern: String?, ValueType)
  case list(of: ValueType)
  case either([ValueType])
  /// An element or a part of one, with the axes' maps.
  case overlay(String)
  /// Any map: tokens.
  case any
  /// Any value: what a parameter is.
  case anything
}
