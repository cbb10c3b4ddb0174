/// A row for each setting that a record holds: one without a row could be neither written nor overlaid.
@Suite("the list of a record's keys") struct RecordTests {
  struct RecordType: CustomTestStringConvertible {
    let type: any Record.Type
    /// The settings that the record overlays and resolves itself.
    var own: [String] = []

    var testDescription: String { "\(type)" }
  }

  static let records =
    ([
      TitleOverlay.self, FontOverlay.self, ShadowOverlay.self, InsetsOverlay.self, OffsetOverlay.self,
      ElementOverlay.self, IconOverlay.self, BackIndicatorOverlay.self, HitAreaOverlay.self, PartOverlay.self,
      ResizingOverlay.self, StretchableStrip.self, ScaleFiles.self, DrawingOverlay.self, SizeOverlay.self,
      LayerOverlay.self, LayerShadowOverlay.self, StrokeOverlay<LayerStroke>.self,
      StrokeOverlay<BoxStroke>.self, LinearOverlay.self, RadialOverlay.self, CenterOverlay.self,
      StopOverlay.self, PatternOverlay.self, CornersOverlay.self, ChevronOverlay.self,
    ] as [any Record.Type]).map { RecordType(type: $0) } + [
      RecordType(type: SlicingOverlay.self, own: ["form"]),
      RecordType(type: ArtOverlay.self, own: ["source", "with"]),
    ]

  @Test(arguments: records) func `has each of its settings`(_ record: RecordType) {
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

/// What floods of slips cost: what was meant is searched for the first of them alone, and no text is compared that is longer
/// than a text may be.
struct SearchTests {
  private func lowered(_ text: String) throws -> DiagnosticSink {
    let file = SourceFile(path: try #require(ThemePath("a.theme.yaml")), bytes: Array(text.utf8))
    var sink = DiagnosticSink()
    let source = SourceID(index: 0)
    let root = try #require(parse(source, file, into: &sink))
    _ = lower(root, from: source, &sink)
    return sink
  }

  static let floods: [(name: String, text: String)] = [
    ("codes", "allow: [" + (0..<1_000).map { "caps-difer-\($0)" }.joined(separator: ", ") + "]\n"),
    ("keys of a theme", (0..<1_000).map { "buttonz\($0): 1\n" }.joined()),
    (
      "keys of an element",
      "buttons: { a: { " + (0..<1_000).map { "heigth\($0): 1" }.joined(separator: ", ") + " } }\n"
    ),
    (
      "states",
      "buttons: { a: { states: { " + (0..<1_000).map { "hilighted\($0): {}" }.joined(separator: ", ")
        + " } } }\n"
    ),
  ]

  @Test(arguments: floods) func `what was meant is searched two hundred times`(_ name: String, _ text: String)
    throws
  {
    let diagnostics = try lowered("themec: 1\nname: a\n" + text).diagnostics.filter {
      [.unknownKey, .unknownCode, .unknownValue].contains($0.code)
    }
    #expect(diagnostics.count == 1_000)
    #expect(
      diagnostics.prefix(200).allSatisfy { !$0.help.isEmpty || $0.fix != nil || $0.code == .unknownCode })
    #expect(diagnostics.dropFirst(200).allSatisfy { $0.help.isEmpty && $0.fix == nil })
  }

  static let longTexts: [(text: String, message: String)] = [
    ("allow: [%]\n", "the code has 1,001 bytes; the limit is 1,000"),
    ("buttons: { a: { title: { color: % } } }\n", "the color has 1,001 bytes; the limit is 1,000"),
    ("buttons: { a: { art: { file: % } } }\n", "the path has 1,001 bytes; the limit is 1,000"),
    ("summary: %\n", "the text has 1,001 bytes; the limit is 1,000"),
    // What is longer than a text is no reference.
    ("summary: $%\n", "the text has 1,002 bytes; the limit is 1,000"),
  ]

  @Test(arguments: longTexts) func `texts that are looked up have at most 1,000 bytes`(
    _ text: String, _ message: String
  ) throws {
    let long = String(repeating: "x", count: 1_001)
    let sink = try lowered("themec: 1\nname: a\n" + text.replacing("%", with: long))
    #expect(sink.diagnostics.filter { $0.code == .limitExceeded }.map(\.message) == [message])
    let short = try lowered("themec: 1\nname: a\n" + text.replacing("%", with: long.dropLast(2)))
    #expect(!short.diagnostics.contains { $0.code == .limitExceeded })
  }
}
