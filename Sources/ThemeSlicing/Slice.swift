package import ThemeCheck
import ThemeGeometry
import ThemeImage
import ThemeModel
import ThemeParallel
import ThemePictures
import ThemeStretch

/// A slice that doesn't stretch to the picture that it was cut from: a bug of themec, never of a theme.
package struct ProofFailed: Error, Sendable {
  /// Which slice, and the first pixel that differs.
  package let message: String

  package init(message: String) {
    self.message = message
  }
}

/// Cuts the centres of a checked theme, and proves each slice against the art that it was cut from.
package func slice(_ theme: CheckedTheme, workers: Int) throws(ProofFailed) -> SliceSet {
  struct Job: Sendable {
    let element: Int
    let variant: Int
    let part: CheckedPart
  }
  let jobs = theme.elements.enumerated().flatMap { element, checked in
    checked.variants.enumerated().flatMap { variant, values in
      values.parts.filter(\.isNew).map { Job(element: element, variant: variant, part: $0) }
    }
  }
  let results = parallelMap(jobs.count, workers: workers) { index -> Result<SlicedPart, ProofFailed> in
    let job = jobs[index]
    let variant = theme.elements[job.element].variants[job.variant]
    do throws(ProofFailed) {
      return .success(try sliced(job.part, minimumWidth: variant.facts.minimumWidth, store: theme.store))
    } catch {
      return .failure(
        ProofFailed(message: "\(theme.elements[job.element].id) \(variant.key.text) \(job.part.name): \(error.message)"))
    }
  }
  var parts = theme.elements.map { $0.variants.map { _ in [SlicedPart]() } }
  for (job, result) in zip(jobs, results) { parts[job.element][job.variant].append(try result.get()) }
  return SliceSet(theme: theme, parts: parts)
}

private func sliced(
  _ part: CheckedPart, minimumWidth: Points?, store: PictureStore
) throws(ProofFailed) -> SlicedPart {
  guard let art = part.art else { return SlicedPart(name: part.name, art: nil) }
  var slices: [Slice] = []
  for image in art.images { slices.append(try slice(image, of: art, minimumWidth: minimumWidth, store: store)) }
  let caps = art.images.map { $0.caps.points(at: $0.picture.scale) }
  let alignment = art.images.map { image in image.alignmentInsets?.points(at: image.picture.scale) }
  return SlicedPart(
    name: part.name,
    art: SlicedArt(
      origin: art.origin, resizing: art.resizing, capInsets: art.resizing == nil ? nil : caps.common,
      alignmentInsets: alignment.common ?? nil, slices: slices))
}

private func slice(
  _ image: CheckedImage, of art: CheckedArt, minimumWidth: Points?, store: PictureStore
) throws(ProofFailed) -> Slice {
  let bitmap = store.bitmap(image.picture.recipe)
  let scale = image.picture.scale
  guard let resizing = art.resizing else {
    return Slice(
      scale: scale, bitmap: bitmap, capInsets: nil, center: nil, alignmentInsets: image.alignmentInsets,
      sourceSize: bitmap.size)
  }
  let slice = sliced(bitmap, caps: image.caps, center: image.center)
  let failure = proof(
    slice: slice, of: bitmap, lines: image.picture.measured.lines, caps: image.caps, mode: PerAxis(both: resizing),
    sizes: sizes(toProve: image, minimumWidth: minimumWidth))
  if let failure {
    throw ProofFailed(
      message: "at \(failure.size.width) × \(failure.size.height) px, pixel (\(failure.x), \(failure.y)) is "
        + "\(Color(word: failure.found)) and not \(Color(word: failure.expected))")
  }
  return Slice(
    scale: scale, bitmap: slice, capInsets: image.caps,
    center: Rect(x: image.caps.left, y: image.caps.top, width: image.center.width, height: image.center.height),
    alignmentInsets: image.alignmentInsets, sourceSize: bitmap.size)
}

/// The sizes at which a slice must be the art: the art's own, the smallest, and two that are larger.
private func sizes(toProve image: CheckedImage, minimumWidth: Points?) -> [Size<Pixels>] {
  let natural = image.picture.measured.size
  let smallest = image.caps.left + image.caps.right + Pixels(1)
  let minimum = minimumWidth.map { max(smallest, $0.roundedPixels(at: image.picture.scale)) } ?? smallest
  let widths = [natural.width, min(minimum, natural.width), natural.width + Pixels(1), natural.width + natural.width + Pixels(7)]
  let height = natural.height
  return widths.map { Size(width: $0, height: height) }
    + [Size(width: natural.width, height: height + Pixels(1)), Size(width: natural.width, height: height + height + Pixels(7))]
}

extension [Insets<Points>] {
  /// What all are, or nil when they differ.
  fileprivate var common: Insets<Points>? {
    guard let first, allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension [Insets<Points>?] {
  fileprivate var common: Insets<Points>?? {
    guard let first, allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
