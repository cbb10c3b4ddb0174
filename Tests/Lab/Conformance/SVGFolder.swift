/// Draws every SVG of a folder and compares it with what `rsvg-convert` draws: `lab svgs FOLDER`.
///
/// Prints every file that is refused or differs, and the counts. An SVG whose size cuts pixels is drawn in the next whole one.
enum SVGFolder {
  static func run(_ arguments: [String]) {
    guard arguments.count == 1, let program = installed("rsvg-convert") else {
      print("usage: lab svgs FOLDER, with rsvg-convert in PATH")
      exitProcess(2)
    }
    let files = pathsBelow(arguments[0], endingIn: ".svg")
    var (drawn, refused, wrong, differing) = (0, 0, 0, 0)
    for start in stride(from: 0, to: files.count, by: 16) {
      let batch = Array(files[start..<min(start + 16, files.count)])
      let pairs = zip(batch, svgPictures(of: batch.map { contents($0) ?? [] }, at: 1))
      for (file, answer) in pairs {
        let (svg, picture) = whole(contents(file) ?? [], answer)
        switch picture {
        case .failure(let refusal):
          refused += 1
          print("refused: \(file): \(refusal.code ?? ""): \(refusal.message)")
        case .success(let picture):
          guard let agreement = agreement(of: picture, svg, program) else {
            print("no reference: \(file)")
            continue
          }
          drawn += 1
          if let worst = agreement.worst {
            wrong += 1
            print("differs: \(file): \(agreement.wrong) pixels disagree; \(worst)")
          }
          if agreement.inFlat > 2 {
            differing += 1
            print("differs by \(agreement.inFlat) away from edges: \(file)")
          }
        }
      }
    }
    print(
      "\(files.count) files: \(drawn) drawn, \(refused) refused; \(wrong) differ, \(differing) away from edges"
    )
  }

  /// The SVG in the next whole size, where its own cuts pixels.
  private static func whole(
    _ svg: [UInt8], _ answer: Result<Bitmap, SVGRefusal>
  ) -> ([UInt8], Result<Bitmap, SVGRefusal>) {
    guard case .failure(let refusal) = answer, refusal.code == "length-cuts-pixel" else {
      return (svg, answer)
    }
    let larger = resized(svg, to: 64)
    return (larger, svgPictures(of: [larger], at: 1)[0])
  }

  private static func agreement(of picture: Bitmap, _ svg: [UInt8], _ program: String) -> PictureAgreement? {
    let file = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data(svg).write(to: file)) != nil else { return nil }
    func reference(_ zoom: Int) -> Bitmap? {
      output(
        of: program,
        ["--width", "\(picture.width * zoom)", "--height", "\(picture.height * zoom)", file.path]
      ).flatMap { try? decodePNG($0) }?.bitmap
    }
    guard let small = reference(1) else { return nil }
    let agreement = PictureAgreement(picture, small)
    if agreement.worst == nil, agreement.inFlat <= 2 { return agreement }
    return reference(4).map { agreement.either(PictureAgreement(picture, $0)) } ?? agreement
  }
}
