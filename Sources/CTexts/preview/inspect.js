// What is where on the stage: sizes, insets of titles, and distances, of what a reader points at or chose.

/** The element whose facts are shown, and whether the pointer inspects instead of pressing. */
const inspection = { name: null, isAlt: false };

const isInspecting = () => view.inspect === "on" || inspection.isAlt;

/** The box of an element on a device at an event, and its screen. */
function boxAt(target) {
  const box = target?.closest?.("#devices [data-element]");
  return box ? { box, screen: box.closest(".device") } : null;
}

/** A rectangle on the overlay, from one on the window. */
function placed(className, { left, top, width, height }, text = "") {
  const origin = document.getElementById("overlay").getBoundingClientRect();
  const mark = node("span", className, text);
  Object.assign(mark.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px`, width: `${width}px`, height: `${height}px` });
  return mark;
}

/** The insets of a title, as bands with their lengths. */
function insetBands(rect, insets, zoom) {
  const [l, t, r, b] = [insets.left, insets.top, insets.right, insets.bottom].map((length) => length * zoom);
  const band = (length, left, top, width, height) =>
    length > 0 && width > 0 && height > 0 ? placed("band", { left, top, width, height }, rounded(length)) : null;
  return [
    band(insets.left, rect.left, rect.top + t, l, rect.height - t - b),
    band(insets.right, rect.right - r, rect.top + t, r, rect.height - t - b),
    band(insets.top, rect.left, rect.top, rect.width, t), band(insets.bottom, rect.left, rect.bottom - b, rect.width, b),
  ].filter(Boolean);
}

/** The distances between two boxes, or from one to the edges of the other around it, as lines with their lengths. */
function distances(rect, other, zoom) {
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const lines = [];
  const across = (from, to) => to - from > 1 && lines.push(placed("distance across", { left: from, top: y, width: to - from, height: 0 }, rounded((to - from) / zoom)));
  const down = (from, to) => to - from > 1 && lines.push(placed("distance down", { left: x, top: from, width: 0, height: to - from }, rounded((to - from) / zoom)));
  if (rect.left >= other.right) across(other.right, rect.left);
  else if (rect.right <= other.left) across(rect.right, other.left);
  else {
    across(Math.min(rect.left, other.left), Math.max(rect.left, other.left));
    across(Math.min(rect.right, other.right), Math.max(rect.right, other.right));
  }
  if (rect.top >= other.bottom) down(other.bottom, rect.top);
  else if (rect.bottom <= other.top) down(rect.bottom, other.top);
  else {
    down(Math.min(rect.top, other.top), Math.max(rect.top, other.top));
    down(Math.min(rect.bottom, other.bottom), Math.max(rect.bottom, other.bottom));
  }
  return lines;
}

/** Marks a box: its outline, its name and size, the insets of its title, and how far it is from another or its screen. */
function marksOf(box, other) {
  const [rect, zoom] = [box.getBoundingClientRect(), stageZoom()];
  const element = page.themes[view.theme].manifest.elements[box.dataset.element];
  const insets = element && factsOf(element, "normal").title?.insets;
  const size = `${rounded(rect.width / zoom)} × ${rounded(rect.height / zoom)}`;
  const label = placed("label", { left: rect.left, top: rect.bottom + 4, width: 0, height: 0 });
  label.append(node("span", "", `${box.dataset.element}  ${size}`));
  return [...(insets ? insetBands(rect, insets, zoom) : []), placed("outline", rect), ...distances(rect, other, zoom), label];
}

/** Marks what is chosen; with another box, how far that is from it. */
function markInspected(hovered = null) {
  const overlay = document.getElementById("overlay");
  const chosenBox = inspection.name && document.querySelector(`#devices [data-element="${CSS.escape(inspection.name)}"]`);
  const marks = [];
  if (hovered) {
    const isOther = chosenBox && chosenBox !== hovered.box && hovered.screen.contains(chosenBox);
    if (isOther) marks.push(placed("outline chosen", chosenBox.getBoundingClientRect()));
    marks.push(...marksOf(hovered.box, (isOther ? chosenBox : hovered.screen).getBoundingClientRect()));
  } else if (chosenBox?.checkVisibility()) marks.push(placed("outline chosen", chosenBox.getBoundingClientRect()));
  overlay.replaceChildren(...marks);
}

/** Shows the facts of an element beside the stage, or none. */
function inspect(name) {
  const theme = page.themes[view.theme];
  const key = Object.keys(theme.manifest.elements).find((each) => each === name || name && each.startsWith(`${name}/`));
  inspection.name = key ? name : null;
  const place = document.getElementById("inspected");
  place.replaceChildren(...(key ? factsShown(theme, name, key) : []));
  for (const item of document.querySelectorAll("#elements button")) item.ariaCurrent = String(item.value === name);
  markInspected();
}

/** The facts of an element, or of the parts of a control. */
function factsShown(theme, name, key) {
  const head = node("div", "inspected-head");
  const close = node("button", "quiet", "Close");
  const jump = node("button", "quiet", "All variants");
  Object.assign(close, { type: "button", ariaLabel: "Close the facts" });
  Object.assign(jump, { type: "button" });
  close.addEventListener("click", () => {
    inspect(null);
    writeAddress();
  });
  jump.addEventListener("click", () => showCard(name));
  head.append(node("h2", "", nameOf(name)), node("span", "note", name.split("/").slice(0, -1).join(" / ")), jump, close);
  const parts = key === name ? [name] : Object.keys(theme.manifest.elements).filter((each) => each.startsWith(`${name}/`));
  const lists = parts.flatMap((part) => {
    const element = theme.manifest.elements[part];
    const variant = variantFor(element, wanted([]));
    const title = part === name ? wordsOf(variant) : `${part.slice(name.length + 1)}, ${wordsOf(variant)}`;
    return [node("h3", "", title), numbersOf(theme, part, variant)];
  });
  return [head, ...remarksOf(theme, ({ element }) => element === name || element?.startsWith(`${name}/`)), ...lists];
}

/** Shows the card of an element, and has the keyboard go on from its name. */
function showCard(name) {
  const card = [...document.querySelectorAll(".card")].find((each) => each.dataset.element === name);
  if (!card) return;
  drawWaiting(card);
  card.scrollIntoView({ block: "start" });
  const head = card.querySelector("h3");
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
  head.addEventListener("blur", () => head.removeAttribute("tabindex"), { once: true });
}

function startInspecting() {
  const devices = document.getElementById("devices");
  devices.addEventListener("pointermove", ({ target, altKey }) => {
    inspection.isAlt = altKey;
    document.body.classList.toggle("inspects", isInspecting());
    markInspected(isInspecting() ? boxAt(target) : null);
  });
  devices.addEventListener("pointerleave", () => markInspected());
  // What is inspected is not pressed.
  for (const event of ["pointerdown", "click"]) {
    devices.addEventListener(event, (happened) => {
      if (!isInspecting()) return;
      const found = boxAt(happened.target);
      happened.preventDefault();
      happened.stopPropagation();
      if (event === "click" && found) {
        inspect(found.box.dataset.element);
        writeAddress();
      }
    }, { capture: true });
  }
  devices.addEventListener("focusin", ({ target }) => {
    if (isInspecting()) markInspected(boxAt(target));
  });
  for (const event of ["scroll", "resize"]) addEventListener(event, () => markInspected(), { passive: true, capture: true });
}
