// Bad days of permissions: the rights of the bot, of all people or of this person in the open channel, and of the
// bot in its whole server.

import { h } from "./dom.js";
import { bot, guildHere, here, me, state } from "./store.js";
import { t } from "./words.js";

const PERMISSIONS = {
  VIEW_CHANNEL: "View channel",
  SEND_MESSAGES: "Send messages",
  ATTACH_FILES: "Attach files",
  CREATE_PUBLIC_THREADS: "Create public threads",
  CREATE_PRIVATE_THREADS: "Create private threads",
  SEND_MESSAGES_IN_THREADS: "Send messages in threads",
  MANAGE_THREADS: "Manage threads",
  READ_MESSAGE_HISTORY: "Read message history",
  USE_APPLICATION_COMMANDS: "Use application commands",
  MANAGE_MESSAGES: "Manage messages",
  PIN_MESSAGES: "Pin messages",
  USE_EXTERNAL_APPS: "Use external apps",
};
// The rights of the bot in a whole server, whatever its channels say.
const IN_SERVER = {
  CREATE_EVENTS: "Create events",
  MANAGE_EVENTS: "Manage events",
  MANAGE_ROLES: "Manage roles",
};
const WHOSE = { bot: "bot_may", everyone: "everyone_may", me: "i_may" };

export function rights({ trouble, run, runAsMe }) {
  const element = h("section", {});
  const list = h("fieldset", { class: "rights" });
  const wide = h("fieldset", { class: "rights" });
  const back = h("div", { class: "buttons" });
  let whose = "bot";
  const chosen = h("select", {
    "aria-label": t("whose"),
    onchange: (event) => {
      whose = event.target.value;
      render();
    },
  });
  element.append(list, back, wide);

  function box(permission, label, checked, onchange) {
    return h(
      "label",
      { class: "check" },
      h("input", { type: "checkbox", value: permission, checked, onchange }),
      h("span", {}, label),
    );
  }

  function renderServer(guild) {
    wide.hidden = !guild?.bot_inside;
    if (wide.hidden) return;
    const focused = wide.contains(document.activeElement) ? document.activeElement.value : null;
    wide.replaceChildren(
      h("legend", {}, t("permissions", { place: `${guild.name}: ${bot().name}` })),
      ...Object.entries(IN_SERVER).map(([permission, label]) =>
        box(permission, label, guild.bot_may.includes(permission), (event) =>
          run("permit-server", { guild: guild.id, permission, granted: event.target.checked }),
        ),
      ),
    );
    if (focused) wide.querySelector(`[value="${focused}"]`)?.focus();
  }

  function render() {
    const place = here();
    const channel =
      place?.kind === "thread" ? state.places.get(place.parent) : place?.kind === "channel" ? place : null;
    list.hidden = !channel;
    renderServer(guildHere());
    back.replaceChildren(
      ...(state.bot.rights_taken ? [trouble(t("restore-rights"), "restore-rights", () => ({}), "success")] : []),
    );
    if (!channel) return;
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    const names = { bot: bot().name, everyone: t("everybody"), me: me().name };
    chosen.replaceChildren(...Object.entries(names).map(([value, name]) => h("option", { value }, name)));
    chosen.value = whose;
    list.replaceChildren(
      h("legend", {}, t("permissions", { place: `#${channel.name}` })),
      chosen,
      ...Object.entries(PERMISSIONS).map(([permission, label]) =>
        box(permission, label, channel[WHOSE[whose]].includes(permission), (event) =>
          runAsMe("permit", { channel: channel.id, permission, whose, granted: event.target.checked }),
        ),
      ),
    );
    if (focused === chosen) chosen.focus();
    else if (focused) list.querySelector(`[value="${focused.value}"]`)?.focus();
  }

  return { element, render };
}
