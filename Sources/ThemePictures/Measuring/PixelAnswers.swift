import Synchronization
package import ThemeCore
package import ThemeImage

/// The answers to the questions of rules about pixels, as far as they were asked.
struct PixelAnswers: Sendable {
  struct Center: Hashable, Sendable {
    let picture: Int
    let core: Range<Int>
    let axis: Axis
  }

  struct Opaque: Hashable, Sendable {
    let picture: Int
    let alpha: UInt8
  }

  struct Pair: Hashable, Sendable {
    let first: Int
    let second: Int
  }

  var differences: [Center: CoreDifference?] = [:]
  var steps: [Center: Int] = [:]
  var seams: [Center: Seam?] = [:]
  var edges: [Center: HardEdge?] = [:]
  var margins: [Opaque: Insets<Pixels>?] = [:]
  var equalities: [Pair: Bool] = [:]
  /// The classes of nearly equal lines of each picture, by its number.
  var nearLines: [Int: PerAxis<LineClasses>?] = [:]
  /// The ends of each picture, by its number.
  var tapers: [Int: Taper?] = [:]
  /// The busy pixels of each picture, by its number.
  var busyPixels: [Int: Int] = [:]
}

/// The questions of rules about pixels. Each is answered once in a run, however many themes and variants ask it.
extension PictureStore {
  /// How the lines of a center differ; nil if all are equal.
  package func coreDifference(of picture: Picture, in core: Range<Int>, along axis: Axis) -> CoreDifference? {
    answer(\.differences, .init(picture: picture.measured.number, core: core, axis: axis), [picture], nil) {
      ThemeImage.coreDifference(
        in: core, of: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis)
    }
  }

  /// The largest amount by which two neighboring lines of a center differ, 0...255.
  package func largestStep(of picture: Picture, in core: Range<Int>, along axis: Axis) -> Int {
    answer(\.steps, .init(picture: picture.measured.number, core: core, axis: axis), [picture], 0) {
      ThemeImage.largestStep(
        in: core, of: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis)
    }
  }

  /// The seam of a center that tiles; nil if its last and first lines are equal.
  package func seam(of picture: Picture, in core: Range<Int>, along axis: Axis) -> Seam? {
    answer(\.seams, .init(picture: picture.measured.number, core: core, axis: axis), [picture], nil) {
      ThemeImage.seam(
        of: core, in: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis)
    }
  }

  /// The hard edge that a center shows when it is stretched; nil if it shows none.
  package func hardEdge(of picture: Picture, at core: Range<Int>, along axis: Axis) -> HardEdge? {
    answer(\.edges, .init(picture: picture.measured.number, core: core, axis: axis), [picture], nil) {
      ThemeImage.hardEdge(
        at: core, of: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis,
        scale: picture.scale)
    }
  }

  /// The margins in which every alpha is less than `alpha`; nil if it is less everywhere.
  package func margins(of picture: Picture, below alpha: UInt8) -> Insets<Pixels>? {
    answer(\.margins, .init(picture: picture.measured.number, alpha: alpha), [picture], nil) {
      bitmap(picture.recipe).margins(below: alpha)
    }
  }

  /// Which neighboring lines look the same; those that are equal, once the art exceeds its limit.
  package func nearLines(of picture: Picture) -> PerAxis<LineClasses> {
    let found = answer(\.nearLines, picture.measured.number, [picture], nil) {
      nearLineClasses(of: bitmap(picture.recipe))
    }
    return found ?? picture.measured.lines
  }

  /// How the outline tapers at its ends; nil once the art exceeds its limit.
  package func taper(of picture: Picture) -> Taper? {
    answer(\.tapers, picture.measured.number, [picture], nil) { Taper(of: bitmap(picture.recipe)) }
  }

  /// How many pixels differ from the preceding one. This question only estimates work, so it adds no work of its own.
  package func busyPixels(of picture: Picture) -> Int {
    let number = picture.measured.number
    if let known = answers.withLock({ $0.busyPixels[number] }) { return known }
    let busy = memory.answers.busyPixels[number] ?? bitmap(picture.recipe).busyPixels
    answers.withLock { $0.busyPixels[number] = busy }
    return busy
  }

  /// Whether two pictures are the same, pixel for pixel.
  package func areEqual(_ picture: Picture, _ other: Picture) -> Bool {
    let (measured, otherMeasured) = (picture.measured, other.measured)
    if measured.number == otherMeasured.number { return true }
    // The measurements alone distinguish most pictures.
    guard measured.size == otherMeasured.size, measured.visibleBounds == otherMeasured.visibleBounds else {
      return false
    }
    let numbers = [measured.number, otherMeasured.number].sorted()
    return answer(\.equalities, .init(first: numbers[0], second: numbers[1]), [picture, other], false) {
      measured.lines == otherMeasured.lines && bitmap(picture.recipe) == bitmap(other.recipe)
    }
  }

  /// The known or new answer to a question about `pictures`. Once the art exceeds its limit, new questions get `none`, which is
  /// never used.
  private func answer<Question: Hashable & Sendable, Answer: Sendable>(
    _ table: any WritableKeyPath<PixelAnswers, [Question: Answer]> & Sendable, _ question: Question,
    _ pictures: [Picture], _ none: Answer, _ answer: () -> Answer
  ) -> Answer {
    if let known = answers.withLock({ $0[keyPath: table][question] }) { return known }
    guard !meter.isExceeded else { return none }
    let answer = memory.answers[keyPath: table][question] ?? answer()
    let isFirst = answers.withLock { $0[keyPath: table].updateValue(answer, forKey: question) == nil }
    if isFirst { meter.count(work: pictures.reduce(0) { $0 + $1.measured.asking }) }
    return answer
  }
}
