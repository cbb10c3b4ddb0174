/// Whether a PNG has the form in which bundles hold images, so that one whose pixels are right may stay as it is: no
/// chunks but IHDR, PLTE, tRNS, IDAT and IEND, nothing after them, at most 8 bits a sample, not interlaced.
package func hasBundleForm(_ png: [UInt8]) -> Bool {
  guard let file = try? PNGContainer(png), let last = file.chunks.last else { return false }
  return file.chunks.allSatisfy { chunksOfBundles.contains($0.name) } && last.data.upperBound + 4 == png.count
    && file.header.bitDepth <= 8 && !file.header.isInterlaced
}

private let chunksOfBundles: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
