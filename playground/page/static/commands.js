// The bot's slash commands as one list: every command with its subcommands, in the reader's language.

import { room, state } from "./store.js";
import { localised } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const FIRST = 8;
const [CHAT, ON_USER, ON_MESSAGE] = [1, 2, 3];

// All commands of the open channel.
export function commandsHere() {
  const found = [];
  const walk = (command, path, shown) => {
    const inner = (command.options ?? []).filter(
      (option) => option.type === SUBCOMMAND || option.type === GROUP,
    );
    const here = [...path, command.name];
    const said = [...shown, localised(command, "name")];
    if (inner.length) inner.forEach((option) => walk(option, here, said));
    else
      found.push({
        path: here.join(" "),
        shown: said.join(" "),
        description: localised(command, "description"),
        options: command.options ?? [],
      });
  };
  for (const command of ofKind(CHAT)) walk(command, [], []);
  return found;
}

const ofKind = (kind) => room(state.current).commands.filter((command) => command.type === kind);

// The commands of people's and of messages' context menus in the open channel.
export const userCommands = () => ofKind(ON_USER);
export const messageCommands = () => ofKind(ON_MESSAGE);
export const hasMenus = () => userCommands().length + messageCommands().length > 0;

// Those that begin with what was typed, then those that have it somewhere.
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (command) => {
    const texts = [command.shown.toLowerCase(), command.path.toLowerCase()];
    if (texts.some((text) => text.startsWith(wanted))) return 0;
    if (texts.some((text) => wanted.split(/\s+/).every((word) => text.includes(word)))) return 1;
    return 2;
  };
  return commands
    .map((command) => [rank(command), command])
    .filter(([order]) => order < 2)
    .sort((a, b) => a[0] - b[0])
    .map(([, command]) => command);
}

// The commands that a new person would try: they need no typing, at most a choice.
export function firstCommands() {
  const offersChoices = (option) => option.choices?.length;
  // Commands with something to choose come first, of a group its first such command; then those that stand alone.
  const group = (command) => (command.path.includes(" ") ? command.path.split(" ")[0] : "");
  const offers = (command) => command.options.some(offersChoices);
  const all = commandsHere();
  const firstOfGroup = (command) =>
    command === all.find((other) => offers(other) && group(other) === group(command));
  const rank = (command) => {
    if (offers(command) && (!group(command) || firstOfGroup(command))) return 0;
    return group(command) ? 2 : 1;
  };
  return all
    .filter((command) => command.options.every(offersChoices))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, FIRST);
}
