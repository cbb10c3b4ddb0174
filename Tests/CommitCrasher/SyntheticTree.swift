import Platform
import ThemeBundle
package import ThemeDisk
package import ThemeImage
import ThemeTargets

/// A bundle that differs from generation to generation in every way that a real one can: files come and go, change or
/// don't, pictures have copies, and what was a file becomes a folder.
package func syntheticTree(_ generation: Int) -> OutputTree {
  var files: [OutputFile] = []
  for number in 0..<8 {
    guard (generation + number) % 4 != 0 else { continue }
    let folder = "images/backButtons/button-\((number + generation / 2) % 5)"
    let age = generation / (number + 1)
    files.append(picture("\(folder)/normal-\(number).png", age))
    files.append(picture("\(folder)/normal-\(number)@2x.png", age + number))
    files.append(picture("copies/normal-\(number).png", age))
  }
  files.append(
    text(generation % 5 == 3 ? "css" : "css/theme.css", "a { generation: \(generation) }\n", times: 40))
  if generation % 3 == 1 { files.append(text("folders/of/one/file.txt", "gone with it\n", times: 3)) }
  files.append(text("constant.txt", "never another\n", times: 100))
  files.append(text("manifest.json", "{ \"generation\": \(generation) }\n", times: 1))
  let lines = files.map { "    \"\($0.path)\": \"\(generation)\"" }.joined(separator: ",\n")
  files.append(
    text("digests.json", "{\n  \"digestsVersion\": 2,\n  \"files\": {\n\(lines)\n  }\n}\n", times: 1))
  return OutputTree(files)
}

private func text(_ path: String, _ line: String, times: Int) -> OutputFile {
  OutputFile(path: path, content: .text([UInt8](String(repeating: line, count: times).utf8)))
}

private func picture(_ path: String, _ age: Int) -> OutputFile {
  let (width, height) = (16 + age % 3, 24)
  let pixels = (0..<width * height).map {
    UInt32(truncatingIfNeeded: $0 &* 2_654_435_761 &+ age) | 0xFF00_0000
  }
  let bitmap = Bitmap(width: width, height: height, pixels: pixels)
  let named = ImagePixels(size: ImagePixels(bitmap).size, digest: bitmap.digest) { bitmap }
  return OutputFile(path: path, content: .image(named))
}

extension ImageCodec {
  /// Pictures as their size and their words, in the machine's order: what a test can read back.
  package static let plain = ImageCodec(encode: plainBytes) { plainBytes($1) == $0 }
}

/// What the plain codec makes of a picture.
package func plainBytes(_ bitmap: Bitmap) -> [UInt8] {
  let pixels = unsafe bitmap.pixels.withUnsafeBytes { unsafe [UInt8]($0) }
  return [UInt8]("plain \(bitmap.width) \(bitmap.height)\n".utf8) + pixels
}

/// What the plain codec makes of the pixels of an image.
package func plainBytes(_ pixels: ImagePixels) -> [UInt8] { plainBytes(pixels.bitmap) }

extension OutputFile {
  /// What a commit with the plain codec writes.
  package var plainContent: [UInt8] {
    switch content {
    case .text(let bytes): bytes
    case .image(let pixels): plainBytes(pixels)
    }
  }
}

/// How a bundle gets into its folder.
package enum Way: CaseIterable, Sendable {
  /// A new folder takes the old one's place.
  case atOnce
  /// As on file systems that can't exchange two folders.
  case byRenaming
  /// As where nothing can be made beside the folder.
  case fileByFile

  /// What fails, before what else a test lets fail.
  package func code(_ operation: Faults.Operation, _ name: String) -> Int32 {
    switch self {
    case .atOnce: 0
    case .byRenaming: operation == .exchange ? ENOSYS : 0
    case .fileByFile: operation == .makeFolder && name.hasSuffix(".stage") ? EACCES : 0
    }
  }
}
