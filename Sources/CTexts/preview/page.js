// The choices at the top of the page, and drawing again what depends on them.

const form = document.getElementById("choices");

function refresh() {
  const theme = page.themes[view.theme];
  if (!theme) return;
  document.title = `${theme.name} – themec`;
  document.getElementById("name").textContent = theme.name;
  const all = Object.values(theme.manifest.elements);
  const variants = all.reduce((sum, element) => sum + Object.keys(element.variants).length, 0);
  document.getElementById("summary").textContent = `${counted(all.length, "element")}, ${counted(variants, "variant")}`;
  document.body.dataset.appearance = view.appearance;
  document.body.classList.toggle("falls-back", view.platform === "fallback");
  document.body.classList.toggle("inspects", isInspecting());
  form.elements.scene.value = sceneShown(theme);
  listElements(theme);
  drawStage();
  drawCards();
  countWarnings(theme);
  inspect(inspection.name);
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Shows what is chosen where a form says so. */
function option(select, value, label, isChosen = false) {
  const made = node("option", "", label);
  made.value = value;
  made.selected = isChosen;
  select.append(made);
}

/** A choice that only some themes have: values of an axis, bars, back buttons. */
function fill(name, values, label = (value) => value, first = null) {
  const select = form.elements[name];
  select.replaceChildren();
  if (first !== null) option(select, "", first);
  values.forEach((value) => option(select, value, label(value)));
  select.closest("label").hidden = values.length < (first === null ? 2 : 1);
}

function fillChoices() {
  const theme = page.themes[view.theme];
  const elements = Object.values(theme.manifest.elements);
  const values = (axis) => [...new Set(elements.flatMap((element) => valuesOf(element, axis)))];
  fill("metrics", values("metrics"), wordsOf, "default");
  fill("accessibility", values("accessibility"), wordsOf, "as usual");
  fill("system", values("system"), (value) => value.replace("-", " "), "any");
  for (const axis of ["metrics", "accessibility", "system"]) {
    if (!values(axis).includes(view[axis])) view[axis] = "";
    form.elements[axis].value = view[axis];
  }
  fill("bar", namesOf(theme, "navigationBars"), nameOf);
  fill("back", namesOf(theme, "backButtons"), nameOf);
  fill("beside", page.themes.map(({ name }) => name).filter((name) => name !== theme.name), (name) => name, "no other");
  form.elements.beside.value = view.beside;
  const screen = screenOf(theme);
  if (screen.bar) form.elements.bar.value = screen.bar;
  if (screen.back) form.elements.back.value = screen.back;
}

function chooseTheme(index) {
  view.theme = index;
  form.elements.theme.value = index;
  fillChoices();
  refresh();
  writeAddress();
}

/** Shows the theme before or behind the one that is shown. */
function stepTheme(step) {
  chooseTheme((view.theme + step + page.themes.length) % page.themes.length);
}

/** Shows what the address tells. */
function chooseAddressed() {
  const index = readAddress();
  fillForm();
  chooseTheme(index);
  tellWidth();
}

/** Shows in the form what is chosen. */
function fillForm() {
  for (const name of ["scale", "zoom", "appearance", "direction", "platform", "device", "search", "folder"]) form.elements[name].value = view[name];
  form.elements.text.value = view.isOwnText ? view.text : "";
  form.elements.beside.value = view.beside;
  for (const box of document.querySelectorAll("input[type=checkbox]")) {
    if (["states", "guides"].includes(box.name)) box.checked = view[box.name].has(box.value);
    else if (box.form === form) box.checked = view[box.name] === box.value;
  }
}

/** Takes what a reader chose. */
function take(input) {
  const { name, value } = input;
  if (name === "theme") return chooseTheme(Number(value));
  if (name === "width") return setWidth(Number(value));
  if (name === "scene") return chooseScene(value);
  if (name === "search") {
    view.search = value;
    filterElements();
    return writeAddress();
  }
  if (name === "states" || name === "guides") {
    if (input.checked) view[name].add(value);
    else view[name].delete(value);
  } else if (input.type === "checkbox") view[name] = input.checked ? value : "";
  else if (name === "language") takeText(languages[value] ?? "", value === "Arabic" ? "rtl" : view.direction);
  else if (name === "text") takeText(value, view.direction);
  else if (name === "device") takeDevice(value);
  else if (["bar", "back"].includes(name)) chosen[name] = value;
  else if (["scale", "zoom"].includes(name)) view[name] = Number(value);
  else view[name] = value;
  refresh();
  writeAddress();
}

/** Takes a title for all that has one, and the direction in which it is written. */
function takeText(text, direction) {
  [view.text, view.isOwnText, view.direction] = [text, true, direction];
  if (form.elements.text !== document.activeElement) form.elements.text.value = text;
  form.elements.direction.value = direction;
}

function takeDevice(name) {
  view.device = name;
  view.width = devices[name].width;
  tellWidth();
}

function tellWidth() {
  form.elements.width.value = view.width;
  form.elements.widthShown.value = `${view.width} pt`;
}

/** Gives the screen another width, in points, within what it can have; the cards stay as they are. */
function setWidth(width) {
  const range = form.elements.width;
  view.width = Math.round(Math.min(range.max, Math.max(range.min, width)));
  tellWidth();
  drawWidth();
}

/** Schedules a call after the next frame, but not in its task: with what the browser does for a frame, that would take too long. */
const afterFrame = (call) => requestAnimationFrame(() => setTimeout(call));

/** Draws the screen in another width, once a frame. */
const drawWidth = throttled(afterFrame, () => {
  drawStage({ isDragged: true });
  // Browsers refuse an address that changes with every frame.
  clearTimeout(addressWaiting);
  addressWaiting = setTimeout(writeAddress, 150);
});

/** A function that calls another one when `schedule` says so, once for all calls of it until then. */
function throttled(schedule, call) {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      call();
    });
  };
}

/** The timer after which the address tells a width. */
let addressWaiting = 0;

/** Keeps the width of the screen when its edge is dragged. */
function dragEdge(edge) {
  edge.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const [start, width] = [event.clientX, view.width];
    // The device is in the middle, so it grows on both sides.
    const zoom = stageZoom() / (document.querySelectorAll("#devices .frame").length > 1 ? 1 : 2);
    const move = (event) => setWidth(width + (event.clientX - start) / zoom);
    edge.addEventListener("pointermove", move);
    edge.addEventListener("lostpointercapture", () => edge.removeEventListener("pointermove", move), { once: true });
  });
}

/** Shows what is chosen less often while a button is pressed; Escape, or a press beside it, hides it again. */
function unfold(button, panel) {
  const show = (isShown) => {
    panel.hidden = !isShown;
    button.ariaExpanded = String(isShown);
  };
  button.addEventListener("click", () => show(panel.hidden));
  addEventListener("pointerdown", ({ target }) => {
    if (!button.parentElement.contains(target)) show(false);
  });
  button.parentElement.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || panel.hidden) return;
    show(false);
    button.focus();
  });
}

/** Shows the page but for what is wrong, or hides it where there is no theme. */
function showThemes(areShown) {
  for (const place of document.querySelectorAll("header, main, #choices")) place.hidden = !areShown;
}

/** The themes among which a reader chooses. */
function fillThemes() {
  form.elements.theme.replaceChildren();
  page.themes.forEach((theme, index) => option(form.elements.theme, index, theme.name));
  document.body.classList.toggle("has-themes", page.themes.length > 1);
  form.elements.theme.closest("label").hidden = page.themes.length < 2;
  document.querySelector(".stepper").hidden = page.themes.length < 2;
}

function start() {
  document.body.append(ruler);
  document.getElementById("devices").append(newDevice(0));
  fillThemes();
  option(form.elements.language, "", "Language");
  Object.keys(languages).forEach((name) => option(form.elements.language, name, name));
  form.addEventListener("submit", (event) => event.preventDefault());
  // Some choices of the form are beside the screen.
  document.addEventListener("input", (event) => {
    if (event.target.form === form) take(event.target);
  });
  document.getElementById("previous").addEventListener("click", () => stepTheme(-1));
  document.getElementById("next").addEventListener("click", () => stepTheme(1));
  dragEdge(document.getElementById("edge"));
  unfold(document.getElementById("more"), document.getElementById("panel"));
  startWarnings();
  startInspecting();
  addEventListener("beforeprint", drawAllVariants);
  addEventListener("hashchange", chooseAddressed);
  new ResizeObserver(([{ target }]) => {
    stageRoom = target.clientWidth;
    fitStage();
  }).observe(document.querySelector(".stage"));
  addEventListener("resize", fitStage);
  addEventListener("scroll", () => drawInSight(), { capture: true, passive: true });
  new ResizeObserver(() => settleSoon(document.body)).observe(document.body);
  showThemes(page.themes.length > 0);
  if (page.themes.length) chooseAddressed();
}
