// What a reader has chosen, and how many frames there are.
const view = () => {
  const { elements } = one("#choices");
  const names = ["scene", "device", "width", "appearance", "direction", "zoom", "beside", "text", "search"];
  const values = names.map((name) => elements[name].value);
  const checked = all("[type=checkbox]:checked").map((each) => each.value);
  return [one("#name").textContent, ...values, ...checked, all(".frame").length].join(", ");
};
// The scenes that leave a device empty, of all that there are on any.
const empty = async () => {
  const found = [];
  for (const device of ["phone", "small", "tablet", "window"]) {
    takeDevice(device);
    for (const scene of ["feed", "chat", "settings", "form", "shop", "all"]) {
      chooseScene(scene);
      push("Opened");
      goBack();
      await frame();
      const body = [...one("#stage .scroller").children];
      if (Math.max(...body.map((each) => each.offsetTop + each.offsetHeight)) < 300) found.push(`${device} ${scene}`);
    }
  }
  return found.join(", ");
};
