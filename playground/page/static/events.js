// The scheduled events of a server, and who is interested in them.

import { h, icon } from "./dom.js";
import { names } from "./names.js";
import { actAsMe, on, state } from "./store.js";
import { locale, t } from "./words.js";

let shown = null;
on("places", () => shown?.render());

export function openEvents(guildId) {
  const list = h("ul", { class: "cards" });
  const dialog = h(
    "dialog",
    {
      class: "form",
      "aria-label": t("events"),
      onclose: () => {
        shown = null;
        dialog.remove();
      },
    },
    h(
      "header",
      {},
      h("h2", {}, t("events")),
      h(
        "button",
        { class: "plain", type: "button", "aria-label": t("close"), onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    list,
  );

  function render() {
    const focused = document.activeElement?.dataset?.event;
    const guild = state.guilds.find((one) => one.id === guildId);
    list.replaceChildren(...(guild?.events ?? []).map(card));
    if (!list.children.length) list.append(h("li", { class: "hint-text" }, t("no-events")));
    if (focused) list.querySelector(`[data-event="${focused}"]`)?.focus();
  }

  function card(event) {
    const when = (seconds) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
        new Date(seconds * 1000),
      );
    const place = event.channel ? names.channel(event.channel) : event.location;
    return h(
      "li",
      { class: "card" },
      h(
        "p",
        { class: "card-head" },
        h("b", {}, event.name),
        event.active ? h("span", { class: "badge" }, t("event-active")) : null,
      ),
      h("p", { class: "hint-text" }, when(event.start), event.end ? ` – ${when(event.end)}` : "", " · ", place),
      event.description ? h("p", { class: "card-text" }, event.description) : null,
      h(
        "button",
        {
          class: `btn ${event.interested ? "success" : "secondary"}`,
          type: "button",
          "aria-pressed": String(event.interested),
          data: { event: event.id },
          onclick: () =>
            actAsMe("interest", { guild: guildId, event: event.id, interested: !event.interested }),
        },
        t("interested", { count: event.count }),
      ),
    );
  }

  shown = { render };
  render();
  document.body.append(dialog);
  dialog.showModal();
}
