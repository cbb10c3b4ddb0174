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
  drawStage();
  drawCards();
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
  const screen = screenOf(theme);
  if (screen.bar) form.elements.bar.value = screen.bar;
  if (screen.back) form.elements.back.value = screen.back;
}

function chooseTheme(index) {
  view.theme = index;
  form.elements.theme.value = index;
  form.elements.brand.value = index;
  fillChoices();
  refresh();
  // The address of a page of several themes tells which one is shown.
  if (page.themes.length > 1) history.replaceState(null, "", `#${addressOf(page.themes[index])}`);
}

function addressOf(theme) {
  return encodeURIComponent(theme.name);
}

/** Shows the theme that the address names, or the first one. */
function chooseAddressed() {
  chooseTheme(Math.max(0, page.themes.findIndex((theme) => `#${addressOf(theme)}` === location.hash)));
}

/** Takes what a reader chose. */
function take(input) {
  const { name, value } = input;
  if (name === "theme" || name === "brand") return chooseTheme(Number(value));
  if (name === "width") return setWidth(Number(value));
  if (name === "guides") {
    if (input.checked) view.guides.add(value);
    else view.guides.delete(value);
  } else if (name === "language") {
    view.text = languages[value] ?? view.text;
    form.elements.text.value = view.text;
    view.direction = value === "Arabic" ? "rtl" : view.direction;
    form.elements.direction.value = view.direction;
  } else if (name === "isDisabled") view.isDisabled = input.checked;
  else if (["bar", "back", "scene"].includes(name)) chosen[name] = value;
  else if (["scale", "zoom"].includes(name)) view[name] = Number(value);
  else view[name] = value;
  refresh();
}

/** Gives the screen another width, in points, within what it can have; the cards stay as they are. */
function setWidth(width) {
  const range = form.elements.width;
  view.width = Math.round(Math.min(range.max, Math.max(range.min, width)));
  range.value = view.width;
  form.elements.widthShown.value = `${view.width} pt`;
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    drawStage({ keepsButtons: true });
  });
}

/** Whether the screen is about to be drawn. */
let isWaiting = false;

/** Keeps the width of the screen when its edge is dragged. */
function dragEdge(edge) {
  edge.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const [start, width] = [event.clientX, view.width];
    const move = (event) => setWidth(width + (event.clientX - start) / view.zoom);
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
  form.elements.brand.max = page.themes.length - 1;
  for (const name of ["theme", "brand"]) form.elements[name].closest("label").hidden = page.themes.length < 2;
}

function start() {
  document.body.append(ruler);
  fillThemes();
  Object.keys(languages).forEach((name) => option(form.elements.language, name, name));
  view.text = languages.English;
  form.elements.text.value = view.text;
  form.elements.scale.value = view.scale;
  form.elements.appearance.value = view.appearance;
  form.addEventListener("submit", (event) => event.preventDefault());
  // Some choices of the form are beside the screen.
  document.addEventListener("input", (event) => {
    if (event.target.form === form) take(event.target);
  });
  dragEdge(document.getElementById("edge"));
  unfold(document.getElementById("more"), document.getElementById("panel"));
  // The device with its frame and the edge beside it, on a small window.
  setWidth(Math.min(375, document.querySelector(".stage").clientWidth - 32 - 40));
  addEventListener("beforeprint", drawAllVariants);
  addEventListener("hashchange", chooseAddressed);
  new ResizeObserver(settleSoon).observe(document.body);
  showThemes(page.themes.length > 0);
  if (page.themes.length) chooseAddressed();
}

start();
