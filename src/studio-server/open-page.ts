import { existsSync, statSync } from "node:fs";
import { routeOfFile } from "../page/route.ts";
import type { OpenedPage } from "../studio/contract/answers.ts";
import type { StudioContext } from "./context.ts";
import { draftFile, pageFile, readPage, readSourceOf } from "./page-source.ts";
import { Refused } from "./refused.ts";

/** Opens a page with its draft, if it has one. @throws {Refused} when the file is no JSON */
export function openPage(context: StudioContext, path: string): OpenedPage {
  const { hash, page } = readPage(context.folders, path);
  if (!page) {
    const problems = context.site.problems().filter((problem) => problem.includes(path));
    throw new Refused(
      422,
      `The file of this page is damaged and has to be mended by hand.\n\n${problems.join("\n\n")}`,
    );
  }
  const draft = draftOf(context, path);
  return { path, route: routeOfFile(path), hash, page, ...(draft ? { draft } : {}) };
}

/** The draft of a page, if it has one that can be read. */
export function draftOf({ folders }: StudioContext, path: string): OpenedPage["draft"] {
  const file = draftFile(folders, path);
  if (!existsSync(file)) return undefined;
  const { page } = readSourceOf(file, path);
  const saved = statSync(file).mtime;
  const published = statSync(pageFile(folders, path)).mtime;
  return page && { page, savedAt: saved.toISOString(), pageChangedSince: published > saved };
}
