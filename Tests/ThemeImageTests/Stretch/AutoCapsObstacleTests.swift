import Testing
import ThemeCore
import ThemeImage

/// What keeps pictures with one row each from caps: the picture, its line, the place in points, and whether a strip is only
/// alone.
private struct Obstacle: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let pictures: [(Scale, String)]
  let found: [Int]?
  let isLoneLine: Bool

  init(_ claim: String, _ pictures: [(Scale, String)], _ found: [Int]?, isLoneLine: Bool = false) {
    self.testDescription = claim
    self.pictures = pictures
    self.found = found
    self.isLoneLine = isLoneLine
  }
}

private let obstacles = [
  Obstacle("a lone line in the middle has no equal neighbor", [(.x1, "abcba")], [0, 3, 2], isLoneLine: true),
  Obstacle("at the end the line before it tells", [(.x1, "ab")], [0, 1, 0], isLoneLine: true),
  Obstacle("a strip that stretches beside one that differs", [(.x2, "aabcdd")], nil),
  Obstacle(
    "of two pictures the one that can't stretch", [(.x1, "abbc"), (.x1, "abcd")], [1, 2, 1], isLoneLine: true),
  Obstacle("a strip that is equal at 1x alone", [(.x1, "abbc"), (.x2, "abcdefgh")], [1, 3, 1]),
  Obstacle("equal lines everywhere are no obstacle", [(.x1, "aaa")], nil),
  Obstacle("a picture below a point has no strip", [(.x2, "a")], nil),
]

@Test(arguments: obstacles)
private func theNearestStripTellsWhatIsInTheWay(_ obstacle: Obstacle) {
  let inputs = obstacle.pictures.map {
    AutoCapsInput(scale: $0.0, lines: lineClasses(of: Bitmap([$0.1])))
  }
  let found = autoCapsObstacle(inputs, along: .horizontal)
  #expect(found.map { [$0.picture, $0.line, $0.place] } == obstacle.found)
  #expect(found?.isLoneLine ?? false == obstacle.isLoneLine)
}
