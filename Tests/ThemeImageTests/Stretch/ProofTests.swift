/// The first difference, found by making both pictures.
private func materializedDifference(
  _ slice: Bitmap, _ source: Bitmap, _ caps: Insets<Pixels>, _ mode: PerAxis<ResizingMode>,
  _ sizes: [Size<Pixels>]
) -> Size<Pixels>? {
  sizes.first { size in
    resampled(slice, caps: caps, to: size, mode: mode) != resampled(source, caps: caps, to: size, mode: mode)
  }
}

/// Art, caps and a slice that may or may not stretch to the same picture.
private struct Trial {
  var art: Bitmap
  let caps: Insets<Pixels>
  let mode: PerAxis<ResizingMode>
  let sizes: [Size<Pixels>]
  private(set) var slice: Bitmap

  init(seed: Int) {
    var generator = Dice(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mode = PerAxis(
      horizontal: ResizingMode.allCases[number(0...1)], vertical: ResizingMode.allCases[number(0...1)])
    var lengths: [Int] = []
    var kept: [Int] = []
    var margins: [(Int, Int)] = []
    for _ in 0..<2 {
      let cap = number(0...2) == 0 ? (0, 0) : (number(0...4), number(0...4))
      let core = number(1...8)
      margins.append(cap)
      lengths.append(cap.0 + core + cap.1)
      kept.append(cap == (0, 0) ? core : number(1...core))
    }
    let colors = Array(paint.prefix(number(1...paint.count)))
    var art = Bitmap.random(width: lengths[0], height: lengths[1], colors: colors, using: &generator)
    // Most cores are made to repeat what is kept, some repeat one line.
    for (index, axis) in Axis.allCases.enumerated() {
      let (leading, trailing) = margins[index]
      let period = [kept[index], kept[index], 1, lengths[index]][number(0...3)]
      art = art.remapped(along: axis) { line in
        line < leading || line >= lengths[index] - trailing ? line : leading + (line - leading) % period
      }
    }
    caps = Insets(margins[1].0, margins[0].0, margins[1].1, margins[0].1)
    var slice = sliced(art, caps: caps, center: Size(kept[0], kept[1]))
    // Some have a wrong pixel, in the slice or in the art.
    func spoiled(_ bitmap: Bitmap) -> Bitmap {
      var pixels = bitmap.pixels
      pixels[number(0...pixels.count - 1)] ^= 0x8000_0101
      return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }
    if number(0...4) == 0 { slice = spoiled(slice) }
    if number(0...4) == 0 { art = spoiled(art) }
    self.art = art
    self.slice = slice
    let stated = (0..<3).map { _ in Size<Pixels>(number(1...30), number(1...30)) }
    let least = Pixels(min(margins[0].0 + margins[0].1 + 1, lengths[0]))
    sizes = proofSizes(of: art.size, leastWidth: least) + stated
  }
}

@Test private func theQuickProofAgreesWithTheHonestOne() {
  var held = 0
  var failed = 0
  for seed in 1...1000 {
    let trial = Trial(seed: seed)
    let lines = lineClasses(of: trial.art)
    // One size at a time, so that none hides what another overlooks.
    for size in trial.sizes {
      let failure = proof(
        slice: trial.slice, of: trial.art, lines: lines, caps: trial.caps, mode: trial.mode, sizes: [size])
      let slice = resampled(trial.slice, caps: trial.caps, to: size, mode: trial.mode)
      let art = resampled(trial.art, caps: trial.caps, to: size, mode: trial.mode)
      #expect((failure == nil) == (slice == art), "seed \(seed), \(size)")
      guard let failure else {
        held += 1
        continue
      }
      failed += 1
      #expect(failure.size == size)
      #expect(failure.expected == art[failure.x, failure.y] && failure.found == slice[failure.x, failure.y])
      #expect(failure.expected != failure.found)
    }
  }
  #expect(held > 1000 && failed > 1000, "\(held) held, \(failed) failed: both must be common")
}

@Test private func whatCommonCutDecidesIsProved() {
  var cut = 0
  for seed in 1...800 {
    let trial = Trial(seed: seed)
    let lines = lineClasses(of: trial.art)
    for scale in Scale.allCases {
      let input = CutInput(caps: trial.caps, scale: scale, mode: trial.mode, keep: .onePoint, lines: lines)
      let mode = trial.mode
      let center = commonCut([input]).centers[0]
      let slice = sliced(trial.art, caps: trial.caps, center: center)
      if slice.size != trial.art.size { cut += 1 }
      #expect(materializedDifference(slice, trial.art, trial.caps, mode, trial.sizes) == nil, "seed \(seed)")
    }
  }
  #expect(cut > 300, "\(cut)")
}

@Test private func aProofNamesWhereItFails() throws {
  let art = Bitmap(["abbxd", "abbbd"])
  let caps = Insets(0, 1, 0, 1)
  let slice = sliced(art, caps: caps, center: Size(1, 2))
  let failure = try #require(
    proof(
      slice: slice, of: art, lines: lineClasses(of: art), caps: caps, mode: PerAxis(both: .stretch),
      sizes: [art.size]))
  #expect(failure.size == art.size && failure.x == 3 && failure.y == 0)
  #expect(failure.expected == art[3, 0] && failure.found == art[1, 0])
}

@Test private func proofSizesAreTheArtsTheLeastAndLarger() {
  #expect(
    proofSizes(of: Size(36, 30), leastWidth: Pixels(33))
      == [Size(36, 30), Size(33, 30), Size(37, 30), Size(79, 30), Size(36, 31), Size(36, 67)])
}

@Test private func sizesBeyondAllBoundsAreProvedWithoutPictures() {
  let art = Bitmap(["abbbc", "deeef", "deeef", "ghhhi"])
  let caps = Insets(1, 1, 1, 1)
  let slice = sliced(art, caps: caps, center: Size(1, 1))
  let sizes: [Size<Pixels>] = [Size(3_000_000, 1), Size(1, 3_000_000), Size(100_000, 100_000)]
  let failure = proof(
    slice: slice, of: art, lines: lineClasses(of: art), caps: caps, mode: PerAxis(both: .stretch),
    sizes: sizes)
  #expect(failure == nil)
}
