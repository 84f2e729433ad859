import type { StudioFile } from "../../engine/model/studio-file.ts";
import type { Role } from "../../studio/contract/person.ts";

/** What a person may do: what stands beside the address itself, else what stands for everybody of the company. */
export function roleOf(people: StudioFile["people"] = {}, email: string): Role | undefined {
  const roles = new Map(Object.entries(people).map(([key, role]) => [key.toLowerCase(), role]));
  const address = email.toLowerCase();
  return roles.get(address) ?? roles.get(`*${address.slice(address.lastIndexOf("@"))}`);
}
