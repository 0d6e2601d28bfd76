// The context menus of people and messages: a right click, a long press, or the keys for it.

import { messageCommands, userCommands } from "./commands.js";
import { avatar, h, icon } from "./dom.js";
import { openForm } from "./forms.js";
import { names } from "./names.js";
import { popup } from "./popup.js";
import { Refused, actAsMe, bot, interact, room, state } from "./store.js";
import { localised, t } from "./words.js";

const MODAL = 9;
const LONG_PRESS_MS = 500;
const MOVED_PX = 10;

// Listens in a list of messages; `note` tells what went wrong.
export function contextMenus(list, note) {
  let opened = null;
  let held = false; // whether a finger has opened it: letting go is no press
  let timer = null;
  let began = null; // where a finger is

  // The parts of the menu for whatever was pressed: a heading and entries each.
  function partsOf(target) {
    const person = state.users.get(target.closest("[data-user]")?.dataset.user);
    if (person) return ofPerson(person);
    const message = target.closest(".message[data-id]:not(.ephemeral)");
    return message ? ofMessage(room(state.current).messages.get(message.dataset.id)) : [];
  }

  function ofPerson(user) {
    const write = {
      label: t("write-to", { name: user.name }),
      before: icon("send"),
      act: async () => names.openChannel((await chatWith(user)).channel),
    };
    const commands = userCommands().map((command) =>
      entry(command, () =>
        interact("use-on-user", { channel: state.current, name: command.name, user: user.id }),
      ),
    );
    return [
      { heading: user.name, entries: user.id === state.me ? [] : [write] },
      { heading: t("apps-for", { name: user.name }), entries: commands },
    ];
  }

  const chatWith = (user) => (user.bot ? actAsMe("dm") : actAsMe("open-chat", { others: [user.id] }));

  // A message's own commands, then those of its author.
  function ofMessage(message) {
    if (!message) return [];
    const commands = messageCommands().map((command) =>
      entry(command, () => interact("use-on-message", { message: message.id, name: command.name })),
    );
    const author = state.users.get(message.author.id);
    return [{ heading: t("apps"), entries: commands }, ...(author ? ofPerson(author) : [])];
  }

  function entry(command, begin) {
    return {
      label: localised(command, "name"),
      before: avatar(bot(), "small"),
      act: async () => {
        const outcome = await begin();
        if (outcome.failed) note(t("no-response"));
        if (outcome.answer === MODAL) openForm(outcome, names);
      },
    };
  }

  // Opens at a point of the window, if there is anything to offer; `back` has the focus afterwards.
  function open(target, { x, y }, back) {
    const parts = partsOf(target).filter((part) => part.entries.length);
    if (!parts.length) return false;
    opened?.close();
    const buttons = [];
    const menu = h(
      "div",
      { class: "listbox", role: "menu", "aria-label": t("more"), onkeydown: keys },
      parts.map((part) => [h("p", { class: "menu-part" }, part.heading), part.entries.map(row)]),
    );

    function row(item) {
      const button = h(
        "button",
        { class: "option", type: "button", role: "menuitem", tabindex: "-1", onclick: () => chosen(item) },
        item.before,
        h("span", { class: "option-text option-label" }, item.label),
      );
      buttons.push(button);
      return button;
    }

    async function chosen(item) {
      opened.close(true);
      try {
        await item.act();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        note(error.message);
      }
    }

    const anchor = h("span", { class: "menu-anchor" });
    anchor.style.left = `${x}px`;
    anchor.style.top = `${y}px`;
    document.body.append(anchor);
    opened = popup(anchor, menu, {
      onClose: (byKey) => {
        opened = null;
        anchor.remove();
        if (byKey) back?.focus({ preventScroll: true });
      },
    });
    buttons[0].focus({ preventScroll: true });
    return true;

    function keys(event) {
      const at = buttons.indexOf(document.activeElement);
      const moves = { ArrowDown: at + 1, ArrowUp: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 };
      if (event.key in moves) buttons[moves[event.key] % buttons.length].focus();
      else if (event.key === "Escape" || event.key === "Tab") opened.close(true);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
  }

  const focusable = (target) => target.closest("button, [tabindex]");

  list.addEventListener("contextmenu", (event) => {
    // The browser's own menu stays for links, and while Shift is held.
    // A browser reports a touch on the nearest button, not where the finger is.
    const target = began?.target ?? event.target;
    if (event.shiftKey || target.closest("a, input, textarea")) return;
    const box = target.getBoundingClientRect();
    // The menu key has no point of its own.
    const point = event.x || event.y ? event : { x: box.left, y: box.bottom };
    if (opened || open(target, point, focusable(target))) event.preventDefault();
  });

  // A press on a name, or on the button for more.
  list.addEventListener(
    "click",
    (event) => {
      if (held) {
        held = false;
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      const button = event.target.closest(".author, .message-more");
      if (!button) return;
      const box = button.getBoundingClientRect();
      open(button, { x: box.left, y: box.bottom }, button);
    },
    true,
  );

  // A finger that stays: phones whose browsers have no menu of their own for that.
  list.addEventListener("pointerdown", (event) => {
    held = false;
    if (event.pointerType !== "touch" || event.target.closest("button:not(.author), a")) return;
    began = event;
    timer = setTimeout(() => {
      held = !opened && open(event.target, event, focusable(event.target));
    }, LONG_PRESS_MS);
  });
  list.addEventListener("pointermove", (event) => {
    if (began && Math.hypot(event.x - began.x, event.y - began.y) > MOVED_PX) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"])
    list.addEventListener(end, () => {
      clearTimeout(timer);
      began = null;
    });
}
