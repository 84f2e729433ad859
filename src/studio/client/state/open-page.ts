import type { OpenedPage } from "../../contract/answers.ts";
import type { OpenPage } from "./session.ts";

/** A page as it is edited on: with unsaved work, which belongs to the file that it began from, or to none. */
export function openPageOf({ path, route, hash, page, copy }: OpenedPage): OpenPage {
  if (!copy || copy.base === hash || hash === "")
    return { path, route, hash, saved: page, page: copy?.page ?? page };
  return { path, route, hash: copy.base, saved: copy.basePage ?? {}, page: copy.page };
}
