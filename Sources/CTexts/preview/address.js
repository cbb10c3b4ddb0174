// What is shown, in the address: a link shows the same to another reader. Only what differs from a new page is told.

/** The choices that the address tells, each with what a new page has. */
const told = {
  scene: "", device: "phone", width: 0, appearance: null, direction: "", scale: null, zoom: 0, metrics: "", accessibility: "",
  system: "", platform: "own", beside: "", text: null, element: "", across: "", search: "", inspect: "", editor: "", folder: "",
};

/** What a new page shows that depends on the reader's screen. */
const usual = { appearance: view.appearance, scale: view.scale };

/** Writes what is shown into the address, where the page may. */
function writeAddress() {
  const theme = page.themes[view.theme];
  if (!theme) return;
  const now = {
    ...view, width: view.width === devices[view.device].width ? 0 : view.width, text: view.isOwnText ? view.text : null,
    element: inspection.name ?? "",
  };
  const choices = new URLSearchParams();
  for (const [name, usually] of Object.entries({ ...told, ...usual })) {
    if (now[name] !== usually) choices.set(name, now[name]);
  }
  for (const name of ["states", "guides"]) if (view[name].size) choices.set(name, [...view[name]].join("."));
  for (const name of ["bar", "back"]) if (chosen[name]) choices.set(name, chosen[name]);
  const query = choices.toString();
  const mark = page.themes.length > 1 || query ? `#${encodeURIComponent(theme.name)}${query && `?${query}`}` : "";
  if (mark === location.hash || !mark && !location.hash) return;
  try {
    history.replaceState(null, "", mark || location.pathname + location.search);
  } catch {
    // A page inside of another one may have no address of its own.
  }
}

/** Takes what the address tells; what it does not tell is as on a new page. */
function readAddress() {
  const [name, query = ""] = location.hash.slice(1).split(/\?(.*)/s);
  const choices = new URLSearchParams(query);
  for (const [key, usually] of Object.entries({ ...told, ...usual })) {
    const value = choices.get(key) ?? usually;
    view[key] = ["scale", "zoom", "width"].includes(key) ? Number(value) : value;
  }
  takeOnlyKnown();
  view.isOwnText = choices.has("text");
  view.text = view.isOwnText ? choices.get("text") : languages.English;
  for (const key of ["states", "guides"]) view[key] = new Set(choices.get(key)?.split(".").filter(Boolean));
  for (const key of ["bar", "back"]) chosen[key] = choices.get(key);
  inspection.name = choices.get("element");
  return Math.max(0, page.themes.findIndex((theme) => theme.name === nameInAddress(name)));
}

/** Puts what a new page has in the place of what nothing can be: an address is written by anyone. */
function takeOnlyKnown() {
  if (!Object.hasOwn(scenes, view.scene) || view.scene === "detail") view.scene = "";
  if (!Object.hasOwn(devices, view.device)) view.device = "phone";
  if (![1, 2, 3].includes(view.scale)) view.scale = usual.scale;
  if (![0, 1, 2, 4, 8].includes(view.zoom)) view.zoom = 0;
  if (!["light", "dark"].includes(view.appearance)) view.appearance = usual.appearance;
  if (!["", "rtl"].includes(view.direction)) view.direction = "";
  const { min, max } = form.elements.width;
  view.width = view.width ? Math.round(Math.min(max, Math.max(min, view.width))) : devices[view.device].width;
}

/** A name as the address has it, as it is; an address that is none names nothing. */
function nameInAddress(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
