import type { ListedPerson, TeamSettingsAnswer } from "../../contract/people.ts";
import type { Role } from "../../contract/person.ts";
import { ask } from "../api.ts";

/** What admins can ask for. Each answers with people and settings as they are then. */
export const peopleActions = {
  show: () => ask<TeamSettingsAnswer>("team-settings"),
  add: ({ address, role }: ListedPerson) =>
    ask<TeamSettingsAnswer>("change-person", { address, role }),
  change: ({ address, role: before }: ListedPerson, role: Role) =>
    ask<TeamSettingsAnswer>("change-person", { address, before, role }),
  remove: ({ address, role: before }: ListedPerson) =>
    ask<TeamSettingsAnswer>("change-person", { address, before }),
};
