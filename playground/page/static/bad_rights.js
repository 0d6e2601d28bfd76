// Bad days of permissions: what the bot, everybody or oneself may do in the open channel.

import { h } from "./dom.js";
import { bot, here, me, state } from "./store.js";
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
};
const WHOSE = { bot: "bot_may", everyone: "everyone_may", me: "i_may" };

export function rights({ trouble, runAsMe }) {
  const element = h("section", {});
  const list = h("fieldset", { class: "rights" });
  const back = h("div", { class: "buttons" });
  let whose = "bot";
  const chosen = h("select", {
    "aria-label": t("whose"),
    onchange: (event) => {
      whose = event.target.value;
      render();
    },
  });
  element.append(list, back);

  function render() {
    const place = here();
    const channel =
      place?.kind === "thread" ? state.places.get(place.parent) : place?.kind === "channel" ? place : null;
    list.hidden = !channel;
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
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            value: permission,
            checked: channel[WHOSE[whose]].includes(permission),
            onchange: (event) =>
              runAsMe("permit", { channel: channel.id, permission, whose, granted: event.target.checked }),
          }),
          h("span", {}, label),
        ),
      ),
    );
    if (focused === chosen) chosen.focus();
    else if (focused) list.querySelector(`[value="${focused.value}"]`)?.focus();
  }

  return { element, render };
}
