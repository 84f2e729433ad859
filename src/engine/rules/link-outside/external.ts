import { parseHref } from "../../model/href.ts";
import type { Issue } from "../../model/issue.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";

/** Asks an address, as `fetch` does. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** So many hosts are asked at once. */
const AT_ONCE = 6;
const PATIENCE_MS = 15_000;
/** Answers of hosts that do not talk to programs, or not to so many: they say nothing about the page. */
const SHY = new Set([401, 403, 405, 406, 408, 425, 429, 451, 503, 999]);

/** Asks every address outside the site whether it is still there. Each is asked once, whatever the number of links. */
export async function checkExternal(site: CheckedSite, ask: Ask): Promise<Issue[]> {
  const refs = [site.shellRefs, ...everyPage(site).map((page) => page.refs)];
  const links = refs.flatMap((one) => one.links).filter(({ value }) => isAddress(value));
  const waiting = [...new Set(links.map(({ value }) => value.replace(/#.*$/, "")))];
  const faults = new Map<string, string>();
  const worker = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const fault = await faultOf(url, ask);
      if (fault !== undefined) faults.set(url, fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return links.flatMap((link) => {
    const fault = faults.get(link.value.replace(/#.*$/, ""));
    return fault === undefined ? [] : [gone(link, fault)];
  });
}

function isAddress(href: string): boolean {
  const parsed = parseHref(href);
  return parsed.kind === "outside" && /^https?:/i.test(parsed.url);
}

async function faultOf(url: string, ask: Ask): Promise<string | undefined> {
  try {
    const head = await ask(url, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (head.ok || SHY.has(head.status)) return undefined;
    const { ok, status } = await ask(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok || SHY.has(status) ? undefined : `answers ${status}`;
  } catch (cause) {
    const reason = (cause as { cause?: { code?: string } }).cause?.code ?? (cause as Error).name;
    return `cannot be reached (${reason})`;
  }
}

function gone({ value, file, pointer, excerpt }: Reference, fault: string): Issue {
  return {
    rule: "link-outside",
    message: `${value} ${fault}.`,
    hint: "Open it in a browser. If it has moved, write the new address; if it is gone, take the link away.",
    file,
    pointer,
    excerpt,
  };
}
