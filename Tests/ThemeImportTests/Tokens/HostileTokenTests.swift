/// Token files that are damaged or made to harm: a note says what is left, and what is written can be read.
struct HostileTokenTests {
  private func loaded(_ text: String, as name: String = "tokens.json") throws -> LoadedTokens {
    let loaded = try LoadedTokens([name: text])
    #expect(loaded.problems == [])
    return loaded
  }

  @Test func `references in a loop and in a long chain are left`() throws {
    let chain = (0..<3_000).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }.joined(separator: ", ")
    let loaded = try loaded(
      ##"{ "self": { "$value": "{self}" }, "a": { "$value": "{b} * 2" }, "b": { "$value": "{a} + 1" }, \##(chain), "t3000": { "$value": "#fff" } }"##
    )
    let reasons = Set(loaded.imported.notes.map(\.reason))
    #expect(reasons.contains("it refers to itself: self → self"))
    #expect(reasons.contains("it refers to itself by `a`"), "\(reasons.sorted().prefix(20))")
    #expect(reasons.contains("too many references lead from one token to the next"))
    #expect(loaded.value("t3000") == "#ffffffff")
  }

  @Test func `references that double do not fill the memory`() throws {
    let bomb = (0..<60).map {
      #""t\#($0)": { "$value": "{t\#($0 + 1)} + {t\#($0 + 1)}", "$type": "dimension" }"#
    }.joined(separator: ", ")
    let loaded = try loaded(#"{ \#(bomb), "t60": { "$value": "1px", "$type": "dimension" } }"#)
    #expect(loaded.value("t60") == "1")
    #expect(loaded.value("t0") == nil)
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000), "", "{", "nul",
    "{\"a\":", "\u{FEFF}", "[1,2",
    #"{ "a": { "$value": "\ud800" } }"#, "/* ", "{ 'a", "{a:1,}", "{,}",
  ])
  func `damaged JSON is left with its line`(_ text: String) throws {
    let loaded = try loaded(text)
    #expect(loaded.imported.notes.allSatisfy { $0.place.line ?? 1 >= 1 })
    #expect(!loaded.imported.notes.isEmpty)
  }

  @Test func `arithmetic that nests deep or divides by zero has no value`() throws {
    let deep = String(repeating: "(", count: 900)
    let loaded = try loaded(
      ##"{ "a": { "$value": "1px / 0", "$type": "dimension" }, "b": { "$value": "\##(deep)1", "$type": "dimension" }, "c": { "$value": "9^64^64", "$type": "number" }, "d": { "$value": "1px * 1px", "$type": "dimension" }, "e": { "$value": "#fff", "$type": "color" } }"##
    )
    #expect(loaded.paths == [["e"]])
  }

  @Test func `more tokens than a theme can have are left`() throws {
    let many = (0..<30_000).map { ##""t\##($0)": { "$value": "#fff", "$type": "color" }"## }.joined(
      separator: ", ")
    let loaded = try loaded("{ \(many) }")
    #expect(loaded.paths.count == 25_000)
    #expect(loaded.imported.notes.count { $0.outcome == .left } == 1_000)
  }

  @Test func `names of any kind can be read`() throws {
    let marks = String(repeating: "\u{301}", count: 80)
    let long = String(repeating: "n", count: 3_000)
    let names = [
      "a\(marks)", long, "", "$", "$$x", "{}", "..", "a/b", "\u{202E}x", "\\u0000", "<b>\\\"", "value",
      "type", "$type2", "resolutionOrder",
    ]
    let tokens = names.map {
      "\"\($0)\": { \"$value\": \"#123456\", \"$type\": \"color\", \"$description\": \"\($0)\" }"
    }
    let loaded = try loaded(
      "{ \(tokens.joined(separator: ", ")) , \"resolutionOrder\": { \"x\": { \"$value\": \"#fff\", \"$type\": \"color\" } } }"
    )
    #expect(loaded.paths.count > 8)
  }

  /// Every fixture with bytes that are taken out, doubled or replaced.
  @Test(arguments: Fixture.all("imports/tokens")) func `damaged files never make files that can't be read`(
    _ fixture: Fixture
  ) throws {
    var dice = Dice(seed: fixture.name.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF)
    let names = fixture.files().filter {
      $0 != "expected.txt" && !$0.contains("resolver") && !fixture.name.hasPrefix("current")
    }
    guard !names.isEmpty else { return }
    let marks = "{}[]\":,.#$-0189 ()/*abefx%".map(String.init)
    for _ in 0..<60 {
      var sources: [TokenSource] = []
      for name in names {
        var bytes = try #require(fixture.bytes(name))
        for _ in 0..<dice.number(0...4) { dice.damage(&bytes, with: marks) }
        sources.append(TokenSource(path: try #require(ThemePath(name)), bytes: bytes))
      }
      let loaded = try LoadedTokens(importTokens(sources, into: try #require(ThemePath("tokens"))))
      #expect(loaded.problems == [], "\(sources.map { String(decoding: $0.bytes, as: UTF8.self) })")
      if !loaded.problems.isEmpty { return }
    }
  }
}
