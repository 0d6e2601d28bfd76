// Discord's Markdown as DOM nodes.

import { h } from "./dom.js";
import { state } from "./store.js";
import { locale, t } from "./words.js";

const FENCE = /```(?:([\w+-]*)\n)?([\s\S]*?)```\n?/g;
const LIST = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const DEEPEST = 12;

// `names` tells what an id stands for: user(id), channel(id), role(id), openChannel(id), isHere(url).
export function markdown(text, names) {
  const blocks = [];
  let from = 0;
  for (const fence of text.matchAll(FENCE)) {
    blocks.push(...paragraphs(text.slice(from, fence.index).replace(/\n$/, ""), names));
    blocks.push(h("pre", {}, h("code", {}, fence[2].replace(/\n$/, ""))));
    from = fence.index + fence[0].length;
  }
  blocks.push(...paragraphs(text.slice(from), names));
  return h("div", { class: "markdown" }, blocks);
}

function paragraphs(text, names) {
  if (!text) return [];
  const blocks = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push(h("p", {}, inline(plain.join("\n"), names)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
    const small = /^-#\s+(\S.*)$/.exec(line);
    if (heading) {
      flush();
      // The page's own headings are above these.
      blocks.push(
        h(`h${heading[1].length + 2}`, { class: `size-${heading[1].length}` }, inline(heading[2], names)),
      );
    } else if (small) {
      flush();
      blocks.push(h("p", { class: "subtext" }, inline(small[1], names)));
    } else if (line.startsWith(">>> ")) {
      flush();
      blocks.push(h("blockquote", {}, paragraphs([line.slice(4), ...lines.slice(at + 1)].join("\n"), names)));
      break;
    } else if (line.startsWith("> ")) {
      flush();
      const quoted = [];
      while (at < lines.length && lines[at].startsWith("> ")) quoted.push(lines[at++].slice(2));
      at -= 1;
      blocks.push(h("blockquote", {}, paragraphs(quoted.join("\n"), names)));
    } else if (LIST.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && LIST.test(lines[at])) items.push(LIST.exec(lines[at++]));
      at -= 1;
      blocks.push(...lists(items, names));
    } else {
      plain.push(line);
    }
  }
  flush();
  return blocks;
}

const ordered = (item) => /\d/.test(item[2]);

// Lists one after another: a number after a bullet begins a new one.
function lists(items, names) {
  const indent = items[0][1].length;
  const made = [];
  let kind = null;
  for (let at = 0; at < items.length; at += 1) {
    if (ordered(items[at]) !== kind) {
      kind = ordered(items[at]);
      made.push(h(kind ? "ol" : "ul", kind ? { start: Number.parseInt(items[at][2], 10) } : {}));
    }
    const item = h("li", {}, inline(items[at][3], names));
    const inner = [];
    while (at + 1 < items.length && items[at + 1][1].length > indent) inner.push(items[++at]);
    if (inner.length) item.append(...lists(inner, names));
    made.at(-1).append(item);
  }
  return made;
}

const wrap =
  (tag, props = {}) =>
  (found, names, depth) =>
    h(tag, props, inline(found[1], names, depth + 1));

const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (found) => found[1]],
  [/``([\s\S]+?)``(?!`)|`([^`]+)`/y, (found) => h("code", {}, found[1] ?? found[2])],
  [/<@!?(\d+)>/y, (found, names) => names.user(found[1])],
  [/<@&(\d+)>/y, (found, names) => names.role(found[1])],
  [/<#(\d+)>/y, (found, names) => names.channel(found[1])],
  [/<\/([^:>]+):(\d+)>/y, (found) => h("span", { class: "chip" }, `/${found[1]}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => moment(Number(found[1]), found[2])],
  [/<a?(:\w+:)\d+>/y, (found) => found[1]],
  [
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (found, names, depth) => link(found[2], inline(found[1], names, depth + 1), names),
  ],
  [/<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/y, (found, names) => link(found[1], found[1], names)],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([\s\S]+?)__(?!_)/y, wrap("u")],
  [/~~([\s\S]+?)~~/y, wrap("s")],
  [/\|\|([\s\S]+?)\|\|/y, (found, names, depth) => spoiler(inline(found[1], names, depth + 1))],
  [/\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/y, wrap("em")],
  [/(?<!\w)_((?:__|[^_])+?)_(?!\w)/y, wrap("em")],
  [/@(everyone|here)\b/y, (found) => h("span", { class: "chip" }, found[0])],
  [/[^\\`<[h*_~|@]+|[\s\S]/y, (found) => found[0]],
];

function inline(text, names, depth = 0) {
  if (depth > DEEPEST) return [text];
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    for (const [pattern, build] of RULES) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found) {
        at = pattern.lastIndex;
        nodes.push(build(found, names, depth));
        break;
      }
    }
  }
  return nodes;
}

function link(url, label, names) {
  const here = names.isHere(url);
  if (here)
    return h(
      "a",
      {
        href: `#${here}`,
        onclick: (event) => {
          event.preventDefault();
          names.openChannel(here);
        },
      },
      label,
    );
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
}

function spoiler(children) {
  const box = h(
    "button",
    {
      class: "spoiler",
      type: "button",
      "aria-label": t("spoiler"),
      onclick: () => {
        box.classList.add("shown");
        box.removeAttribute("aria-label");
      },
    },
    children,
  );
  return box;
}

function moment(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (style === "R") {
    const props = { class: "chip", datetime: date.toISOString(), data: { relative: seconds } };
    return h("time", props, fromNow(seconds));
  }
  const dates = { d: "short", D: "long", f: "long", F: "full" }[style];
  const times = { t: "short", T: "medium", f: "short", F: "short" }[style];
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: dates, timeStyle: times }).format(date);
  return h("time", { class: "chip", datetime: date.toISOString() }, shown);
}

function fromNow(seconds) {
  const away = seconds - Date.now() / 1000 - (state.bot.ahead ?? 0);
  const [unit, size] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ].find(([, s]) => Math.abs(away) >= s) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale).format(Math.round(away / size), unit);
}

// Updates relative times, because time has passed or the bot's clock was moved.
export function refreshMoments() {
  for (const one of document.querySelectorAll("time[data-relative]"))
    one.textContent = fromNow(Number(one.dataset.relative));
}

// The same text for a screen reader: without the marks, with the names.
export function spoken(text, names) {
  return text
    .replace(
      /<(@!?|#)(\d+)>/g,
      (whole, mark, id) => (mark === "#" ? names.channel(id) : names.user(id)).textContent,
    )
    .replace(/\|\|[\s\S]+?\|\|/g, t("spoiler"))
    .replace(/^(#{1,3}|-#|>{1,3})\s+/gm, "")
    .replace(/[*_~`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
