"use strict";

// Reads the PNGs of a bundle without a canvas, which would round colors below their alpha.

/** The rows of a PNG, decompressed. */
async function inflated(parts) {
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The chunks of a PNG that say what its pixels are. */
function chunksOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = { data: [] };
  for (let at = 8; at < bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === "IHDR") {
      found.width = view.getUint32(at + 8);
      found.height = view.getUint32(at + 12);
      found.depth = body[8];
      found.color = body[9];
    } else if (name === "PLTE") {
      found.palette = body;
    } else if (name === "tRNS") {
      found.transparent = body;
    } else if (name === "IDAT") {
      found.data.push(body);
    }
    at += length + 12;
  }
  return found;
}

/** Undoes the filters of rows in place: PNG specification, section 9. */
function unfilter(rows, height, stride, step) {
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    const filter = rows[start - 1];
    for (let i = 0; i < stride; i++) {
      const left = i >= step ? rows[start + i - step] : 0;
      const up = y > 0 ? rows[start + i - stride - 1] : 0;
      const corner = y > 0 && i >= step ? rows[start + i - stride - 1 - step] : 0;
      let guess = 0;
      if (filter === 1) guess = left;
      else if (filter === 2) guess = up;
      else if (filter === 3) guess = (left + up) >> 1;
      else if (filter === 4) {
        const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
        guess = a <= b && a <= c ? left : b <= c ? up : corner;
      }
      rows[start + i] += guess;
    }
  }
}

/** A picture of straight words, red lowest: { width, height, words }. */
async function decodePNG(bytes) {
  const png = chunksOf(bytes);
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[png.color];
  const stride = Math.ceil((png.width * channels * png.depth) / 8);
  const rows = await inflated(png.data);
  unfilter(rows, png.height, stride, Math.max(1, (channels * png.depth) >> 3));
  const words = new Uint32Array(png.width * png.height);
  const most = (1 << png.depth) - 1;
  const key = png.transparent && png.color !== 3 ? new DataView(png.transparent.slice().buffer) : null;
  const word = (r, g, b, a) => ((a << 24) | (b << 16) | (g << 8) | r) >>> 0;
  for (let y = 0; y < png.height; y++) {
    const start = y * (stride + 1) + 1;
    for (let x = 0; x < png.width; x++) {
      const bit = x * channels * png.depth;
      const at = start + (bit >> 3);
      const first = png.depth === 8 ? rows[at] : (rows[at] >> (8 - png.depth - (bit & 7))) & most;
      const gray = Math.round((first * 255) / most);
      let color;
      switch (png.color) {
        case 0:
          color = word(gray, gray, gray, key?.getUint16(0) === first ? 0 : 255);
          break;
        case 2: {
          const [g, b] = [rows[at + 1], rows[at + 2]];
          const isKey = key && key.getUint16(0) === first && key.getUint16(2) === g && key.getUint16(4) === b;
          color = word(first, g, b, isKey ? 0 : 255);
          break;
        }
        case 3:
          color = word(...png.palette.subarray(3 * first, 3 * first + 3), png.transparent?.[first] ?? 255);
          break;
        case 4:
          color = word(first, first, first, rows[at + 1]);
          break;
        default:
          color = word(first, rows[at + 1], rows[at + 2], rows[at + 3]);
      }
      // A pixel that can't be seen has no color.
      words[y * png.width + x] = color >>> 24 === 0 ? 0 : color;
    }
  }
  return { width: png.width, height: png.height, words };
}
