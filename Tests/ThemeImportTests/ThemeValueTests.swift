@Suite struct ThemeValueTests {
  @Test func setsValuesWithinMapsThatAreMadeOnTheWay() {
    var map = ThemeMap()
    map.set("a", at: ["states", "highlighted", "art"])
    map.set("b", at: ["states", "disabled", "art"])
    #expect(map["states"]?.map?.entries.map(\.key) == ["highlighted", "disabled"])
  }
}
