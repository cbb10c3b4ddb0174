/// Token sets that the dice make, in the files of several tools: every token has the same value in every mode after the import.
/// `THEMEC_PROPERTIES` says how many.
struct TokenPropertyTests {
  private static let count = 2 * Dice.rounds(160)
  static let batches = stride(from: 0, to: count, by: 40).map { $0..<min($0 + 40, count) }

  enum Tool: CaseIterable {
    case styleDictionary3, styleDictionary5, tokensStudio, css, figma
  }

  @Test(arguments: batches, Tool.allCases)
  func `every token has the same value in every mode`(seeds: Range<Int>, tool: Tool) throws {
    for seed in seeds {
      let set = GeneratedTokens(
        seed: seed, isFlat: tool == .css, computes: tool == .css || tool == .tokensStudio)
      let files =
        switch tool {
        case .styleDictionary3: set.styleDictionary(dollars: false)
        case .styleDictionary5: set.styleDictionary(dollars: true)
        case .tokensStudio: set.tokensStudio()
        case .css: set.css()
        case .figma: set.figma()
        }
      let loaded = try LoadedTokens(files)
      #expect(loaded.problems == [], "seed \(seed)")
      for index in set.tokens.indices {
        for mode in 0..<set.modeCount {
          let found = loaded.value(set.path(of: index), in: GeneratedTokens.conditions[mode])
          let expected = set.expected(index, in: mode)
          #expect(
            found == expected, "seed \(seed), \(set.tokens[index].path) in \(GeneratedTokens.modes[mode])")
          if found != expected { return }
        }
      }
    }
  }
}
