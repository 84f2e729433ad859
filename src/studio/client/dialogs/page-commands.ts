import type { Overview, PageSummary } from "../../contract/answers.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { nameOf } from "../state/name-of.ts";
import type { Notice } from "../state/notices.ts";
import { isChanged, type OpenPage, type Session } from "../state/session.ts";
import { say } from "../words/say.ts";

/** What can be done with whole pages. */
const PAGE_COMMANDS = ["new-page", "translate", "move", "remove"] as const;

export type PageCommand = (typeof PAGE_COMMANDS)[number];

export function isPageCommand(name: string): name is PageCommand {
  return PAGE_COMMANDS.some((command) => command === name);
}

/** What can be done with the page that is open, besides making another one. */
export function commandsFor(
  open: Pick<OpenPage, "path" | "route"> | undefined,
  { pages }: Overview,
): Exclude<PageCommand, "new-page">[] {
  if (!open || siteFileKind(open.path)) return [];
  return [
    ...(languagesOf(pages, open.route).length > 0 ? (["translate"] as const) : []),
    ...(open.route === "/" ? [] : (["move", "remove"] as const)),
  ];
}

/** The languages that a page is not in yet. */
export function languagesOf(pages: PageSummary[], route: string): PageSummary["languages"] {
  return pages.find((page) => page.route === route)?.languages ?? [];
}

/** What has to be done before whole pages are changed; nothing where nothing has to. */
export function unsavedNotice({ pages }: Session): Notice | undefined {
  const unsaved = Object.values(pages).filter(isChanged);
  if (unsaved.length === 0) return undefined;
  const names = unsaved.map(nameOf).join(", ");
  return { tone: "warning", text: say("dialogs.saveFirst", { names }) };
}
