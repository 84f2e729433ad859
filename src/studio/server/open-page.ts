import { routeOfFile } from "../../engine/model/route.ts";
import type { OpenedPage } from "../contract/answers.ts";
import { mayBeMissing } from "../contract/site-files.ts";
import type { StudioContext } from "./context.ts";
import { readPage } from "./page-source.ts";
import { RequestError } from "./request-error.ts";

/**
 * Opens a page with the unsaved work on it. A page whose file was deleted can be opened as long as
 * there is work on it.
 *
 * @throws {RequestError} when the file is no JSON, or there is nothing to open
 */
export function openPage({ folders, site, copies }: StudioContext, path: string): OpenedPage {
  const source = readPage(folders, path);
  const copy = copies.read(path);
  // A site without a file for them has the look and the words of the engine.
  if (!source && !copy && !mayBeMissing(path))
    throw new RequestError(404, `There is no page file ${path} any more.`);
  if (source && !source.page) {
    const problems = site.problems().filter((problem) => problem.includes(path));
    throw new RequestError(
      422,
      `The file of this page is damaged and has to be fixed by hand.\n\n${problems.join("\n\n")}`,
    );
  }
  const { hash = "", page = {} } = source ?? {};
  return { path, route: routeOfFile(path), hash, page, ...(copy ? { copy } : {}) };
}
