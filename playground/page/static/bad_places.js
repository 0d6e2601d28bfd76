// Bad days of places and servers: build, archive, lock and delete places, and remove people.

import { h } from "./dom.js";
import { names } from "./names.js";
import { bot, here, isPrivate, state } from "./store.js";
import { t } from "./words.js";

// The kinds of places and their names; threads are started in the open channel.
const KINDS = {
  text: "kind-text",
  "private-channel": "kind-private",
  announcement: "kind-announcement",
  voice: "kind-voice",
  forum: "kind-forum",
  thread: "kind-thread",
  "private-thread": "kind-private-thread",
  group: "kind-group",
};
const THREADS = ["thread", "private-thread"];
const MOST_OTHERS = 9; // in a group chat

export function builder({ runAsMe }) {
  const changing = h("div", { class: "buttons" });
  const members = h("div", { class: "buttons" });
  const servers = h("ul", { class: "servers" });
  const name = h("input", { class: "wide", type: "text", maxlength: 60, placeholder: t("place-name") });
  name.setAttribute("aria-label", t("place-name"));
  const kind = h(
    "select",
    { "aria-label": t("place-kind") },
    Object.entries(KINDS).map(([value, key]) => h("option", { value }, t(key))),
  );
  const server = h("input", { class: "wide", type: "text", maxlength: 60, placeholder: t("server-name") });
  server.setAttribute("aria-label", t("server-name"));
  const element = h(
    "section",
    {},
    h("h3", {}, t("places")),
    form(
      async () => {
        const made = await add(kind.value, name.value.trim());
        if (!made) return;
        name.value = "";
        names.openChannel(made.channel);
      },
      name,
      kind,
    ),
    changing,
    members,
    h("h3", {}, t("servers")),
    servers,
    form(
      async () => {
        const made = await runAsMe("add-server", { name: server.value.trim() });
        if (!made) return;
        server.value = "";
        names.openChannel(made.channel);
      },
      server,
    ),
  );

  function form(submitted, ...fields) {
    return h(
      "form",
      {
        class: "buttons",
        onsubmit: (event) => {
          event.preventDefault();
          submitted();
        },
      },
      fields,
      h("button", { class: "btn secondary", type: "submit" }, t("add")),
    );
  }

  function add(what, called) {
    if (what === "group") {
      const others = [...state.users.values()].filter((user) => user.playable && user.id !== state.me);
      return runAsMe("open-chat", { others: others.slice(0, MOST_OTHERS).map((user) => user.id), name: called });
    }
    return THREADS.includes(what)
      ? runAsMe("start-thread", { channel: parent()?.id ?? "0", kind: what, name: called })
      : runAsMe("add-channel", { guild: here()?.guild ?? state.guild.id, kind: what, name: called });
  }

  const parent = () => (here()?.kind === "thread" ? state.places.get(here().parent) : here());

  function deed(label, action, body, style = "secondary") {
    return h(
      "button",
      { class: `btn ${style}`, type: "button", onclick: () => runAsMe(action, body()) },
      label,
    );
  }

  function render() {
    const place = here();
    const thread = place?.kind === "thread" ? place : null;
    const inPlace = (what) => deed(t(what), "change-thread", () => ({ channel: thread.id, deed: what }));
    changing.replaceChildren(
      ...(thread
        ? [inPlace(thread.archived ? "wake" : "archive"), inPlace(thread.locked ? "unlock" : "lock")]
        : []),
      ...(place && !isPrivate(place)
        ? [deed(t("delete-place", { place: place.name }), "delete-place", () => ({ channel: place.id }), "danger")]
        : []),
    );
    renderMembers(thread);
    servers.replaceChildren(...state.guilds.map(serverRow));
  }

  function renderMembers(thread) {
    if (!thread) {
      members.replaceChildren();
      return;
    }
    const before = members.querySelector("select")?.value;
    const who = h(
      "select",
      { "aria-label": t("people") },
      [bot(), ...[...state.users.values()].filter((user) => user.playable)].map((user) =>
        h("option", { value: user.id }, user.name),
      ),
    );
    if (before) who.value = before;
    const member = (inside) => () => ({ channel: thread.id, who: who.value, inside });
    members.replaceChildren(
      who,
      deed(t("bring-in"), "thread-member", member(true)),
      deed(t("take-out"), "thread-member", member(false)),
    );
  }

  function serverRow(guild) {
    const row = (what, style) => deed(t(what), "server", () => ({ guild: guild.id, deed: what }), style);
    return h(
      "li",
      {},
      h("span", { class: "server-row-name" }, guild.name),
      h(
        "div",
        { class: "buttons" },
        guild.bot_inside ? row("kick", "danger") : row("invite", "success"),
        guild.available ? row("outage") : row("outage-over", "success"),
        guild.inside ? row("leave") : row("come-back", "success"),
      ),
    );
  }

  return { element, render };
}
