// What a manifest says of a variant, and which variant an app shows.

/** Which of several values is shown that hold together, where an element does not combine them. */
const priority = ["disabled", "highlighted", "selected", "focused", "hovered", "buttonShapes", "highContrast"];
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

/** The value of a fact by its path in the manifest. */
const factAt = (facts, path) => path.split(".").reduce((value, key) => value?.[key], facts);

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

/** What an element shows for a value that holds: the value, or the nearest one that it has; none for "". */
function nearestValue(element, axis, value) {
  const known = valuesOf(element, axis);
  if (!value || known.includes(value)) return value || null;
  const part = priority.find((each) => value.split("+").includes(each) && known.includes(each));
  if (part) return part;
  const [platform, version] = value.split("-");
  const least = (name) => Number(name.split("-")[1] ?? 0);
  const older = known.filter((name) => name.split("-")[0] === platform && least(name) <= Number(version ?? 0));
  return older.sort((a, b) => least(b) - least(a))[0] ?? null;
}

/** A combination of states as an element writes it, else the states as they are. */
function writtenState(element, held) {
  const isSame = (state) => {
    const parts = state.split("+");
    return parts.length === held.length && parts.every((part) => held.includes(part));
  };
  return valuesOf(element, "states").find(isSame) ?? held.join("+");
}

/** The key of the variant that an app shows; `wanted` has the states that hold and a value of each axis, or "". */
function variantFor(element, wanted) {
  const state = nearestValue(element, "states", writtenState(element, wanted.states)) ?? "normal";
  const values = axes.map((axis) => nearestValue(element, axis, wanted[axis])).filter((value) => value !== null);
  return listedKey(element, [state, ...values].join("."));
}

/** The key of the nearest variant that the manifest lists: a key without its last values. */
function listedKey(element, key) {
  if (element.variants[key]) return key;
  const dot = key.lastIndexOf(".");
  return dot >= 0 ? listedKey(element, key.slice(0, dot)) : "normal";
}

/** A variant's key in words. */
function wordsOf(key) {
  return key.split(".").join(", ").replaceAll("+", " and ");
}
