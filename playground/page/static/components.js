// Components V2 and action rows as DOM nodes.

import { optionsOf } from "./choices.js";
import { h, icon } from "./dom.js";
import { openLarge } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { menu } from "./menus.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

// Discord shows a picture no larger than this.
const LARGE = [550, 350];
const SMALL = [85, 85];

// Uploads are served from here; any other address stays a link and is never loaded.
export function local(address) {
  try {
    const { pathname } = new URL(address, location.origin);
    return pathname.startsWith("/attachments/") ? pathname : null;
  } catch {
    return null;
  }
}

// `deeds`: press(custom_id, button), choose(custom_id, values, menu); `names` as for markdown.
export function components(tree, deeds, names) {
  return tree.map((one) => (BUILDERS[one.type] ?? unknown)(one, deeds, names));
}

const unknown = () => h("p", { class: "subtext" }, t("not-here"));

const BUILDERS = {
  1: (one, deeds, names) =>
    h("div", { class: "action-row", role: "group" }, components(one.components, deeds, names)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (one, deeds, names) =>
    h(
      "div",
      { class: "section" },
      h("div", { class: "section-texts" }, components(one.components, deeds, names)),
      one.accessory ? components([one.accessory], deeds, names) : null,
    ),
  10: (one, deeds, names) => markdown(one.content, names),
  11: (one) => picture(one.media, one.description, "thumbnail"),
  12: (one) =>
    h(
      "div",
      { class: `gallery of-${Math.min(one.items.length, 4)}` },
      one.items.map((item) => picture(item.media, item.description)),
    ),
  13: (one) => file(one.name ?? one.file?.url ?? "", one.size, one.file?.url),
  14: (one) =>
    h("div", {
      class: `separator ${one.spacing === 2 ? "large" : ""} ${one.divider === false ? "bare" : ""}`,
      role: one.divider === false ? null : "separator",
    }),
  17: (one, deeds, names) => {
    const box = h(
      "div",
      { class: `container ${one.spoiler ? "veiled" : ""}` },
      components(one.components, deeds, names),
    );
    if (Number.isInteger(one.accent_color))
      box.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
    return box;
  },
};

function select(one, deeds) {
  const element = menu({
    options: optionsOf(one),
    placeholder: one.placeholder,
    least: one.min_values ?? 1,
    most: one.max_values ?? 1,
    disabled: one.disabled,
    onChoose: (values) => deeds.choose(one.custom_id, values, element),
  });
  element.dataset.customId = one.custom_id;
  return element;
}

function button(one, deeds, names) {
  const label = [
    one.emoji?.name ? h("span", { class: "emoji" }, one.emoji.name) : null,
    one.label ? h("span", {}, one.label) : null,
  ];
  if (one.style === 5) {
    const here = names.isHere(one.url);
    const props = here
      ? {
          href: `#${here}`,
          onclick: (event) => {
            event.preventDefault();
            names.openChannel(here);
          },
        }
      : { href: /^https?:/.test(one.url) ? one.url : null, target: "_blank", rel: "noopener noreferrer" };
    return h("a", { class: "btn link", ...props }, label, here ? null : icon("out"));
  }
  const element = h(
    "button",
    {
      class: `btn ${STYLES[one.style]}`,
      type: "button",
      disabled: one.disabled,
      data: { customId: one.custom_id },
      onclick: () => deeds.press(one.custom_id, element),
    },
    h("span", { class: "btn-label" }, label),
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
  return element;
}

export function picture(media, alt, size = "") {
  const address = local(media.url);
  if (!address)
    return h(
      "a",
      { href: /^https?:/.test(media.url) ? media.url : null, target: "_blank", rel: "noopener noreferrer" },
      alt ?? media.url,
    );
  // The size as shown is known before the picture has come: nothing jumps.
  const [width, height] = size ? SMALL : LARGE;
  const scale = media.width ? Math.min(1, width / media.width, height / media.height) : 1;
  const image = h("img", {
    src: address,
    alt: alt ?? "",
    decoding: "async",
    width: media.width && Math.round(media.width * scale),
    height: media.height && Math.round(media.height * scale),
  });
  return h(
    "button",
    {
      class: `picture ${size}`,
      type: "button",
      "aria-label": alt ? `${t("open-large")}: ${alt}` : t("open-large"),
      title: t("open-large"),
      onclick: () => openLarge(address, alt),
    },
    image,
  );
}

export function file(name, size, url) {
  const address = local(url ?? "");
  return h(
    "a",
    { class: "file", href: address, download: name, title: t("download") },
    icon("file"),
    h("span", { class: "file-name" }, name),
    size ? h("span", { class: "file-size" }, sized(size)) : null,
  );
}

const sized = (bytes) =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1048576
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1048576).toFixed(1)} MB`;
