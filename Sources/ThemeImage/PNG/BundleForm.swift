/// Whether a PNG has the form of images in bundles, so that a file with the right pixels need not be written again: only the
/// chunks IHDR, PLTE, tRNS, IDAT and IEND, nothing after them, at most 8 bits per sample, and not interlaced.
package func hasBundleForm(_ png: [UInt8]) -> Bool {
  guard let file = try? PNGContainer(png), let last = file.chunks.last else { return false }
  return file.chunks.allSatisfy { chunksOfBundles.contains($0.name) } && last.data.upperBound + 4 == png.count
    && file.header.bitDepth <= 8 && !file.header.isInterlaced
}

private let chunksOfBundles: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
