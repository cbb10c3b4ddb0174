struct FileNameTests {
  static let names: [(file: String, said: String?, renamed: String?)] = [
    ("back.png", nil, nil), ("back@1x.png", "1x", "back.png"), ("back@2x.png", "2x", "back@2x.png"),
    ("back@2X.png", "2x", "back@2x.png"), ("back@2x~ipad.png", "2x", "back@2x~ipad.png"),
    ("back@4x.png", "4x", nil), ("back@1.5x.9.png", "1.5x", nil), ("back@10x.png", "10x", nil),
    ("back_2x.png", "2x", "back@2x.png"), ("back-3X.9.png", "3x", "back@3x.9.png"),
    ("back_1.5x~ipad.png", "1.5x", nil), ("back@2.png", "2x", "back@2x.png"),
    ("back@2@3x.png", "3x", "back@2@3x.png"), ("back@2xl.png", nil, nil), ("box-2x2.png", nil, nil),
    ("mat_8x.png", nil, nil), ("_2x.png", nil, nil), ("2x.png", nil, nil), ("x.png", nil, nil),
    ("@.png", nil, nil), ("back@22.png", nil, nil), ("back2x.png", nil, nil), ("", nil, nil),
  ]

  @Test(arguments: names)
  func `a name says a scale in the way of any tool`(file: String, said: String?, renamed: String?) {
    let found = ScaleInName(file)
    #expect(found?.name == said)
    #expect(found.flatMap { found in found.scale.map { found.renamed(to: $0) } } == renamed)
  }

  static let families: [(file: String, first: [String], second: String)] = [
    ("back.png", ["back.png", "back@1x.png"], "back@2x.png"),
    ("back@1x.png", ["back@1x.png", "back.png"], "back@2x.png"),
    ("back@3x.9.png", ["back.9.png", "back@1x.9.png"], "back@2x.9.png"),
    ("back~ipad.png", ["back~ipad.png", "back@1x~ipad.png"], "back@2x~ipad.png"),
    ("back@2x~iphone.PNG", ["back~iphone.PNG", "back@1x~iphone.PNG"], "back@2x~iphone.PNG"),
  ]

  @Test(arguments: families)
  func `the siblings of a file have its name`(file: String, first: [String], second: String) {
    #expect(ArtFileName(file).siblings(at: .x1) == first)
    #expect(ArtFileName(file).siblings(at: .x2) == [second])
  }

  static let folders: [(name: String, scale: Scale, second: [String], first: [String])] = [
    ("drawable", .x1, ["drawable-xhdpi"], ["drawable-mdpi", "drawable"]),
    ("drawable-xhdpi", .x2, ["drawable-xhdpi"], ["drawable-mdpi", "drawable"]),
    (
      "drawable-night-v31", .x1, ["drawable-night-xhdpi-v31"],
      ["drawable-night-mdpi-v31", "drawable-night-v31"]
    ),
    ("mipmap-xxhdpi", .x3, ["mipmap-xhdpi"], ["mipmap-mdpi", "mipmap"]),
  ]

  @Test(arguments: folders)
  func `a folder of resources has a density`(name: String, scale: Scale, second: [String], first: [String]) {
    let folder = DensityFolder(name)
    #expect(folder?.scale == scale)
    #expect(folder?.siblings(at: .x2) == second)
    #expect(folder?.siblings(at: .x1) == first)
  }

  @Test(arguments: ["drawable-nodpi", "drawable-anydpi-v26", "layout", "drawables", ""])
  func `other folders have none`(name: String) { #expect(DensityFolder(name)?.scale == nil) }
}
