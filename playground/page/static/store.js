// The state of this tab, kept up to date by its socket, and all requests that it can send to the server.

export const state = {
  me: null,
  botId: null,
  guild: null,
  guilds: [],
  userInstall: true, // whether the developer portal lets people add the application to their accounts
  users: new Map(),
  places: new Map(),
  bot: { connected: false, running: false, managed: false, faults: [], throttles: [] },
  journal: [],
  connected: false,
  current: null,
  rooms: new Map(), // by channel: { messages: Map, more, commands }
  failures: new Set(), // messages whose last interaction failed
};

const listeners = new Map();
const interactions = new Map();
const LOADING = 1 << 7;
const GIVE_UP_MS = 5000;
const KEPT_INTERACTIONS = 200;
const MOST_MARKS = 500;

export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

export function emit(topic, value) {
  for (const listener of listeners.get(topic) ?? []) listener(value);
}

export const me = () => state.users.get(state.me);
export const bot = () => state.users.get(state.botId);
export const here = () => state.places.get(state.current);
// Direct messages with the bot, or a chat of people.
export const isPrivate = (place) => place.kind === "dm" || place.kind === "chat";
export const guildHere = () => state.guilds.find((guild) => guild.id === here()?.guild) ?? null;

// Ids are numbers too large for a script, written without leading zeros.
export function newer(one, other) {
  if (!other) return Boolean(one);
  if (!one) return false;
  return one.length === other.length ? one > other : one.length > other.length;
}

export class Refused extends Error {}

async function ask(address, options) {
  let response;
  try {
    response = await fetch(address, options);
  } catch {
    throw new Refused("The playground does not answer.");
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.error ?? `${response.status}`);
  return body;
}

export const read = (path, query = {}) => ask(`/page/${path}?${new URLSearchParams(query)}`);

export function act(action, body) {
  return ask(`/page/do/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

// Send a file ahead of the form that names it by the id that this returns.
export async function upload(file) {
  const address = `/page/upload?${new URLSearchParams({ as: state.me, name: file.name })}`;
  return (await ask(address, { method: "POST", body: file })).upload;
}

export const actAsMe = (action, body = {}) => act(action, { as: state.me, ...body });

// Begin an interaction and wait until the bot has answered it or it has failed.
export async function interact(action, body) {
  const { interaction: id } = await actAsMe(action, body);
  return new Promise((resolve) => {
    const known = interactions.get(id);
    if (known && isOver(known)) {
      resolve(known);
      return;
    }
    const giveUp = setTimeout(() => settle({ id, failed: true, answer: null }), GIVE_UP_MS);
    const settle = (one) => {
      clearTimeout(giveUp);
      waiters.delete(id);
      resolve(one);
    };
    waiters.set(id, settle);
  });
}

const waiters = new Map();
const isOver = (one) => one.failed || one.answer !== null;

function followInteraction(one) {
  interactions.set(one.id, one);
  if (interactions.size > KEPT_INTERACTIONS) interactions.delete(interactions.keys().next().value);
  if (isOver(one)) waiters.get(one.id)?.(one);
}

// Rooms

export function room(id) {
  if (!state.rooms.has(id))
    state.rooms.set(id, { messages: new Map(), more: false, commands: [], loaded: false, gone: new Set() });
  return state.rooms.get(id);
}

export function messagesOf(id) {
  return [...room(id).messages.values()].sort((a, b) => (newer(a.id, b.id) ? 1 : -1));
}

function keep(message) {
  const { messages, gone } = room(message.channel_id);
  const known = messages.get(message.id);
  // The history may overtake the socket: what is older than what is known says nothing new.
  if (gone.has(message.id) || (known && known.revision > message.revision)) return false;
  messages.set(message.id, message);
  return true;
}

export async function loadRoom(id, before = null) {
  const query = { as: state.me, channel: id };
  if (before) query.before = before;
  const one = room(id);
  // Messages that arrive by the socket while the history loads may be missing in it.
  const knownBefore = [...one.messages.keys()];
  const found = await read("history", query);
  if (!before) {
    // Drop messages that were deleted while this tab was not connected.
    const oldest = found.messages[0]?.id;
    const present = new Set(found.messages.map((message) => message.id));
    for (const known of knownBefore) {
      if (!present.has(known) && (!oldest || !newer(oldest, known))) one.messages.delete(known);
    }
  }
  for (const message of found.messages) keep(message);
  one.more = found.more;
  one.commands = found.commands;
  one.loaded = true;
  emit("room", id);
}

// Reading marks: the server tells them to all tabs of a person, the browser keeps them for the next server.

const marksKey = () => `read-${state.guild.id}-${state.me}`;
let marks = {};

function keptMarks() {
  try {
    return JSON.parse(localStorage.getItem(marksKey())) ?? {};
  } catch {
    return {};
  }
}

// Takes the newer marks of two lists, and returns those that were news.
function learnMarks(found) {
  const news = Object.fromEntries(Object.entries(found).filter(([id, last]) => newer(last, marks[id])));
  marks = { ...marks, ...news };
  if (Object.keys(news).length) localStorage.setItem(marksKey(), JSON.stringify(marks));
  return news;
}

function tellMarks(news) {
  const up_to = Object.fromEntries(Object.entries(news).slice(-MOST_MARKS));
  // If this fails, the marks are sent again after the next connection.
  if (Object.keys(up_to).length) actAsMe("read", { up_to }).catch(() => {});
}

export const readUpTo = (id) => marks[id] ?? null;

export function markRead(id) {
  const last = state.places.get(id)?.last;
  if (!last || !newer(last, marks[id])) return;
  tellMarks(learnMarks({ [id]: last }));
  emit("places");
}

export function unread(place) {
  const mark = readUpTo(place.id);
  return {
    any: newer(place.last, mark),
    pings: place.pings.filter((id) => newer(id, mark)).length,
  };
}

// The unread messages in all places but the open one.
export function waiting() {
  const elsewhere = [...state.places.values()].filter((place) => place.id !== state.current).map(unread);
  return {
    any: elsewhere.some(({ any }) => any),
    pings: elsewhere.reduce((sum, { pings }) => sum + pings, 0),
  };
}

// The socket

const HANDLERS = {
  hello(told) {
    Object.assign(state, {
      me: told.me,
      botId: told.bot_id,
      guild: told.guild,
      userInstall: told.user_install,
      bot: told.bot,
      journal: told.journal,
    });
    learn(told);
    marks = told.read;
    tellMarks(learnMarks(keptMarks()));
    state.connected = true;
    for (const one of state.rooms.values()) one.loaded = false;
    emit("hello");
  },
  places(told) {
    learn(told);
    emit("places");
  },
  message({ message }) {
    const place = state.places.get(message.channel_id);
    const known = room(message.channel_id).messages.get(message.id);
    const fresh = !known;
    const filledIn = Boolean(known && known.flags & LOADING && !(message.flags & LOADING));
    if (!keep(message)) return;
    if (place && fresh && newer(message.id, place.last)) {
      place.last = message.id;
      if (message.pings || (isPrivate(place) && message.author.id !== state.me))
        place.pings = [...place.pings, message.id];
    }
    state.failures.delete(message.id);
    emit("message", { message, fresh, filledIn });
  },
  read({ read }) {
    if (Object.keys(learnMarks(read)).length) emit("places");
  },
  gone({ id, channel, last }) {
    const one = room(channel);
    const place = state.places.get(channel);
    if (place) {
      place.last = last;
      place.pings = place.pings.filter((ping) => ping !== id);
    }
    one.gone.add(id);
    one.messages.delete(id);
    emit("gone", { id, channel });
  },
  interaction({ interaction }) {
    followInteraction(interaction);
  },
  typing({ channel }) {
    emit("typing", channel);
  },
  commands() {
    for (const one of state.rooms.values()) one.loaded = false;
    emit("commands");
  },
  bot(told) {
    state.bot = told.bot;
    emit("bot");
  },
  guild(told) {
    state.guild = told.guild;
    state.userInstall = told.user_install;
    emit("places");
  },
  journal({ entry }) {
    state.journal = [...state.journal.slice(-199), entry];
    emit("journal");
  },
};

function learn({ users, places, guilds }) {
  state.guilds = guilds;
  state.users = new Map(users.map((user) => [user.id, user]));
  state.places = new Map(places.map((place) => [place.id, place]));
}

export function connect(id) {
  let wait = 250;
  const open = () => {
    const socket = new WebSocket(`ws://${location.host}/page/socket?as=${id}`);
    socket.addEventListener("message", ({ data }) => {
      wait = 250;
      const told = JSON.parse(data);
      HANDLERS[told.type]?.(told);
    });
    socket.addEventListener("close", () => {
      state.connected = false;
      emit("offline");
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 3000);
    });
  };
  open();
}
