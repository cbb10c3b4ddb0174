/// What is wrong in a folder of resources is named where it stands, and nothing else is lost.
@Suite struct HostileResourceTests {
  private let good = ##"<shape><solid android:color="#fff"/></shape>"##.android

  @Test func `references in circles end`() throws {
    let built = try BuiltResources([
      "drawable/a.xml": #"<selector><item android:drawable="@drawable/b"/></selector>"#.android,
      "drawable/b.xml": #"<inset android:drawable="@drawable/a" android:inset="1dp"/>"#.android,
      "drawable/good.xml": good,
      "values/v.xml":
        #"<resources><color name="x">@color/y</color><color name="y">@color/x</color><dimen name="d">@dimen/d</dimen></resources>"#
        .android,
      "color/list.xml": #"<selector><item android:color="@color/list"/></selector>"#.android,
    ])
    #expect(built.errors == "")
    #expect(built.imported.elements.map(\.name) == ["good"])
    #expect(built.imported.tokens.isEmpty)
    for subject in ["drawable/a", "drawable/b", "color/x", "color/y", "dimen/d", "color/list"] {
      let notes = built.imported.notes.filter { $0.subject == subject }
      #expect(notes.count == 1 && notes[0].reason.contains("refers to itself"), "\(subject): \(notes)")
      #expect(notes.first?.place.line == 1)
    }
  }

  @Test func `lengths without an end are named`() throws {
    let values = ["inf", "nan", "1e300", "inf%", "infdp"].enumerated()
    let dimens = values.map { #"<dimen name="d\#($0)">\#($1)</dimen>"# }.joined()
    let built = try BuiltResources([
      "values/v.xml": "<resources>\(dimens)</resources>".android, "drawable/good.xml": good,
    ])
    #expect(built.errors == "")
    #expect(built.imported.tokens.isEmpty)
    for (index, value) in values {
      #expect(built.reasons("dimen/d\(index)").contains { $0.contains("is no length") }, "\(value)")
    }
  }

  @Test func `what multiplies ends`() throws {
    var files: [String: [UInt8]] = [:]
    for level in 0..<40 {
      let item = "<item android:drawable=\"@drawable/l\(level + 1)\"/>"
      files["drawable/l\(level).xml"] = "<layer-list>\(item)\(item)</layer-list>".android
    }
    files["drawable/l40.xml"] = good
    let built = try BuiltResources(files)
    #expect(built.errors == "")
    #expect(built.reasons("drawable/l0").contains { $0.contains("too often") })
  }

  @Test func `files that can't be read are named`() throws {
    let deep = String(repeating: "<item>", count: 500) + String(repeating: "</item>", count: 500)
    let bomb = "<!DOCTYPE a [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><shape>&b;</shape>"
    let built = try BuiltResources([
      "drawable/deep.xml": "<selector>\(deep)</selector>".android,
      "drawable/bomb.xml": Array(bomb.utf8),
      "drawable/large.xml": [UInt8](repeating: 0x20, count: 50 << 20),
      "drawable/empty.xml": [],
      "drawable/broken.xml": Array("<shape>\n<solid></shape>".utf8),
      "drawable/missing.xml": #"<bitmap android:src="@drawable/nothing"/>"#.android,
      "drawable/patch.9.png": Array("no PNG".utf8),
      "drawable/picture.webp": [1],
      "drawable/one.xml": good, "drawable/one.png": [1],
      "drawable/a\"b.xml": good, "drawable/a b.xml": good, "drawable/é\u{301}.xml": good,
      "drawable/good.xml": good, "drawable-land/good.xml": good, "layout/main.xml": good,
      "drawable-v99/x.xml": good,
    ])
    #expect(built.errors == "")
    #expect(built.imported.elements.map(\.name) == ["good"])
    for name in ["deep", "bomb", "large", "empty", "broken", "missing", "patch", "picture", "one"] {
      #expect(!built.reasons("drawable/\(name)").isEmpty, "\(name)")
    }
    #expect(built.imported.notes.first { $0.subject == "drawable/broken" }?.place.line == 2)
    #expect(built.imported.notes.count { $0.reason.contains("its name is none of a resource") } == 3)
    #expect(built.imported.files.allSatisfy { "\($0.path)".hasPrefix("art/") })
  }

  @Test func `values with names of no resource are named`() throws {
    let built = try BuiltResources([
      "drawable/good.xml": good,
      "values/v.xml":
        ##"<resources><color name="../up">#fff</color>\##n<color name="a&quot;&lt;b&gt;">#fff</color></resources>"##
        .android,
    ])
    let notes = built.imported.notes.filter { $0.reason == "its name is none of a resource: rename it" }
    #expect(notes.map(\.place.line) == [1, 2])
    #expect(built.imported.tokens.isEmpty)
  }

  @Test func `a folder that is not there is named`() throws {
    #expect(
      try BuiltResources(from: MemoryInputs([:])).imported.notes.map(\.reason) == ["there is no such folder"])
  }
}
