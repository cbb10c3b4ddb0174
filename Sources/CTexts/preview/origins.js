// Where the values of elements come from, as `themec why` says it.

/** The values of a variant: their keys, what they are, and the steps that lead to each. */
function originsOf(theme, name, key) {
  const { texts, steps, values, elements } = theme.origins ?? {};
  const own = elements?.[name]?.[key];
  if (!own) return [];
  const normal = elements[name].normal ?? [];
  const numbers = own === normal ? own : [...normal.filter((each) => !own[0].includes(each)), ...own[1]];
  return numbers.map((number) => {
    const [of, text, ...way] = values[number];
    return { key: texts[of], text: texts[text], steps: way.map((step) => stepOf(texts, steps[step], name)) };
  });
}

/** One place on the way to a value. */
function stepOf(texts, [kind, text, keys, path, line], name) {
  const place = path === undefined ? "" : `${texts[path]}:${line}`;
  const own = texts[keys] ?? "";
  const full = own.startsWith(".") ? name.replaceAll("/", ".") + own : own;
  return { kind: texts[kind], said: full ? `${full}: ${texts[text]}` : texts[text], place };
}

/** The values of keys, or of keys below them; those of the first keys that say anything. */
function originsBelow(origins, ...choices) {
  for (const keys of choices) {
    const found = origins.filter(({ key }) => keys.some((each) => key === each || key.startsWith(`${each}.`)));
    if (found.length) return found;
  }
  return [];
}

const tip = node("div", "tip");
tip.id = "origin";
tip.role = "tooltip";
tip.hidden = true;

/** What the tip is about, while it is shown. */
let explained = null;

function showTip(target, origins) {
  hideTip();
  explained = target;
  target.setAttribute("aria-describedby", tip.id);
  tip.replaceChildren(...origins.map(originBlock));
  tip.hidden = false;
  placeTip();
}

/** Puts the tip below what it is about, or above it where there is no room. */
function placeTip() {
  if (!explained) return;
  const box = explained.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const below = box.bottom + 6;
  const isAbove = below + offsetHeight > innerHeight && box.top - 6 - offsetHeight >= 0;
  tip.style.left = `${Math.max(8, Math.min(box.left, document.documentElement.clientWidth - offsetWidth - 8))}px`;
  tip.style.top = `${isAbove ? box.top - 6 - offsetHeight : below}px`;
}

/** Says that a value was copied, as long as its tip is shown. */
function sayCopied(text) {
  if (tip.hidden) return;
  tip.querySelector(".copied")?.remove();
  tip.prepend(node("p", "copied", `Copied ${text}`));
  placeTip();
}

function hideTip() {
  explained?.removeAttribute("aria-describedby");
  explained = null;
  tip.hidden = true;
}

/** A value and the way to it. */
function originBlock({ key, text, steps }) {
  const block = node("section");
  block.append(node("p", "said", text === "" ? key : `${key}: ${text}`));
  const way = node("ul");
  for (const { kind, said, place } of steps) {
    const item = node("li", kind === "overridden" ? "overridden" : "");
    item.append(node("span", "step", kind), node("span", "text", said));
    if (place) item.append(node("span", "place", place));
    way.append(item);
  }
  block.append(way);
  return block;
}

/** A value that tells where it comes from while the pointer or the keyboard is on it, and is copied by a click. */
function explainedValue(label, text, origins) {
  const button = node("button", "value", text);
  Object.assign(button, { type: "button", ariaLabel: `${label} ${text}` });
  button.addEventListener("pointerenter", () => showTip(button, origins));
  button.addEventListener("focus", () => showTip(button, origins));
  button.addEventListener("click", async () => {
    showTip(button, origins);
    if (await copy(text)) sayCopied(text);
  });
  button.addEventListener("blur", hideTip);
  // The pointer may go on to the tip.
  button.addEventListener("pointerleave", ({ relatedTarget }) => {
    if (!tip.contains(relatedTarget) && document.activeElement !== button) hideTip();
  });
  return button;
}

tip.addEventListener("pointerleave", hideTip);
addEventListener("scroll", placeTip, { passive: true });
addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});
document.body.append(tip);
