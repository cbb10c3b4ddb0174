// The screens of devices, with scenes between the theme's bars.

const languages = {
  English: "Add to list", German: "Zur Einkaufsliste hinzufügen", Arabic: "إضافة إلى القائمة",
  Japanese: "リストに追加する", One: "A", None: "",
};

/** Which bar and back button the screen shows; what a person opened on it, and the scenes that were shown before. */
const chosen = { bar: null, back: null, pushed: null, before: [] };

function namesOf(theme, kind) {
  return Object.keys(theme.manifest.elements).filter((name) => name.startsWith(`${kind}/`));
}

/** The bar and the back button of the screen: those that a reader chose, else the theme's own. */
function screenOf(theme) {
  const pick = (kind, key, ofScreens) => {
    const names = namesOf(theme, kind);
    const own = ofScreens ? `${kind}/${ofScreens}` : names[0];
    return names.includes(chosen[key]) ? chosen[key] : names.includes(own) ? own : null;
  };
  const { navigationBar, backButton } = theme.manifest.defaults ?? {};
  return { bar: pick("navigationBars", "bar", navigationBar), back: pick("backButtons", "back", backButton) };
}

/** The names of the controls of a kind. */
function controlsOf(theme, kind) {
  return [...new Set(namesOf(theme, `controls/${kind}`).map((name) => name.split("/")[2]))];
}

/** What the bar of a scene says. */
function titleOf(scene, theme) {
  if (view.isOwnText && view.text) return view.text;
  return chosen.pushed ?? (scene.title || theme.name);
}

/** A navigation bar below a status bar, with a title, a back button and a button; a plain one where the theme has none. */
function barOf(theme, screen, width, scene) {
  const element = theme.manifest.elements[screen.bar];
  const bar = node("div", element ? "bar" : "bar plain");
  if (screen.bar) bar.dataset.element = screen.bar;
  const canvas = canvasOf("background");
  const row = node("div", "items");
  const title = node("div", "middle");
  const small = node("span", "title", titleOf(scene, theme));
  title.append(small);
  const [leading, trailing] = [node("div", "leading"), node("div", "trailing")];
  if (screen.back) {
    const text = view.isOwnText ? view.text : chosen.pushed ? scene.name : scenes[chosen.before.at(-1)]?.name ?? "Back";
    leading.append(liveElement(theme, screen.back, text, { onClick: goBack, label: text ? `Back: ${text}` : "Back" }));
  }
  row.append(leading, title, trailing);
  const large = node("div", "large");
  const status = devices[view.device].top ? statusBar() : "";
  bar.append(canvas, status, row, large);
  let shown = "";
  /** Draws the bar as it is at the upper end of what scrolls, or below it; gives its height. */
  const draw = (isAtEnd) => {
    const key = element ? variantFor(element, wanted([], view.metrics || (isAtEnd ? "scrollEdge" : ""))) : "normal";
    const facts = element ? factsOf(element, key) : {};
    const isLarge = Boolean(facts.largeTitle) && isAtEnd;
    const height = barHeight("navigationBars/", key, facts);
    if (shown === `${key} ${isLarge}`) return null;
    shown = `${key} ${isLarge}`;
    const size = { width, height: devices[view.device].top + height + (isLarge ? 52 : 0) };
    bar.style.height = `${size.height}px`;
    bar.querySelectorAll(":scope > :is(.system, .material)").forEach((look) => look.remove());
    canvas.drawn = drawPart(canvas, theme, facts.parts?.background, size, view.scale);
    if (facts.parts?.background?.art === "system") canvas.after(systemLook("navigationBars", ""));
    if (facts.material) canvas.after(materialLook(facts, canvas, facts.parts?.background));
    row.style.height = `${height}px`;
    row.style.color = facts.tint ?? "";
    if (status) inkFor(status, canvas, 0);
    dress(small, { font: { family: "system", weight: "semibold", size: 17 }, ...facts.title }, theme);
    small.hidden = isLarge;
    large.hidden = !isLarge;
    large.textContent = isLarge ? titleOf(scene, theme) : "";
    if (isLarge) dress(large, { font: { family: "system", weight: "bold", size: 34 }, ...facts.largeTitle }, theme);
    if (!trailing.childElementCount) addTrailing(trailing, theme, height);
    addBarShadow(bar, theme, facts, width);
    return size.height;
  };
  return { bar, draw };
}

/** Gives what the system shows on a picture a color that can be seen at a height of it, from 0 to 1. */
async function inkFor(box, canvas, height) {
  const drawn = await canvas.drawn;
  const row = drawn ? Math.min(drawn.height - 1, Math.floor(height * drawn.height)) : 0;
  box.style.color = drawn ? inkOn(drawn.words[row * drawn.width + (drawn.width >> 1)]) : "";
}

/** A button at the end of a bar, where one of the theme's fits in it. */
function addTrailing(trailing, theme, height) {
  const { titled, icons } = buttonsOf(theme);
  const name = [...titled, ...icons].find((each) =>
    !roles.destructive.test(each) && sizeOfButton(factsOf(theme.manifest.elements[each], "normal"), "Save", theme).height <= height - 6);
  if (name) trailing.append(liveElement(theme, name, "Save"));
}

function addBarShadow(bar, theme, facts, width) {
  bar.querySelector(":scope > .shadow")?.remove();
  if (!facts.parts?.shadowImage) return;
  const line = canvasOf("shadow");
  drawPart(line, theme, facts.parts.shadowImage, { width, height: artSize(facts.parts.shadowImage).height }, view.scale);
  bar.append(line);
}

/** Which scene each tab of a tab bar shows: the one that its name tells, else the next one that no other shows. */
function scenesOfTabs(names) {
  const told = { feed: /home|feed|today|news|time/i, chat: /chat|message|mail|inbox/i, shop: /shop|store|cart|market|bag|browse/i, settings: /setting|profile|account|more|user/i, form: /form|add|new|edit|write/i };
  const found = names.map((name) => Object.keys(told).find((scene) => told[scene].test(name)));
  const free = Object.keys(told).filter((scene) => !found.includes(scene));
  return found.map((scene) => scene ?? free.shift() ?? "feed");
}

/** What is at the lower end of a screen: what the scene puts there, else the theme's tab bar or toolbar. */
function footOf(theme, app, filled, below) {
  const foot = node("div", "foot");
  const own = filled.foot ?? (app.has("tabBars") ? null : app.tools());
  if (own) foot.append(own);
  else if (app.has("tabBars")) {
    const [name] = controlsOf(theme, "tabBars");
    const icons = namesOf(theme, `controls/tabBars/${name}/icons`).map(nameOf);
    const of = scenesOfTabs(icons.length ? icons : ["feed", "shop", "settings"]);
    const tabs = { get: () => of.indexOf(sceneShown(theme)), set: (index) => chooseScene(of[index]) };
    foot.append(app.controlNamed("tabBars", name, { below, chosen: tabs }, app.width));
  }
  return foot;
}

/** The name of the scene that is shown. */
function sceneShown(theme) {
  return view.scene || sceneFor(theme);
}

/** Shows another scene, and remembers this one for the way back. */
function chooseScene(name, isBack = false) {
  const now = sceneShown(page.themes[view.theme]);
  if (!isBack && now !== name) chosen.before.push(now);
  chosen.pushed = null;
  view.scene = name;
  form.elements.scene.value = name;
  document.querySelectorAll("#devices .scroller").forEach((scroller) => scroller.scrollTo(0, 0));
  drawStage({ moves: isBack ? "back" : "" });
  writeAddress();
}

/** Opens something in the scene. */
function push(title) {
  chosen.pushed = title;
  drawStage({ moves: "forth" });
  document.querySelector("#stage .leading .live")?.focus({ preventScroll: true });
}

/** What a back button does: it closes what was opened, or shows the scene that was shown before. */
function goBack() {
  if (chosen.pushed !== null) {
    chosen.pushed = null;
    drawStage({ moves: "back" });
  } else {
    const now = sceneShown(page.themes[view.theme]);
    chooseScene(chosen.before.pop() ?? (now === "feed" ? "settings" : "feed"), true);
  }
  document.querySelector("#stage .leading .live")?.focus({ preventScroll: true });
}

/** How far screens are scrolled. */
const scrolled = new WeakMap();

/** Builds what the screen of a device shows of a theme; the result shows it. `moves` tells from where it comes in. */
function builtScreen(screen, theme, { isDragged = false, moves = null } = {}) {
  const device = devices[view.device];
  const app = appOf(theme, view.width, { pushed: chosen.pushed, push, below: device.below });
  const scene = scenes[sceneShown(theme)];
  const filled = (chosen.pushed === null ? scene : scenes.detail).fill(app);
  const scroller = node("div", `scroller${filled.isWide ? " wide-scene" : ""}`);
  // Its own scroller tells it, but not without a layout of the page.
  const before = (isDragged ? scrolled.get(screen) : screen.querySelector(".scroller")?.scrollTop) ?? 0;
  scroller.append(...filled.body.filter(Boolean));
  scroller.style.setProperty("--margin", `${app.margin}px`);
  scroller.tabIndex = 0;
  Object.assign(scroller, { role: "region", ariaLabel: `${scene.name || "Scene"} of ${theme.name}` });
  const [of, foot] = [screenOf(theme), footOf(theme, app, filled, device.below)];
  const { bar, draw } = barOf(theme, of, view.width, chosen.pushed === null ? scene : { ...scene, title: chosen.pushed });
  scroller.style.paddingTop = `${draw(true)}px`;
  const height = foot.firstChild ? parseFloat(foot.firstChild.style.height) : device.below;
  scroller.style.paddingBottom = `${height}px`;
  scroller.addEventListener("scroll", () => {
    if (!scroller.isConnected) return;
    scrolled.set(screen, scroller.scrollTop);
    draw(scroller.scrollTop <= 26);
    settleSoon(scroller);
  }, { passive: true });
  return () => {
    paintPage(screen, theme);
    const gone = [...screen.children];
    keepCanvases(gone, [scroller, bar, foot]);
    screen.replaceChildren(scroller, bar, foot);
    // To empty canvases takes some milliseconds, in which the new ones can be seen.
    afterFrame(() => gone.forEach(spareCanvases));
    if (moves !== null) {
      scrolled.delete(screen);
      screen.firstChild.classList.add("moves", moves || "fades");
    } else if (before > 0) {
      scroller.scrollTop = before;
    }
    if (device.below) screen.append(node("div", "indicator"));
    const canvas = foot.querySelector("canvas.background");
    if (canvas && device.below) inkFor(screen.lastChild, canvas, 1);
  };
}

/** Gives a screen the color of the theme's image `page`, where it is one of a single color. */
async function paintPage(screen, theme) {
  const element = theme.manifest.elements["images/page"];
  const part = element && factsOf(element, variantFor(element, wanted([]))).parts?.image;
  const isColor = part && artSize(part).width === 1 && artSize(part).height === 1;
  const picture = isColor ? await Promise.resolve(pictureAt(placeOf(theme, imageOf(part, 1)))).catch(() => null) : null;
  const [red, green, blue] = [0, 8, 16].map((shift) => (picture?.words[0] >>> shift) & 255);
  screen.style.background = picture ? `rgb(${red} ${green} ${blue})` : "";
}

/** How often the stage was drawn. */
let stagesDrawn = 0;

/**
 * Draws the devices: the theme that is shown, and the one beside it. While their width is dragged, they are built in one task and
 * shown in the next, so that none takes long; with `after`, they are shown once that is done, which the result tells.
 */
function drawStage(options = {}) {
  const theme = page.themes[view.theme];
  if (!theme) return;
  const shown = [theme, page.themes.find((each) => each.name === view.beside)].filter(Boolean);
  const place = document.getElementById("devices");
  while (place.childElementCount > shown.length) place.lastChild.remove();
  const show = shown.map((theme, index) => {
    if (!place.children[index]) place.append(newDevice(index));
    const frame = place.children[index];
    frame.className = `frame ${view.device}`;
    frame.dataset.appearance = view.appearance;
    const screen = frame.querySelector(".device");
    const { width } = view;
    const showBuilt = builtScreen(screen, theme, options);
    return () => {
      screen.dataset.appearance = view.appearance;
      screen.dir = view.direction || "ltr";
      screen.ariaLabel = `${theme.name} on a ${devices[view.device].name.toLowerCase()}`;
      screen.style.width = `${width}px`;
      screen.style.height = `${devices[view.device].height}px`;
      screen.style.setProperty("--app", accentOf(theme));
      showBuilt();
      frame.lastChild.textContent = shown.length > 1 ? theme.name : "";
    };
  });
  stagesDrawn += 1;
  const number = stagesDrawn;
  const showAll = () => {
    if (number !== stagesDrawn) return;
    show.forEach((each) => each());
    fitStage();
    tellApproximations();
    markInspected();
    markWarned();
    drawMeasured();
    drawInSight();
  };
  if (options.after) return options.after.then(showAll);
  if (options.isDragged) setTimeout(showAll);
  else showAll();
  return null;
}

/** Gives the devices the size that fits, or the one that was chosen. */
function fitStage() {
  const zoom = stageZoom();
  const place = document.getElementById("devices");
  place.style.zoom = zoom;
  // What is thinner than a pixel of the screen would vanish between two of them.
  place.style.setProperty("--least", zoom < 1 ? `${1 / (zoom * devicePixelRatio)}px` : "0px");
  place.classList.toggle("smooth", !Number.isInteger(zoom));
  document.getElementById("zoomShown").textContent = `${Math.round(zoom * 100)} %`;
}

/** A color of the theme for what is the app's: the tint of its bar, or what its titles have. */
function accentOf(theme) {
  const { bar, back } = screenOf(theme);
  const elements = theme.manifest.elements;
  const [ofBar, ofBack] = [bar, back].map((name) => (name ? factsOf(elements[name], "normal") : {}));
  const colors = [ofBar.tint, ofBack.title?.color, ...namesOf(theme, "buttons").map((name) => factsOf(elements[name], "normal").title?.color)];
  return colors.find((color) => color && !/^#(fff|000)/i.test(color)) ?? "#4a6fa5";
}
