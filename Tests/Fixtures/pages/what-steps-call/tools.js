const one = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
// A frame, and a turn for what was decoded.
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const frames = async () => {
  for (let i = 0; i < 3; i++) await frame();
};
// Enters a value in a field, as a reader does.
const enter = (field, value) => {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
// Chooses something in the form of a preview, and waits until all is drawn.
const choose = async (name, value) => {
  const fields = [...document.getElementsByName(name)];
  const field = fields.find((each) => (each.type !== "radio" && each.type !== "checkbox") || each.value === value);
  if (field.type === "radio" || field.type === "checkbox") field.click();
  else enter(field, value);
  await frames();
};
const press = (key, element = document.activeElement) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
// The card of an element of a preview by its kind and name, and a row of its numbers.
const card = (element) => all(".card").find((card) => card.dataset.explained.startsWith(`${element} `));
const row = (name, element) =>
  [...card(element).querySelectorAll("dl div")].find((each) => each.firstChild.textContent === name);
// Texts are told as they are, and all else as JSON.
const told = (value) => (typeof value === "string" ? value : JSON.stringify(value) ?? "undefined");
// What the tip says while a value of such a row has the keyboard's focus: a line for each step.
const origin = (name, element) => {
  const value = row(name, element).querySelector(".value");
  value.focus();
  // A window that is not in front tells of no focus by itself.
  value.dispatchEvent(new FocusEvent("focus"));
  const tip = document.getElementById(value.getAttribute("aria-describedby"));
  return [...tip.querySelectorAll(".said, li")].map((each) => each.childElementCount
    ? [...each.children].map((part) => part.textContent).join(" | ") : each.textContent).join("\n");
};
