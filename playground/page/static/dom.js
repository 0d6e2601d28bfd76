// Building the page out of DOM nodes. Text only ever becomes a text node: nothing here parses HTML.

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  hash: "M4 9h16M4 15h16M10 3L8 21M16 3l-2 18",
  thread: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
  voice: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  announcement: "M3 10v4h4l10 5V5L7 10zM7 14l1 6h3l-1-5M20 9a4 4 0 0 1 0 6",
  forum: "M3 4h13v9H9l-4 3v-3H3zM19 8h2v9h-2v3l-4-3H9",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  down: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  check: "M5 13l4 4 10-10",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  bolt: "M13 2L4 14h6l-1 8 9-12h-6z",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  send: "M3 11.5L21 3l-6 18-4-7z",
  pin: "M9 3h6l-1 6 4 4v2H6v-2l4-4zM12 15v6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  event: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  people: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 10a7 7 0 0 1 14 0M17 11a3 3 0 1 0-1-5.8M18 14a6 6 0 0 1 4 6",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const COLOURS = 8;

// A person's picture: the initials on a colour that belongs to the id.
export function avatar(user, size = "") {
  const name = user?.name ?? "?";
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0])
    .slice(0, 2)
    .join("")
    .toUpperCase();
  const colour = user ? Number(BigInt(user.id) % BigInt(COLOURS)) : 0;
  return h(
    "span",
    { class: `avatar tint-${user?.bot ? "bot" : colour} ${size}`, "aria-hidden": "true" },
    initials,
  );
}
