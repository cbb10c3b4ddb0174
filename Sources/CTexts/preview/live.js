// Keeps the page up to date with the server that it comes from.

/** The pictures that are about to be asked for: each name, and what waits for it. */
const asked = new Map();

/** The most pictures that are asked for at a time: their names have to fit into the head of a request. */
const mostAsked = 64;

/** A picture by its name. What is drawn at the same time is asked for together. */
function pictureFrom(name) {
  return new Promise((take, fail) => {
    if (asked.size === 0) queueMicrotask(() => ask([...asked.values()].slice(0, mostAsked)));
    asked.set(name, { name, take, fail });
  });
}

async function ask(wanted) {
  for (const { name } of wanted) asked.delete(name);
  if (asked.size) queueMicrotask(() => ask([...asked.values()].slice(0, mostAsked)));
  try {
    const answer = await fetch(`/pixels/${wanted.map(({ name }) => name).join("+")}`);
    if (!answer.ok) throw new Error("there is a newer look");
    const found = unpacked(new Uint8Array(await answer.arrayBuffer()));
    wanted.forEach(({ take }, index) => take(found[index]));
  } catch (error) {
    wanted.forEach(({ fail }) => fail(error));
  }
}

const panel = node("section", "problems");
panel.setAttribute("role", "alert");
panel.hidden = true;
const report = node("pre");
const heading = node("h2");
panel.append(heading, report);
document.querySelector("main").before(panel);

/** In the head of the page, which stays in sight: it shows the panel, which covers nothing. */
const jump = node("a", "problems-count", "Errors");
jump.href = "#problems";
jump.hidden = true;
panel.id = "problems";
panel.tabIndex = -1;
jump.addEventListener("click", (event) => {
  event.preventDefault();
  panel.scrollIntoView();
  panel.focus({ preventScroll: true });
});
document.querySelector(".identity").append(jump);

/** When what is shown was compiled. */
let shownSince = "";

function tellProblems(text) {
  const name = page.themes[view.theme]?.name;
  heading.textContent = page.themes.length
    ? `The page shows the last look without errors: ${name} as it was at ${shownSince}` : "There is no look without errors yet";
  report.textContent = text ?? "";
  panel.hidden = jump.hidden = !text;
}

/** What is shown, by the mark that the server gives it. */
let shownMark = "";
let shownProblems = null;

/** The most elements that the server is told of: their numbers have to fit into the head of a request. */
const mostTold = 100;

/** What the server was told to be in sight: the numbers of a theme and of an element in its manifest, such as `0.3+0.12`. */
let toldInSight = "";
let sightWaiting = 0;

/** What is shown is named, so that the server need not tell it again. */
const manifestPath = () => `/manifest/${view.scale}x/${toldInSight}/${shownMark}`;

function inSightNow() {
  const shown = [page.themes[view.theme], page.themes.find(({ name }) => name === view.beside)];
  const found = shown.flatMap((theme, index) => {
    const boxes = [...document.querySelectorAll(`#devices > :nth-child(${index + 1}) [data-element]${index ? "" : ", .card"}`)];
    const names = new Set(boxes.filter(isInSight).map(({ dataset }) => dataset.element));
    const isShown = (name) => names.has(name) || names.has(name.split("/").slice(0, 3).join("/"));
    return Object.keys(theme?.manifest.elements ?? {}).flatMap((name, place) =>
      isShown(name) ? `${page.themes.indexOf(theme)}.${place}` : []);
  });
  return found.slice(0, mostTold).join("+");
}

/** Tells the server what is in sight, which it compiles first after a change, once the reader looks at it for a moment. */
function tellInSight() {
  clearTimeout(sightWaiting);
  sightWaiting = setTimeout(() => {
    const now = inSightNow();
    if (now === toldInSight || events.readyState !== EventSource.OPEN) return;
    toldInSight = now;
    fetch(manifestPath(), { method: "HEAD" }).catch(() => {});
  }, 100);
}

for (const type of ["scroll", "click", "input", "keyup", "resize"]) addEventListener(type, tellInSight, { capture: true, passive: true });

/** Takes what the server has, and draws it where the reader is. */
async function update() {
  const answer = await fetch(manifestPath(), { cache: "no-cache" });
  const mark = answer.headers.get("ETag")?.replaceAll('"', "") ?? "";
  if (mark === shownMark) return;
  const { since, themes: told, problems, folder } = await answer.json();
  page.folder = folder;
  const before = page.themes;
  const themes = since ? before.map((theme) => updated(theme, told.find(({ name }) => name === theme.name))) : told;
  const old = before[view.theme];
  const index = Math.max(0, themes.findIndex((theme) => theme.name === old?.name));
  const isSame = isAlikeAround(before, themes);
  const changed = old && isSame && isAlike(old, themes[index]) ? changedElements(old, themes[index]) : null;
  // Nothing that was drawn vanishes while pictures are on their way, those in sight first.
  const pictures = old && themes.length && picturesOf(themes[index], [...document.querySelectorAll("#devices canvas")].filter(isInSight));
  // They are asked for before the stage is built, which goes on meanwhile.
  await (changed ? null : pictures);
  [shownMark, shownProblems] = [mark, problems];
  if (themes.length) page.themes = themes;
  if (themes.length && (!problems || !shownSince)) shownSince = new Date().toLocaleTimeString();
  tellProblems(problems);
  if (!themes.length) return;
  showThemes(true);
  forgetPictures(themes);
  // Until the origins are asked for, those of before tell most.
  for (const theme of themes) theme.origins = before.find(({ name }) => name === theme.name)?.origins;
  if (!isSame) fillThemes();
  view.theme = index;
  if (!before.length) chooseAddressed();
  else if (!changed) keepingPlace(() => chooseTheme(index));
  else if (changed.size) await redraw(changed, pictures);
  tellInSight();
  askForOrigins(mark);
}

/** A theme with the elements of an update, which may be none. */
function updated(theme, update) {
  if (!update) return theme;
  const elements = { ...theme.manifest.elements, ...update.manifest.elements };
  return {
    ...theme, ...update, manifest: { ...theme.manifest, ...update.manifest, elements }, images: { ...theme.images, ...update.images },
  };
}

/** Whether the themes and their order are the same, and so are the looks of those that may be seen beside the one that is shown. */
function isAlikeAround(before, themes) {
  const isShown = ({ name }) => name === view.beside || view.across;
  return before.length === themes.length && themes.every((theme, index) =>
    theme.name === before[index].name && (!isShown(theme) || changedElements(before[index], theme).size === 0));
}

/** Whether two looks have the same elements in the same variants, and nothing else of the theme but those differs. */
function isAlike(before, theme) {
  const frame = ({ manifest: { elements, ...others }, remarks }) =>
    JSON.stringify([others, remarks, Object.entries(elements).map(([name, { variants }]) => [name, Object.keys(variants)])]);
  return frame(before) === frame(theme);
}

/** The names of the elements that differ in their facts, or in their pictures at the scale that is shown. */
function changedElements(before, theme) {
  const lookOf = (theme, name) => JSON.stringify(theme.manifest.elements[name], (key, value) => {
    if (key !== "images") return value;
    const image = imageOf({ images: value }, view.scale);
    return image && [image, placeOf(theme, image)];
  });
  const [olds, news] = [before.manifest.elements, theme.manifest.elements];
  // Those that an update does not tell of are the same objects.
  return new Set(Object.keys(news).filter((name) => olds[name] !== news[name] && lookOf(before, name) !== lookOf(theme, name)));
}

/** Waits for the pictures that canvases show now, in another look of their theme. */
function picturesOf(theme, canvases) {
  const places = canvases.map(({ file }) => theme.images[file]).filter(Boolean);
  return Promise.allSettled(places.map(pictureAt));
}

/** Draws elements that have changed: the stage first, once its pictures are there, and then the cards. */
async function redraw(changed, pictures) {
  let focusAgain;
  await drawStage({ after: pictures.then(() => { focusAgain = keptFocus(); }) });
  focusAgain();
  await new Promise(afterFrame);
  const theme = page.themes[view.theme];
  const cards = [...document.querySelectorAll(".card")].filter(({ dataset }) =>
    [...changed].some((name) => name === dataset.element || name.startsWith(`${dataset.element}/`)));
  await picturesOf(theme, cards.flatMap((card) => [...card.querySelectorAll("canvas")]));
  keepingPlace(() => cards.forEach((card) => drawCardAgain(card, theme)));
  inspect(inspection.name);
}

/** How long nothing must change before the origins of values are asked for, which takes longer than the rest, in milliseconds. */
const originsWait = 700;
let originsWaiting = 0;

/** Asks where the values of the themes come from, and tells it on the cards. */
function askForOrigins(mark) {
  clearTimeout(originsWaiting);
  originsWaiting = setTimeout(async () => {
    const origins = await fetch("/origins").then((answer) => answer.ok ? answer.json() : {}, () => ({}));
    if (mark !== shownMark) return;
    for (const theme of page.themes) theme.origins = origins[theme.name] ?? theme.origins;
    document.querySelectorAll(".card:has(dl)").forEach(explainAgain);
    if (!document.getElementById("inspected").contains(document.activeElement)) inspect(inspection.name);
  }, originsWait);
}

/** Keeps no picture that no theme has. */
function forgetPictures(themes) {
  const used = new Set(themes.flatMap((theme) => Object.values(theme.images)));
  for (const name of pictures.keys()) if (!used.has(name)) pictures.delete(name);
  for (const [key, { place }] of stretchedBefore) if (!used.has(place)) stretchedBefore.delete(key);
}

/** The card of an element or a control, which may be gone. */
function cardOfElement(name) {
  return [...document.querySelectorAll(".card")].find((card) => card.dataset.element === name);
}

/** Remembers what has the focus in a card or on the screen; the result gives the focus to what is in its place now. */
function keptFocus() {
  const old = document.activeElement;
  const place = old?.closest(".card, .device");
  if (!place) return () => {};
  const isAlike = ({ tagName, className }) => tagName === old.tagName && className === old.className;
  const alikeIn = (place) => [...place.querySelectorAll("*")].filter(isAlike);
  const labelOf = (element) => element.value || element.closest("div")?.querySelector("dt")?.textContent;
  const [index, label] = [alikeIn(place).indexOf(old), labelOf(old)];
  return () => {
    const now = place.id ? document.getElementById(place.id) : cardOfElement(place.dataset.element);
    if (!now) return;
    drawWaiting(now);
    const all = alikeIn(now);
    (all.find((element) => label && labelOf(element) === label) ?? all[index])?.focus({ preventScroll: true });
  };
}

/** Draws again so that what the reader looks at stays where it is, and keeps the focus. */
function keepingPlace(draw) {
  const inSight = [...document.querySelectorAll(".card")].find((card) => card.getBoundingClientRect().bottom > 0);
  const [name, top, scroll] = [inSight?.dataset.element, inSight?.getBoundingClientRect().top, scrollY];
  const focusAgain = keptFocus();
  const cards = document.getElementById("cards");
  cards.style.minHeight = `${cards.offsetHeight}px`;
  draw();
  // Cards grow when their variants are drawn: those above the place, and those in sight.
  for (const card of document.querySelectorAll(".card")) {
    if (card.getBoundingClientRect().top > innerHeight + scroll) break;
    drawWaiting(card);
    if (card.dataset.element === name) break;
  }
  focusAgain();
  cards.style.minHeight = "";
  const same = cardOfElement(name);
  scrollTo({ top: same && scroll > 0 ? scrollY + same.getBoundingClientRect().top - top : scroll, behavior: "instant" });
}

/** One update after the other; what comes meanwhile is one more. */
let running = null;
let isWanted = false;

function wantUpdate() {
  if (running) {
    isWanted = true;
    return;
  }
  running = update().catch((error) => tellProblems(`${error.message}; the page tries again with the next change`)).then(() => {
    running = null;
    if (isWanted) {
      isWanted = false;
      wantUpdate();
    }
  });
}

// The server draws the scale first that was asked for last.
form.elements.scale.forEach((choice) => choice.addEventListener("change", wantUpdate));
start();
const events = new EventSource("/events");
events.addEventListener("state", () => {
  tellProblems(shownProblems);
  wantUpdate();
});
events.addEventListener("error", () => {
  tellProblems("themec has ended; the page goes on when `themec preview --serve` runs again");
});
