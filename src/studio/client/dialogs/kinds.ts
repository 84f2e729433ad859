import type { PageKind } from "../../contract/answers.ts";

/** The kind of page that has such an address; nothing where it is of none. */
export function kindOf(kinds: PageKind[], route: string | undefined): PageKind | undefined {
  return kinds.find(({ path }) => {
    const parts = path.split("/");
    const own = route?.split("/") ?? [];
    return (
      own.length === parts.length && parts.every((part, at) => isOpen(part) || part === own[at])
    );
  });
}

/** Where pages of a kind lie, with the pages that are there; nothing for a kind with a single folder. */
export function parentsOf<Page extends { route: string }>(
  { path }: PageKind,
  pages: readonly Page[],
): Page[] {
  const at = path.indexOf("/<in>");
  if (at < 0) return [];
  const above = `${path.slice(0, at)}/`;
  return pages.filter(
    ({ route }) => route.startsWith(above) && !route.slice(above.length).includes("/"),
  );
}

/** Whether a part of an address is filled in. */
function isOpen(part: string): boolean {
  return part === "<in>" || part === "<name>";
}
