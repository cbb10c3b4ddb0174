/// Stars, arcs, rings and conic gradients against formulas, sampled at many places of each pixel.
struct RoundShapeTests {
  private let size = 40.0

  /// The coverage of each pixel at 1x, from 0 to 255, by 32 by 32 samples.
  private func sampled(_ isInside: (_ x: Double, _ y: Double) -> Bool) -> [Double] {
    (0..<Int(size * size)).map { index in
      var count = 0
      for sample in 0..<1_024 {
        let x = Double(index % Int(size)) + (Double(sample % 32) + 0.5) / 32
        let y = Double(index / Int(size)) + (Double(sample / 32) + 0.5) / 32
        if isInside(x, y) { count += 1 }
      }
      return Double(count) / 1_024 * 255
    }
  }

  private func largestDifference(of shape: Shape, from truth: [Double]) throws -> Double {
    let picture = try drawn(size, size, Layer(shape, in: frame(0, 0, size, size)))
    return zip(picture.pixels, truth).map { abs(Double($0 >> 24) - $1) }.max() ?? 0
  }

  /// The angle of a place around the middle, clockwise from the top, and its distance from there.
  private func polar(_ x: Double, _ y: Double) -> (angle: Double, radius: Double) {
    let (right, down) = (x - size / 2, y - size / 2)
    let angle = atan2(right, -down) * 180 / .pi
    return (angle < 0 ? angle + 360 : angle, (right * right + down * down).squareRoot())
  }

  @Test(arguments: [(0.0, 360.0), (30, 100), (300, 420), (0, 359)])
  func `a ring is what lies between two circles and two angles`(start: Double, end: Double) throws {
    let truth = sampled { x, y in
      let (angle, radius) = polar(x, y)
      let isWithin = (angle >= start && angle <= end) || (angle + 360 >= start && angle + 360 <= end)
      return radius <= 20 && radius >= 13 && isWithin
    }
    #expect(try largestDifference(of: .ring(thickness: 7, start: start, end: end), from: truth) < 6)
  }

  @Test func `a ring without a hole is a sector`() throws {
    let truth = sampled { x, y in polar(x, y).radius <= 20 && polar(x, y).angle <= 120 }
    #expect(try largestDifference(of: .ring(thickness: 30, start: 0, end: 120), from: truth) < 6)
  }

  @Test func `an arc is a line from one angle to another`() throws {
    let outline = Outline(.arc(start: 20, end: 200), in: frame(5, 5, 30, 30))
    let picture = try drawn(size, size, Layer(outline, stroke: Stroke(color: color(0xff), width: 6)))
    let truth = sampled { x, y in
      let (angle, radius) = polar(x, y)
      return radius >= 12 && radius <= 18 && angle >= 20 && angle <= 200
    }
    let most =
      picture.pixels.indices.map { index in
        // The ends are at right angles to the first and last of the lines that make the curve.
        let angle = polar(Double(index % 40) + 0.5, Double(index / 40) + 0.5).angle
        let isEnd = abs(angle - 20) < 8 || abs(angle - 200) < 8
        return isEnd ? 0 : abs(Double(picture.pixels[index] >> 24) - truth[index])
      }.max() ?? 0
    #expect(most < 6)
  }

  @Test(arguments: [3, 5, 6, 11]) func `a star has its points on a circle`(points: Int) throws {
    let truth = sampled { x, y in
      // From a point to the corner beside it, in a sector that is folded.
      let (angle, radius) = polar(x, y)
      let half = 180 / Double(points)
      var part = angle.truncatingRemainder(dividingBy: 2 * half)
      if part > half { part = 2 * half - part }
      let (turn, whole) = (part * .pi / 180, half * .pi / 180)
      // The line from (20, 0) to (8, whole) in polar coordinates.
      let (x1, y1, x2, y2) = (20.0, 0.0, 8 * cos(whole), 8 * sin(whole))
      let (px, py) = (radius * cos(turn), radius * sin(turn))
      return (x2 - x1) * (py - y1) - (y2 - y1) * (px - x1) >= 0
    }
    #expect(try largestDifference(of: .star(points: points, inner: 0.4), from: truth) < 6)
  }

  /// A corner with the radius 1 and the smoothing 0.6, by the numbers of Figma's formula.
  @Test func `a smooth corner reaches as far as its formula says`() {
    let reaches = Corners(10).reaches(smoothing: 0.6, width: 100, height: 100)
    #expect(reaches == Corners(16))
    // A capsule's corners are circles, and with some room, they are as smooth as that allows.
    #expect(Corners(20).reaches(smoothing: 0.6, width: 100, height: 40) == Corners(20))
    #expect(Corners(20).reaches(smoothing: 0.6, width: 100, height: 50) == Corners(25))
  }

  @Test func `a conic gradient runs clockwise from its angle`() throws {
    let stops = stops((0, 0x0000_00ff), (1, 0xffff_ffff))
    let conic = Gradient(.conic(center: Point(x: 20, y: 20), angle: 40), stops: stops)
    let square = Outline(.rectangle, in: frame(0, 0, size, size))
    let picture = try drawn(size, size, Layer(square, fill: .gradient(conic)))
    var most = 0.0
    for y in 0..<40 {
      for x in 0..<40 {
        let turn = (polar(Double(x) + 0.5, Double(y) + 0.5).angle - 40 + 360).truncatingRemainder(
          dividingBy: 360)
        // Beside the seam, a pixel's center may be on either side of it.
        if turn < 3 || turn > 357 { continue }
        most = max(most, abs(Double(picture[x, y] & 0xff) - turn / 360 * 255))
      }
    }
    #expect(most < 1)
  }
}
