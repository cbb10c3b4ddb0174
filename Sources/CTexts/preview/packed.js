"use strict";

// Reads pictures as themec packs them, without a canvas, which would round colors below their alpha.

/** The pictures of bytes: each has its width and its height, and its pixels once they are asked for. */
function unpacked(bytes) {
  const all = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  const pictures = [];
  for (let at = 0; at < all.length; ) {
    const [width, height, count] = all.subarray(at, at + 3);
    const size = width * height;
    const colors = all.subarray(at + 3, at + 3 + count);
    at += 3 + count;
    if (count === 0) pictures.push({ width, height, words: all.subarray(at, at + size) });
    else pictures.push(indexed(width, height, colors, new Uint8Array(all.buffer, all.byteOffset + at * 4, size)));
    at += count === 0 ? size : (size + 3) >> 2;
  }
  return pictures;
}

/** A picture of few colors. */
function indexed(width, height, colors, places) {
  let words = null;
  return {
    width, height,
    get words() {
      if (!words) {
        words = new Uint32Array(places.length);
        for (let i = 0; i < places.length; i++) words[i] = colors[places[i]];
      }
      return words;
    },
  };
}
