// Turns ids and addresses in texts into chips and links.

import { h } from "./dom.js";
import { state } from "./store.js";

let open = () => {};

export function whenOpened(listener) {
  open = listener;
}

export const names = {
  user(id) {
    const user = state.users.get(id);
    const props = { class: `chip ${id === state.me ? "me" : ""}`, data: user ? { user: id } : {} };
    return h("span", props, `@${user?.name ?? id}`);
  },
  role(id) {
    const role = state.guilds.flatMap((guild) => guild.roles).find((one) => one.id === id);
    return h("span", { class: "chip" }, `@${role?.name ?? id}`);
  },
  channel(id) {
    const place = state.places.get(id);
    if (!place) return h("span", { class: "chip" }, "#…");
    return h(
      "a",
      {
        class: "chip",
        href: `#${id}`,
        onclick: (event) => {
          event.preventDefault();
          open(id);
        },
      },
      `${place.kind === "channel" ? "#" : ""}${place.name}`,
    );
  },
  openChannel: (id) => open(id),
  // Discord's address of a channel of one of these servers, as the bot writes it.
  isHere(url) {
    const found = /^https:\/\/(?:www\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)/.exec(url ?? "");
    const known = found && (found[1] === "@me" || state.guilds.some((guild) => guild.id === found[1]));
    return known ? found[2] : null;
  },
};

export const placeName = (place) => (place.kind === "channel" ? `#${place.name}` : place.name);
