import type { StudioFile } from "../../engine/model/studio-file.ts";
import type { Person, Role } from "../../studio/contract/person.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { roleOf } from "../settings/role-of.ts";

/** What becomes of one line of the list of people. */
export interface PersonChange {
  /** As the list has it, or new. */
  address: string;
  /** What whoever asks has seen beside it; nothing for one who is new. */
  before: Role | undefined;
  /** Nothing takes them from the list. */
  role: Role | undefined;
}

type People = NonNullable<StudioFile["people"]>;

/**
 * The people of a site after one line was added, changed or removed. All others stay as and where they are.
 *
 * @param admin who asks
 * @throws {RequestError} when the list is another one than they have seen, or nobody would look after it any more
 */
export function changePeople(
  people: People,
  { address, before, role }: PersonChange,
  admin: Pick<Person, "email">,
): People {
  if (roleOf(people, admin.email) !== "admin")
    throw new RequestError(403, "You do not look after the people of this site any more.");
  const key = before === undefined ? address.trim().toLowerCase() : address;
  if (before === undefined && Object.keys(people).some((one) => one.toLowerCase() === key))
    throw new RequestError(409, "This address is on the list already.");
  if (people[key] !== before)
    throw new RequestError(409, "Somebody else has changed this line of the list meanwhile.");
  const { [key]: _, ...rest } = people;
  const changed = role === undefined ? rest : { ...people, [key]: role };
  if (!isLookedAfter(changed, admin))
    throw new RequestError(
      409,
      "Nobody would look after the people of this site any more. Make somebody else an admin first.",
    );
  return changed;
}

/** Whether an admin is left: whoever asks, or a person by name. Of everybody at a company nobody knows whether there is one. */
function isLookedAfter(people: People, { email }: Pick<Person, "email">): boolean {
  if (roleOf(people, email) === "admin") return true;
  return Object.entries(people).some(
    ([address, role]) => role === "admin" && !address.startsWith("*"),
  );
}
