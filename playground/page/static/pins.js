// The pinned messages of the open place.

import { h, icon } from "./dom.js";
import { spoken } from "./markdown.js";
import { names, placeName } from "./names.js";
import { here, read, state } from "./store.js";
import { locale, t } from "./words.js";

const LONGEST = 300;

const texts = (tree) => tree.flatMap((one) => [one.type === 10 ? one.content : "", ...texts(one.components ?? [])]);

// `show(id)` scrolls to a message of the open place.
export async function openPins(show) {
  const { messages } = await read("pins", { as: state.me, channel: state.current });
  const dialog = h(
    "dialog",
    { class: "form", "aria-label": t("pins"), onclose: () => dialog.remove() },
    h(
      "header",
      {},
      h("h2", {}, `${t("pins")} · ${placeName(here())}`),
      h(
        "button",
        { class: "plain", type: "button", "aria-label": t("close"), onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    messages.length
      ? h("ul", { class: "cards" }, messages.map(pinned))
      : h("p", { class: "hint-text" }, t("no-pins")),
  );

  function pinned(message) {
    const author = state.users.get(message.author.id)?.name ?? message.author.username;
    const said = spoken([message.content, ...texts(message.components)].join(" "), names);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(message.timestamp));
    return h(
      "li",
      { class: "card" },
      h("p", { class: "card-head" }, h("b", {}, author), h("span", { class: "hint-text" }, day)),
      h("p", { class: "card-text" }, said.slice(0, LONGEST)),
      h(
        "button",
        {
          class: "btn secondary",
          type: "button",
          onclick: () => {
            dialog.close();
            show(message.id);
          },
        },
        t("go-there"),
      ),
    );
  }

  document.body.append(dialog);
  dialog.showModal();
}
