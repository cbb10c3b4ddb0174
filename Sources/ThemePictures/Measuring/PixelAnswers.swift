import Synchronization
package import ThemeCore
package import ThemeImage

/// The answers to the questions of rules about pixels, as far as they were asked.
struct PixelAnswers: Sendable {
  /// What is asked about a picture: of which center along which axis, if it is about one.
  struct Question: Hashable, Sendable {
    /// The number of the picture.
    let picture: Int
    var core = 0..<0
    var axis = Axis.horizontal
    /// The least alpha that counts as opaque, or the number of the picture that it is compared with.
    var other = 0

    init(_ picture: Picture, core: Range<Int> = 0..<0, axis: Axis = .horizontal, other: Int = 0) {
      (self.picture, self.core, self.axis, self.other) = (picture.measured.number, core, axis, other)
    }
  }

  var differences: [Question: CoreDifference?] = [:]
  var steps: [Question: Int] = [:]
  var seams: [Question: Seam?] = [:]
  var edges: [Question: HardEdge?] = [:]
  var margins: [Question: Insets<Pixels>?] = [:]
  var equalities: [Question: Bool] = [:]
  /// The classes of nearly equal lines of each picture.
  var nearLines: [Question: PerAxis<LineClasses>?] = [:]
  /// The ends of each picture.
  var tapers: [Question: Taper?] = [:]
  /// The busy pixels of each picture, by its number.
  var busyPixels: [Int: Int] = [:]
}

/// The questions of rules about pixels. Each is answered once in a run, however many themes and variants ask it.
extension PictureStore {
  /// How the lines of a center differ; nil if all are equal.
  package func coreDifference(of picture: Picture, in core: Range<Int>, along axis: Axis) -> CoreDifference? {
    answer(\.differences, .init(picture, core: core, axis: axis), [picture], nil) {
      ThemeImage.coreDifference(
        in: core, of: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis)
    }
  }

  /// The largest amount by which two neighboring lines of a center differ, 0...255.
  package func largestStep(of picture: Picture, in core: Range<Int>, along axis: Axis) -> Int {
    answer(\.steps, .init(picture, core: core, axis: axis), [picture], 0) {
      ThemeImage.largestStep(
        in: core, of: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis)
    }
  }

  /// The seam of a center that tiles; nil if its last and first lines are equal.
  package func seam(of picture: Picture, in core: Range<Int>, along axis: Axis) -> Seam? {
    answer(\.seams, .init(picture, core: core, axis: axis), [picture], nil) {
      ThemeImage.seam(
        of: core, in: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis)
    }
  }

  /// The hard edge that a center shows when it is stretched; nil if it shows none.
  package func hardEdge(of picture: Picture, at core: Range<Int>, along axis: Axis) -> HardEdge? {
    answer(\.edges, .init(picture, core: core, axis: axis), [picture], nil) {
      ThemeImage.hardEdge(
        at: core, of: bitmap(picture.recipe), lines: picture.measured.lines[axis], along: axis,
        scale: picture.scale)
    }
  }

  /// The margins in which every alpha is less than `alpha`; nil if it is less everywhere.
  package func margins(of picture: Picture, below alpha: UInt8) -> Insets<Pixels>? {
    answer(\.margins, .init(picture, other: Int(alpha)), [picture], nil) {
      bitmap(picture.recipe).margins(below: alpha)
    }
  }

  /// Which neighboring lines look the same; those that are equal, once the art exceeds its limit.
  package func nearLines(of picture: Picture) -> PerAxis<LineClasses> {
    let found = answer(\.nearLines, .init(picture), [picture], nil) {
      nearLineClasses(of: bitmap(picture.recipe))
    }
    return found ?? picture.measured.lines
  }

  /// How the outline tapers at its ends; nil once the art exceeds its limit.
  package func taper(of picture: Picture) -> Taper? {
    answer(\.tapers, .init(picture), [picture], nil) { Taper(of: bitmap(picture.recipe)) }
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
    let pair = measured.number < otherMeasured.number ? [picture, other] : [other, picture]
    let question = PixelAnswers.Question(pair[0], other: pair[1].measured.number)
    return answer(\.equalities, question, pair, false) {
      measured.lines == otherMeasured.lines && bitmap(picture.recipe) == bitmap(other.recipe)
    }
  }

  /// The known or new answer to a question about `pictures`. Once the art exceeds its limit, new questions get `none`, which is
  /// never used.
  private func answer<Answer: Sendable>(
    _ table: any WritableKeyPath<PixelAnswers, [PixelAnswers.Question: Answer]> & Sendable,
    _ question: PixelAnswers.Question, _ pictures: [Picture], _ none: Answer, _ answer: () -> Answer
  ) -> Answer {
    if let known = answers.withLock({ $0[keyPath: table][question] }) { return known }
    guard !meter.isExceeded else { return none }
    let answer = memory.answers[keyPath: table][question] ?? answer()
    let isFirst = answers.withLock { $0[keyPath: table].updateValue(answer, forKey: question) == nil }
    if isFirst { meter.count(work: pictures.reduce(0) { $0 + $1.measured.asking }) }
    return answer
  }
}

/// The most recently used values of pictures, up to a number of bytes.
///
/// The values form a doubly linked list in order of use, so that adding a value and dropping the least recently used one take
/// constant time.
struct RecentlyUsed<Value: Sendable>: Sendable {
  private struct Entry {
    let recipe: PictureRecipe
    /// The value; nil after it was dropped, until another value takes the place.
    var value: Value?
    let byteCount: Int
    /// The place of the value that was used just before this one.
    var older: Int?
    /// The place of the value that was used just after this one.
    var newer: Int?
  }

  /// The capacity in bytes.
  private let capacity: Int
  private var places: [PictureRecipe: Int] = [:]
  private var entries: [Entry] = []
  /// The places without a value.
  private var free: [Int] = []
  private var oldest: Int?
  private var newest: Int?
  private var bytes = 0
  /// The number of values that were visited so far, for any purpose.
  private(set) var visits = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value of a picture, which becomes the most recently used one; nil if none is kept.
  mutating func use(_ recipe: PictureRecipe) -> Value? {
    guard let place = places[recipe] else { return nil }
    visits += 1
    if place != newest {
      unlink(place)
      linkAsNewest(place)
    }
    return entries[place].value
  }

  /// Removes the values of all pictures for which `isKept` is false.
  mutating func keepOnly(_ isKept: (PictureRecipe) -> Bool) {
    for place in entries.indices where entries[place].value != nil && !isKept(entries[place].recipe) {
      _ = letGo(place)
    }
  }

  /// Removes and returns the value of a picture; nil if none is kept.
  mutating func take(_ recipe: PictureRecipe) -> Value? { places[recipe].flatMap { letGo($0) } }

  /// Keeps a value, and returns the least recently used values that were dropped to make room for it. A value that exceeds the
  /// capacity alone is not kept.
  mutating func keep(
    _ value: Value, of byteCount: Int, as recipe: PictureRecipe
  ) -> [(recipe: PictureRecipe, value: Value)] {
    guard byteCount <= capacity, places[recipe] == nil else { return [] }
    bytes += byteCount
    var dropped: [(recipe: PictureRecipe, value: Value)] = []
    while bytes > capacity, let place = oldest {
      if let value = letGo(place) { dropped.append((entries[place].recipe, value)) }
    }
    visits += 1
    let place = free.popLast() ?? entries.count
    let entry = Entry(recipe: recipe, value: value, byteCount: byteCount)
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    places[recipe] = place
    linkAsNewest(place)
    return dropped
  }

  private mutating func letGo(_ place: Int) -> Value? {
    visits += 1
    unlink(place)
    places[entries[place].recipe] = nil
    bytes -= entries[place].byteCount
    free.append(place)
    return entries[place].value.take()
  }

  private mutating func linkAsNewest(_ place: Int) {
    entries[place].older = newest
    entries[place].newer = nil
    if let newest { entries[newest].newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    let (older, newer) = (entries[place].older, entries[place].newer)
    if let older { entries[older].newer = newer } else { oldest = newer }
    if let newer { entries[newer].older = older } else { newest = older }
  }
}

/// The most recently used pixels, up to a number of bytes. Of bitmaps that no longer fit, those that compress well are kept as
/// runs.
package struct RecentPixels: Sendable {
  private var bitmaps: RecentlyUsed<Bitmap>
  private var runs: RecentlyUsed<PixelRuns>
  /// The number of entries that were visited so far, for any purpose.
  package var visits: Int { bitmaps.visits + runs.visits }

  /// `capacity` is the room for bitmaps, in bytes. Runs have a quarter of that in addition.
  package init(capacity: Int) {
    bitmaps = RecentlyUsed(capacity: capacity)
    runs = RecentlyUsed(capacity: capacity / 4)
  }

  /// The pixels of the pictures for which `isKept` is true.
  func only(_ isKept: (PictureRecipe) -> Bool) -> RecentPixels {
    var copy = self
    copy.bitmaps.keepOnly(isKept)
    copy.runs.keepOnly(isKept)
    return copy
  }

  /// The pixels of a picture, which become the most recently used ones; nil if they are not kept.
  package mutating func use(_ recipe: PictureRecipe) -> Bitmap? {
    if let bitmap = bitmaps.use(recipe) { return bitmap }
    guard let bitmap = runs.take(recipe)?.bitmap else { return nil }
    keep(bitmap, as: recipe)
    return bitmap
  }

  /// Keeps the pixels of a picture, and drops the least recently used ones if the room is exceeded. Pixels that exceed it alone
  /// are not kept.
  package mutating func keep(_ bitmap: Bitmap, as recipe: PictureRecipe) {
    for (recipe, bitmap) in bitmaps.keep(bitmap, of: bitmap.byteCount, as: recipe) {
      guard let packed = PixelRuns(bitmap) else { continue }
      _ = runs.keep(packed, of: packed.byteCount, as: recipe)
    }
  }
}
