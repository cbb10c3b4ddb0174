/// Each key of each kind of element, as the tables of keys have it, differs on an axis, of an element that has no art.
/// What some target makes of the theme is different then, or the check says something of the key.
struct SilentKeyTests {
  /// Values of axes that are two of the others at once, or treated as another one is.
  private static let alike: Set<String> = [
    "light", "defaultPrompt", "compactPrompt", "compactScrollEdge", "android",
  ]

  /// The element itself, and a variant for each value of each axis.
  static let conditions: [AxisValue?] =
    [nil]
    + VariantAxis.allCases.flatMap { axis in
      axis.names.dropFirst().filter { !alike.contains($0) }.compactMap { AxisValue(axis, named: $0) }
    }

  @Test(arguments: conditions)
  func `a key changes something or is spoken of`(_ condition: AxisValue?) throws {
    // A picture that has none is refused as a whole.
    var shown = WalkTheme.elements.indices.filter { !WalkTheme.elements[$0].subject.isPicture }
    var told: Set<Int> = []
    while true {
      let both = try (0...1).map { try Walked(WalkTheme(shown, condition, value: $0)) }
      told.formUnion(both[1].told)
      told.formUnion(both[1].toldOfVariant.subtracting(both[0].toldOfVariant))
      let refused = both[0].refused.union(both[1].refused)
      if refused.isEmpty {
        let silent = shown.filter { place in
          !told.contains(place) && both[0].files[place] == both[1].files[place]
            && !isOfAnotherPlatform(WalkTheme.elements[place].key, condition)
        }
        let lines = silent.map { WalkTheme.elements[$0].title }
        #expect(lines.isEmpty, "nothing comes of\n\(lines.joined(separator: "\n"))")
        #expect(!told.isEmpty && told.count < WalkTheme.elements.count, "the walk sees nothing")
        return
      }
      try #require(!refused.isDisjoint(with: shown))
      shown.removeAll { refused.contains($0) }
    }
  }

  /// Whether only UIKit has words for a key, as the lists of the targets say, and the condition is of another platform.
  private func isOfAnotherPlatform(_ key: WalkedKey, _ condition: AxisValue?) -> Bool {
    let properties: [String: Property] = [
      "title.measure": .titleMeasure, "measure": .titleMeasure, "translucent": .isTranslucent,
      "position": .position,
    ]
    guard condition?.axis == .system, condition?.name != "ios",
      let property = properties[key.path.joined(separator: ".")]
    else { return false }
    return TargetBackend.all.allSatisfy { $0.profile.name == .uikit || $0.unsaid.contains(property) }
  }
}

/// What comes of a theme.
private struct Walked {
  /// The elements of which an error is reported.
  private(set) var refused: Set<Int> = []
  /// The elements whose keys are mentioned.
  private(set) var told: Set<Int> = []
  /// The elements of whose variant something is said as a whole.
  private(set) var toldOfVariant: Set<Int> = []
  /// The contents of the files of the targets, by the element that was named last before.
  private(set) var files: [Int: [[UInt8]]] = [:]

  init(_ theme: WalkTheme) throws {
    let session = Session(MemoryInputs(["walk.theme.yaml": Array(theme.text.utf8)]), targets: .built)
    var options = CompileOptions()
    options.targets = TargetName.allCases
    let result = try compileAll([try #require(ThemePath("walk.theme.yaml"))], in: session, options)
    let lines = result.diagnostics.first.map { session.sources[$0.place.range.source].lines }
    var errors: [String] = []
    for found in result.diagnostics {
      let line = lines?.line(of: Int(found.place.range.start)) ?? 0
      if let place = theme.places[line] { told.insert(place) }
      if let place = theme.variants[line] { toldOfVariant.insert(place) }
      guard found.severity == .error else { continue }
      errors.append("\(found.message): \(theme.lines[line - 1])")
      // What is wrong with an element may be said anywhere in it.
      if let place = theme.owners[line] { refused.insert(place) }
    }
    guard refused.isEmpty else { return }
    let tree = try #require(result.themes.first?.tree, "\(errors)")
    for file in tree.files
    where TargetName.allCases.contains(where: { file.path.hasPrefix("\($0.rawValue)/") }) {
      add(file)
    }
  }

  private mutating func add(_ file: OutputFile) {
    switch file.content {
    case .image(let pixels):
      for place in Walked.named(in: file.path.utf8) {
        files[place, default: []].append(Array((file.path + pixels.digest).utf8))
      }
    case .text(let bytes):
      var last = Walked.named(in: file.path.utf8)
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let named = Walked.named(in: line)
        if !named.isEmpty { last = named }
        for place in last { files[place, default: []].append(Array(line)) }
      }
    }
  }

  /// The elements that a text names: `w12x`, in any spelling.
  private static func named(in text: some Sequence<UInt8>) -> [Int] {
    var (found, number, digits): ([Int], Int, Int) = ([], 0, -1)
    for byte in text {
      switch byte {
      case UInt8(ascii: "w"), UInt8(ascii: "W"): (number, digits) = (0, 0)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits >= 0:
        (number, digits) = (number * 10 + Int(byte - UInt8(ascii: "0")), digits + 1)
      case UInt8(ascii: "x") where digits > 0, UInt8(ascii: "X") where digits > 0:
        found.append(number)
        digits = -1
      default: digits = -1
      }
    }
    return found
  }
}
