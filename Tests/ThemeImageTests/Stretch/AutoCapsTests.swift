/// The caps along the horizontal axis of pictures with one row each, in points.
private func auto(_ pictures: [(Scale, String)], _ mode: ResizingMode = .stretch) -> [Int]? {
  let inputs = pictures.map { AutoCapsInput(scale: $0.0, lines: lineClasses(of: Bitmap([$0.1]))) }
  return points(autoCaps(inputs, mode: PerAxis(both: mode)).horizontal)
}

private func points(_ caps: AutoCaps) -> [Int]? {
  guard case .caps(let leading, let trailing) = caps else { return nil }
  return [leading, trailing].map { length in
    #expect(length.isWhole)
    return Int(length.units / Points.unitsPerPoint)
  }
}

/// A claim, pictures of one row each, and the caps in points that a mode leaves them.
@Test(arguments: Fixture.cases("auto-finds-the-least-caps-that-pictures-have-in-common"))
private func autoFindsTheSmallestCommonCaps(_ lines: [String]) throws {
  let pictures = try lines.dropFirst().dropLast().map { line in
    let words = line.split(separator: " ")
    return (try #require(Scale.allCases.first { $0.name == words[0] }), String(words[1]))
  }
  let words = try #require(lines.last).split(separator: " ")
  let mode = try #require(ResizingMode.allCases.first { "\($0):" == words[0] })
  let caps = words.dropFirst().compactMap { Int($0) }
  #expect(auto(pictures, mode) == (words[1] == "none" ? nil : caps), "\(lines[0])")
}

/// The definition, tried out: every pair of caps, every picture's core looked at pixel by pixel.
private func bruteForce(_ pictures: [(scale: Int, columns: [[UInt32]])], _ mode: ResizingMode) -> [Int]? {
  func core(_ picture: (scale: Int, columns: [[UInt32]]), _ leading: Int, _ trailing: Int) -> Range<Int>? {
    let first = leading * picture.scale
    let end = picture.columns.count - trailing * picture.scale
    return first < end ? first..<end : nil
  }
  func stretches(_ picture: (scale: Int, columns: [[UInt32]]), _ core: Range<Int>) -> Bool {
    let columns = picture.columns
    guard core.allSatisfy({ columns[$0] == columns[core.lowerBound] }) else { return false }
    guard picture.scale == pictures.map(\.scale).min() else { return true }
    return core.count > 1 || (core.lowerBound > 0 && columns[core.lowerBound - 1] == columns[core.lowerBound])
      || (core.upperBound < columns.count && columns[core.upperBound] == columns[core.lowerBound])
  }
  func tiles(_ picture: (scale: Int, columns: [[UInt32]]), _ core: Range<Int>) -> Bool {
    (1..<core.count).contains { period in
      core.count % period == 0
        && core.dropFirst(period).allSatisfy { picture.columns[$0] == picture.columns[$0 - period] }
    }
  }
  func best(_ holds: ((scale: Int, columns: [[UInt32]]), Range<Int>) -> Bool) -> [Int]? {
    var best: (Int, Int, Int, Int)?
    for leading in 0..<40 {
      for trailing in 0..<40
      where pictures.allSatisfy({ picture in
        core(picture, leading, trailing).map { holds(picture, $0) } ?? false
      }) {
        let isTransparent = pictures.allSatisfy { picture in
          core(picture, leading, trailing)?.allSatisfy { picture.columns[$0].allSatisfy { $0 == 0 } } ?? true
        }
        let rank = (leading + trailing, isTransparent ? 1 : 0, abs(leading - trailing), leading)
        if best.map({ rank < $0 }) ?? true { best = rank }
      }
    }
    return best.map { [$0.3, $0.0 - $0.3] }
  }
  guard !pictures.isEmpty else { return nil }
  return (mode == .tile ? best(tiles) : nil) ?? best(stretches)
}

@Test(arguments: ResizingMode.allCases) private func autoIsItsDefinition(mode: ResizingMode) {
  var found = 0
  for seed in 1...400 {
    var generator = Dice(seed: seed)
    let count = Int.random(in: 1...4, using: &generator)
    let length = Int.random(in: 1...9, using: &generator)
    let tile = Int.random(in: 1...4, using: &generator)
    let from = Int.random(in: 0...3, using: &generator)
    let arts = (0..<count).map { _ in
      let scale = Scale.allCases.randomElement(using: &generator) ?? .x1
      let width = max(length * scale.rawValue + Int.random(in: -1...1, using: &generator), 1)
      let art = Bitmap.random(
        width: width, height: 2, colors: Array(paint.prefix(Int.random(in: 2...3, using: &generator))),
        using: &generator)
      // A stretch of each picture repeats, a point after a point, up to its last point.
      let start = from * scale.rawValue
      let period = Bool.random(using: &generator) ? 1 : tile * scale.rawValue
      let end = width - Int.random(in: 0...2, using: &generator) * scale.rawValue
      return (
        scale,
        art.remapped(along: .horizontal) {
          $0 < start || $0 >= end || start >= width ? $0 : min(start + ($0 - start) % period, width - 1)
        }
      )
    }
    let inputs = arts.map { AutoCapsInput(scale: $0.0, lines: lineClasses(of: $0.1)) }
    let expected = bruteForce(
      arts.map { art in
        (art.0.rawValue, (0..<art.1.width).map { x in (0..<art.1.height).map { art.1[x, $0] } })
      }, mode)
    if expected != nil { found += 1 }
    #expect(points(autoCaps(inputs, mode: PerAxis(both: mode)).horizontal) == expected, "seed \(seed)")
    let turned = arts.map { AutoCapsInput(scale: $0.0, lines: lineClasses(of: $0.1.transposed)) }
    #expect(points(autoCaps(turned, mode: PerAxis(both: mode)).vertical) == expected, "seed \(seed)")
  }
  #expect(found > 100 && found < 400, "\(found)")
}
