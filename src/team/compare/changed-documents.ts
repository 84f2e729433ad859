import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../engine/pipeline/read.ts";
import type { DraftFile } from "../../studio/contract/drafts.ts";

/** A document that differs between two built sites. */
export interface ChangedDocument {
  route: string;
  change: DraftFile["change"];
}

/** Files read at one time. */
const CONCURRENCY = 32;
/** In every document, and of no meaning to visitors: the build, and the data that scripts load. */
const OF_BUILD = / data-(?:build|shell|page)="[^"]*"/g;
/** What a program reads, and not people. */
const UNSEEN = /<script\b[^>]*>[^<]*<\/script>|<meta property="og:image[^>]*>/g;

/**
 * The pages that two built sites do not show alike, by their routes. What a page loads has a name that changes with what it says,
 * so that pages differ when their look does.
 *
 * @param before folder of the built site
 */
export async function changedDocuments(before: string, after: string): Promise<ChangedDocument[]> {
  const [old, now] = [documentsIn(before), documentsIn(after)];
  const inBoth = [...now].filter((path) => old.has(path));
  const changed: string[] = [];
  for (let at = 0; at < inBoth.length; at += CONCURRENCY) {
    const some = inBoth.slice(at, at + CONCURRENCY);
    const differs = await Promise.all(
      some.map((path) => isDifferent(join(before, path), join(after, path))),
    );
    changed.push(...some.filter((_, i) => differs[i]));
  }
  const as = (change: DraftFile["change"]) => (path: string) => ({ route: routeOf(path), change });
  return [
    ...changed.map(as("changed")),
    ...[...now].filter((path) => !old.has(path)).map(as("added")),
    ...[...old].filter((path) => !now.has(path)).map(as("removed")),
  ].sort((one, other) => (one.route < other.route ? -1 : 1));
}

/** What stands behind a pattern of routes has no address of its own. */
function documentsIn(folder: string): Set<string> {
  return new Set(listFiles(folder).filter((path) => /(^|\/)[^/_][^/]*\.html$/.test(path)));
}

/** The address that answers with a document. */
function routeOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, "")}`;
}

async function isDifferent(one: string, other: string): Promise<boolean> {
  const [before, after] = await Promise.all([readFile(one), readFile(other)]);
  return !before.equals(after) && visiblePart(before) !== visiblePart(after);
}

function visiblePart(document: Buffer): string {
  return document.toString("utf8").replace(OF_BUILD, "").replace(UNSEEN, "");
}
