// Makes an element as wide as the reader says, and tells where its picture is, in pixels of the screen.
const widened = async (element, width, scale) => {
  enter(card(element).querySelector(".width input"), width);
  await frames();
  const box = card(element).querySelector(".try canvas").getBoundingClientRect();
  return [box.left + scrollX, box.top + scrollY, box.width, box.height].map((each) => each * scale).join(" ");
};
// How many variants are shown once all cards are drawn, how many of them show nothing, and the width of the screen.
const drawn = async () => {
  for (let tries = 0; tries < 60; tries++) {
    await frame();
    if (all(".card").every((card) => card.querySelector("figure")) && !one("canvas:not([data-drawn])")) break;
  }
  const figures = all("#cards figure");
  const empty = figures.filter((figure) => {
    const canvas = figure.querySelector("canvas");
    return canvas && canvas.width * canvas.height === 0 && !figure.querySelector(".system");
  });
  return [figures.length, empty.length, one("#stage").offsetWidth].join(" ");
};
