/// Stylesheets beyond their fixtures: what browsers were measured to do with some values.
@Suite struct StylesheetTests {
  /// The words of every border image of every theme.
  private static func borderImages() throws -> [[Substring]] {
    try TargetTheme.stylesheets.get().flatMap { theme in
      theme.sheet.split(separator: "\n").compactMap { line in
        line.firstRange(of: "border-image: ").map { line[$0.upperBound...].dropLast().split(separator: " ") }
      }
    }
  }

  @Test func `no border image repeats, for browsers begin in the middle`() throws {
    let values = try Self.borderImages()
    #expect(values.count > 100)
    for value in values where value != ["none"] && value != ["revert"] {
      #expect(value.last == "stretch" && !value.contains("repeat") && !value.contains("round"))
    }
  }

  @Test
  func `slices are whole pixels of one file, for browsers round and count image sets in their own ways`()
    throws
  {
    for value in try Self.borderImages() where value != ["none"] && value != ["revert"] {
      let fill = try #require(value.firstIndex(of: "fill"), "the middle is drawn")
      #expect(value[1..<fill].count == 4 && value[1..<fill].allSatisfy { Int($0) != nil })
      let widths = value[(fill + 2)...].prefix { $0 != "/" && $0 != "stretch" }
      #expect(value[fill + 1] == "/" && !widths.isEmpty)
      #expect(widths.allSatisfy { $0 == "0" || $0.hasSuffix("px") }, "a number alone counts borders")
    }
  }

  @Test func `borders come before border images, which they would take away`() throws {
    for theme in try TargetTheme.stylesheets.get() {
      for rule in theme.sheet.split(separator: "{") {
        guard let border = rule.firstRange(of: " border: "),
          let image = rule.firstRange(of: " border-image: ")
        else {
          continue
        }
        #expect(border.lowerBound < image.lowerBound)
      }
    }
  }
}

extension TargetTheme {
  /// The stylesheet.
  fileprivate var sheet: String {
    files.first { $0.path.hasSuffix(".css") }?.text ?? ""
  }
}
