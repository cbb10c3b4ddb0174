/// Real nine-patches, source and compiled by aapt2: the archive `nine-patch` of the corpus, unpacked where `THEMEC_CORPUS` says.
@Suite struct CorpusNinePatchTests {
  @Test func `real nine-patches are imported and built`() throws {
    guard let corpus = ProcessInfo.processInfo.environment["THEMEC_CORPUS"] else {
      return Skip.note("real nine-patches", because: "THEMEC_CORPUS names no corpus")
    }
    let paths = (FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []).sorted()
    let files = try paths.filter { $0.hasSuffix(".9.png") }.map {
      [UInt8](try Data(contentsOf: URL(filePath: "\(corpus)/\($0)")))
    }
    try expectTaken(files, files, "source")
    let folders = Set(
      paths.compactMap { path in path.range(of: "/res/").map { String(path[..<$0.lowerBound]) } })
    for folder in folders.sorted() {
      var tree: [String: [UInt8]] = [:]
      for path in paths where path.hasPrefix("\(folder)/res/") && path.hasSuffix(".png") {
        tree[String(path.dropFirst(folder.count + 5))] = [UInt8](
          try Data(contentsOf: URL(filePath: "\(corpus)/\(path)")))
      }
      let built = try BuiltResources(tree)
      #expect(built.errors == "", "\(folder)")
      print(
        "\(folder): \(tree.count) files, \(built.imported.elements.count) elements, \(built.imported.notes.count) notes"
      )
    }
    let compiled = try compiled(files)
    let both = zip(files, compiled).filter { $0.1 != nil }
    try expectTaken(both.map(\.0), both.map { $0.1 ?? [] }, "compiled")
  }

  /// Each file at 1x, in one folder of resources.
  private func expectTaken(_ frames: [[UInt8]], _ files: [[UInt8]], _ what: String) throws {
    var resources: [String: [UInt8]] = [:]
    for (index, file) in files.enumerated() { resources["drawable-mdpi/p\(index).9.png"] = file }
    let built = try BuiltResources(resources)
    #expect(built.errors == "")
    var (taken, left) = (0, [String: Int]())
    for (index, frame) in frames.enumerated() {
      let name = "p\(index)"
      guard let part = built.part(name, states: [], isNight: false, version: 0, isRTL: false),
        let (slice, caps) = built.slice(part)
      else {
        let reasons = built.reasons("drawable/\(name)")
        #expect(reasons.count == 1, "\(name): \(reasons)")
        left[reasons.first ?? "", default: 0] += 1
        continue
      }
      let patch = try readNinePatch(try decodePNG(frame))
      taken += 1
      let expected = NinePatchExpectation(patch)
      #expect(caps == expected.caps, "\(name)")
      if let padding = expected.padding { #expect(built.titleInsets(name) == padding, "\(name)") }
      let (cutX, cutY) = (patch.content.width - slice.width, patch.content.height - slice.height)
      let isSame = (0..<slice.height).allSatisfy { y in
        (0..<slice.width).allSatisfy { x in
          slice[x, y]
            == patch.content[
              x < slice.width - caps[2] ? x : x + cutX, y < slice.height - caps[3] ? y : y + cutY]
        }
      }
      #expect(isSame, "\(name)")
    }
    print("nine-patches, \(what): \(taken) of \(files.count) taken; \(left.sorted { $0.key < $1.key })")
  }

  private func compiled(_ files: [[UInt8]]) throws -> [[UInt8]?] {
    try TemporaryFolder.with { scratch in
      try FileManager.default.createDirectory(
        at: scratch.appending(path: "out"), withIntermediateDirectories: true)
      var names: [String] = []
      for (index, file) in files.enumerated() {
        // aapt2 stops at the first one that it refuses.
        guard let decoded = try? decodePNG(file), (try? readNinePatch(decoded)) != nil else { continue }
        names.append("res/drawable/p\(index).9.png")
        try Data(file).write(making: scratch.appending(path: names[names.count - 1]))
      }
      _ = try outcome(of: "/usr/bin/aapt2", ["compile", "-o", "out"] + names, in: scratch.path)
      return files.indices.map { index in
        let file = scratch.appending(path: "out/drawable_p\(index).9.png.flat")
        guard let flat = try? [UInt8](Data(contentsOf: file)),
          let start = flat.firstRange(of: [0x89, 0x50, 0x4E, 0x47] as [UInt8])?.lowerBound
        else { return nil }
        return Array(flat[start...])
      }
    }
  }
}

/// What a nine-patch says, in pixels: left, top, right, bottom.
private struct NinePatchExpectation {
  let caps: [Int]
  /// Where text goes, if the marks say so apart from what stretches.
  let padding: [Int]?

  init(_ patch: NinePatch) {
    let (columns, rows) = (patch.stretchColumns, patch.stretchRows)
    let size = patch.content.size
    caps = [
      columns.first?.lowerBound ?? 0, rows.first?.lowerBound ?? 0,
      columns.last.map { size.width.count - $0.upperBound } ?? 0,
      rows.last.map { size.height.count - $0.upperBound } ?? 0,
    ]
    let marks = [patch.padding.left, patch.padding.top, patch.padding.right, patch.padding.bottom].map(
      \.count)
    let isMarked = patch.marksHorizontalPadding || patch.marksVerticalPadding
    padding = isMarked && marks != caps ? marks : nil
  }
}
