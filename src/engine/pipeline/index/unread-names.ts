import { routeOfFile } from "../../model/route.ts";
import { BLOG_FOLDER, kindOf } from "../kinds.ts";
import type { Entry } from "../walk.ts";

/** The name by which a file of the pages folder is known: the route of a page, or the path of another file. */
export function nameOf(path: string): string {
  if (path.startsWith(BLOG_FOLDER)) return path.replace(/\.md$/, "");
  return kindOf(path) === "page" ? routeOfFile(path) : path.replace(/\.json$/, "");
}

/** What may be known by something in the pages folder that is not read. A link may lead to a folder. */
export function namesOfPages({ path, kind }: Entry): string[] {
  if (path.endsWith(".json") && kind !== "folder") return [nameOf(path)];
  const folder = path === "" ? "" : `${path}/`;
  return [path.startsWith("_") ? folder : `/${folder}`];
}

/** What may be known by something in the media folder that is not read. */
export function namesOfMedia({ path, kind }: Entry): string[] {
  const name = path === "" ? "/media" : `/media/${path}`;
  return kind === "link" ? [name, `${name}/`] : [kind === "folder" ? `${name}/` : name];
}

/** Whether it is the folder itself that cannot be read. */
export function isRoot({ path }: Entry): boolean {
  return path === "";
}
