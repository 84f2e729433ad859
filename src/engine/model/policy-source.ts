import { SELF } from "./hosts-list.ts";
import { originOf } from "./origin.ts";

/** Words of a security policy that stand beside hosts. */
const WORDS = [SELF, "'unsafe-inline'", "data:", "https:"];

/** Whether a text may stand among the sources of a security policy: an origin, one with a star for its subdomains, or a word of the policy. */
export function isPolicySource(text: string): boolean {
  const origin = text.replace(/^https:\/\/\*\./, "https://");
  return WORDS.includes(text) || originOf(origin) === origin;
}
