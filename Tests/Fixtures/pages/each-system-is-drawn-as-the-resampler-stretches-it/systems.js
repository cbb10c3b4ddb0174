// A variant, the size of its picture in pixels, and its hash: a line for each variant of an element in a width.
const variants = async (element, width) => {
  const shown = card(element);
  const slider = shown.querySelector(".width input");
  if (slider) enter(slider, width);
  // The variants follow in a task of their own, once the card is in sight.
  do await frame();
  while (!shown.querySelector("figure"));
  const lines = [];
  for (const figure of shown.querySelectorAll("figure")) {
    const drawn = await figure.querySelector("canvas.background").drawn;
    const hash = drawn?.words.reduce((hash, word) => Math.imul(hash ^ word, 16777619) >>> 0, 2166136261);
    const key = figure.querySelector(".pick").value.split(" ")[1];
    lines.push([key, drawn?.width ?? 0, drawn?.height ?? 0, hash ?? 0].join(" "));
  }
  return lines.join("\n");
};
// The widths of a button's title, as a browser measures it, and of the button.
const widths = (element) => {
  const title = card(element).querySelector(".try .title");
  const { font, letterSpacing } = getComputedStyle(title);
  const text = document.createElement("span");
  Object.assign(text.style, { font, letterSpacing, whiteSpace: "pre", position: "absolute" });
  text.textContent = title.textContent;
  document.body.append(text);
  const width = text.getBoundingClientRect().width;
  text.remove();
  return [width, card(element).querySelector(".try .element").getBoundingClientRect().width].join(" ");
};
