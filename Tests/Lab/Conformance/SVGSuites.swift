extension Suite {
  /// The SVGs of resvg's tests against the pictures beside them: each is drawn so, or refused.
  static let svgTests = Suite(name: "svg-resvg") { folder in
    var run = SVGRun(folder + "/svg-resvg")
    run.expect(827, in: "tests", at: 1, side: 300) { file, isLarge in
      isLarge ? nil : contents(String(file.dropLast(4)) + ".png").flatMap { try? decodePNG($0) }?.bitmap
    }
    run.expectDrawn(491)
    return run.result
  }

  /// Icons of three sets against what librsvg draws: each is drawn so, or refused.
  static let svgIcons = Suite(name: "svg-icons") { folder in
    guard let program = installed("rsvg-convert") else {
      return Result(summary: "not run: there is no rsvg-convert", failures: ["install rsvg-convert"])
    }
    var run = SVGRun(folder + "/svg-icons")
    // Those of the last set are 512 px wide.
    for (set, count, scale) in [("feather", 144, 3), ("vscode-icons", 783, 3), ("SuperTinyIcons", 395, 1)] {
      func picture(_ file: String, _ arguments: [String]) -> Bitmap? {
        output(of: program, arguments + [file]).flatMap { try? decodePNG($0) }?.bitmap
      }
      run.expect(
        count, in: set, at: scale, reference: { picture($0, ["--zoom", "\($1 ? 4 * scale : scale)"]) },
        stretched: { picture($0, ["--width", "\($1)", "--height", "\($2)"]) })
    }
    run.expectDrawn(1_308)
    return run.result
  }
}

/// SVGs of a folder, each drawn by a theme of its own.
private struct SVGRun {
  let folder: String
  private var drawn = 0
  /// How many of a folder are drawn, refused and wrong.
  private var counts: [String: (drawn: Int, refused: Int, wrong: Int)] = [:]
  private var reasons: [String: Int] = [:]
  private var failures: [String] = []

  init(_ folder: String) { self.folder = folder }

  /// Draws every file of a set and compares it with its reference, of which there have to be `count`.
  /// With a `side`, those that have a view box are made that wide. Where the reference disagrees, a larger one is asked for. What
  /// is not a whole number of pixels is stretched to the next one, as is its reference to a width and a height.
  mutating func expect(
    _ count: Int, in set: String, at scale: Int, side: Int? = nil, reference: (String, Bool) -> Bitmap?,
    stretched: ((String, Int, Int) -> Bitmap?)? = nil
  ) {
    let files = pathsBelow("\(folder)/\(set)", endingIn: ".svg")
    if files.count != count { failures.append("\(set): \(files.count) files where \(count) are known") }
    for start in stride(from: 0, to: files.count, by: 16) {
      let batch = Array(files[start..<min(start + 16, files.count)])
      let art = batch.map { file in
        contents(file).map { bytes in side.map { resized(bytes, to: $0) } ?? bytes } ?? []
      }
      for (file, answer) in zip(batch, svgPictures(of: art, at: scale)) {
        let name = String(file.dropFirst(folder.utf8.count + 1))
        switch answer {
        case .failure(let refusal) where refusal.code == "length-cuts-pixel" && stretched != nil:
          guard let own = reference(file, false) else { continue }
          let (width, height) = (Self.whole(own.width, scale), Self.whole(own.height, scale))
          switch svgPictures(of: [contents(file) ?? []], at: scale, stretchedTo: (width, height))[0] {
          case .success(let picture):
            let expected = { stretched?(file, $0 * width * scale, $0 * height * scale) }
            compare(picture, name, with: expected(1), or: { expected(4) })
          case .failure(let refusal): refuse(name, refusal)
          }
        case .failure(let refusal): refuse(name, refusal)
        case .success(let picture):
          compare(picture, name, with: reference(file, false), or: { reference(file, true) })
        }
      }
    }
  }

  /// The whole points that a number of pixels needs.
  private static func whole(_ pixels: Int, _ scale: Int) -> Int { (pixels + scale - 1) / scale }

  private mutating func refuse(_ name: String, _ refusal: SVGRefusal) {
    reasons[refusal.code ?? "no picture", default: 0] += 1
    counts[Self.folder(of: name), default: (0, 0, 0)].refused += 1
  }

  private mutating func compare(
    _ picture: Bitmap, _ name: String, with reference: Bitmap?, or large: () -> Bitmap?
  ) {
    guard let reference else {
      failures.append("\(name): drawn, but there is no reference")
      return
    }
    var agreement = PictureAgreement(picture, reference)
    if agreement.wrong > 0, let large = large() {
      agreement = agreement.either(PictureAgreement(picture, large))
    }
    switch (Self.wrongReferences[name], agreement.worst) {
    case (nil, let worst?):
      failures.append("\(name): \(agreement.wrong) pixels disagree; \(worst)")
      counts[Self.folder(of: name), default: (0, 0, 0)].wrong += 1
    case (let reason?, nil): failures.append("\(name): the reference agrees, although \(reason)")
    case (nil, nil), (.some, .some):
      drawn += 1
      counts[Self.folder(of: name), default: (0, 0, 0)].drawn += 1
    }
  }

  private static func folder(of name: String) -> String {
    let parts = name.split(separator: "/")
    return String(parts[0] == "tests" ? parts[1] : parts[0])
  }

  /// Expects that at least so many were drawn: a reader that refuses everything is never wrong.
  mutating func expectDrawn(_ least: Int) {
    if drawn < least { failures.append("\(drawn) are drawn where \(least) were") }
  }

  /// Files whose reference is not what SVG says, and why: in each case, the reason is the first line.
  private static let wrongReferences = Dictionary(
    uniqueKeysWithValues: Fixture.cases("references-of-suites-that-are-not-what-svg-says").flatMap { lines in
      lines.dropFirst().map { ($0, lines[0]) }
    })

  var result: Suite.Result {
    let refused = reasons.values.reduce(0, +)
    let codes = reasons.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return Suite.Result(
      summary:
        "\(drawn) drawn as in the reference, \(refused) refused (\(codes.joined(separator: ", ")))\(table)",
      failures: failures)
  }

  private var table: String {
    counts.sorted { $0.key < $1.key }.map { folder, count in
      "\n  \(folder): \(count.drawn) drawn, \(count.refused) refused, \(count.wrong) wrong"
    }.joined()
  }
}

/// Why an SVG has no picture.
struct SVGRefusal: Error {
  let code: String?
  let message: String
}

/// The picture of each SVG, stretched to a size in points if one is given, or its first error.
func svgPictures(
  of svgs: [[UInt8]], at scale: Int, stretchedTo size: (width: Int, height: Int)? = nil
) -> [Result<Bitmap, SVGRefusal>] {
  var themes: [String: [UInt8]] = [:]
  var art: [String: [UInt8]] = [:]
  for (index, bytes) in svgs.enumerated() {
    let name = "t\(1_000 + index)"
    var svg = "\(name).svg"
    if let size {
      svg = "{ file: \(svg), size: { width: \(size.width), height: \(size.height) }, fit: fill }"
    }
    themes["\(name).theme.yaml"] = Array(
      "themec: 1\nname: \(name)\nscales: [\(scale)]\nimages: { i: { art: { svg: \(svg) } } }\n".utf8)
    art["\(name).svg"] = bytes
  }
  return WholeLine(themes, art).themes.map { theme in
    for file in theme.tree?.files ?? [] {
      if case .image(let pixels) = file.content { return .success(pixels.bitmap) }
    }
    let error = theme.diagnostics.first { $0.severity == .error }
    return .failure(
      SVGRefusal(code: error?.code.name, message: error.map { "\($0.message)" } ?? "no picture"))
  }
}

/// An SVG with another width, and the height that its own sides or its view box then give it; unchanged without a view box.
func resized(_ svg: [UInt8], to width: Int) -> [UInt8] {
  let text = String(decoding: svg, as: UTF8.self)
  guard let start = text.range(of: "<svg"),
    let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
  else { return svg }
  var tag = String(text[start.upperBound..<end.lowerBound])
  func take(_ name: String, removing: Bool) -> [Double]? {
    guard let found = tag.range(of: "\\s\(name)\\s*=\\s*\"[^\"]*\"", options: .regularExpression) else {
      return nil
    }
    let value = tag[found].split(separator: "\"").last ?? ""
    if removing { tag.removeSubrange(found) }
    return value.split(whereSeparator: { " ,\n".contains($0) }).compactMap { Double($0) }
  }
  guard let box = take("viewBox", removing: false), box.count == 4 else { return svg }
  let across = take("width", removing: true)?.first ?? box[2]
  let down = take("height", removing: true)?.first ?? box[3]
  let size = " width=\"\(width)\" height=\"\((down / across * Double(width)).rounded())\""
  return Array((text[..<start.upperBound] + size + tag + text[end.lowerBound...]).utf8)
}

/// What a program writes; nil if it fails.
func output(of program: String, _ arguments: [String]) -> [UInt8]? {
  let process = prepared(program, arguments)
  let pipe = Pipe()
  process.standardOutput = pipe
  guard (try? process.run()) != nil else { return nil }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? [UInt8](data) : nil
}
