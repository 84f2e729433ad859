import { appendPointer } from "../../../engine/model/pointer.ts";

/** An entry of a menu: a link, or a group with its links or with all pages below one. */
export interface MenuEntry {
  links?: unknown;
  [field: string]: unknown;
}

/** One line of a menu, with everything below each other: links of a group stand deeper than it. */
export interface MenuRow {
  entry: MenuEntry;
  depth: 0 | 1;
  isGroup: boolean;
}

/** A menu as lines. */
export function rowsOf(entries: MenuEntry[]): MenuRow[] {
  return entries.flatMap(({ links, ...entry }): MenuRow[] => {
    if ("href" in entry) return [{ entry, depth: 0, isGroup: false }];
    const below = (Array.isArray(links) ? (links as MenuEntry[]) : []).map(
      (link): MenuRow => ({ entry: link, depth: 1, isGroup: false }),
    );
    return [{ entry, depth: 0, isGroup: true }, ...below];
  });
}

/** The menu that lines make. */
export function entriesOf(rows: MenuRow[]): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const { entry, depth, isGroup } of rows) {
    const group = entries.at(-1);
    if (depth === 1 && group) (group.links as MenuEntry[]).push(entry);
    else entries.push(isGroup && !isAutomatic(entry) ? { ...entry, links: [] } : { ...entry });
  }
  return entries;
}

/** Whether a group has all pages below one, and no links of its own. */
export function isAutomatic(entry: MenuEntry): boolean {
  return "below" in entry;
}

/** RFC 6901 pointers to the entries of lines. */
export function pointersOf(rows: MenuRow[], menu: string): string[] {
  let at = -1;
  let below = -1;
  return rows.map(({ depth }) => {
    if (depth === 0) {
      at += 1;
      below = -1;
      return appendPointer(menu, at);
    }
    below += 1;
    return appendPointer(`${appendPointer(menu, at)}/links`, below);
  });
}

/** How deep a link can stand behind the given lines and before the others. */
export function depthsAt(
  before: MenuRow[],
  after: MenuRow[],
  takesLinks: boolean,
): { least: 0 | 1; most: 0 | 1 } {
  const last = before.at(-1);
  const group = before.findLast(({ depth }) => depth === 0);
  const most = last && group?.isGroup && !isAutomatic(group.entry) ? 1 : 0;
  const least = after[0]?.depth === 1 || !takesLinks ? most : 0;
  return { least, most };
}

/** The lines with one of them at another index; a group takes its links along. Nothing where it cannot stand. */
export function movedRow(
  rows: MenuRow[],
  from: number,
  to: number,
  wanted: number,
  takesLinks: boolean,
): MenuRow[] | undefined {
  const row = rows[from];
  if (!row) return undefined;
  const count = row.isGroup ? linksOf(rows, from) + 1 : 1;
  const taken = rows.slice(from, from + count);
  const others = rows.toSpliced(from, count);
  const at = Math.min(to > from ? to - count + 1 : to, others.length);
  if (row.isGroup) return others.toSpliced(outside(others, Math.max(0, at)), 0, ...taken);
  const { least, most } = depthsAt(others.slice(0, at), others.slice(at), takesLinks);
  if (!takesLinks && most === 0) return undefined;
  const depth = Math.max(least, Math.min(most, wanted)) as 0 | 1;
  return others.toSpliced(at, 0, { ...row, depth });
}

/** How many links a group has. */
export function linksOf(rows: MenuRow[], at: number): number {
  const next = rows.findIndex(({ depth }, index) => index > at && depth === 0);
  return (next < 0 ? rows.length : next) - at - 1;
}

/** The index from which on no group is split. */
function outside(rows: MenuRow[], at: number): number {
  const next = rows.findIndex(({ depth }, index) => index >= at && depth === 0);
  return next < 0 ? rows.length : next;
}
