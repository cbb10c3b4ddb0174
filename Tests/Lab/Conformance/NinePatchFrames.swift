extension Suite {
  /// The frames of aapt2's test images against what its tests expect, and those of real nine-patches.
  static let ninePatchFrames = Suite(name: "nine-patch frames") { folder in
    var failures: [String] = []
    let tested = testImages(folder + "/nine-patch/aapt2-unit-tests", &failures)
    let real = realImages(folder + "/nine-patch/ActionBarSherlock", &failures)
    return Result(summary: "\(tested); \(real)", failures: failures)
  }
}

/// What `expected.json` says of one image, in pixels of the content.
private struct Expectation: Decodable {
  var ok: Bool
  var stretchX: [[Int]]?
  var stretchY: [[Int]]?
  var paddingLtrb: [Int]?
  var layoutBoundsLtrb: [Int]?
}

private struct Expectations: Decodable {
  var images: [String: Expectation]
}

private func testImages(_ folder: String, _ failures: inout [String]) -> String {
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  guard let json = contents(folder + "/expected.json"),
    let expected = try? decoder.decode(Expectations.self, from: Data(json))
  else {
    failures.append("no expected.json")
    return "none tested"
  }
  var (read, refused) = (0, 0)
  for (name, expectation) in expected.images.sorted(by: { $0.key < $1.key }) {
    switch frame(of: "\(folder)/\(name).9.png") {
    case .success(let patch):
      if let difference = difference(patch, from: expectation) {
        failures.append("\(name): \(difference)")
      } else {
        read += 1
      }
    case .failure(let problem):
      if expectation.ok { failures.append("\(name): \(problem.reason)") } else { refused += 1 }
    }
  }
  if read + refused != 17 { failures.append("\(read + refused) test images right where 17 are known") }
  return "\(read) test images read and \(refused) refused as expected"
}

private func difference(_ patch: NinePatch, from expected: Expectation) -> String? {
  guard expected.ok else { return "read, but is to be refused" }
  func list(_ insets: Insets<Pixels>) -> [Int] {
    [insets.left, insets.top, insets.right, insets.bottom].map(\.count)
  }
  func ranges(_ ranges: [Range<Int>]) -> [[Int]] { ranges.map { [$0.lowerBound, $0.upperBound] } }
  if ranges(patch.stretchColumns) != expected.stretchX ?? ranges(patch.stretchColumns) {
    return "columns \(patch.stretchColumns)"
  }
  if ranges(patch.stretchRows) != expected.stretchY ?? ranges(patch.stretchRows) {
    return "rows \(patch.stretchRows)"
  }
  if list(patch.padding) != expected.paddingLtrb ?? list(patch.padding) {
    return "padding \(list(patch.padding))"
  }
  if list(patch.layoutBounds) != expected.layoutBoundsLtrb ?? [0, 0, 0, 0] {
    return "layout bounds \(list(patch.layoutBounds))"
  }
  return nil
}

private func realImages(_ folder: String, _ failures: inout [String]) -> String {
  let files = pathsBelow(folder, endingIn: ".9.png")
  var (read, profiles, padded, bounded, unstretched) = (0, 0, 0, 0, 0)
  var reasons: [String: Int] = [:]
  for file in files {
    switch frame(of: file) {
    case .success(let patch):
      read += 1
      if patch.marksHorizontalPadding || patch.marksVerticalPadding { padded += 1 }
      if patch.layoutBounds != .zero { bounded += 1 }
      if patch.stretchColumns.isEmpty || patch.stretchRows.isEmpty { unstretched += 1 }
      if let bytes = contents(file), let decoded = try? decodePNG(bytes), !decoded.remarks.isEmpty {
        profiles += 1
      }
    case .failure(let problem): reasons[problem.reason, default: 0] += 1
    }
  }
  if files.count != 183 { failures.append("\(files.count) real nine-patches where 183 are known") }
  let refusals = reasons.sorted { $0.key < $1.key }.map { ", \($0.value) refused: \($0.key)" }.joined()
  return
    "\(read) of \(files.count) real ones read (\(padded) with padding marks, \(bounded) with layout bounds, "
    + "\(unstretched) without stretch marks on an edge, \(profiles) with a profile dropped)\(refusals)"
}

/// Why a file gave no frame.
private struct Problem: Error {
  var reason: String
}

private func frame(of path: String) -> Swift.Result<NinePatch, Problem> {
  guard let bytes = contents(path) else { return .failure(Problem(reason: "no such file")) }
  do {
    let bitmap = try decodePNG(bytes).bitmap
    do {
      return .success(try readNinePatch(bitmap))
    } catch {
      return .failure(Problem(reason: error.reason))
    }
  } catch {
    return .failure(Problem(reason: error.reason))
  }
}
