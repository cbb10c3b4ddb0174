import Testing
import ThemeModel

/// A row for each setting that a record holds: one without a row could be neither written nor overlaid.
@Suite("the list of a record's keys") struct RecordTests {
  struct RecordType: CustomTestStringConvertible {
    let type: any Record.Type
    /// The settings that the record overlays and resolves itself.
    var own: [String] = []

    var testDescription: String { "\(type)" }
  }

  static let records = [
    RecordType(type: TitleOverlay.self), RecordType(type: FontOverlay.self),
    RecordType(type: ShadowOverlay.self),
    RecordType(type: InsetsOverlay.self), RecordType(type: OffsetOverlay.self),
    RecordType(type: ElementOverlay.self), RecordType(type: IconOverlay.self),
    RecordType(type: BackIndicatorOverlay.self), RecordType(type: HitAreaOverlay.self),
    RecordType(type: PartOverlay.self), RecordType(type: SlicingOverlay.self, own: ["form"]),
    RecordType(type: ResizingOverlay.self), RecordType(type: StretchableStrip.self),
    RecordType(type: ScaleFiles.self),
    RecordType(type: ArtOverlay.self, own: ["source", "with"]), RecordType(type: DrawingOverlay.self),
    RecordType(type: SizeOverlay.self), RecordType(type: LayerOverlay.self),
    RecordType(type: LayerShadowOverlay.self), RecordType(type: StrokeOverlay<LayerStroke>.self),
    RecordType(type: StrokeOverlay<BoxStroke>.self),
    RecordType(type: LinearOverlay.self), RecordType(type: RadialOverlay.self),
    RecordType(type: CenterOverlay.self), RecordType(type: StopOverlay.self),
    RecordType(type: PatternOverlay.self),
    RecordType(type: CornersOverlay.self), RecordType(type: ChevronOverlay.self),
  ]

  @Test("has each of its settings", arguments: records) func rows(_ record: RecordType) {
    func places<Visited: Record>(of type: Visited.Type) -> Int {
      var visitor = PlaceVisitor<Visited>()
      type.list(&visitor)
      return visitor.places.count
    }
    let settings = Mirror(reflecting: record.type.init()).children.filter { child in
      "\(type(of: child.value))".hasPrefix("Setting<") && !record.own.contains(child.label ?? "")
    }
    #expect(places(of: record.type) == settings.count + record.parts)
  }
}

extension RecordTests.RecordType {
  /// The rows whose settings are held by a part of the record.
  fileprivate var parts: Int { type is ElementOverlay.Type ? 1 : 0 }
}

/// Gathers the places of the settings, each once.
private struct PlaceVisitor<Root>: KeyVisitor {
  var places: Set<AnyKeyPath> = []

  mutating func setting<Value: Lowerable>(
    _ name: String, _ place: WritableKeyPath<Root, Setting<Value>>, _ key: @autoclosure () -> Key
  ) {
    places.insert(place)
  }

  mutating func other(_ name: String, _ key: @autoclosure () -> Key, read: EntryReader<Root>) {}

  mutating func inline<Inner: Record>(_ place: WritableKeyPath<Root, Inner>) {}
}
