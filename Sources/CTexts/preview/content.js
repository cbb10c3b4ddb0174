// What an app puts between a theme's elements: words, people and pictures, none of which are the theme's.

/** A box of the app's own with a class. */
function own(className, ...content) {
  const box = node("div", `own ${className}`);
  box.append(...content.filter(Boolean));
  return box;
}

const headline = (text) => own("headline", text);
const words = (text) => own("words", text);
const quiet = (text) => own("quiet-words", text);

/** A picture that no file is needed for; its colors follow from the theme's. */
function photo(number, height) {
  const box = own(`photo photo-${number % 4}`);
  box.style.height = `${height}px`;
  box.ariaHidden = "true";
  return box;
}

function avatar(name, number) {
  const box = own(`avatar photo-${number % 4}`, name.split(" ").map((part) => part[0]).join("").slice(0, 2));
  box.ariaHidden = "true";
  return box;
}

/** A person, and what is said below the name. */
function byline(name, below, number, ...after) {
  return own("byline", avatar(name, number), own("column", own("name", name), quiet(below)), ...after);
}

/** What a row of a list holds: a title, and a detail, a box, or that it opens something. */
function rowContent({ title, detail, box, open }) {
  const content = node(open ? "button" : "span", open ? "live row-content" : "row-content");
  if (open) {
    content.type = "button";
    content.addEventListener("click", open);
  }
  const label = node("span", "row-title", title);
  label.dir = "auto";
  content.append(label);
  if (detail) content.append(node("span", "row-detail", detail));
  if (box) content.append(box);
  if (open) content.append(node("span", "disclosure"));
  return content;
}

/** A field of the app's own, where a theme has none. */
function plainField(theme, label) {
  const text = setting(theme, `plain ${label}`, "");
  const input = node("input", "own-field");
  Object.assign(input, { type: "text", autocomplete: "off", placeholder: label, ariaLabel: label, value: text.get() });
  input.style.height = "44px";
  input.addEventListener("input", () => text.set(input.value));
  return input;
}

/** A list of the app's own, where a theme has no cells. */
function plainRows(rows) {
  return own("rows", ...rows.map((row) => {
    const line = own("plain-row", rowContent(row));
    return line;
  }));
}

const posts = [
  ["Mira Okafor", "Lisbon, 9:12", "Fog over the harbor this morning. The ferries left on time, and nobody could see them."],
  ["Jonas Weber", "Yesterday", "Three days on the coast path. The third photo is the one that I will print."],
  ["Aiko Tanaka", "Monday", "The new reading room opens at eight. Bring a coat, the windows stay open."],
];

const messages = [
  ["theirs", "Are you still coming tonight?"],
  ["mine", "Yes! The train is late, but I will be there."],
  ["theirs", "Good. We have a table by the window."],
  ["mine", "Shall I bring anything?"],
  ["theirs", "Only yourself. And the photos from the coast, if you have printed them already."],
  ["mine", "All forty of them."],
  ["theirs", "See you at eight?"],
  ["mine", "See you at eight."],
];

const products = [
  ["Canvas bag", "34 €"], ["Enamel mug", "12 €"], ["Wool throw", "89 €"], ["Desk lamp", "64 €"], ["Notebook", "9 €"],
  ["Tea tin", "15 €"],
];
