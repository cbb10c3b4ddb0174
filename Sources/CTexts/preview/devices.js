// The devices on which scenes are shown, in points: their screens, what their corners and system bars take, and their frames.

const devices = {
  phone: { name: "Phone", width: 402, height: 874, top: 62, below: 34 },
  small: { name: "Phone of 2016", width: 320, height: 568, top: 20, below: 0 },
  tablet: { name: "Tablet", width: 834, height: 1210, top: 24, below: 20 },
  window: { name: "Window", width: 720, height: 640, top: 0, below: 0 },
};

/** The time, and what else a status bar shows, in a color. */
function statusBar(ink) {
  const bar = node("div", "status");
  const icons = node("span", "status-icons");
  icons.append(node("span", "signal"), node("span", "battery"));
  bar.append(node("span", "time", "9:41"), icons);
  bar.ariaHidden = "true";
  bar.style.height = `${devices[view.device].top}px`;
  if (ink) bar.style.color = ink;
  return bar;
}

/** A device with a screen; the first one's has the identifier `stage`. */
function newDevice(index) {
  const frame = node("div", "frame");
  const screen = node("div", "device");
  screen.id = index === 0 ? "stage" : "beside";
  screen.role = "region";
  const chrome = node("div", "chrome");
  chrome.ariaHidden = "true";
  frame.append(chrome, screen, node("p", "device-name"));
  return frame;
}

/** The width of the stage; it is measured when it changes, because a measure lays out the page. */
let stageRoom = null;

/** How much of its size a device can have so that all of it is in sight; whole sizes where a reader chose one. */
function stageZoom() {
  if (view.zoom) return view.zoom;
  stageRoom ??= document.querySelector(".stage").clientWidth;
  const count = document.getElementById("devices").childElementCount;
  const bezel = { phone: 22, small: 204, tablet: 48, window: 40 }[view.device];
  const room = { width: stageRoom - 48 - 24, height: innerHeight - 210 };
  const across = (room.width - 32 * (count - 1)) / (count * (view.width + 40));
  const least = innerWidth < 600 ? 0.6 : 0.5;
  const down = Math.max(least, room.height / (devices[view.device].height + bezel));
  return Math.max(0.2, Math.min(1, Math.floor(Math.min(across, down) * 50) / 50));
}
