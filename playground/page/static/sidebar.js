// The left column: the server's channels with their threads, direct messages, and who one is.

import { avatar, h, icon } from "./dom.js";
import { openEvents } from "./events.js";
import { openPeople } from "./people.js";
import { actAsMe, bot, me, newer, on, state, unread } from "./store.js";
import { LANGUAGES, t } from "./words.js";

const ICONS = {
  thread: "thread",
  "private-thread": "lock",
  voice: "voice",
  announcement: "announcement",
  forum: "forum",
};

export function sidebar({ openPlace }) {
  const places = h("div", { class: "places" });
  const person = h("div", { class: "me-panel" });
  const element = h(
    "nav",
    { class: "sidebar", "aria-label": t("channels") },
    h("div", { class: "server-name" }),
    places,
    person,
  );

  function render() {
    const focused = document.activeElement?.dataset?.place;
    const all = [...state.places.values()];
    const several = state.guilds.length > 1;
    const items = state.guilds.flatMap((guild) => [
      several ? h("li", { class: "server-part" }, guild.name) : null,
      guild.inside && guild.events.length ? eventsOf(guild) : null,
      ...channelsOf(guild, all),
    ]);
    element.querySelector(".server-name").textContent = several ? t("servers") : state.guild.name;
    places.replaceChildren(
      h("ul", {}, items),
      h("h2", {}, t("direct-messages")),
      h("ul", {}, directMessages(all)),
    );
    renderPerson();
    if (focused) places.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
    const pings = all.reduce((sum, place) => sum + unread(place).pings, 0);
    document.title = `${pings ? `(${pings}) ` : ""}${me().name} · ${state.guild.name}`;
  }

  function channelsOf(guild, all) {
    const channels = all.filter((place) => place.kind === "channel" && place.guild === guild.id);
    return channels.flatMap((channel) => {
      const threads = all
        .filter((place) => place.parent === channel.id)
        .sort((a, b) => (newer(a.id, b.id) ? 1 : -1));
      const old = threads.filter((thread) => thread.archived && thread.id !== state.current);
      return [
        link(channel),
        threads.filter((thread) => !old.includes(thread)).map((thread) => link(thread)),
        old.length
          ? h(
              "li",
              {},
              h(
                "details",
                { class: "old-threads" },
                h("summary", {}, `${t("threads-old")} (${old.length})`),
                h(
                  "ul",
                  {},
                  old.map((thread) => link(thread)),
                ),
              ),
            )
          : null,
      ];
    });
  }

  function renderPerson() {
    const mine = me();
    person.replaceChildren(
      h(
        "button",
        {
          class: "me-button",
          type: "button",
          "aria-label": `${mine.name}: ${t("people")}`,
          onclick: openPeople,
        },
        avatar(mine),
        h(
          "span",
          { class: "me-text" },
          h("span", { class: "me-name" }, mine.name),
          h(
            "span",
            { class: "hint-text" },
            LANGUAGES[mine.locale],
            mine.dms_open ? "" : ` · ${t("dms-closed")}`,
          ),
        ),
        icon("people"),
      ),
    );
  }

  const portrait = (chat) =>
    chat.type === "group"
      ? icon("people")
      : avatar(state.users.get(chat.members.find((id) => id !== state.me)), "small");

  function link(place) {
    const { any, pings } = unread(place);
    const current = place.id === state.current;
    return h(
      "li",
      {},
      h(
        "a",
        {
          class: `place ${place.kind} ${current ? "current" : ""} ${any && !current ? "unread" : ""} ${place.archived ? "archived" : ""}`,
          href: `#${place.id}`,
          data: { place: place.id },
          title: place.kind === "thread" ? place.name : null,
          "aria-current": current ? "page" : null,
          onclick: (event) => {
            event.preventDefault();
            openPlace(place.id);
          },
        },
        place.kind === "dm"
          ? [avatar(bot(), "small"), presence()]
          : place.kind === "chat"
            ? portrait(place)
            : icon(ICONS[place.type] ?? "hash"),
        h("span", { class: "place-name" }, place.name),
        any && !current ? h("span", { class: "unseen" }, ` (${t("unread")})`) : null,
        pings && !current
          ? h("span", { class: "pings" }, String(pings), h("span", { class: "unseen" }, ` ${t("mentions")}`))
          : null,
      ),
    );
  }

  function eventsOf(guild) {
    return h(
      "li",
      {},
      h(
        "button",
        { class: "place", type: "button", onclick: () => openEvents(guild.id) },
        icon("event"),
        h("span", { class: "place-name" }, t("events")),
        h("span", { class: "count" }, String(guild.events.length)),
      ),
    );
  }

  // The bot's come first, then those among people.
  function directMessages(all) {
    const dm = all.find((place) => place.kind === "dm");
    return [dm ? link(dm) : unopened(), ...all.filter((place) => place.kind === "chat").map(link)];
  }

  function unopened() {
    return h(
      "li",
      {},
      h(
        "a",
        {
          class: "place dm",
          href: "#",
          onclick: async (event) => {
            event.preventDefault();
            const { channel } = await actAsMe("dm");
            openPlace(channel);
          },
        },
        avatar(bot(), "small"),
        presence(),
        h("span", { class: "place-name" }, bot().name),
      ),
    );
  }

  const presence = () =>
    h("span", {
      class: `presence ${state.bot.connected ? "online" : ""}`,
      title: t(state.bot.connected ? "bot-online" : "bot-offline"),
    });

  on("places", render);
  on("bot", render);
  on("message", render);
  on("gone", render);
  return { element, render };
}
