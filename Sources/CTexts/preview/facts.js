// What a manifest says of a variant, and which variant an app shows.

const statePriority = ["disabled", "highlighted", "selected", "focused", "hovered"];
const axes = ["metrics", "appearance", "accessibility", "system", "direction"];

/** The axis that a value after the state belongs to. */
function axisOf(value) {
  if (/compact|prompt|scrolledge/i.test(value)) return "metrics";
  if (value === "light" || value === "dark") return "appearance";
  if (/highContrast|buttonShapes/.test(value)) return "accessibility";
  return value === "rtl" ? "direction" : "system";
}

const factsFound = new WeakMap();

/** The facts of a variant over those of what it falls back to; each variant's are put together once. */
function factsOf(element, key) {
  if (!factsFound.has(element)) factsFound.set(element, new Map());
  const found = factsFound.get(element);
  if (!found.has(key)) found.set(key, mergedFacts(element, key));
  return found.get(key);
}

function mergedFacts(element, key) {
  const dot = key.lastIndexOf(".");
  const below = dot >= 0 ? key.slice(0, dot) : key === "normal" ? null : "normal";
  const facts = below === null ? {} : { ...factsOf(element, below) };
  for (const [name, value] of Object.entries(element.variants[key] ?? {})) {
    const isLaidOver = ["largeTitle", "parts", "title"].includes(name) && value !== null;
    facts[name] = isLaidOver ? withoutNull({ ...facts[name], ...value }) : value;
  }
  return withoutNull(facts);
}

function withoutNull(facts) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

/** The values of an axis that an element has, `states` among them. */
function valuesOf(element, axis) {
  const values = new Set();
  for (const key of Object.keys(element.variants)) {
    const [state, ...others] = key.split(".");
    if (axis === "states") values.add(state);
    else others.filter((value) => axisOf(value) === axis).forEach((value) => values.add(value));
  }
  return [...values];
}

/** The state that is shown where several hold: one that combines them, else the first by priority. */
function shownState(element, held) {
  const states = valuesOf(element, "states");
  const combined = states.find((state) => {
    const parts = state.split("+");
    return parts.length === held.length && parts.every((part) => held.includes(part));
  });
  return combined ?? statePriority.find((state) => held.includes(state) && states.includes(state)) ?? "normal";
}

/** A value of the system and what holds as well: earlier versions, and the platform. */
function systemsBelow(element, system) {
  const [platform, version] = system.split("-");
  const others = valuesOf(element, "system").filter((value) => {
    const [other, least] = value.split("-");
    return other === platform && Number(least ?? 0) <= Number(version ?? 0);
  });
  return others.sort((a, b) => Number(b.split("-")[1] ?? 0) - Number(a.split("-")[1] ?? 0));
}

/** The key of the variant that an app shows; `wanted` has the states that hold and a value of each axis, or "". */
function variantFor(element, wanted) {
  const state = shownState(element, wanted.states);
  const systems = wanted.system === "" ? [""] : [...systemsBelow(element, wanted.system), ""];
  for (const system of systems) {
    // A value that the element says nothing of is none: `light` where it knows `dark` alone, or no appearance at all.
    const values = axes
      .map((axis) => [axis, axis === "system" ? system : wanted[axis]])
      .filter(([axis, value]) => value && valuesOf(element, axis).includes(value)).map(([, value]) => value);
    const least = system === "" ? 0 : values.indexOf(system) + 1;
    for (let count = values.length; count >= least; count--) {
      const key = [state, ...values.slice(0, count)].join(".");
      if (element.variants[key]) return key;
    }
  }
  return state;
}

/** A variant's key in words. */
function wordsOf(key) {
  return key.split(".").join(", ").replaceAll("+", " and ");
}
