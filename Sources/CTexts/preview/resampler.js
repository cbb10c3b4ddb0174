// How pictures stretch: the same integers as themec's own resampler, so the same pixels.

/** The common factor by which caps shrink where a destination is too small for them, as a fraction. */
function squeezeOf(caps, width, height) {
  let least = [1, 1];
  for (const [length, sum] of [[width, caps.left + caps.right], [height, caps.top + caps.bottom]]) {
    if (length * least[1] < least[0] * sum) least = [length, sum];
  }
  return least;
}

/** For each line of a destination: the line of the source, the fraction of the next one, and the whole of that fraction. */
function lineMap(source, leading, trailing, destination, tiles, [p, q]) {
  const core = source - leading - trailing;
  const tap = (offset, whole, first, count) => {
    if (offset <= 0) return [first, 0, 1];
    const index = Math.floor(offset / whole);
    if (index >= count - 1) return [first + count - 1, 0, 1];
    const fraction = offset % whole;
    return [first + index, fraction, fraction === 0 ? 1 : whole];
  };
  const filled = destination * q - p * (leading + trailing);
  const lines = [];
  for (let i = 0; i < destination; i++) {
    const fromStart = (2 * i + 1) * q;
    const fromEnd = (2 * (destination - i) - 1) * q;
    const intoCore = fromStart - 2 * p * leading;
    if (intoCore < 0) lines.push(tap(fromStart - p, 2 * p, 0, leading));
    else if (fromEnd <= 2 * p * trailing) {
      lines.push(tap(2 * p * trailing - fromEnd - p, 2 * p, source - trailing, trailing));
    } else if (tiles && core > 1) lines.push([leading + (Math.floor(intoCore / (2 * q)) % core), 0, 1]);
    else lines.push(tap(intoCore * core - filled, 2 * filled, leading, core));
  }
  return lines;
}

/** The mean of four pixels of straight words, weighted by their alpha and rounded half up once. */
function blend(a, b, c, d, [, x, wideX], [, y, wideY]) {
  if (a === b && c === d && a === c) return a;
  const weights = [
    (wideX - x) * (wideY - y) * (a >>> 24), x * (wideY - y) * (b >>> 24),
    (wideX - x) * y * (c >>> 24), x * y * (d >>> 24),
  ];
  const covered = weights[0] + weights[1] + weights[2] + weights[3];
  const rounded = (value, by) => Math.floor((2 * value + by) / (2 * by));
  const alpha = rounded(covered, wideX * wideY);
  if (alpha === 0) return 0;
  let word = alpha << 24;
  for (const shift of [0, 8, 16]) {
    const sum =
      weights[0] * ((a >>> shift) & 255) + weights[1] * ((b >>> shift) & 255) +
      weights[2] * ((c >>> shift) & 255) + weights[3] * ((d >>> shift) & 255);
    word |= rounded(sum, covered) << shift;
  }
  return word >>> 0;
}

/** A picture in another size in pixels; `caps` are pixels of it, and `mode` is `stretch` or `tile`, or one for each axis. */
function resampled(picture, caps, width, height, mode) {
  const squeeze = squeezeOf(caps, width, height);
  const tiles = (axis) => (mode[axis] ?? mode) === "tile";
  const columns = lineMap(picture.width, caps.left, caps.right, width, tiles("horizontal"), squeeze);
  const rows = lineMap(picture.height, caps.top, caps.bottom, height, tiles("vertical"), squeeze);
  const words = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = rows[y];
    const above = rows[y - 1];
    if (above && above[0] === row[0] && above[1] === row[1] && above[2] === row[2]) {
      words.copyWithin(y * width, (y - 1) * width, y * width);
      continue;
    }
    const top = row[0] * picture.width;
    const bottom = top + (row[1] === 0 ? 0 : picture.width);
    for (let x = 0; x < width; x++) {
      const column = columns[x];
      const left = column[0];
      // Most pixels are one of the source.
      if (row[1] === 0 && column[1] === 0) {
        words[y * width + x] = picture.words[top + left];
        continue;
      }
      const right = left + (column[1] === 0 ? 0 : 1);
      words[y * width + x] = blend(
        picture.words[top + left], picture.words[top + right], picture.words[bottom + left],
        picture.words[bottom + right], column, row);
    }
  }
  return { width, height, words };
}
