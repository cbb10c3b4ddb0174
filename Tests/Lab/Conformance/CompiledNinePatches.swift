extension Suite {
  /// Every nine-patch that can be read, compiled by Android's compiler, where that is installed: read by its chunks, it
  /// has the pixels, stretching ranges, padding and layout bounds that its frame says.
  static let compiledNinePatches = Suite(name: "compiled nine-patches") { folder in
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let programs = path.split(separator: ":").map { "\($0)/aapt2" }
    guard let aapt = programs.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return Result(summary: "skipped: there is no aapt2")
    }
    var framed: [(name: String, bytes: [UInt8], patch: NinePatch)] = []
    for file in pathsBelow(folder + "/nine-patch", endingIn: ".9.png") {
      guard let bytes = contents(file), let decoded = try? decodePNG(bytes),
        let patch = try? readNinePatch(decoded)
      else { continue }
      framed.append((String(file.dropFirst(folder.count + 1)), bytes, patch))
    }
    var failures: [String] = []
    var same = 0
    for crunching in [[], ["--no-crunch"]] {
      let compiled = compile(framed.map(\.bytes), aapt, crunching)
      for (index, (name, _, patch)) in framed.enumerated() {
        guard let read = compiled[index] else {
          failures.append("\(name): not compiled, or not read")
          continue
        }
        let isSame =
          read.isCompiled && read.content == patch.content && read.stretchColumns == patch.stretchColumns
          && read.stretchRows == patch.stretchRows && read.padding == patch.padding
          && (read.layoutBounds == patch.layoutBounds || isFarBoundAlone(patch))
        if isSame { same += 1 } else { failures.append("\(name): \(read) where the frame says \(patch)") }
      }
    }
    return Result(
      summary: "\(same / 2) of \(framed.count) read as their frames, crunched and not", failures: failures)
  }
}

/// aapt2 takes a red mark at the far end alone for one at the near end.
private func isFarBoundAlone(_ patch: NinePatch) -> Bool {
  let bounds = patch.layoutBounds
  return bounds.left == .zero && bounds.right != .zero || bounds.top == .zero && bounds.bottom != .zero
}

/// The compiled forms of nine-patches, read; nil for those that aapt2 refuses or that can't be read.
private func compile(_ files: [[UInt8]], _ aapt: String, _ options: [String]) -> [NinePatch?] {
  let patches = try? TemporaryFolder.with { scratch in
    let names = files.indices.map { "res/drawable/patch\($0).9.png" }
    for (name, bytes) in zip(names, files) { try Data(bytes).write(making: scratch.appending(path: name)) }
    try FileManager.default.createDirectory(
      at: scratch.appending(path: "compiled"), withIntermediateDirectories: true)
    _ = try outcome(of: aapt, ["compile"] + options + ["-o", "compiled"] + names, in: scratch.path)
    return files.indices.map { index -> NinePatch? in
      let file = scratch.appending(path: "compiled/drawable_patch\(index).9.png.flat")
      guard let flat = contents(file.path),
        let start = flat.firstRange(of: [0x89, 0x50, 0x4E, 0x47] as [UInt8])?.lowerBound
      else { return nil }
      return (try? decodePNG(Array(flat[start...]))).flatMap { try? readNinePatch($0) }
    }
  }
  return patches ?? files.map { _ in nil }
}
