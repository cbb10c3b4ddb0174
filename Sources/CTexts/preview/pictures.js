// The pictures of the page, and parts of elements drawn with them.

const page = JSON.parse(document.getElementById("themes").textContent);

/** The pictures that are at hand or on their way, by their places. */
const pictures = new Map();

/** A picture by where the page finds it: at once where it is at hand; one that can't be had now may be had later. */
function pictureAt(place) {
  if (!pictures.has(place)) {
    const coming = pictureFrom(place);
    pictures.set(place, coming);
    coming.then((picture) => pictures.set(place, picture), () => pictures.delete(place));
  }
  return pictures.get(place);
}

/** Where the page finds an image: a server names it, and a page of its own numbers those of each scale. */
function placeOf(theme, image) {
  return theme.images ? theme.images[image.file] : `${image.scale}x ${image.file}`;
}

/** The image of a part that is drawn where a point has a number of pixels: the least that is dense enough. */
function imageOf(part, scale) {
  const scales = Object.keys(part?.images ?? {}).map((name) => parseInt(name)).sort((a, b) => a - b);
  const chosen = scales.find((each) => each >= scale) ?? scales.at(-1);
  if (!chosen) return null;
  // Insets in pixels are told only where they do not follow from those in points.
  const [capInsets, alignmentInsets] = [part.capInsets, part.alignmentInsets].map((insets) => insetsAt(insets, chosen));
  return { ...(capInsets && { capInsets }), ...(alignmentInsets && { alignmentInsets }), ...part.images[`${chosen}x`], scale: chosen };
}

function insetsAt(insets, scale) {
  return insets && Object.fromEntries(Object.entries(insets).map(([side, length]) => [side, length * scale]));
}

/** The size of the art of a part, in points. */
function artSize(part) {
  const image = imageOf(part, 1);
  if (!image) return { width: 0, height: 0 };
  return { width: image.sourceSize.width / image.scale, height: image.sourceSize.height / image.scale };
}

const mostStretched = 600;
const stretchedBefore = new Map();

/** A picture in another size in pixels; those that were drawn last are kept. */
function stretched(picture, place, image, width, height, mode) {
  const key = JSON.stringify([place, image.capInsets, mode, width, height]);
  const found = stretchedBefore.get(key) ?? { place, ...resampled(picture, image.capInsets ?? noInsets, width, height, mode) };
  stretchedBefore.delete(key);
  stretchedBefore.set(key, found);
  if (stretchedBefore.size > mostStretched) stretchedBefore.delete(stretchedBefore.keys().next().value);
  return found;
}

const noInsets = { top: 0, left: 0, bottom: 0, right: 0 };

/** How much of a part's art layout leaves out, in points. */
function alignmentOf(part) {
  const image = part && imageOf(part, 1);
  const insets = image?.alignmentInsets ?? noInsets;
  const points = Object.entries(insets).map(([side, length]) => [side, length / (image?.scale ?? 1)]);
  return Object.fromEntries(points);
}

/** Canvases that are no longer shown. Browsers free their memory late, so they are drawn on again. */
const spare = [];

function canvasOf(className) {
  const canvas = spare.pop() ?? document.createElement("canvas");
  canvas.className = className;
  return canvas;
}

/** Draws nothing more on a canvas of what it waits for. */
function forget(canvas) {
  canvas.job?.take(null);
  canvas.job = null;
  undrawn.delete(canvas);
}

/** Takes a canvas that is not shown. */
function spareCanvas(canvas) {
  forget(canvas);
  canvas.drawn = canvas.file = canvas.shown = null;
  canvas.isStill = false;
  canvas.width = canvas.height = 0;
  delete canvas.dataset.drawn;
  canvas.removeAttribute("style");
  canvas.remove();
  spare.push(canvas);
}

/** Takes the canvases of a box that is gone. */
function spareCanvases(box) {
  box.querySelectorAll("canvas").forEach(spareCanvas);
}

/** What tells apart what canvases show. */
function keyOf({ place, image, pixels, mode, tint }) {
  return JSON.stringify([place, image.capInsets, pixels, mode, tint]);
}

/**
 * Puts the canvases of boxes that are about to go where new boxes are about to show the same, because browsers copy what is drawn
 * on a canvas. Only those are moved that are drawn on once, which are still.
 */
function keepCanvases(old, boxes) {
  const stillIn = (boxes) => boxes.flatMap((box) => [...box.querySelectorAll("canvas")]).filter(({ isStill }) => isStill);
  const shown = stillIn(old).filter((canvas) => canvas.shown);
  const places = new Map(shown.map((canvas) => [canvas.shown.key, []]));
  for (const canvas of shown) places.get(canvas.shown.key).push(canvas);
  for (const canvas of stillIn(boxes).filter((each) => undrawn.has(each))) {
    const { job, drawn, file, className } = canvas;
    const same = places.get(keyOf(job))?.pop();
    if (!same) continue;
    Object.assign(same, { job, drawn, file, className });
    same.style.cssText = canvas.style.cssText;
    undrawn.set(same, job);
    canvas.replaceWith(same);
    canvas.job = null;
    spareCanvas(canvas);
  }
}

/** What canvases are about to show, by the canvases. */
const undrawn = new Map();

/**
 * Has a part drawn on a canvas, `size` points large; what doesn't stretch keeps its size, in the middle. A tint replaces the colors. What is in
 * sight is drawn before the next frame, and the rest while nothing else happens. Gives the pixels, so that they can be compared,
 * or null where there are none, or where something newer was drawn meanwhile.
 */
function drawPart(canvas, theme, part, size, scale, tint) {
  const image = imageOf(part, scale);
  forget(canvas);
  // A canvas that was never drawn on takes no memory.
  if (!image || canvas.dataset.drawn === undefined) canvas.width = canvas.height = 0;
  if (!image) {
    canvas.dataset.drawn = "";
    canvas.shown = null;
    return Promise.resolve(null);
  }
  const shown = part.resizing ? size : artSize(part);
  const pixels = [shown.width, shown.height].map((side) => Math.max(1, Math.round(side * image.scale)));
  canvas.style.width = `${pixels[0] / image.scale}px`;
  canvas.style.height = `${pixels[1] / image.scale}px`;
  const margins = [size.width - shown.width, size.height - shown.height].map((both) => both / 2);
  canvas.style.translate = margins.some(Boolean) ? margins.map((margin) => `${margin}px`).join(" ") : "";
  canvas.file = image.file;
  return new Promise((take) => {
    if (!isAboutToDraw) queueMicrotask(() => isAboutToDraw && drawInSight());
    isAboutToDraw = true;
    canvas.job = { place: placeOf(theme, image), image, pixels, mode: part.resizing, tint, take };
    undrawn.set(canvas, canvas.job);
    clearTimeout(idleWaiting);
    idleWaiting = setTimeout(drawTheRest, idleWait);
  });
}

/** Whether a box is on the window. */
function isInSight(box) {
  const { top, bottom, left, right, width } = box.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Whether what is in sight is about to be drawn. */
let isAboutToDraw = false;

/** Draws what can be seen, where it is going to be seen. */
function drawInSight() {
  isAboutToDraw = false;
  const canvases = [...undrawn.keys()].filter((canvas) => canvas.isConnected && isInSight(canvas));
  settlePictures(canvases);
  canvases.forEach(drawNow);
}

/** How long nothing new must be drawn before what is out of sight is, in milliseconds. */
const idleWait = 120;
let idleWaiting = 0;

/** Draws what is out of sight, a few at a time, so that the page answers meanwhile. */
function drawTheRest() {
  const end = performance.now() + 8;
  for (const canvas of undrawn.keys()) {
    if (performance.now() > end) break;
    if (canvas.isConnected) drawNow(canvas);
    else forget(canvas);
  }
  if (undrawn.size) idleWaiting = setTimeout(drawTheRest);
}

/** Draws what a canvas waits for. */
async function drawNow(canvas) {
  const job = undrawn.get(canvas);
  undrawn.delete(canvas);
  const { place, image, mode, tint, take } = job;
  const key = keyOf(job);
  if (canvas.shown?.key === key) return take(canvas.shown.picture);
  let picture = pictureAt(place);
  // What is at hand is drawn at once, so the page is laid out only once.
  if (picture instanceof Promise) {
    // A server that has another look already has no picture of this one; the page draws that look in a moment.
    picture = await picture.catch(() => null);
    if (canvas.job !== job) return;
    if (!picture) return take(null);
    settleSoon(canvas);
  }
  const [width, height] = mode ? job.pixels : [picture.width, picture.height];
  if (mode) picture = stretched(picture, place, image, width, height, mode);
  const words = tint ? tinted(picture.words, tint) : picture.words;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pixels = new Uint8ClampedArray(words.buffer, words.byteOffset, words.byteLength);
  canvas.dataset.drawn = "";
  // Its pixels come from here, so they need no memory of the graphics card.
  canvas.getContext("2d", { willReadFrequently: true }).putImageData(new ImageData(pixels, width, height), 0, 0);
  canvas.shown = { key, picture: { width, height, words } };
  take(canvas.shown.picture);
}

/** The pictures, and the boxes of pictures, that are about to be moved. */
const unsettled = new Set();

/** Moves a picture, or all in a box, before the next frame is shown. */
function settleSoon(box) {
  if (unsettled.size === 0) {
    requestAnimationFrame(() => {
      const boxes = [...unsettled].filter((each) => each.isConnected);
      unsettled.clear();
      settlePictures(new Set(boxes.flatMap((each) => (each.tagName === "CANVAS" ? each : [...each.querySelectorAll("canvas")]))));
    });
  }
  unsettled.add(box);
}

/**
 * Moves pictures to the nearest whole pixels of the screen. Lines of text decide where boxes are, and the fonts of the reader how
 * high those are.
 */
function settlePictures(boxes) {
  const canvases = [...boxes];
  const pixel = (place) => Math.round(place * devicePixelRatio) / devicePixelRatio;
  const moves = canvases.map((canvas) => {
    const { left, top } = canvas.getBoundingClientRect();
    const zoom = canvas.currentCSSZoom ?? 1;
    return [left + scrollX, top + scrollY].map((place) => (pixel(place) - place) / zoom);
  });
  canvases.forEach((canvas, index) => {
    ["--across", "--down"].forEach((name, axis) => {
      const move = moves[index][axis];
      if (Math.abs(move) < 0.001) return;
      const before = parseFloat(canvas.style.getPropertyValue(name)) || 0;
      canvas.style.setProperty(name, `${before + move}px`);
    });
  });
}

/** The same shape in one color, `#rrggbb` or `#rrggbbaa`. */
function tinted(words, color) {
  const part = (at) => parseInt(color.slice(at, at + 2) || "ff", 16);
  const alpha = part(7);
  const below = (part(5) << 16) | (part(3) << 8) | part(1);
  return words.map((word) => {
    const covered = Math.round(((word >>> 24) * alpha) / 255);
    return covered === 0 ? 0 : ((covered << 24) | below) >>> 0;
  });
}
