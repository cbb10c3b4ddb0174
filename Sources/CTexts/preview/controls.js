// Controls, put together from their parts.

/** The parts of a control that are there, in the view, by their names. */
function partsOf(theme, kind, name) {
  const start = `controls/${kind}/${name}/`;
  const parts = {};
  for (const [key, element] of Object.entries(theme.manifest.elements)) {
    if (key.startsWith(start)) parts[key.slice(start.length)] = element;
  }
  return {
    names: Object.keys(parts),
    has: (part) => part in parts,
    facts: (part, ...states) =>
      parts[part] ? factsOf(parts[part], variantFor(parts[part], wanted(states))) : {},
    barHeight: () => {
      const element = parts.background;
      if (!element) return barHeight(`${start}background`, "normal", {});
      const key = variantFor(element, wanted([]));
      const facts = factsOf(element, key);
      return drawnHeight(facts.parts?.image, barHeight(`${start}background`, key, facts));
    },
    size: (part) => (parts[part] ? artSize(factsOf(parts[part], "normal").parts?.image) : { width: 0, height: 0 }),
  };
}

/** A part of a control as a box with its picture behind. */
function drawnPart(theme, facts, size, tint) {
  const box = node("span", "element");
  box.style.width = `${size.width}px`;
  box.style.height = `${size.height}px`;
  const canvas = canvasOf("background");
  canvas.drawn = drawPart(canvas, theme, facts.parts?.image, size, view.scale, tint);
  canvas.isStill = !facts.material;
  box.append(canvas);
  if (facts.parts?.image?.art === "system") box.append(systemLook("controls", ""));
  if (facts.material) box.append(materialLook(facts, canvas, facts.parts?.image));
  addGuides(box, facts, facts.parts?.image, size);
  return box;
}

/** A text on a part of a control. */
function textOn(box, text, facts, theme, fallback = noInsets) {
  const title = { ...facts.title, insets: facts.title?.insets ?? fallback };
  box.append(contentOf({ title }, text, theme, view.scale));
  return box;
}

/** A box with content of the app's, a text or nodes: its size follows from the content's insets. */
function framed(theme, facts, content, width, isWide = false) {
  const insets = facts.title?.insets ?? noInsets;
  const body = node("span", "body");
  body.append(...[content].flat());
  if (typeof content === "string") body.dir = "auto";
  const inner = Math.max(20, width - insets.left - insets.right);
  body.style[isWide ? "width" : "maxWidth"] = `${inner}px`;
  body.style.padding = `${insets.top}px ${insets.right}px ${insets.bottom}px ${insets.left}px`;
  const box = node("span", "framed");
  const canvas = canvasOf("background");
  box.append(canvas);
  if (facts.material) box.append(materialLook(facts, canvas, facts.parts?.image));
  box.append(body);
  let drawnAt = "";
  const draw = async (size) => {
    const [key, isSeen] = [`${size.width} ${size.height}`, size.width > 0 && box.isConnected];
    if (!isSeen || key === drawnAt) return;
    drawnAt = key;
    box.querySelectorAll(":scope > .guide").forEach((guide) => guide.remove());
    addGuides(box, facts, facts.parts?.image, size);
    const drawn = await drawPart(canvas, theme, facts.parts?.image, size, view.scale);
    if (drawn) body.style.color = inkOn(middleOf(drawn));
    if (facts.material) roundMaterial(canvas.nextSibling, drawn, facts.parts?.image);
  };
  new ResizeObserver(() => draw(sizeOf(box))).observe(box);
  unmeasured.set(box, draw);
  return box;
}

/** Boxes whose sizes follow from their content, and what draws each in a size. */
const unmeasured = new Map();

function sizeOf(box) {
  return { width: box.offsetWidth, height: box.offsetHeight };
}

/** Draws boxes that were put on a screen, all of which are laid out at once. */
function drawMeasured() {
  const sizes = [...unmeasured.keys()].map(sizeOf);
  [...unmeasured.values()].forEach((draw, index) => draw(sizes[index]));
  unmeasured.clear();
}

/** Gives the text on a picture, which is the app's, a color that can be read there. */
async function readable(box) {
  const drawn = await box.firstChild.drawn;
  if (drawn) box.lastChild.firstChild.style.color = inkOn(middleOf(drawn));
}

function middleOf(picture) {
  return picture.words[(picture.height >> 1) * picture.width + (picture.width >> 1)];
}

/** The color of text that can be read on a pixel: the app decides it, so the page chooses one. */
function inkOn(word) {
  if (word >>> 24 < 128) return "inherit";
  const [red, green, blue] = [word & 255, (word >>> 8) & 255, (word >>> 16) & 255];
  return red * 299 + green * 587 + blue * 114 > 140_000 ? "#1c1c1e" : "#ffffff";
}

/** A row of boxes that follow each other. */
function rowOf(boxes, className = "") {
  const row = node("span", `row ${className}`);
  row.append(...boxes);
  return row;
}

/** Something on top of something else, in the middle of its height, so many points from where lines begin. */
function layered(below, above, x) {
  const box = node("span", "layered");
  above.style.insetInlineStart = `${x}px`;
  box.append(below, above);
  return box;
}

/** Puts a line above a bar. */
function addShadow(bar, theme, parts, width) {
  if (!parts.has("shadowImage")) return;
  const line = drawnPart(theme, parts.facts("shadowImage"), { width, height: parts.size("shadowImage").height });
  line.classList.add("above");
  bar.append(line);
}

/** What readers set controls to, by the names of their themes and places. */
const settings = new Map();

/** A setting that outlives the box that shows it. */
function setting(theme, place, initial) {
  const key = `${theme.name} ${place}`;
  return { get: () => settings.get(key) ?? initial, set: (value) => settings.set(key, value) };
}
