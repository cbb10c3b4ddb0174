// Buttons, back buttons, bars and images as an app shows them.

/** What a reader chose; a zoom of 0 fits the device into the window. */
const view = {
  theme: 0, beside: "", scene: "", device: "phone", text: "", isOwnText: false,
  scale: Math.min(3, Math.max(1, Math.ceil(devicePixelRatio))), zoom: 0, width: 402,
  appearance: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light", direction: "",
  metrics: "", accessibility: "", system: "", platform: "own", states: new Set(), guides: new Set(),
};

const weights = {
  ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800,
  black: 900,
};

/** A new node with a class and a text. */
function node(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/** The variant of an element in the view, in which states hold beside those that a reader forces. */
function wanted(states, metrics = view.metrics) {
  const { appearance, accessibility, system, direction } = view;
  return { states: [...new Set([...states, ...view.states])], metrics, appearance, accessibility, system, direction };
}

/** What a text looks like; it runs in the direction of its own letters. */
function dress(span, title, theme) {
  span.dir = "auto";
  const font = title?.font ?? { family: "system", weight: "regular", size: 17 };
  const names = theme.manifest.fonts?.[font.family]?.web ?? [font.family];
  const families = font.family === "system" ? [] : names.map((name) => JSON.stringify(name));
  Object.assign(span.style, {
    fontFamily: [...families, "system-ui", "sans-serif"].join(", "),
    fontSize: `${font.size}px`,
    fontWeight: weights[font.weight] ?? 400,
    fontStyle: font.style ?? "normal",
    letterSpacing: font.letterSpacing ? `${font.letterSpacing}px` : "normal",
    textShadow: shadowOf(title),
    whiteSpace: (title?.lines ?? 1) === 1 ? "pre" : "pre-line",
    textOverflow: title?.truncation === "none" ? "clip" : "ellipsis",
  });
  for (const [path, name] of declared) span.style.setProperty(name, inCSS(factAt({ title }, path)));
}

/** The properties of a title that are one declaration of CSS, with its name. */
const declared = Object.entries(page.properties).filter(([, name]) => name);

/** A value of a manifest as one of CSS; what is not said is inherited. */
function inCSS(value) {
  return typeof value === "number" ? `${value}px` : value ?? "inherit";
}

function shadowOf(title) {
  const shadow = title?.shadow;
  return shadow ? `${shadow.x}px ${shadow.y}px ${shadow.blur}px ${shadow.color}` : "none";
}

const ruler = node("span", "ruler");

const measures = new Map();

/** The size of a text in the look of a title, in points; each is measured once, because a measure lays out the page. */
function measured(text, title, theme) {
  // Whatever else a title says may change its size.
  const { color, shadow, insets, offset, ...rest } = title;
  const key = JSON.stringify([text, rest, theme.name]);
  if (!measures.has(key)) {
    dress(ruler, title, theme);
    ruler.textContent = text;
    const box = ruler.getBoundingClientRect();
    const width = title.measure === "exact" ? box.width : Math.ceil(box.width);
    measures.set(key, { width, height: Math.ceil(box.height) });
  }
  return measures.get(key);
}

/** The heights that bars have on a phone where the theme says none, in points: upright, and in landscape. */
const barHeights = {
  navigationBars: [44, 32], "controls/searchBars": [52, 52], "controls/tabBars": [49, 32], "controls/toolbars": [44, 32],
};

/** The height of a bar, or of its background, in a variant: the theme's, or the platform's; null for anything else. */
function barHeight(name, key, facts) {
  const kind = Object.keys(barHeights).find((each) => name.startsWith(`${each}/`));
  if (!kind || kind !== "navigationBars" && !name.endsWith("/background")) return null;
  if (facts.height) return facts.height;
  const metrics = key.split(".").find((value) => axisOf(value) === "metrics") ?? "";
  const prompt = kind === "navigationBars" && metrics.endsWith("Prompt") ? 30 : 0;
  return barHeights[kind][metrics.startsWith("compact") ? 1 : 0] + prompt;
}

/** The height at which a bar's art is drawn: art that does not stretch is never cut. */
function drawnHeight(part, height) {
  return part && !part.resizing ? Math.max(height, artSize(part).height) : height;
}

/** The size of a button with a text: `insets.left` + content + `insets.right` between its limits. */
function sizeOfButton(facts, text, theme) {
  const art = artSize(facts.parts?.background);
  const icon = artSize(facts.parts?.icon);
  const insets = facts.title?.insets ?? noInsets;
  const isBare = !facts.title && icon.width === 0;
  const words = facts.title && facts.icon?.placement !== "only" ? measured(text, facts.title, theme) : null;
  const gap = icon.width && words ? facts.icon?.gap ?? 0 : 0;
  const isStacked = ["above", "below"].includes(facts.icon?.placement);
  const content = isStacked
    ? Math.max(icon.width, words?.width ?? 0)
    : icon.width + gap + (words?.width ?? 0);
  const caps = imageOf(facts.parts?.background, 1);
  const least = facts.parts?.background?.resizing
    ? ((caps?.capInsets?.left ?? 0) + (caps?.capInsets?.right ?? 0)) / (caps?.scale ?? 1)
    : art.width;
  const isSystem = facts.parts?.background?.art === "system";
  const full = isBare ? art.width : insets.left + content + insets.right;
  const width = Math.min(
    Math.max(full, isSystem ? 120 : 0, facts.minimumWidth ?? 0, least), Math.max(facts.maximumWidth ?? Infinity, least));
  const own = insets.top + Math.max(icon.height, words?.height ?? 0) + insets.bottom;
  return { width, height: facts.height ?? (art.height || own || 44) };
}

/** Where the free room of a button lets its content begin, across and down. Stacked content has these axes the other way round. */
function alignments(facts, isStacked) {
  const [left, right] = view.direction === "rtl" ? ["end", "start"] : ["start", "end"];
  const ends = { left, right, leading: "start", trailing: "end", top: "start", bottom: "end" };
  const [across, down] = page.alignments.map((path) => ends[factAt(facts, path)] ?? "center");
  return isStacked ? { justifyContent: down, alignItems: across } : { justifyContent: across, alignItems: down };
}

/** Lays the icon and the title of a button over its background. */
function contentOf(facts, text, theme, scale) {
  const title = facts.title ?? {};
  const insets = title.insets ?? noInsets;
  const placement = facts.icon?.placement;
  const box = node("span", "content");
  Object.assign(box.style, {
    inset: `${insets.top}px ${insets.right}px ${insets.bottom}px ${insets.left}px`,
    transform: title.offset ? `translate(${title.offset.x}px, ${title.offset.y}px)` : "none",
    flexDirection: { trailing: "row-reverse", above: "column", below: "column-reverse" }[placement] ?? "row",
    gap: `${facts.icon?.gap ?? 0}px`,
    ...alignments(facts, placement === "above" || placement === "below"),
  });
  if (facts.parts?.icon) {
    const canvas = canvasOf("icon");
    const tint = facts.renderingIntent === "template" || facts.icon?.tint ? facts.icon?.tint : null;
    drawPart(canvas, theme, facts.parts.icon, artSize(facts.parts.icon), scale, tint);
    box.append(canvas);
  }
  if (facts.title && text && placement !== "only") {
    const span = node("span", "title", text);
    dress(span, facts.title, theme);
    box.append(span);
  }
  return box;
}

/** A button, or a bar's background, of a variant; `width` is in points, and null for what its text needs. */
function drawnElement(theme, name, key, text, width, height = null) {
  const element = theme.manifest.elements[name];
  const facts = factsOf(element, key);
  const box = node("span", "element");
  const background = facts.parts?.background ?? facts.parts?.image;
  const size = sizeOfButton(facts, text, theme);
  const ofBar = barHeight(name, key, facts);
  if (ofBar !== null && !facts.height) size.height = drawnHeight(background, ofBar);
  if (width !== null) size.width = width;
  if (height !== null) size.height = height;
  box.style.width = `${size.width}px`;
  box.style.height = `${size.height}px`;
  if (view.direction === "rtl") box.dir = "rtl";
  const canvas = canvasOf("background");
  canvas.drawn = drawPart(canvas, theme, background, size, view.scale, name.startsWith("images/") ? facts.tint : null);
  canvas.isStill = !facts.material;
  box.append(canvas);
  if (background?.art === "system") box.append(systemLook(name, text));
  if (facts.material) box.append(materialLook(facts, canvas, background));
  if (!name.startsWith("images/")) box.append(contentOf(facts, text, theme, view.scale));
  addGuides(box, facts, background, size);
  return box;
}

/** The lines that tell where caps, content, alignment and the hit area are. */
function addGuides(box, facts, part, size) {
  const add = (kind, insets) => {
    if (!view.guides.has(kind)) return;
    const guide = node("span", `guide ${kind}`);
    guide.style.inset = `${insets.top}px ${insets.right}px ${insets.bottom}px ${insets.left}px`;
    guide.append(...Object.entries(insets).filter(([, length]) => length > 0)
      .map(([side, length]) => node("span", `length ${side}`, rounded(length))));
    box.append(guide);
  };
  const image = imageOf(part, view.scale);
  if (part?.resizing && image?.capInsets) {
    const caps = Object.entries(image.capInsets).map(([side, length]) => [side, length / image.scale]);
    add("caps", Object.fromEntries(caps));
  }
  if (facts.title?.insets) add("content", facts.title.insets);
  if (image?.alignmentInsets) add("alignment", alignmentOf(part));
  if (facts.hitArea) {
    const [x, y] = [(facts.hitArea.width ?? 0) - size.width, (facts.hitArea.height ?? 0) - size.height];
    const [across, along] = [-Math.max(0, x) / 2, -Math.max(0, y) / 2];
    add("hitArea", { top: along, bottom: along, left: across, right: across });
  }
}

/** Tells of the states in which a box is held by the pointer or the keyboard, now and whenever they change. */
function holding(box, tell) {
  const held = new Set();
  const hold = (state, holds) => {
    if (holds === held.has(state)) return;
    if (holds) held.add(state);
    else held.delete(state);
    tell([...held]);
  };
  const letGo = (...states) => () => states.forEach((state) => hold(state, false));
  box.addEventListener("pointerenter", () => hold("hovered", true));
  box.addEventListener("pointerleave", letGo("hovered", "highlighted"));
  box.addEventListener("pointercancel", letGo("highlighted"));
  box.addEventListener("pointerdown", () => hold("highlighted", true));
  box.addEventListener("pointerup", letGo("highlighted"));
  box.addEventListener("keydown", ({ key }) => hold("highlighted", key === " " || key === "Enter"));
  box.addEventListener("keyup", letGo("highlighted"));
  box.addEventListener("focus", () => hold("focused", box.matches(":focus-visible")));
  box.addEventListener("blur", letGo("focused", "highlighted"));
  tell([]);
}

/** An element that answers to the pointer and the keyboard; `text` is its title. */
function liveElement(theme, name, text, options = {}) {
  const element = theme.manifest.elements[name];
  const box = node("button", "live");
  box.type = "button";
  box.disabled = view.states.has("disabled");
  const isSystem = factsOf(element, "normal").parts?.background?.art === "system";
  // What stands for a bar of the system has no title.
  const hasText = text && !(isSystem && name.startsWith("navigationBars/"));
  box.ariaLabel = (options.label ?? (hasText ? text : nameOf(name))) + (isSystem ? ", drawn by the system" : "");
  box.dataset.element = name;
  let [held, isSelected] = [[], false];
  const update = () => {
    const key = variantFor(element, wanted(isSelected ? [...held, "selected"] : held));
    box.replaceChildren(drawnElement(theme, name, key, text, options.width ?? null));
  };
  if (valuesOf(element, "states").join("+").includes("selected") && !options.onClick) {
    box.ariaPressed = "false";
    box.addEventListener("click", () => {
      isSelected = !isSelected;
      box.ariaPressed = String(isSelected);
      update();
    });
  }
  if (options.onClick) box.addEventListener("click", options.onClick);
  holding(box, (states) => {
    held = states;
    update();
  });
  return box;
}

/** The last part of an element's name: `menu` of `backButtons/menu`. */
function nameOf(name) {
  return name.split("/").at(-1);
}

/** A length in points with at most one digit behind the point. */
function rounded(length) {
  return String(Math.round(length * 10) / 10);
}
