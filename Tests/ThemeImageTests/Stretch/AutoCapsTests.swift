import FixtureSupport
import Testing
import ThemeCore
import ThemeImage

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

private struct Auto: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let pictures: [(Scale, String)]
  let mode: ResizingMode
  let caps: [Int]?

  init(
    _ claim: String, _ pictures: [(Scale, String)], _ caps: [Int]?, _ mode: ResizingMode = .stretch
  ) {
    self.testDescription = claim
    self.pictures = pictures
    self.mode = mode
    self.caps = caps
  }
}

private let autos = [
  Auto("the longest run is the core", [(.x1, "abccccdef")], [2, 3]),
  Auto("a run at the start needs no cap there", [(.x1, "cccabd")], [0, 3]),
  Auto("a run at the end needs no cap there", [(.x1, "abdccc")], [3, 0]),
  Auto("a plain picture needs no caps", [(.x1, "aaaa")], [0, 0]),
  Auto("no two equal neighbors", [(.x1, "abcabc")], nil),
  Auto("one column", [(.x1, "a")], nil),
  Auto("the more central of equal runs", [(.x1, "aabcdeefghij")], [5, 5]),
  Auto("the first of runs that are equally central", [(.x1, "aabcdee")], [0, 5]),
  Auto(
    "a run that shows something before a more central one that does not", [(.x1, "aabcd..efghi")], [0, 10]),
  Auto("the more central of two runs that show nothing", [(.x1, "..bcd..efghi")], [5, 5]),
  Auto(
    "a central run in which one state shows something",
    [(.x1, "aabcd..efghi"), (.x1, "aabcdggefghi")], [5, 5]),
  Auto("a longer run that shows nothing", [(.x1, "aab...cd")], [3, 2]),
  Auto("a pattern that shows something", [(.x1, "ababcd....efgh")], [0, 10], .tile),
  Auto("the overlap of two states", [(.x1, "abbbbbbc"), (.x1, "xyyyyyzw")], [1, 2]),
  Auto("states of different widths share caps", [(.x1, "abbbbbbc"), (.x1, "xyyz")], [1, 1]),
  Auto("runs that don't overlap are no place to stretch", [(.x1, "aabcdefg"), (.x1, "abcdefgg")], nil),
  Auto("one state without equal neighbors", [(.x1, "abbbc"), (.x1, "vwxyz")], nil),
  Auto("the same caps at 1x and 2x", [(.x1, "abbbc"), (.x2, "aAbbbbbbcC")], [1, 1]),
  Auto("a detail of 2x makes the caps longer", [(.x1, "abbbbc"), (.x2, "aAxbbbbbbycC")], [2, 2]),
  Auto("an odd width at 2x", [(.x1, "abbbc"), (.x2, "aAbbbbbcC")], [1, 1]),
  Auto("odd caps at 2x are rounded up", [(.x1, "abbbbc"), (.x2, "aAabbbbbbccC")], [2, 2]),
  Auto(
    "an odd run at 2x leaves one column at 1x",
    [(.x1, "abcddefg"), (.x2, "aAbBcCdddeeEfFgG")], [3, 4]),
  Auto("only 2x: its smallest core has two equal columns or none", [(.x2, "aAbbcC")], [1, 1]),
  Auto("only 2x, with equal columns across two points", [(.x2, "aAabbccC")], nil),
  Auto("only 3x", [(.x3, "abcddddefghi")], [1, 2]),
  Auto("three scales", [(.x1, "abbc"), (.x2, "aAbbbbcC"), (.x3, "aAabbbbbbcCc")], [1, 1]),
  Auto("too narrow for a point", [(.x3, "aa")], [0, 0]),
  Auto("tile: a period between the caps", [(.x1, "abxyzxyzcd")], [2, 2], .tile),
  Auto(
    "tile: the period need not be that of the other state",
    [(.x1, "abxyxyxyxycd"), (.x1, "efxxxyxxxygh")], [2, 2], .tile),
  Auto(
    "tile: at 2x the period has twice the pixels",
    [(.x1, "axyxyb"), (.x2, "aAxXyYxXyYbB")], [1, 1], .tile),
  Auto("tile: a longer repetition wins over a plain run", [(.x1, "abbbcxyxyxyd")], [5, 1], .tile),
  Auto("tile: plain columns are a period", [(.x1, "abbbbc")], [1, 1], .tile),
  Auto("tile: nothing repeats", [(.x1, "abcdef")], nil, .tile),
  Auto("tile: returns, but never as a period", [(.x1, "abcab")], nil, .tile),
  Auto("tile: nothing repeats at 2x, as stretch", [(.x1, "abbc"), (.x2, "aAbcdeCc")], nil, .tile),
  Auto("tile: one column at 1x, as stretch", [(.x1, "abbcd"), (.x2, "aAbbcdCcdD")], [1, 3], .tile),
  Auto("nothing", [], nil),
]

@Test(arguments: autos)
private func autoFindsTheSmallestCommonCaps(_ auto: Auto) {
  #expect(ThemeImageTests.auto(auto.pictures, auto.mode) == auto.caps)
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
        let rank = (
          leading + trailing, isTransparent ? 1 : 0, abs(leading - trailing), leading
        )
        if best.map({ rank < $0 }) ?? true { best = rank }
      }
    }
    return best.map { [$0.3, $0.0 - $0.3] }
  }
  guard !pictures.isEmpty else { return nil }
  return (mode == .tile ? best(tiles) : nil) ?? best(stretches)
}

@Test(arguments: ResizingMode.allCases)
private func autoIsItsDefinition(mode: ResizingMode) {
  var found = 0
  for seed in 1...400 {
    var generator = Dice(seed: seed)
    let count = Int.random(in: 1...4, using: &generator)
    let points = Int.random(in: 1...9, using: &generator)
    let tile = Int.random(in: 1...4, using: &generator)
    let from = Int.random(in: 0...3, using: &generator)
    let arts = (0..<count).map { _ in
      let scale = Scale.allCases.randomElement(using: &generator) ?? .x1
      let width = max(points * scale.rawValue + Int.random(in: -1...1, using: &generator), 1)
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
    #expect(
      ThemeImageTests.points(autoCaps(inputs, mode: PerAxis(both: mode)).horizontal) == expected,
      "seed \(seed)")
    let turned = arts.map { AutoCapsInput(scale: $0.0, lines: lineClasses(of: $0.1.transposed)) }
    #expect(
      ThemeImageTests.points(autoCaps(turned, mode: PerAxis(both: mode)).vertical) == expected,
      "seed \(seed)")
  }
  #expect(found > 100 && found < 400, "\(found)")
}
