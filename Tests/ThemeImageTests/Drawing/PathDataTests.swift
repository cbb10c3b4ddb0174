struct PathDataTests {
  @Test(arguments: [
    ("M1 2", "M1,2"), ("  m1-2", "M1,-2"), ("M1,2,3,4", "M1,2 L3,4"), ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
    ("M0 0h5v5H1V2z", "M0,0 L5,0 L5,5 L1,5 L1,2 Z"), ("M.5.5-.5-.5", "M0.5,0.5 L-0.5,-0.5"),
    ("M1e1 1E-1", "M10,0.1"), ("M1 1zl2 2", "M1,1 Z L3,3"), ("M1 1 2 2z m1 1", "M1,1 L2,2 Z M2,2"),
    ("M0 0C1 2 3 4 5 6s3 4 5 6", "M0,0 C1,2,3,4,5,6 C7,8,8,10,10,12"),
    ("M3 0S1 2 3 4", "M3,0 C3,0,1,2,3,4"), ("M0 0Q3 3 6 0", "M0,0 C2,2,4,2,6,0"),
    ("M0 0Q3 3 6 0T12 0", "M0,0 C2,2,4,2,6,0 C8,-2,10,-2,12,0"), ("M0 0T6 0", "M0,0 C0,0,2,0,6,0"),
    ("M0 0A0 5 0 0 0 6 0", "M0,0 L6,0"), ("M1 1a5 5 0 0 0 0 0", "M1,1"), ("M1 1\t\n\r\u{c},2", nil),
    ("M0,0L1,1 , 2,2", "M0,0 L1,1 L2,2"), ("M+1 +2", "M1,2"), ("M1. 2.", "M1,2"),
  ])
  func `path data is SVG's`(data: String, expected: String?) {
    let found = (try? Path(data: data)).map { path in
      path.elements.map { element in
        switch element {
        case .move(let point): "M" + text(point)
        case .line(let point): "L" + text(point)
        case .cubic(let first, let second, let end):
          "C" + [first, second, end].map(text).joined(separator: ",")
        case .close: "Z"
        }
      }.joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    "0", "-0", "+1", ".5", "-.5", "5.", "1.10", "0.1", "123456789012345", "9007199254740991",
    "9007199254740993",
    "900719925474099.3", "0.30000000000000004", "1.7976931348623157e308", "5e-324", "1e22", "1e23", "12.5e-3",
    "0.0000000000000000000001", "0.00000000000000000000001", "1234567.890625", "179.99999999999997", "",
    "-", ".", "1.2.3", "1-2", "1 ", "1e",
  ])
  func `a number is the nearest one`(text: String) {
    let (found, expected) = (Double(decimal: ArraySlice(Array(text.utf8))), Double(text))
    #expect(found?.bitPattern == expected?.bitPattern)
  }

  private func text(_ point: Point<Double>) -> String {
    [point.x, point.y].map { number in
      let rounded = (number * 1e9).rounded() / 1e9
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: ",")
  }

  @Test(arguments: [
    ("", 0, PathDataError.Problem.empty), ("  ", 0, .empty), ("L1 1", 0, .noMove), (" 1 1", 1, .noMove),
    ("M", 1, .noNumber), ("M1", 2, .noNumber), ("M1 ", 3, .noNumber), ("M1 1 2", 6, .noNumber),
    ("M1 1,", 5, .noNumber), ("M1 1,L2 2", 5, .noNumber), ("M1 1 X", 5, .unknownCommand),
    ("M1 1 Z 3", 7, .unknownCommand), ("M1 1 é", 5, .unknownCommand), ("M1 1.2.x", 6, .noNumber),
    ("M1 -", 3, .noNumber), ("M1 .", 3, .noNumber), ("M1 1e999", 3, .hugeNumber),
    ("M100000 1", 1, .hugeNumber),
    ("M1 1A5 5 0 2 0 1 1", 11, .noFlag), ("M1 1A5 5 0 0,x", 13, .noFlag), ("M1 1A5 5 0 1", 12, .noFlag),
    ("M1 1nan", 4, .unknownCommand), ("Minf 1", 1, .noNumber), ("M1,,2", 3, .noNumber),
  ])
  func `errors say where`(data: String, offset: Int, problem: PathDataError.Problem) {
    let error = #expect(throws: PathDataError.self) { try Path(data: data) }
    #expect(error?.offset == offset)
    #expect(error?.problem == problem)
  }

  @Test func `a long path is refused at once`() {
    let megabyte = "M0 0" + String(repeating: "h1v1", count: 1 << 18)
    let error = #expect(throws: PathDataError.self) { try Path(data: megabyte) }
    #expect(error?.description == "the path has more than 65,536 bytes, which is the limit")
    let arcs = "M0 0A9 9 0 1 0" + String(repeating: " 9 9 9 9 0 1 0", count: 4_600) + " 1 1"
    #expect(throws: Never.self) { try Path(data: arcs) }
  }

  @Test(arguments: [
    ("M0 5 A5 5 0 0 1 10 5", 5.0, 0.0), ("M0 5 A5 5 0 0 0 10 5", 5, 10), ("M5 0 A5 5 0 1 1 0 5", 10, 5),
    ("M10 5 a5 5 0 11-5-5", 5, 10), ("M0 5 A1 1 30 0 1 10 5", 5, 0), ("M5 0 A5 5 0 0 1 10 5", 10, 5),
  ])
  func `arcs go the way that their flags say`(data: String, x: Double, y: Double) throws {
    let distances = try Path(data: data).elements.map { element -> Double in
      guard case .cubic(_, _, let end) = element else { return .infinity }
      return abs(end.x - x) + abs(end.y - y)
    }
    #expect(distances.min().map { $0 < 1e-9 } == true)
  }
}
