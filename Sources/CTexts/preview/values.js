// Values that a reader copies, with the tokens that they are of and their colors, and places that an editor opens.

/** Copies a text, where the browser lets a page do so; says whether it was. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A patch of a color, over a ground that shows what is translucent. */
function swatch(color) {
  const patch = node("span", "swatch");
  patch.style.setProperty("--color", color);
  patch.ariaHidden = "true";
  return patch;
}

/** The colors of a value: its own, or those that its origins have. */
function colorsOf(text, origins) {
  const all = [text, ...origins.map((origin) => origin.text)].flatMap((each) => String(each).match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/gi) ?? []);
  return [...new Set(all)].slice(0, 6);
}

/** The tokens by which a value came to be. */
function tokensOf(origins) {
  const steps = origins.flatMap(({ steps }) => steps.filter(({ kind }) => kind !== "overridden"));
  const names = steps.flatMap(({ said }) => said.match(/\$[A-Za-z][\w-]*(?:\.[\w-]+)*/g) ?? []);
  return [...new Set(names)].slice(0, 3);
}

/** A place in a file: a link that an editor follows where a reader wants that, else a text. */
function placeNode(place, className = "place") {
  const [, path, line] = place.match(/^(.*):(\d+)$/s) ?? [];
  if (view.editor !== "vscode" || path === undefined) return node("span", className, place);
  const isWhole = path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path);
  const full = isWhole ? path : `${folderOfThemes().replace(/[\\/]$/, "")}/${path}`;
  const link = node("a", className, place);
  link.href = `vscode://file/${full.split(/[\\/]/).filter(Boolean).map(encodeURIComponent).join("/")}:${line}`;
  return link;
}

/** The folder that places begin in: what a reader or the server said, else that of a page that was opened from a disk. */
function folderOfThemes() {
  if (view.folder || page.folder) return view.folder || page.folder;
  return location.protocol === "file:" ? nameInAddress(location.pathname).replace(/\/[^/]*$/, "") : "";
}
