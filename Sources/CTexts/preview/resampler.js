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
  const lines = { index: new Int32Array(destination), part: new Float64Array(destination), whole: new Float64Array(destination).fill(1) };
  const tap = (i, offset, whole, first, count) => {
    const index = Math.floor(offset / whole);
    lines.index[i] = offset <= 0 ? first : index >= count - 1 ? first + count - 1 : first + index;
    if (offset <= 0 || index >= count - 1 || offset % whole === 0) return;
    lines.part[i] = offset % whole;
    lines.whole[i] = whole;
  };
  const filled = destination * q - p * (leading + trailing);
  for (let i = 0; i < destination; i++) {
    const fromStart = (2 * i + 1) * q;
    const fromEnd = (2 * (destination - i) - 1) * q;
    const intoCore = fromStart - 2 * p * leading;
    if (intoCore < 0) tap(i, fromStart - p, 2 * p, 0, leading);
    else if (fromEnd <= 2 * p * trailing) tap(i, 2 * p * trailing - fromEnd - p, 2 * p, source - trailing, trailing);
    else if (tiles && core > 1) lines.index[i] = leading + (Math.floor(intoCore / (2 * q)) % core);
    else tap(i, intoCore * core - filled, 2 * filled, leading, core);
  }
  return lines;
}

/** The mean of four pixels of straight words, weighted by their alpha and rounded half up once. */
function blend(a, b, c, d, x, wideX, y, wideY) {
  if (a === b && c === d && a === c) return a;
  const ofA = (wideX - x) * (wideY - y) * (a >>> 24);
  const ofB = x * (wideY - y) * (b >>> 24);
  const ofC = (wideX - x) * y * (c >>> 24);
  const ofD = x * y * (d >>> 24);
  const covered = ofA + ofB + ofC + ofD;
  const alpha = Math.floor((2 * covered + wideX * wideY) / (2 * wideX * wideY));
  if (alpha === 0) return 0;
  let word = alpha << 24;
  for (let shift = 0; shift < 24; shift += 8) {
    const sum = ofA * ((a >>> shift) & 255) + ofB * ((b >>> shift) & 255) + ofC * ((c >>> shift) & 255) + ofD * ((d >>> shift) & 255);
    word |= Math.floor((2 * sum + covered) / (2 * covered)) << shift;
  }
  return word >>> 0;
}

/** A picture in another size in pixels; `caps` are pixels of it, and `mode` is `stretch` or `tile`, or one for each axis. */
function resampled(picture, caps, width, height, mode) {
  const squeeze = squeezeOf(caps, width, height);
  const tiles = (axis) => (mode[axis] ?? mode) === "tile";
  const columns = lineMap(picture.width, caps.left, caps.right, width, tiles("horizontal"), squeeze);
  const rows = lineMap(picture.height, caps.top, caps.bottom, height, tiles("vertical"), squeeze);
  const source = picture.words;
  const words = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y++, at += width) {
    const [index, part, whole] = [rows.index[y], rows.part[y], rows.whole[y]];
    if (y > 0 && rows.index[y - 1] === index && rows.part[y - 1] === part && rows.whole[y - 1] === whole) {
      words.copyWithin(at, at - width, at);
      continue;
    }
    const top = index * picture.width;
    const bottom = top + (part === 0 ? 0 : picture.width);
    for (let x = 0; x < width; x++) {
      const left = columns.index[x];
      // Most pixels are one of the source.
      if (part === 0 && columns.part[x] === 0) {
        words[at + x] = source[top + left];
        continue;
      }
      const right = left + (columns.part[x] === 0 ? 0 : 1);
      words[at + x] = blend(
        source[top + left], source[top + right], source[bottom + left], source[bottom + right],
        columns.part[x], columns.whole[x], part, whole);
    }
  }
  return { width, height, words };
}
