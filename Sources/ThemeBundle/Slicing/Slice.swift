import Synchronization
package import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// The error for a slice that does not stretch to the picture that it was cut from. It is always a bug of themec, never of a
/// theme.
package struct ProofFailed: Error, Sendable {
  /// Which slice failed, and the first pixel that differs.
  package let message: String

  package init(message: String) {
    self.message = message
  }
}

/// Cuts the art of a checked theme, and proves each slice against the art that it was cut from.
///
/// `progress` is called after each part, from any thread, with the number of finished parts, the number of all parts, and the
/// element's name.
package func slice(
  _ theme: CheckedTheme, workers: Int, proofs: ProofLedger,
  progress: @Sendable (Int, Int, String) -> Void = { _, _, _ in }
) throws(ProofFailed) -> SliceSet {
  let jobs = theme.newParts
  let done = Atomic(0)
  let results = parallelMap(jobs.count, workers: workers) { index -> Result<SlicedPart, ProofFailed> in
    let job = jobs[index]
    let result = Result { () throws(ProofFailed) in
      try theme.store.watch.measure(.slice) { () throws(ProofFailed) in
        try sliced(job, store: theme.store, proofs)
      }
    }
    .mapError { ProofFailed(message: "\(job): \($0.message)") }
    progress(done.wrappingAdd(1, ordering: .relaxed).newValue, jobs.count, job.id.name)
    return result
  }
  var parts = theme.elements.map { $0.variants.map { _ in [SlicedPart]() } }
  for (job, result) in zip(jobs, results) { parts[job.element][job.variant].append(try result.get()) }
  return SliceSet(theme: theme, parts: parts)
}

/// Proves the slices of a checked theme without keeping them, as `themec check` does.
package func prove(_ theme: CheckedTheme, workers: Int, proofs: ProofLedger) throws(ProofFailed) {
  if proofs.holdAll(of: theme) { return }
  let jobs = theme.newParts
  let results = parallelMap(jobs.count, workers: workers) { index -> ProofFailed? in
    do throws(ProofFailed) {
      let (art, minimumWidth) = (jobs[index].part.art, jobs[index].minimumWidth)
      for image in art?.images ?? [] {
        guard let art, !theme.store.meter.isExceeded,
          !proofs.hold(image, art, minimumWidth: minimumWidth, theme.store.meter)
        else { continue }
        try theme.store.watch.measure(.slice) { () throws(ProofFailed) in
          _ = try proved(image, art, minimumWidth: minimumWidth, theme.store, proofs)
        }
      }
      return nil
    } catch {
      return ProofFailed(message: "\(jobs[index]): \(error.message)")
    }
  }
  if let failure = results.lazy.compactMap({ $0 }).first { throw failure }
}

extension ProofLedger {
  /// Whether every new part of the theme is already proved, as in a run over many themes with the same art.
  fileprivate func holdAll(of theme: CheckedTheme) -> Bool {
    for element in theme.elements {
      for variant in element.variants {
        for part in variant.parts where part.isNew {
          guard let art = part.art else { continue }
          for image in art.images
          where !hold(image, art, minimumWidth: variant.facts.width.minimum, theme.store.meter) {
            return false
          }
        }
      }
    }
    return true
  }

  /// Whether the cut of an image is already proved. True for art that does not stretch, because it is not cut. The work of a proof
  /// of an earlier run is counted.
  fileprivate func hold(
    _ image: CheckedImage, _ art: CheckedArt, minimumWidth: Points?, _ meter: ArtMeter
  ) -> Bool {
    guard let resizing = art.resizing else { return true }
    let key = ProofKey(image, resizing: resizing, minimumWidth: minimumWidth)
    if holds(key) { return true }
    guard recalls(key) else { return false }
    if add(key) { meter.count(work: image.picture.measured.cutting) }
    return true
  }
}

/// A part whose art or slicing differs from that of the variant's fallback.
struct NewPart: Sendable, CustomStringConvertible {
  let element: Int
  let variant: Int
  let id: ElementID
  let key: VariantKey
  let minimumWidth: Points?
  let part: CheckedPart

  var description: String { "\(id) \(key.text) \(part.name)" }
}

extension CheckedTheme {
  fileprivate var newParts: [NewPart] {
    elements.enumerated().flatMap { element, checked in
      checked.variants.enumerated().flatMap { variant, values in
        values.parts.filter(\.isNew).map { part in
          NewPart(
            element: element, variant: variant, id: checked.id, key: values.key,
            minimumWidth: values.facts.width.minimum, part: part)
        }
      }
    }
  }
}

private func sliced(
  _ job: NewPart, store: PictureStore, _ proofs: ProofLedger
) throws(ProofFailed) -> SlicedPart {
  let part = job.part
  // Once the art of the run has exceeded its limit, the slices are never used.
  guard let art = part.art, !store.meter.isExceeded else { return SlicedPart(name: part.name, art: nil) }
  var slices: [Slice] = []
  for image in art.images {
    slices.append(Slice(image, art, try cut(image, art, minimumWidth: job.minimumWidth, store, proofs)))
  }
  let caps = art.images.map { $0.caps.points(at: $0.picture.scale) }
  let alignment = art.images.map { image in image.alignmentInsets?.points(at: image.picture.scale) }
  return SlicedPart(
    name: part.name,
    art: SlicedArt(
      origin: art.origin, resizing: art.resizing, oneMode: art.oneMode,
      capInsets: art.resizing == nil ? nil : caps.common,
      alignmentInsets: alignment.common ?? nil, slices: slices,
      plainColor: art.isPlain ? slices.first.map { Color(word: $0.pixels.bitmap.pixels[0]) } : nil,
      box: DrawnBox(art)))
}

extension CheckedArt {
  /// Whether every picture of the art has a single color from edge to edge, with no alignment insets.
  fileprivate var isPlain: Bool {
    images.allSatisfy { $0.picture.recipe.box?.isPlain ?? false && $0.alignmentInsets ?? .zero == .zero }
  }
}

extension Slice {
  fileprivate init(_ image: CheckedImage, _ art: CheckedArt, _ cut: Cut) {
    let isStretched = art.resizing != nil
    let center = Rect(
      x: image.caps.left, y: image.caps.top, width: image.center.width, height: image.center.height)
    self.init(
      scale: image.picture.scale, pixels: cut.pixels, digest: cut.digest, artDigest: cut.artDigest,
      capInsets: isStretched ? image.caps : nil, center: isStretched ? center : nil,
      alignmentInsets: image.alignmentInsets, sourceSize: image.picture.measured.size)
  }
}

/// The proved cut of an image. The first theme of a run that needs the cut makes it; the others reuse it.
private func cut(
  _ image: CheckedImage, _ art: CheckedArt, minimumWidth: Points?, _ store: PictureStore,
  _ proofs: ProofLedger
) throws(ProofFailed) -> Cut {
  let key = CutKey(image, isStretched: art.resizing != nil)
  if proofs.hold(image, art, minimumWidth: minimumWidth, store.meter), let known = proofs.cuts[key] {
    return known
  }
  let bitmap = try proved(image, art, minimumWidth: minimumWidth, store, proofs)
  // Another thread may have made the cut in the meantime.
  if let known = proofs.cuts[key] { return known }
  let making: @Sendable () -> Bitmap = { cut(image, art, store) }
  let digest = bitmap.digest
  let isWhole = bitmap.size == image.picture.measured.size
  let isKept = proofs.cuts.kept.takes(bitmap)
  let made = Cut(
    pixels: isKept ? ImagePixels(bitmap) : ImagePixels(size: bitmap.size, making: making), isKept: isKept,
    digest: digest, artDigest: isWhole ? digest : store.bitmap(image.picture.recipe).digest)
  proofs.cuts[key] = made
  return made
}

/// The pixels that ship: the art without the part of its center that stretching restores.
private func cut(_ image: CheckedImage, _ art: CheckedArt, _ store: PictureStore) -> Bitmap {
  let bitmap = store.bitmap(image.picture.recipe)
  return art.resizing == nil ? bitmap : sliced(bitmap, caps: image.caps, center: image.center)
}

/// The pixels that ship, after proving that they stretch to the art.
private func proved(
  _ image: CheckedImage, _ art: CheckedArt, minimumWidth: Points?, _ store: PictureStore,
  _ proofs: ProofLedger
) throws(ProofFailed) -> Bitmap {
  let bitmap = store.bitmap(image.picture.recipe)
  guard let resizing = art.resizing else { return bitmap }
  let slice = sliced(bitmap, caps: image.caps, center: image.center)
  let key = ProofKey(image, resizing: resizing, minimumWidth: minimumWidth)
  if proofs.holds(key) { return slice }
  let failure = proof(
    slice: slice, of: bitmap, lines: image.picture.measured.lines, caps: image.caps,
    mode: resizing, sizes: key.sizes)
  if let failure {
    throw ProofFailed(
      message: "at \(failure.size.width) × \(failure.size.height) px, pixel (\(failure.x), \(failure.y)) is "
        + "\(Color(word: failure.found)) and not \(Color(word: failure.expected))")
  }
  if proofs.add(key) { store.meter.count(work: image.picture.measured.cutting) }
  return slice
}

extension Array where Element: Equatable {
  /// The value that all elements have in common; nil if they differ or there are none.
  fileprivate var common: Element? { first.flatMap { first in allSatisfy { $0 == first } ? first : nil } }
}
