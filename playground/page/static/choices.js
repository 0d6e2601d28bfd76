// The choices of menus that Discord itself fills: people, roles and channels of the open place.

import { guildHere, here, state } from "./store.js";

const people = () => {
  const inside = here()?.kind === "chat" ? new Set(here().members) : null;
  return [...state.users.values()]
    .filter((user) => (user.playable || user.bot) && (!inside || inside.has(user.id)))
    .map((user) => ({ value: user.id, label: user.name }));
};
const roles = () => (guildHere()?.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
const channels = (types) =>
  [...state.places.values()]
    .filter((place) => place.guild && place.guild === here()?.guild)
    .filter((place) => !types?.length || types.includes(place.number))
    .map((place) => ({ value: place.id, label: place.name }));

const OFFERED = { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels };

// The options of a menu of any kind; those that are chosen from the start are marked.
export function optionsOf(select) {
  if (select.type === 3) return select.options;
  const chosen = new Set((select.default_values ?? []).map((one) => one.id));
  return OFFERED[select.type](select.channel_types).map((option) => ({
    ...option,
    default: chosen.has(option.value),
  }));
}
