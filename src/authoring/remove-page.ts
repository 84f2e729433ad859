import { relative } from "node:path";
import { targetsOf } from "../checks/link-targets.ts";
import type { PageEntry } from "../content/index/site-index.ts";
import { slashed } from "../content/read.ts";
import type { Reference } from "../content/resolve/found.ts";
import { changeJson } from "./edit.ts";
import type { EditableSite } from "./move-page.ts";
import { assertSingle, type Plan, Refusal } from "./plan.ts";
import { linkCount, referencesTo } from "./references.ts";
import { refuseBroken } from "./refuse-broken.ts";
import { retarget } from "./retarget.ts";

/**
 * Plans the removal of a page. Links to it need a page to lead to instead; so does its path.
 *
 * @param to the page that takes its place, if any
 * @throws {Refusal} when there is no such page, pages lie below it, links would die, or a file to be changed has mistakes
 */
export function planRemove({ site, textOf }: EditableSite, route: string, to?: string): Plan {
  const entry = site.index.pages.get(route);
  if (!entry) throw new Refusal(`There is no page ${route}.`);
  if (route === "/") throw new Refusal("The home page cannot be removed.");
  assertSingle([route]);
  const below = site.index.children.get(route) ?? [];
  if (below.length > 0)
    throw new Refusal(
      `Pages lie below ${route}: ${below.map((child) => child.route).join(", ")}. Remove or move them first.`,
    );
  const heir = to === undefined ? undefined : site.index.pages.get(to);
  if (to !== undefined && (!heir || to === route))
    throw new Refusal(`There is no page ${to} to lead to.`);
  const paths = new Set([route, ...aliasPaths(entry)]);
  const references = referencesTo(site, (path) => paths.has(path)).filter(
    ({ file }) => file !== entry.file,
  );
  if (!heir && references.length > 0) throw new Refusal(wouldDie(route, references));
  const published = site.index.ledger?.addresses.filter((address) => paths.has(address)) ?? [];
  if (!heir && published.length > 0)
    throw new Refusal(
      `${published.join(" and ")} was published and has to lead somewhere: name the page that takes its place with --redirect-to /path.`,
    );

  const writes = new Map<string, string>();
  const change = (file: string, edit: (text: string) => string) => {
    refuseBroken(site.index, file);
    writes.set(file, edit(writes.get(file) ?? textOf(file) ?? ""));
  };
  if (heir) {
    const anchors = targetsOf(site).anchors.get(heir.route);
    const toHeir = (target: string) => {
      const anchor = /#(.*)$/.exec(target)?.[1] ?? "";
      return anchors?.has(anchor) ? `${heir.route}#${anchor}` : heir.route;
    };
    for (const reference of references)
      change(reference.file, (text) => retarget(text, reference, toHeir));
    const aliases = [...(heir.page.aliases ?? []), route, ...(entry.page.aliases ?? [])];
    change(heir.file, (text) => changeJson(text, [{ pointer: "/aliases", value: aliases }]));
  }
  const ending = heir ? ` Its path and ${linkCount(references)} now lead to ${heir.route}.` : "";
  return { writes, renames: [], deletes: [entry.file], summary: [`Removed ${route}.${ending}`] };
}

function aliasPaths({ page }: PageEntry): string[] {
  return (page.aliases ?? []).map((alias) => (typeof alias === "string" ? alias : alias.path));
}

function wouldDie(route: string, references: Reference[]): string {
  const places = references.map(
    ({ file, pointer }) => `  ${slashed(relative(process.cwd(), file))} ${pointer}`,
  );
  return [
    `${linkCount(references)} to ${route} would lead nowhere:`,
    ...places,
    "Change them first, or name the page that takes its place (on the command line: --redirect-to /path).",
  ].join("\n");
}
