import { ANY_ID, isPattern, matchesPattern, parentOf } from "../../model/route.ts";

/**
 * What is there but cannot be read, so that links to it cannot be checked: routes, paths of media,
 * `_shared/name` and `_blog/name`. Folders end with a slash.
 */
export type Unreadable = ReadonlySet<string>;

/** Whether something that is not known may be in a file or folder that cannot be read. */
export function isUnreadable(unreadable: Unreadable, name: string): boolean {
  return (
    unreadable.has(name) ||
    [...unreadable].some((other) => isInFolder(name, other) || answers(other, name))
  );
}

/** Whether pages directly below a route may be in files or folders that cannot be read. */
export function mayHaveChildren(unreadable: Unreadable, route: string): boolean {
  return [...unreadable].some(
    (name) => parentOf(name.replace(/(?<=.)\/$/, "")) === route || isInFolder(route, name),
  );
}

/** Whether anything in a folder of the pages cannot be read. */
export function anyUnreadable(unreadable: Unreadable, folder: string): boolean {
  return [...unreadable].some((name) => name.startsWith(folder));
}

/** Whether a route stands for many addresses, of which a path is one. */
function answers(route: string, path: string): boolean {
  return isPattern(route) && matchesPattern({ route, id: ANY_ID }, path);
}

function isInFolder(name: string, folder: string): boolean {
  return folder.endsWith("/") && `${name}/`.startsWith(folder);
}
