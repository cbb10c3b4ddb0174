import Foundation
import ThemeImage

extension Suite {
  /// The valid files of PngSuite against their reference pixels: width × height × 4 little-endian UInt16.
  static let png = Suite(name: "pngsuite", run: runPNGSuite)
}

private func runPNGSuite(_ folder: String) -> Suite.Result {
  var failures: [String] = []
  var counts = (right: 0, gamma: 0, reduced: 0, interlaced: 0)
  let files = filesBelow(folder + "/pngsuite/valid", endingIn: ".png")
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

/// The paths of all files below a folder whose names end in a suffix, sorted.
func filesBelow(_ folder: String, endingIn suffix: String) -> [String] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  return paths.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
}

func contents(_ path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map { [UInt8]($0) }
}
