import Foundation
import ThemeImage

extension Benchmark {
  /// The bytes of PNGs and the time that they take, beside those of oxipng where PyPI's `pyoxipng` is installed.
  static let encoders = Benchmark(
    name: "encoders", title: "PNGs of 199 pictures of interfaces and of the themes that ship, one thread"
  ) { themec in
    let pictures = InterfacePictures()
    let sets = [
      ("flat", pictures.flat), ("textures", pictures.textures), ("themes", try slices(of: "themes", themec)),
    ]
    return try sets.flatMap { name, bitmaps in
      let folder = try Scratch()
      for (index, bitmap) in bitmaps.enumerated() { try folder.write(raw(bitmap), to: "\(index)") }
      let (best, quick) = (Peer(folder, level: 6), Peer(folder, level: 2))
      var rows = [Row("\(name), oxipng", best.map { "\($0.bytes) B" } ?? "not installed")]
      for compression in PNGCompression.allCases {
        var bytes = 0
        let cost = cost { bytes = bitmaps.map { encodePNG($0, compression).count }.reduce(0, +) }
        let title = "\(name), --compression \(compression.rawValue)"
        rows.append(Row(title, "\(bytes) B"))
        rows.append(Row("  time", seconds: cost.cpu))
        let isPromised = compression == .small
        if let best {
          rows.append(
            Row(
              "  bytes / oxipng's best", Double(bytes), over: Double(best.bytes),
              promise: isPromised ? "0.98 x" : ""))
        }
        if let quick {
          rows.append(
            Row("  time / oxipng's level 2", cost.cpu, over: quick.seconds, promise: isPromised ? "1 x" : ""))
        }
      }
      return rows
    }
  }
}

/// What oxipng makes of the pictures of a folder.
private struct Peer {
  let bytes: Int
  let seconds: Double

  /// Nil where it is not installed.
  init?(_ folder: Scratch, level: Int) {
    let process = Process()
    let output = Pipe()
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "oxipng.py").path
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script, folder.path, "\(level)"]
    process.environment = ProcessInfo.processInfo.environment.merging(["RAYON_NUM_THREADS": "1"]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      separator: " ")
    process.waitUntilExit()
    guard words.count == 2, let bytes = Int(words[0]),
      let seconds = Double(words[1].trimmingCharacters(in: .newlines))
    else { return nil }
    (self.bytes, self.seconds) = (bytes, seconds)
  }
}

/// The different pictures of the bundles of a folder of themes, in the order of their paths.
private func slices(of themes: String, _ themec: String) throws -> [Bitmap] {
  let scratch = try Scratch()
  _ = try Child(themec, ["build", themes, "-o", scratch.path("out"), "--compression", "fast"])
  let paths = FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String } ?? []
  var seen: Set<String> = []
  return try paths.filter { $0.hasSuffix(".png") }.sorted().compactMap { path in
    let bitmap = try decodePNG([UInt8](Data(contentsOf: URL(filePath: scratch.path(path))))).bitmap
    return seen.insert(bitmap.digest).inserted ? bitmap : nil
  }
}

private func raw(_ bitmap: Bitmap) -> [UInt8] {
  let header = [UInt32(bitmap.width), UInt32(bitmap.height)]
  return (header + bitmap.pixels).flatMap { word in
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
