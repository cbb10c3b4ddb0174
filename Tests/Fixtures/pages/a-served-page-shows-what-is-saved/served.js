// The color of a pixel in the middle of the first button's picture.
const pixel = () => {
  const canvas = one(".card .try canvas");
  if (!canvas || canvas.dataset.drawn === undefined || !canvas.width) return "";
  const pixel = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
  return [...pixel].join(" ");
};
// A reader types a title, makes a button wider, and scrolls.
const read = () => {
  enter(document.getElementsByName("text")[0], "My own title");
  enter(one(".card .width input"), 333);
  const card = all(".card")[6];
  scrollTo(0, scrollY + card.getBoundingClientRect().top - 100);
  card.querySelector(".width input").focus({ preventScroll: true });
};
const top = () => String(Math.round(all(".card")[6].getBoundingClientRect().top));
const focused = () => {
  const { type, value } = document.activeElement;
  return `${document.activeElement.closest(".card")?.dataset.element} ${type} ${value}`;
};
const title = () => one(".card .try .title").textContent;
const width = () => one(".card .try canvas").style.width;
const problems = () => one(".problems").hidden ? "" : one(".problems").textContent;
const shown = () => ["#stage", "#choices"].map((each) => one(each).checkVisibility()).join(" ");
// Notes the names of the elements that each update of the page changes.
const noteChanges = () => {
  const found = changedElements;
  window.changes = [];
  changedElements = (...looks) => {
    const names = found(...looks);
    window.changes.push(...names);
    return names;
  };
};
// Whether the last manifest was asked for by a page that says what it shows.
const saysWhatItShows = () => {
  const asked = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/manifest/"));
  return /\/manifest\/1x\/[0-9.+]+\/[0-9a-f]{64}$/.test(asked.at(-1)?.name);
};
