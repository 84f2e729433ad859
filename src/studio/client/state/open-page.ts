import type { OpenedPage } from "../../contract/answers.ts";
import type { OpenPage } from "./session.ts";

/** A page as it is edited on: with unsaved work, which belongs to the file that it began from, or to none. */
export function openPageOf({ path, route, hash, page, copy }: OpenedPage): OpenPage {
  const base = hash === "" ? hash : (copy?.base ?? hash);
  return { path, route, hash: base, saved: page, page: copy?.page ?? page };
}
