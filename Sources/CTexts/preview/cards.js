// A card for each element: its look as one can stretch it, its numbers, what the checker says, and every variant.

const kinds = { navigationBars: "Navigation bars", backButtons: "Back buttons", buttons: "Buttons", images: "Images" };

/** The widths that readers chose, by the names of theme and element. */
const widths = new Map();

/** What an element is drawn with: its width, and its height where its art alone would decide. */
function sizeIn(theme, name) {
  const width = widths.get(`${theme.name} ${name}`) ?? null;
  if (name.startsWith("navigationBars/")) return { width: width ?? 320 };
  return { width };
}

function titleIn(name) {
  return name.startsWith("images/") ? "" : view.text;
}

/** The look that one can press and stretch, with a handle at its right end. */
function stretchable(theme, name) {
  const box = node("div", "try");
  const key = `${theme.name} ${name}`;
  const element = theme.manifest.elements[name];
  const facts = factsOf(element, "normal");
  const part = facts.parts?.background ?? facts.parts?.image;
  const holder = node("span", "holder");
  const draw = () => {
    spareCanvases(holder);
    holder.replaceChildren(liveElement(theme, name, titleIn(name), sizeIn(theme, name)));
  };
  draw();
  box.append(holder);
  if (!part?.resizing) return box;
  const hasTitle = Boolean(facts.title) && !/^(images|navigationBars)/.test(name);
  const label = node("label", "width");
  const slider = node("input");
  const output = node("output");
  // Its style tells it without a layout of the page.
  const own = () => Math.round(parseFloat(holder.firstChild.firstChild.style.width));
  Object.assign(slider, { type: "range", ariaLabel: `Width of ${nameOf(name)}`, min: Math.max(1, Math.ceil(facts.minimumWidth ?? 1)), max: 640, step: 1 });
  const tell = () => {
    slider.value = own();
    output.textContent = `${own()} pt`;
  };
  // What is dragged follows the pointer; the others follow in a task of their own.
  const drawOthers = throttled(setTimeout, () => drawVariants(box.parentElement, theme, name));
  const set = (width) => {
    widths.set(key, Math.min(640, Math.max(Number(slider.min), Math.round(width))));
    draw();
    tell();
    drawOthers();
  };
  slider.addEventListener("input", () => set(Number(slider.value)));
  const handle = node("span", "handle");
  handle.title = "Drag to stretch";
  handle.ariaHidden = "true";
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const [start, width] = [event.clientX, own()];
    const sign = getComputedStyle(box).direction === "rtl" ? -1 : 1;
    const move = (event) => set(width + (sign * (event.clientX - start)) / (view.zoom || 1));
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", () => handle.removeEventListener("pointermove", move), { once: true });
  });
  const reset = node("button", "quiet", hasTitle ? "Fit the title" : "Own width");
  reset.type = "button";
  reset.addEventListener("click", () => {
    widths.delete(key);
    draw();
    tell();
    drawVariants(box.parentElement, theme, name);
  });
  holder.after(handle);
  label.append(node("span", "", "Width"), slider, output);
  const controls = node("div", "stretching");
  controls.append(label, reset);
  box.append(controls);
  tell();
  return box;
}

const mostVariants = 48;

/** Every variant of an element beside each other. */
function drawVariants(card, theme, name) {
  const grid = card.querySelector(".variants");
  const element = theme.manifest.elements[name];
  const { width } = sizeIn(theme, name);
  const keys = Object.keys(element.variants).slice(0, mostVariants);
  spareCanvases(grid);
  grid.replaceChildren(
    ...keys.map((key) => figureOf(drawnElement(theme, name, key, titleIn(name), width), theme, name, key, wordsOf(key))));
  markExplained(card);
}

/** Shows the numbers of a variant on the card of its element, or of its control. */
function explain(card, theme, name, key) {
  card.dataset.explained = `${name} ${key}`;
  card.querySelector("dl").replaceWith(numbersOf(theme, name, key));
  markExplained(card);
}

/** Shows the same numbers again, of which something more may be known; what has the focus stays. */
function explainAgain(card) {
  const [name, key] = card.dataset.explained?.split(/ (.*)/s) ?? [];
  const theme = page.themes[view.theme];
  const list = card.querySelector("dl");
  if (key && theme.manifest.elements[name] && !list.contains(document.activeElement)) list.replaceWith(numbersOf(theme, name, key));
}

/** Draws a card of an element or a control again: at once as far as it was drawn, and the rest when it comes into sight. */
function drawCardAgain(card, theme) {
  const steps = waiting.get(card)?.length ?? 0;
  const [, kind, name] = card.dataset.element.split("/");
  const made = name ? controlCard(theme, kind, name) : cardOf(theme, card.dataset.element);
  made.hidden = card.hidden;
  watcher.unobserve(card);
  card.replaceWith(made);
  watcher.observe(made);
  drawWaiting(made, waiting.get(made).length - steps);
}

/** Marks the variant whose numbers the card shows. */
function markExplained(card) {
  const explained = card.dataset.explained;
  for (const pick of card.querySelectorAll(".pick")) pick.ariaPressed = String(pick.value === explained);
}

/** What the checker says of an element. */
function remarksOf(theme, isMeant) {
  return theme.remarks.filter(isMeant).map((remark) => {
    const line = node("p", "warning", `${remark.words} `);
    line.append(node("code", "", remark.code), " ", placeNode(remark.place, "note"));
    remark.help.forEach((advice) => line.append(node("br"), node("span", "note", `Help: ${advice}`)));
    return line;
  });
}

/** The card of a control. */
function controlCard(theme, kind, name) {
  const card = node("article", "card");
  card.dataset.element = `controls/${kind}/${name}`;
  const head = node("h3", "", name);
  head.append(node("span", "", kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)));
  card.append(head);
  waiting.set(card, [() => fillControlCard(card, theme)]);
  return card;
}

/** Every part of a control in every variant. */
function fillControlCard(card, theme) {
  const start = `${card.dataset.element}/`;
  card.append(...remarksOf(theme, ({ element }) => `${element}/`.startsWith(start)));
  const grid = node("div", "variants");
  const names = namesOf(theme, start.slice(0, -1));
  const all = names.flatMap((part) => Object.keys(theme.manifest.elements[part].variants).map((key) => [part, key]));
  for (const [part, key] of all.slice(0, mostVariants)) {
    const facts = factsOf(theme.manifest.elements[part], key);
    const art = artSize(facts.parts?.image);
    const isPicture = Boolean(facts.parts?.image);
    // What divides segments stands between them.
    const [across, along] = part.slice(start.length).startsWith("divider") ? [1, 32] : [80, 4];
    const ofBar = isPicture ? barHeight(part, key, facts) : null;
    const box = isPicture
      ? drawnPart(theme, facts, { width: facts.parts.image.resizing ? Math.max(art.width, across) : art.width,
        height: ofBar !== null ? drawnHeight(facts.parts.image, ofBar)
          : facts.parts.image.resizing ? Math.max(art.height, along) : art.height })
      : node("span", "title", "Title");
    if (!isPicture) dress(box, facts.title, theme);
    grid.append(figureOf(box, theme, part, key, `${part.slice(start.length)}, ${wordsOf(key)}`));
  }
  card.append(numbersOf(theme, ...all[0]), grid);
  explain(card, theme, ...all[0]);
  if (all.length > mostVariants) card.append(node("p", "note", `${all.length - mostVariants} more pictures are not shown.`));
}

/** A look of a variant on the ground of its appearance, with its name, which shows its numbers. */
function figureOf(look, theme, name, key, words) {
  const element = theme.manifest.elements[name];
  const figure = node("figure");
  if (/\bdark\b/.test(key)) figure.dataset.appearance = "dark";
  else if (valuesOf(element, "appearance").includes("dark")) figure.dataset.appearance = "light";
  const shown = node("div", "shown");
  if (/\brtl\b/.test(key)) shown.dir = "rtl";
  shown.append(look);
  const caption = node("figcaption");
  const pick = node("button", "pick", words);
  Object.assign(pick, { type: "button", value: `${name} ${key}`, title: "Show the numbers of this variant" });
  pick.addEventListener("click", () => explain(figure.closest(".card"), theme, name, key));
  caption.append(pick);
  figure.append(shown, caption);
  return figure;
}

/** The card of an element. */
function cardOf(theme, name) {
  const card = node("article", "card");
  card.dataset.element = name;
  card.dataset.explained = `${name} normal`;
  const element = theme.manifest.elements[name];
  const head = node("h3", "", nameOf(name));
  const count = Object.keys(element.variants).length;
  head.append(node("span", "", counted(count, "variant")));
  card.append(head);
  waiting.set(card, [() => {
    card.append(...remarksOf(theme, ({ element }) => element === name));
    card.append(stretchable(theme, name), numbersOf(theme, name, "normal"), node("div", "variants"));
    if (count > mostVariants) card.append(node("p", "note", `${count - mostVariants} more variants are not shown.`));
  }, () => drawVariants(card, theme, name)]);
  if (page.themes.length > 1) head.append(acrossButton(card, name));
  return card;
}

/** How to fill cards that are not whole, step by step. */
const waiting = new WeakMap();

/** How many cards of a theme have their numbers from the start; a theme of hundreds would take seconds. */
const filledAtOnce = 24;

/** Draws what has not been in sight, for a printer. */
function drawAllVariants() {
  watcher.disconnect();
  for (const card of document.querySelectorAll(".card")) drawWaiting(card);
  for (const canvas of undrawn.keys()) drawNow(canvas);
}

/** Takes the first steps that a card waits for, or all of them. */
function drawWaiting(card, most = Infinity) {
  waiting.get(card)?.splice(0, most).forEach((step) => step());
}

/** Draws a card's variants when it comes into sight. */
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    drawWaiting(target);
  }
}, { rootMargin: "400px" });

function sectionOf(title, contents) {
  const section = node("section", "kind");
  section.append(node("h2", "", title), ...contents);
  return section;
}

function drawCards() {
  watcher.disconnect();
  const theme = page.themes[view.theme];
  const sections = [];
  for (const [kind, title] of Object.entries(kinds)) {
    const names = namesOf(theme, kind);
    if (!names.length) continue;
    sections.push(sectionOf(title, names.map((name) => cardOf(theme, name))));
  }
  const controlCards = Object.keys(controls).flatMap((kind) =>
    controlsOf(theme, kind).map((name) => controlCard(theme, kind, name)));
  if (controlCards.length) sections.push(sectionOf("Controls", controlCards));
  const isGeneral = ({ element }) => !element || !(element in theme.manifest.elements || element.startsWith("controls/"));
  const general = remarksOf(theme, isGeneral);
  if (general.length) sections.push(sectionOf("The theme", general));
  const cards = document.getElementById("cards");
  cards.style.setProperty("--zoom", view.zoom || 1);
  cards.replaceChildren(...sections);
  document.querySelectorAll(".card").forEach((card, index) => {
    watcher.observe(card);
    if (index < filledAtOnce) drawWaiting(card, 1);
  });
  filterElements();
}

/** Shows the cards and the names that a reader searches for, and all without a search. */
function filterElements() {
  const parts = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (name) => parts.every((part) => name.toLowerCase().includes(part));
  for (const card of document.querySelectorAll(".card")) card.hidden = !isMeant(card.dataset.element);
  for (const item of document.querySelectorAll("#elements button")) item.hidden = !isMeant(item.value);
  for (const group of document.querySelectorAll("#elements section, .kind:has(.card)")) {
    group.hidden = !group.querySelector(":is(button[value], .card):not([hidden])");
  }
  const isEmpty = parts.length > 0 && !document.querySelector("#elements button:not([hidden])");
  document.getElementById("elements").classList.toggle("empty", isEmpty);
}

/** The names of all elements, by their kinds, beside the stage. */
function listElements(theme) {
  const named = (title, names) => {
    const section = node("section");
    section.append(node("h2", "", title), ...names.map((name) => {
      const item = node("button", "", nameOf(name));
      Object.assign(item, { type: "button", value: name });
      if (remarksAbout(theme, name).length) item.append(node("span", "dot"), node("span", "said", ", with warnings"));
      item.addEventListener("click", () => {
        inspect(name);
        writeAddress();
      });
      return item;
    }));
    return section;
  };
  const sections = Object.entries(kinds).map(([kind, title]) => [title, namesOf(theme, kind)]);
  const ofControls = Object.keys(controls).map((kind) =>
    [titleOfKind(kind), controlsOf(theme, kind).map((name) => `controls/${kind}/${name}`)]);
  const all = [...sections, ...ofControls].filter(([, names]) => names.length);
  document.getElementById("elements").replaceChildren(...all.map(([title, names]) => named(title, names)));
}

/** "Search bars" of `searchBars`. */
function titleOfKind(kind) {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
