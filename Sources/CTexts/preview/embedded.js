// The pictures of a page that holds them itself.

/** The pictures of each scale that was asked for. */
const packs = new Map();

/** A picture by its scale and its number. */
async function pictureFrom(place) {
  const [scale, number] = place.split(" ");
  if (!packs.has(scale)) packs.set(scale, inflated(page.pictures[scale]).then(unpacked));
  return (await packs.get(scale))[number];
}

/** The bytes of a zlib stream in base64. */
async function inflated(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The frame of the page is painted before the themes, which take longer. A page that is hidden is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
