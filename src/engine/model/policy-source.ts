import { SELF } from "./hosts-list.ts";
import { originOf } from "./origin.ts";

/** Words of a security policy that stand beside hosts. */
const WORDS = [SELF, "'unsafe-inline'", "data:", "https:"];

/** Signs of a path that mean nothing in a policy and are the same wherever an address is written. */
const PATH = /^(?:\/[A-Za-z0-9._~-]+)+$/;

/** Whether a text may stand among the sources of a security policy: an origin, one with a star for its subdomains, or a word of the policy. */
export function isPolicySource(text: string): boolean {
  const origin = text.replace(/^https:\/\/\*\./, "https://");
  return WORDS.includes(text) || originOf(origin) === origin;
}

/** Whether a text may stand in a policy as an address: with a path, so that it lets in this one and nothing beside it. */
export function isPolicyAddress(text: string): boolean {
  const origin = /^https?:\/\/[^/]+/.exec(text)?.[0] ?? "";
  return originOf(origin) === origin && PATH.test(text.slice(origin.length));
}

/** The source that lets in an address: alone where its path can stand in a policy, else with its whole origin. */
export function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return isPolicyAddress(origin + pathname) ? origin + pathname : origin;
}
