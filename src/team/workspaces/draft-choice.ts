import type { Person } from "../../studio/contract/person.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { isOpen } from "../drafts/is-open.ts";

/** The draft that somebody works on: the one that they have chosen, as long as it is worked on, else their own. */
export function createDraftChoice(drafts: Drafts) {
  const own = new Map<string, string>();
  const isOpenNow = (id: string | undefined): id is string => {
    try {
      return id !== undefined && isOpen(drafts.site.records.read(id));
    } catch {
      return false;
    }
  };
  return async ({ email, name }: Person, chosen: string | undefined): Promise<string> => {
    if (isOpenNow(chosen)) return chosen;
    const last = own.get(email);
    if (isOpenNow(last)) return last;
    const id = await drafts.currentOf({ email, name });
    own.set(email, id);
    return id;
  };
}
