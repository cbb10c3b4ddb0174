// Scenes of an app, filled with what a theme has. Each gives its title, what scrolls, and what is below.

const scenes = {
  feed: {
    name: "Feed", title: "Today",
    fill(app) {
      const [search, tabs] = [app.bar("searchBars"), app.control("segmentedControls", { titles: ["For you", "Following", "Saved"], label: "Posts" })];
      const cards = posts.map(([name, below, text], index) => {
        const more = index === 0 ? app.popup() : null;
        const follow = app.button(index === 0 ? "secondary" : index, index === 0 ? "Follow" : "Add to list", { place: index, most: app.inner - app.padding * 2 });
        const progress = index === 1 ? app.control("progressBars", { label: "Download of the album" }, app.inner - app.padding * 2) : null;
        return app.card([
          byline(name, below, index, more), words(text), index < 2 ? photo(index, 150) : null, progress && own("gap", progress),
          follow ? own("actions", follow) : app.icons(index),
        ]);
      });
      return { body: [search, tabs, app.shelf(), ...cards] };
    },
  },
  chat: {
    name: "Chat", title: "Mira Okafor",
    fill(app) {
      const lines = messages.flatMap(([from, text], index) => {
        const content = view.isOwnText && view.text && index % 3 === 1 ? view.text : text;
        const bubbles = app.bubbles(from === "mine", content);
        const said = bubbles ?? [byline(from === "mine" ? "You" : "Mira Okafor", text, from === "mine" ? 1 : 0)];
        return said.map((each) => (bubbles ? own(`line ${from}`, each) : each));
      });
      lines.splice(-2, 0, own("line mine", own("sent-photo", photo(1, 150))));
      return { body: [own("date", "Today, 18:40"), own("lines", ...lines), app.shelf()], foot: app.composer() };
    },
  },
  settings: {
    name: "Settings", title: "Settings",
    fill(app) {
      const toggle = (title, isOn) => ({ title, box: app.control("switches", { place: title, label: title, isOn }), detail: app.has("switches") ? "" : isOn ? "On" : "Off" });
      const opens = (title, detail) => ({ title, detail, open: () => app.push(title) });
      const slider = app.control("sliders", { place: "brightness", label: "Brightness", value: 70 }, app.inner - 32);
      const progress = app.control("progressBars", { label: "Storage in use" }, app.inner - 32);
      const size = app.control("segmentedControls", { titles: ["Small", "Medium", "Large"], label: "Text size", place: "size" });
      return {
        body: [
          app.bar("searchBars"),
          app.card([byline("Ada Lovelace", "Account, backup and devices", 2)]),
          app.list([toggle("Wi-Fi", true), toggle("Bluetooth", false), opens("Notifications", "On"), opens("Privacy", "")]),
          (slider || progress) && app.card([
            slider && own("measure", own("name", "Brightness"), slider),
            progress && own("measure", own("name", "Storage, 60 % in use"), progress),
          ]),
          size && own("measure", quiet("Text size"), size),
          app.list([opens("Display", "Automatic"), opens("Sounds", ""), opens("Language", "English"), opens("Storage", "12 GB"), opens("About this app", "2.0")]),
          app.shelf(),
          own("stacked", app.button("primary", "Update now", { isWide: true }), app.button("destructive", "Sign out", { isWide: true })),
        ],
      };
    },
  },
  form: {
    name: "Form", title: "New account",
    fill(app) {
      const fields = [["Name", "text", "Ada Lovelace"], ["Email", "email", "ada@example.org"], ["Password", "password", "At least ten letters"]];
      const inputs = fields.map(([label, type, placeholder]) => {
        const field = app.control("textFields", { place: label, label, type, placeholder });
        return field && own("measure", own("label", label), field);
      });
      const plan = app.control("segmentedControls", { titles: ["Monthly", "Yearly"], label: "Plan", place: "plan" });
      const news = app.control("switches", { place: "news", label: "Send me news", isOn: true });
      const budget = app.control("sliders", { place: "budget", label: "Budget", value: 35 });
      return {
        body: [
          photo(1, 120), own("lead", headline("Join the reading room"), quiet("It takes a minute. You can change all of this later.")),
          ...(inputs[0] ? inputs : [app.list(fields.map(([title, , detail]) => ({ title, detail })))]),
          plan && own("measure", own("label", "Plan"), plan),
          budget && own("measure", own("label", "Budget"), budget),
          news && app.list([{ title: "Send me news", box: news }]),
          quiet("You get one letter a month, and none that asks for more. What you read stays with you, and you can take it along."),
          app.shelf(),
          own("stacked", app.button("primary", "Create account", { isWide: true }), app.button("secondary", "Not now", { isWide: true })),
        ],
      };
    },
  },
  shop: {
    name: "Shop", title: "Market",
    fill(app) {
      const tabs = app.control("segmentedControls", { titles: ["All", "New", "Sale"], label: "Products", place: "products" });
      const price = app.control("sliders", { place: "price", label: "Price up to", value: 60 });
      const columns = Math.max(2, Math.min(4, Math.floor(app.width / 240)));
      const across = Math.floor((app.width - app.margin * 2 - 12 * (columns - 1)) / columns);
      const isVaried = buttonsOf(app.theme).titled.length > 3;
      const cards = products.map(([name, cost], index) => app.card([
        photo(index, Math.round(across * 0.62)), own("name", name), quiet(cost),
        app.button(index === 0 ? "primary" : isVaried ? index : "secondary", "Add", { most: across - 24 }) ?? app.icons(index, 1),
      ], across));
      const grid = own("grid", ...cards);
      grid.style.gridTemplateColumns = `repeat(${columns}, ${across}px)`;
      const sort = app.popup("Sort");
      return {
        isWide: true,
        body: [app.bar("searchBars"), tabs, own("between", quiet("6 things"), sort), price && own("measure", quiet("Price up to 60 €"), price), app.shelf(), grid],
      };
    },
  },
  all: {
    name: "All", title: "",
    fill(app) {
      const { theme, width, inner } = app;
      const labeled = (kind, boxes) => (boxes.length ? [quiet(kinds[kind] ?? titleOfKind(kind)), ...boxes] : []);
      const bars = namesOf(theme, "navigationBars").filter((name) => name !== screenOf(theme).bar)
        .map((name) => own("wide", pictureOf(theme, name, nameOf(name), width)));
      const backs = namesOf(theme, "backButtons").map((name) => liveElement(theme, name, view.text));
      const of = (kind) => labeled(kind, controlsOf(theme, kind).map((name, index) => {
        const isBar = barKinds.includes(kind);
        const box = app.controlNamed(kind, name, { place: "all" }, isBar ? width : inner);
        return isBar ? own("wide", box) : own(kind === "bubbles" && index % 2 === 0 ? "mine line" : "", box);
      }));
      const buttons = own("buttons", ...namesOf(theme, "buttons").map((name) => liveElement(theme, name, view.text)));
      const images = namesOf(theme, "images").map((name) => pictureOf(theme, name));
      const all = [
        ...labeled("navigationBars", bars), ...labeled("backButtons", backs.length ? [own("flow", ...backs)] : []),
        ...Object.keys(controls).flatMap(of), ...(buttons.childElementCount ? labeled("buttons", [buttons]) : []),
        ...labeled("images", images.length ? [own("flow", ...images)] : []),
      ];
      // A few elements alone would leave most of the screen empty.
      const beside = all.length < 6 ? posts.map(([name, below, text], index) => app.card([byline(name, below, index), words(text), photo(index, 110)])) : [];
      return { body: [...all, ...beside] };
    },
  },
  detail: {
    name: "", title: "",
    fill(app) {
      return {
        body: [
          photo(2, 220), own("lead", headline(app.pushed), quiet("Changed today")), words(posts[0][2]), words(posts[1][2]),
          own("stacked", app.button("primary", "Open", { isWide: true }), app.button("secondary", "Share", { isWide: true })),
        ],
      };
    },
  },
};

/** An image or a bar of a theme, in its own size where no width is told. */
function pictureOf(theme, name, text = "", width = null) {
  const element = theme.manifest.elements[name];
  const box = drawnElement(theme, name, variantFor(element, wanted([])), text, width);
  box.dataset.element = name;
  Object.assign(box, { role: "img", ariaLabel: nameOf(name) });
  return box;
}

/** The scene that shows most of a theme, where a reader has chosen none. */
function sceneFor(theme) {
  const has = (kind) => controlsOf(theme, kind).length;
  if (has("bubbles") && !has("cells") && !has("panels")) return "chat";
  if (has("panels") || has("tabBars")) return "feed";
  const { bubbles, row, titled } = buttonsOf(theme);
  if (bubbles && !has("cells")) return "chat";
  if (has("cells") || has("switches") || row) return "settings";
  if (has("textFields")) return "form";
  return titled.length > 8 ? "shop" : "feed";
}
