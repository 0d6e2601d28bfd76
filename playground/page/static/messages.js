// The messages of the open channel: the newest in view, changes in place, the focus kept.

import { firstCommands } from "./commands.js";
import { contextMenus } from "./context_menu.js";
import { h, icon } from "./dom.js";
import { openForm } from "./forms.js";
import { spoken } from "./markdown.js";
import { EPHEMERAL, LOADING, messageElement } from "./message.js";
import { names, placeName } from "./names.js";
import { measure } from "./phone_frame.js";
import {
  Refused,
  actAsMe,
  bot,
  here,
  interact,
  loadRoom,
  markRead,
  messagesOf,
  newer,
  on,
  readUpTo,
  room,
  state,
} from "./store.js";
import { locale, t } from "./words.js";

const NEAR_PX = 80;
const MODAL = 9;
const ANNOUNCED = 300;

export function messageList({ startCommand, openPins }) {
  const list = h("ol", { class: "messages" });
  const scroller = h("div", { class: "scroller", tabindex: "0", role: "region" }, list);
  const toNewest = h(
    "button",
    { class: "to-newest", type: "button", hidden: true, onclick: () => stick(true) },
    t("newest"),
    icon("down"),
  );
  const element = h("div", { class: "message-pane" }, scroller, toNewest);
  contextMenus(list, (text) => note(text));
  const elements = new Map();
  let stuck = true;
  let newFrom = null;
  const notes = [];

  // Only scrolling up lets go of the end: what grows below does not.
  let top = 0;
  scroller.addEventListener(
    "scroll",
    () => {
      const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;
      stuck = near || (stuck && scroller.scrollTop >= top);
      top = scroller.scrollTop;
      toNewest.hidden = stuck;
    },
    { passive: true },
  );
  new ResizeObserver(() => {
    measure(list);
    if (stuck) stick();
  }).observe(list);
  new ResizeObserver(() => stuck && stick()).observe(scroller);

  function stick(always = false) {
    if (always) stuck = true;
    scroller.scrollTop = scroller.scrollHeight;
    toNewest.hidden = true;
  }

  function open() {
    newFrom = readUpTo(state.current);
    notes.length = 0;
    stuck = true;
    render();
  }

  function render() {
    const place = here();
    elements.clear();
    const found = place ? messagesOf(place.id) : [];
    const items = place
      ? room(place.id).more
        ? [olderButton()]
        : [welcome(place)]
      : [h("li", { class: "welcome" }, t("channel-gone"))];
    let before = null;
    let marked = false;
    for (const message of found) {
      items.push(...dividers(message, before, marked));
      marked ||= isFirstNew(message);
      items.push(elementOf(message, before));
      before = message;
    }
    list.replaceChildren(...items, ...notes);
    measure(list);
    scroller.setAttribute("aria-label", place ? placeName(place) : "");
    if (stuck) stick();
    seen();
  }

  const isFirstNew = (message) =>
    newFrom !== null && newer(message.id, newFrom) && message.author.id !== state.me;

  function dividers(message, before, marked) {
    const made = [];
    const day = new Date(message.timestamp).toDateString();
    if (!before || new Date(before.timestamp).toDateString() !== day) {
      const text =
        day === new Date().toDateString()
          ? t("today")
          : new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(message.timestamp));
      made.push(h("li", { class: "divider", role: "separator", "aria-label": text }, h("span", {}, text)));
    }
    if (!marked && before && isFirstNew(message))
      made.push(h("li", { class: "divider new", role: "separator" }, h("span", {}, t("new"))));
    return made;
  }

  function elementOf(message, before) {
    const built = messageElement(message, before, {
      ...deeds(message),
      dismiss: () => dismiss(message),
      pins: openPins,
    });
    elements.set(message.id, built);
    return built;
  }

  function olderButton() {
    const button = h(
      "button",
      {
        class: "btn secondary",
        type: "button",
        onclick: async () => {
          button.disabled = true;
          const height = scroller.scrollHeight;
          stuck = false;
          await loadRoom(state.current, messagesOf(state.current)[0]?.id);
          scroller.scrollTop += scroller.scrollHeight - height;
        },
      },
      t("older"),
    );
    return h("li", { class: "older" }, button);
  }

  function welcome(place) {
    const offered = place.kind === "thread" ? [] : firstCommands();
    const hint = offered.length
      ? t("welcome-hint", { name: bot().name })
      : room(place.id).commands.length || state.bot.connected
        ? null
        : t("welcome-waiting", { name: bot().name });
    return h(
      "li",
      { class: "welcome" },
      h("h2", {}, place.kind !== "channel" ? place.name : t("welcome", { place: placeName(place) })),
      hint ? h("p", {}, hint) : null,
      h(
        "div",
        { class: "chips" },
        offered.map((command) =>
          h(
            "button",
            { class: "btn secondary", type: "button", onclick: () => startCommand(command.path) },
            `/${command.shown}`,
          ),
        ),
      ),
    );
  }

  // The actions of a message's components.
  function deeds(message) {
    const doing = async (action, body, element) => {
      state.failures.delete(message.id);
      element.classList.add("busy");
      element.setAttribute("aria-busy", "true");
      try {
        const outcome = await interact(action, { message: message.id, ...body });
        if (outcome.failed) state.failures.add(message.id);
        if (outcome.answer === MODAL) openForm(outcome, names);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        note(error.message);
      }
      element.classList.remove("busy");
      element.removeAttribute("aria-busy");
      if (state.failures.has(message.id)) update(message.id);
    };
    return {
      press: (custom_id, element) =>
        element.classList.contains("busy") || doing("press", { custom_id }, element),
      choose: (custom_id, values, element) => doing("choose", { custom_id, values }, element),
    };
  }

  async function dismiss(message) {
    await actAsMe("dismiss", { message: message.id });
    stick(true);
  }

  // Scroll to a message; what is too far up has to be loaded first.
  async function show(id) {
    while (!elements.has(id) && room(state.current).more)
      await loadRoom(state.current, messagesOf(state.current)[0]?.id);
    stuck = false;
    elements.get(id)?.scrollIntoView({ block: "center" });
    elements.get(id)?.focus({ preventScroll: true });
  }

  // Something that only this tab tells, at the end of the list.
  function note(text) {
    const item = h(
      "li",
      { class: "message note", role: "alert" },
      h("p", {}, text),
      h(
        "p",
        { class: "only-you" },
        icon("eye"),
        t("only-you"),
        " · ",
        h(
          "button",
          {
            class: "link-button",
            type: "button",
            onclick: () => {
              notes.splice(notes.indexOf(item), 1);
              item.remove();
            },
          },
          t("dismiss"),
        ),
      ),
    );
    notes.push(item);
    list.append(item);
    stick(true);
  }

  function update(id) {
    const old = elements.get(id);
    const message = room(state.current).messages.get(id);
    if (!old || !message) return;
    const inside = old.contains(document.activeElement) ? document.activeElement : null;
    const before = messagesOf(state.current).findLast((other) => newer(id, other.id)) ?? null;
    const fresh = elementOf(message, before);
    // The same picture is not loaded again.
    for (const image of fresh.querySelectorAll("img")) {
      const same = [...old.querySelectorAll("img")].find(
        (one) => one.getAttribute("src") === image.getAttribute("src"),
      );
      if (same) image.replaceWith(same);
    }
    old.replaceWith(fresh);
    measure(list);
    if (inside) refocus(fresh, inside.dataset.customId);
  }

  // By keyboard one goes on where one was: at the same button, or at the first that is offered now.
  function refocus(element, customId) {
    const offered = [...element.querySelectorAll("button[data-custom-id]:not(:disabled)")];
    const target = offered.find((one) => one.dataset.customId === customId) ?? offered[0] ?? element;
    target.focus({ preventScroll: target === element });
  }

  function seen() {
    if (document.visibilityState === "visible" && state.current) markRead(state.current);
  }

  document.addEventListener("visibilitychange", seen);
  on("message", ({ message, fresh, filledIn }) => {
    if (message.channel_id === state.current) {
      if (elements.has(message.id)) update(message.id);
      else {
        const all = messagesOf(state.current);
        if (all.at(-1).id === message.id) {
          const before = all.at(-2) ?? null;
          list.append(...dividers(message, before, true), elementOf(message, before));
          notes.forEach((item) => list.append(item));
        } else render();
        const mine = message.author.id === state.me || message.flags & EPHEMERAL;
        if (mine) stick(true);
        measure(list);
      }
      if (stuck) stick();
      seen();
    }
    if ((fresh || filledIn) && !(message.flags & LOADING) && message.author.id !== state.me)
      announce(message);
  });
  on("gone", ({ id, channel }) => {
    if (channel === state.current) {
      elements.get(id)?.remove();
      elements.delete(id);
    }
  });
  on("room", (id) => id === state.current && render());

  return { element, open, note, render, show };
}

function announce(message) {
  const texts = (tree) =>
    tree.flatMap((one) => [one.type === 10 ? one.content : "", ...texts(one.components ?? [])]);
  const place = state.places.get(message.channel_id);
  const said = spoken([message.content, ...texts(message.components)].join("\n"), names);
  const author = state.users.get(message.author.id)?.name ?? message.author.username;
  document.getElementById("announcer").textContent =
    `${place ? placeName(place) : ""} – ${author}: ${said.slice(0, ANNOUNCED)}`;
}
