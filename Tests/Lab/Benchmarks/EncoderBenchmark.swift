extension Benchmark {
  /// The bytes of PNGs and the time that they take, beside those of oxipng where PyPI's `pyoxipng` is installed.
  static let encoders = Benchmark(
    name: "encoders", title: "PNGs of 199 pictures of interfaces and of the themes that ship, one thread"
  ) { themec in
    let pictures = InterfacePictures()
    let sets = [
      ("interfaces", pictures.flat + pictures.textures), ("flat", pictures.flat),
      ("themes", try slices(of: ["themes"], themec)), ("cookbook", try slices(of: cookbook(), themec)),
    ]
    return try sets.flatMap { name, bitmaps in
      let folder = try Scratch()
      for (index, bitmap) in bitmaps.enumerated() { try folder.write(raw(bitmap), to: "\(index)") }
      let (best, quick) = (Oxipng(folder, level: 6), Oxipng(folder, level: 2))
      let zopfli = name == "flat" ? try zopflipng(bitmaps) : nil
      var rows = [
        Row("\(name), \(bitmaps.count) pictures, oxipng", best.map { "\($0.bytes) B" } ?? "not installed")
      ]
      for compression in PNGCompression.allCases {
        var bytes = 0
        let cost = cost { bytes = bitmaps.map { encodePNG($0, compression).count }.reduce(0, +) }
        rows.append(Row("\(name), --compression \(compression.rawValue)", "\(bytes) B"))
        rows.append(Row("  time", seconds: cost.cpu))
        let isDefault = compression == .small
        let row = "\(name), \(compression.rawValue)"
        if let best {
          rows.append(
            Row(
              "\(row), bytes / oxipng's best", Ratio(Double(bytes) / Double(best.bytes)),
              goal: isDefault ? 0.98 : nil))
        }
        if let quick {
          rows.append(
            Row("\(row), time / oxipng's level 2", Ratio(cost.cpu / quick.seconds), goal: isDefault ? 1 : nil)
          )
        }
        if let zopfli, compression != .fast {
          rows.append(
            Row(
              "\(row), bytes / zopflipng", Ratio(Double(bytes) / Double(zopfli)), goal: isDefault ? 1.03 : 1))
        }
      }
      return rows
    }
  }
}

/// What oxipng makes of the pictures of a folder.
private struct Oxipng {
  let bytes: Int
  let seconds: Double

  /// Nil where it is not installed.
  init?(_ folder: Scratch, level: Int) {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "measure_oxipng.py")
      .path
    let arguments = ["RAYON_NUM_THREADS=1", "python3", script, folder.path, "\(level)"]
    guard let said = output(of: "/usr/bin/env", arguments) else { return nil }
    let words = String(decoding: said, as: UTF8.self).split(separator: " ")
    guard words.count == 2, let bytes = Int(words[0]),
      let seconds = Double(words[1].trimmingCharacters(in: .newlines))
    else { return nil }
    (self.bytes, self.seconds) = (bytes, seconds)
  }
}

/// The bytes of what zopflipng makes of pictures; nil where it is not installed. It takes seconds for large ones.
private func zopflipng(_ bitmaps: [Bitmap]) throws -> Int? {
  guard let program = installed("zopflipng") else { return nil }
  let folder = try Scratch()
  var bytes = 0
  for (index, bitmap) in bitmaps.enumerated() {
    try folder.write(encodePNG(bitmap, .fast), to: "\(index).png")
    let output = folder.path("\(index)-zopfli.png")
    _ = try Child(program, ["-y", folder.path("\(index).png"), output])
    bytes += try Data(contentsOf: URL(filePath: output)).count
  }
  return bytes
}

/// The different pictures of the bundles of themes, in the order of their paths.
private func slices(of themes: [String], _ themec: String) throws -> [Bitmap] {
  let scratch = try Scratch()
  for (index, theme) in themes.enumerated() {
    let child = try Child(
      themec, ["build", "--no-cache", theme, "-o", scratch.path("out/\(index)"), "--compression", "fast"])
    precondition(child.status == 0, "\(theme) could not be built")
  }
  let paths = FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String } ?? []
  var seen: Set<String> = []
  return try paths.filter { $0.hasSuffix(".png") }.sorted().compactMap { path in
    let bitmap = try decodePNG([UInt8](Data(contentsOf: URL(filePath: scratch.path(path))))).bitmap
    return seen.insert(bitmap.digest).inserted ? bitmap : nil
  }
}

/// The themes of the documentation's cookbook that build as they stand, by their paths.
private func cookbook() throws -> [String] {
  let folder = "Tests/Fixtures/cookbook"
  return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    .filter { !FileManager.default.fileExists(atPath: "\(folder)/\($0)/art") }
    .map { "\(folder)/\($0)/input.theme.yaml" }
}

private func raw(_ bitmap: Bitmap) -> [UInt8] {
  let header = [UInt32(bitmap.width), UInt32(bitmap.height)]
  return (header + bitmap.pixels).flatMap { word in
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
