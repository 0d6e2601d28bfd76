// Puts the page together: the left column, the channel and bad days. Knows the open channel and the connection.

import { badDays } from "./bad_days.js";
import { composer } from "./composer.js";
import { h, icon } from "./dom.js";
import { refreshMoments } from "./markdown.js";
import { messageList } from "./messages.js";
import { placeName, whenOpened } from "./names.js";
import { chooser } from "./people.js";
import { apply as applyPhoneFrame } from "./phone_frame.js";
import { openPins } from "./pins.js";
import { sidebar } from "./sidebar.js";
import { bot, connect, emit, here, loadRoom, me, on, read, room, state, waiting } from "./store.js";
import { speak, t } from "./words.js";

const SOON_MS = 3000;
const TYPING_MS = 8000;
const MOMENTS_MS = 15_000;
const app = document.getElementById("app");

async function begin() {
  const query = new URLSearchParams(location.search);
  const wanted = query.get("as");
  const { users } = await read("people");
  const person = users.find((user) => user.playable && (user.id === wanted || user.name === wanted));
  speak(person?.locale ?? "en-US");
  history.replaceState(null, "", `${person ? `/?as=${person.id}` : "/"}${location.hash}`);
  if (!person) {
    app.replaceChildren(await chooser());
    app.querySelector("a")?.focus();
    return;
  }
  let shell = null;
  on("hello", () => {
    shell ??= build();
    shell.refresh();
  });
  connect(person.id);
}

function build() {
  const messages = messageList({
    startCommand: (path) => box.startCommand(path),
    openPins: () => openPins(messages.show),
  });
  const box = composer({
    note: (text) => messages.note(text),
    sent: () => messages.element.querySelector(".scroller").scrollTo(0, 1e9),
  });
  const left = sidebar({ openPlace: (id) => openPlace(id) });
  const days = badDays({ onClose: () => toggleDays(false) });
  const title = h("h1", { class: "place-title" });
  const menu = h(
    "button",
    {
      class: "plain drawer-button",
      type: "button",
      "aria-label": t("open-channels"),
      "aria-expanded": "false",
      onclick: () => toggleDrawer(true),
    },
    icon("menu"),
    h("span", { class: "waiting", "aria-hidden": "true", hidden: true }),
  );
  const trouble = h(
    "button",
    { class: "plain days-button", type: "button", "aria-expanded": "false", onclick: () => toggleDays() },
    icon("bolt"),
    h("span", {}, t("bad-days")),
  );
  const pins = h(
    "button",
    {
      class: "plain",
      type: "button",
      hidden: true,
      "aria-label": t("pins"),
      title: t("pins"),
      onclick: () => openPins(messages.show),
    },
    icon("pin"),
  );
  const typing = h("p", { class: "typing", "aria-live": "off" });
  const offline = h("p", { class: "offline", role: "alert", hidden: true }, t("offline"));
  const veil = h("div", { class: "veil", onclick: () => toggleDrawer(false) });
  const shell = h(
    "div",
    { class: "shell" },
    left.element,
    veil,
    h(
      "main",
      { class: "room" },
      h("header", { class: "channel-head" }, menu, title, pins, trouble),
      offline,
      messages.element,
      typing,
      box.element,
    ),
    days.element,
  );
  app.replaceChildren(shell);
  applyPhoneFrame();
  if (matchMedia("(min-width: 1200px)").matches && localStorage.getItem("bad-days") === "open")
    toggleDays(true);

  function toggleDrawer(open) {
    shell.classList.toggle("drawer-open", open);
    menu.setAttribute("aria-expanded", String(open));
    if (open) left.element.querySelector("a, button")?.focus();
  }

  function toggleDays(open = !shell.classList.contains("days-open")) {
    shell.classList.toggle("days-open", open);
    trouble.setAttribute("aria-expanded", String(open));
    localStorage.setItem("bad-days", open ? "open" : "closed");
    if (open) days.render();
    else trouble.focus();
  }

  // The answer to creating a place may arrive before the event about the place itself.
  let awaited = null;

  async function openPlace(id) {
    awaited = state.places.has(id) ? null : id;
    if (awaited) {
      setTimeout(() => (awaited = null), SOON_MS);
      return;
    }
    const changed = state.current !== id;
    state.current = id;
    toggleDrawer(false);
    if (location.hash !== `#${id}`) history.pushState(null, "", `#${id}`);
    refreshHead();
    if (changed) {
      typing.textContent = "";
      messages.open();
      box.rest();
    }
    left.render();
    refreshMenu();
    if (!room(id).loaded) await loadRoom(id);
    if (changed && matchMedia("(min-width: 700px)").matches) box.focus();
  }

  function refreshHead() {
    const place = here();
    const parent = place?.parent ? state.places.get(place.parent) : null;
    pins.hidden = !place?.pins;
    title.replaceChildren(
      ...(place
        ? [
            ...(parent
              ? [
                  h(
                    "a",
                    {
                      href: `#${parent.id}`,
                      onclick: (event) => {
                        event.preventDefault();
                        openPlace(parent.id);
                      },
                    },
                    h("span", { class: "parent-name" }, placeName(parent)),
                  ),
                  h("span", { class: "arrow", "aria-hidden": "true" }, "›"),
                ]
              : []),
            h("span", { class: "title-text" }, placeName(place)),
          ]
        : []),
    );
    days.render();
  }

  // On a phone the left column is hidden: its button shows whether something is unread there.
  function refreshMenu() {
    const { any, pings } = waiting();
    const mark = menu.querySelector(".waiting");
    mark.hidden = !any && !pings;
    mark.textContent = pings || "";
    const said = pings ? `${t("mentions")}: ${pings}` : any ? t("unread") : "";
    menu.setAttribute("aria-label", `${t("open-channels")}${said ? ` (${said})` : ""}`);
  }

  const fromAddress = () =>
    state.places.has(location.hash.slice(1))
      ? location.hash.slice(1)
      : [...state.places.values()].find((place) => place.kind === "channel")?.id;

  addEventListener("popstate", () => openPlace(fromAddress()));
  addEventListener("keydown", (event) => {
    const inDialog = document.querySelector("dialog[open]"); // Esc closes that first
    if (event.key === "Escape" && shell.classList.contains("drawer-open") && !inDialog) {
      toggleDrawer(false);
      menu.focus();
      return;
    }
    // As in Discord, one can just begin to type.
    const elsewhere = !event.target.closest(
      "input, textarea, select, button, a, summary, dialog, [role=listbox]",
    );
    if (
      elsewhere &&
      event.key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      event.key !== " "
    )
      box.focus();
  });
  for (const topic of ["places", "message", "gone"]) on(topic, refreshMenu);
  whenOpened(openPlace);
  on("offline", () => {
    offline.hidden = false;
  });
  on("commands", () => here() && loadRoom(state.current));
  on("places", () => {
    if (awaited && state.places.has(awaited)) openPlace(awaited);
    if (!here() && fromAddress()) openPlace(fromAddress());
    box.follow();
    refreshHead();
  });
  on("room", (id) => id === state.current && box.refresh());
  on("bot", refreshMoments);
  setInterval(refreshMoments, MOMENTS_MS);
  let typingTimer = null;
  on("typing", (id) => {
    if (id !== state.current) return;
    typing.textContent = t("typing", { name: bot().name });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => {
      typing.textContent = "";
    }, TYPING_MS);
  });
  on("message", ({ message }) => {
    if (message.author.id === state.botId && message.channel_id === state.current) typing.textContent = "";
  });

  return {
    // After every (re)connection: read again what this tab has missed.
    refresh() {
      offline.hidden = true;
      speak(me().locale);
      if (here()) loadRoom(state.current);
      else openPlace(fromAddress());
      refreshHead();
      emit("places");
      days.render();
    },
  };
}

begin();
