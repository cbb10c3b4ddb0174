// Keeps the page up to date with the server that it comes from.

/** The bytes of a picture by its name. */
async function bytesAt(name) {
  const answer = await fetch(`/images/${name}`);
  if (!answer.ok) throw new Error(`no picture ${name}`);
  return new Uint8Array(await answer.arrayBuffer());
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
let shownMark = null;
let shownProblems = null;

/** Takes what the server has, and draws it where the reader is. */
async function update() {
  const answer = await fetch("/manifest", { cache: "no-cache" });
  const mark = answer.headers.get("ETag");
  if (mark === shownMark) return;
  const { themes, problems, folder } = await answer.json();
  page.folder = folder;
  const old = page.themes[view.theme]?.name;
  const index = Math.max(0, themes.findIndex((theme) => theme.name === old));
  // Nothing that was drawn vanishes while pictures are on their way.
  const images = themes[index]?.images ?? {};
  const names = old === undefined ? [] : [...filesDrawn].map((file) => images[file]).filter(Boolean);
  await Promise.all(names.map(pictureAt));
  [shownMark, shownProblems] = [mark, problems];
  const isFirst = page.themes.length === 0;
  const isSame = JSON.stringify(themes) === JSON.stringify(page.themes);
  if (themes.length) page.themes = themes;
  if (themes.length && (!problems || !shownSince)) shownSince = new Date().toLocaleTimeString();
  tellProblems(problems);
  if (!themes.length || isSame) return;
  showThemes(true);
  forgetPictures(themes);
  stretchedBefore.clear();
  fillThemes();
  if (isFirst) chooseAddressed();
  else keepingPlace(() => chooseTheme(index));
}

/** Keeps no picture that no theme has. */
function forgetPictures(themes) {
  const used = new Set(themes.flatMap((theme) => Object.values(theme.images)));
  for (const name of decoded.keys()) if (!used.has(name)) decoded.delete(name);
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

const events = new EventSource("/events");
events.addEventListener("state", () => {
  tellProblems(shownProblems);
  wantUpdate();
});
events.addEventListener("error", () => {
  tellProblems("themec has ended; the page goes on when `themec preview --serve` runs again");
});
