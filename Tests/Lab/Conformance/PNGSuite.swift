extension Suite {
  /// The valid files of PngSuite against their reference pixels: width × height × 4 little-endian UInt16.
  static let png = Suite(name: "pngsuite", run: runPNGSuite)
}

private func runPNGSuite(_ folder: String) -> Suite.Result {
  var failures: [String] = []
  var counts = (right: 0, gamma: 0, reduced: 0, interlaced: 0)
  let files = pathsBelow(folder + "/pngsuite/valid", endingIn: ".png")
  for file in files {
    let name = (file as NSString).lastPathComponent
    guard let bytes = contents(file), let expected = contents("\(folder)/pngsuite/rgba/\(name).rgba") else {
      failures.append("\(name): no reference")
      continue
    }
    do {
      let decoded = try decodePNG(bytes)
      if let difference = difference(decoded.bitmap, from: expected) {
        failures.append("\(name): \(difference)")
        continue
      }
      counts.right += 1
      if decoded.remarks.contains(where: \.changesColors) { counts.gamma += 1 }
      if decoded.remarks.contains(.reducedTo8Bit) { counts.reduced += 1 }
      if decoded.remarks.contains(.interlaced) { counts.interlaced += 1 }
      let encoded = encodePNG(decoded.bitmap)
      let again = try decodePNG(encoded)
      if again.bitmap != decoded.bitmap || !hasBundleForm(encoded) {
        failures.append("\(name): comes back changed when encoded")
      }
    } catch {
      failures.append("\(name): \(error.reason)")
    }
  }
  if files.count != 161 { failures.append("\(files.count) files where 161 are known") }
  return Suite.Result(
    summary:
      "\(counts.right) of \(files.count) decode to their reference pixels (\(counts.reduced) of 16 bits, "
      + "\(counts.interlaced) interlaced, \(counts.gamma) with an ignored gamma) and survive encoding",
    failures: failures)
}

/// The first pixel that differs; references are reduced to 8 bits, `(v * 255 + 32767) / 65535`, and cleared under
/// alpha 0.
func difference(_ bitmap: Bitmap, from reference: [UInt8]) -> String? {
  guard reference.count == bitmap.pixels.count * 8 else { return "\(bitmap.width) × \(bitmap.height) pixels" }
  for (index, word) in bitmap.pixels.enumerated() {
    var expected: UInt32 = 0
    for channel in 0..<4 {
      let place = 8 * index + 2 * channel
      let value = UInt32(reference[place]) | UInt32(reference[place + 1]) << 8
      expected |= ((value * 255 + 32_767) / 65_535) << (8 * UInt32(channel))
    }
    if expected >> 24 == 0 { expected = 0 }
    if word != expected {
      let place = "pixel \(index % bitmap.width), \(index / bitmap.width)"
      return "\(place) is \(String(word, radix: 16)), expected \(String(expected, radix: 16))"
    }
  }
  return nil
}

/// The paths of all files and folders below a folder whose names end in a suffix, sorted.
func pathsBelow(_ folder: String, endingIn suffix: String) -> [String] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  return paths.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
}

func contents(_ path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map { [UInt8]($0) }
}

extension Suite {
  /// The valid files of PngSuite as the art of one theme's images: every PNG of its bundle has the reference pixels.
  static let pngThemes = Suite(name: "pngsuite through the line") { folder in
    let files = pathsBelow(folder + "/pngsuite/valid", endingIn: ".png")
    var art: [String: [UInt8]] = [:]
    var theme = "themec: 1\nname: pngsuite\nscales: [1]\nimages:\n"
    for file in files {
      let name = (file as NSString).lastPathComponent
      art["art/\(name)"] = contents(file)
      theme += "  \(elementName(name)): { art: { file: art/\(name) } }\n"
    }
    let line = WholeLine(["pngsuite.theme.yaml": Array(theme.utf8)], art)
    var failures = line.themes.flatMap(\.errors)
    var right = 0
    let bundle = line.themes.first.flatMap(WholeLine.bundle)
    for file in files {
      let name = (file as NSString).lastPathComponent
      guard let picture = bundle?.pictures["images/images/\(elementName(name))/image/normal.png"],
        let reference = contents("\(folder)/pngsuite/rgba/\(name).rgba")
      else {
        failures.append("\(name): not in the bundle")
        continue
      }
      if let difference = difference(picture, from: reference) {
        failures.append("\(name): \(difference)")
      } else {
        right += 1
      }
    }
    // Of a file's pixels nothing is left out but what the warning says.
    let warned = line.themes.flatMap(\.diagnostics).count { $0.code == .colorsIgnored }
    let expected = art.values.count { bytes in
      (try? decodePNG(bytes))?.remarks.contains(where: \.changesColors) ?? false
    }
    if warned != expected {
      failures.append("\(warned) files are warned of for \(expected) with other colors")
    }
    if files.count != 161 { failures.append("\(files.count) files where 161 are known") }
    return Result(
      summary: "\(right) of \(files.count) built to their reference pixels; \(line.warnings)",
      failures: failures)
  }
}

/// A file's name as an element's: `PngSuite.png` becomes `pngSuite`.
private func elementName(_ file: String) -> String {
  let base = file.dropLast(4).map { $0.isLetter || $0.isNumber ? $0 : "-" }
  return base.prefix(1).map { $0.lowercased() }.joined() + String(base.dropFirst())
}
