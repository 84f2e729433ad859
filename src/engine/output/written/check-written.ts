import { parseHref } from "../../model/href.ts";
import type { Issue } from "../../model/issue.ts";
import { ownPath } from "../../model/own-path.ts";
import { matchesPattern } from "../../model/route.ts";
import type { Collected, Seen } from "./collect.ts";
import type { WrittenSite } from "./written-site.ts";

/** The check of what the build has written: what a component adds by itself is found here. */
export interface WrittenCheck {
  /** Takes what some of the files refer to. */
  take(collected: Collected): void;
  /** All that was taken so far, in an order that does not depend on threads. */
  taken(): Collected;
  /**
   * Says what is wrong, once all files are written.
   *
   * @param files paths of all files below the output folder; none where only a part of the site was
   * written, whose links may lead to another part
   */
  finish(files?: Iterable<string>): Issue[];
}

/** Prepares to check the written files of a site. Only what is needed of them is kept, whatever their number. */
export function createWrittenCheck(site: WrittenSite): WrittenCheck {
  const seen = new Map<string, Seen>();
  const broken = new Map<string, Seen>();
  const ids = new Map<string, ReadonlySet<string>>();
  let documents = 0;
  return {
    take(collected) {
      documents += collected.ids.length;
      for (const [path, own] of collected.ids) ids.set(path, new Set(own));
      for (const reference of collected.seen) merge(seen, reference);
      for (const reference of collected.broken) merge(broken, reference);
    },
    taken: () => ({
      seen: inOrder(seen),
      broken: inOrder(broken),
      ids: [...ids.keys()].sort().map((path) => [path, [...(ids.get(path) ?? [])]]),
    }),
    finish(files) {
      const blamed = (reference: Seen) => fileOf(site, reference, documents);
      const wrong = [...broken.values()].map((reference) => brokenId(reference, blamed(reference)));
      if (files === undefined) return wrong;
      const judge = createJudge(site, new Set(files), ids);
      const dead = [...seen.values()].flatMap((reference): Issue[] => {
        const reason = judge(reference);
        return reason === undefined ? [] : [deadReference(reference, reason, blamed(reference))];
      });
      return [...dead, ...wrong];
    },
  };
}

function inOrder(noted: ReadonlyMap<string, Seen>): Seen[] {
  return [...noted.keys()].sort().flatMap((key) => noted.get(key) ?? []);
}

/** The first document with a reference stands for all, whichever thread wrote it. */
function merge(into: Map<string, Seen>, reference: Seen): void {
  const key = `${reference.attribute} ${reference.value}`;
  const known = into.get(key);
  if (!known) into.set(key, reference);
  else {
    const first = known.path <= reference.path ? known : reference;
    into.set(key, { ...first, count: known.count + reference.count });
  }
}

/** Says why a reference leads nowhere; nothing when it is right, or reported at its source already. */
function createJudge(
  site: WrittenSite,
  files: ReadonlySet<string>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const fileOf = (path: string): string | undefined => {
    const bare = path.slice(1);
    const candidates = [bare, bare === "" ? "index.html" : `${bare}/index.html`];
    const exact = candidates.find((candidate) => files.has(candidate));
    const route = site.aliases[path];
    const isOne = site.patterns.some((pattern) => matchesPattern(pattern, path));
    return exact ?? (route === undefined ? (isOne ? "" : undefined) : fileOf(route));
  };
  return ({ value, path }: Seen): string | undefined => {
    if (/^(data|blob):/i.test(value)) return undefined;
    const own = ownPath(value, site.url);
    const href = parseHref(own ?? absoluteIn(path, value));
    if (href.kind === "bad") return href.reason;
    if (href.kind === "outside") return undefined;
    const file = href.path === "" ? path : fileOf(href.path);
    if (file === undefined) return "leads to nothing that is written.";
    const anchors = ids.get(file);
    const isThere = href.anchor === "" || href.anchor === "top" || anchors === undefined;
    return isThere || anchors.has(href.anchor) ? undefined : "leads to a place that is not there.";
  };
}

/** Addresses in style sheets are relative to the sheet. */
function absoluteIn(path: string, value: string): string {
  if (!path.endsWith(".css") || value.startsWith("#")) return value;
  const url = new URL(value, `https://styles.invalid/${path}`);
  return url.host === "styles.invalid" ? url.pathname : value;
}

/** What stands in most documents comes from the frame. */
function fileOf(site: WrittenSite, { route, count }: Seen, documents: number): string {
  const file = route === undefined ? undefined : (site.files[route] ?? site.files["/404"]);
  return file === undefined || (documents > 2 && count > documents / 2) ? site.siteFile : file;
}

const HINT =
  "No field of the pages says this; it comes from a component, from the site file or from a shared block. Correct it there.";

function deadReference(
  { attribute, value, path, count }: Seen,
  reason: string,
  file: string,
): Issue {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  return {
    rule: "html-link",
    message: `In the written file ${path}${more}, ${attribute} ${JSON.stringify(value)} ${reason}`,
    hint: HINT,
    file,
    pointer: "",
    excerpt: `${attribute} ${value}`,
  };
}

function brokenId({ attribute, value, path, count }: Seen, file: string): Issue {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  const what =
    attribute === "id"
      ? `the id ${JSON.stringify(value)} stands twice.`
      : `${attribute} names ${JSON.stringify(value)}, and no element has that id.`;
  return {
    rule: "html-reference",
    message: `In the written file ${path}${more}, ${what}`,
    hint: HINT,
    file,
    pointer: "",
    excerpt: `${attribute} ${value}`,
  };
}
