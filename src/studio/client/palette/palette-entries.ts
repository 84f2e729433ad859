import type { Overview, TextMatch } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import { typeLabel, wordsOf } from "../../words/names/block-labels.ts";
import type { StudioDialog } from "../StudioDialogs.tsx";
import { type SiteScreen, sharedScreens, siteScreens } from "../site/site-screens.ts";
import { matching } from "../tree/branches.ts";
import { hasWords } from "../ui/has-words.ts";
import { say } from "../words/say.ts";

/** Something that can be gone to or done. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** Distinguishes it from others with the same label. */
  detail?: string;
  /** Other words that people look for it by, which are not shown. */
  also?: string;
  run: () => void;
}

export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

/** An action with its name. */
export interface PaletteAction {
  label: string;
  /** The keys that do the same. */
  keys?: string;
  /** Other words that people look for it by. */
  also?: string;
  run: () => void;
}

/** What entries are made of. */
export interface PaletteSource {
  overview: Overview;
  /** The page whose parts are named; nothing on a screen for the whole site. */
  page: EditedPage | undefined;
  actions: PaletteAction[];
  open: (path: string, pointer?: string) => Promise<void>;
  openScreen: (screen: SiteScreen) => void;
  openDialog: (dialog: StudioDialog) => void;
  openPart: (at: number) => void;
}

/** More of one kind push the others out of sight. */
const MAX = 8;

/** What has the words of a search, by kinds. */
export function paletteGroups(
  source: PaletteSource,
  words: string,
  matches: TextMatch[],
): PaletteGroup[] {
  const { overview, page, actions, open } = source;
  const named = (entries: PaletteEntry[]) => withWords(entries, words);
  const pages = matching(overview.pages, words).slice(0, MAX);
  const groups = [
    { title: say("palette.actions"), entries: named(actions.map(actionEntry)) },
    { title: say("palette.parts"), entries: named(partEntries(source, page)) },
    {
      title: say("tree.pages"),
      entries: pages.map(({ path, title, route }) => ({
        key: `page ${path}`,
        label: title,
        detail: route,
        run: () => void open(path),
      })),
    },
    { title: say("palette.site"), entries: named(screenEntries(source)) },
    {
      title: say("palette.inTexts"),
      entries: matches.map(({ path, title, pointer, before, word, after }) => ({
        key: `text ${path}`,
        label: title,
        detail: before + word + after,
        run: () => void open(path, pointer),
      })),
    },
  ];
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.slice(0, MAX) }))
    .filter(({ entries }) => entries.length > 0);
}

/** What has all words of a search: first what shows them, then what people call so. */
function withWords(entries: PaletteEntry[], words: string): PaletteEntry[] {
  const shows = ({ label, detail = "" }: PaletteEntry) => hasWords(`${label} ${detail}`, words);
  const isCalled = (entry: PaletteEntry) =>
    !shows(entry) && hasWords(`${entry.label} ${entry.also ?? ""}`, words);
  return [...entries.filter(shows), ...entries.filter(isCalled)];
}

function actionEntry({ label, keys, also, run }: PaletteAction): PaletteEntry {
  return {
    key: `action ${label}`,
    label,
    run,
    ...(keys && { detail: keys }),
    ...(also && { also }),
  };
}

function partEntries(
  { overview, openPart }: PaletteSource,
  page: EditedPage | undefined,
): PaletteEntry[] {
  return blocksOf(page ?? {}).map((block, at) => ({
    key: `part ${at}`,
    label: typeLabel(block, overview),
    detail: wordsOf(block, overview),
    run: () => openPart(at),
  }));
}

function screenEntries({ overview, openScreen, openDialog }: PaletteSource): PaletteEntry[] {
  const entryOf = (screen: SiteScreen): PaletteEntry => ({
    key: `screen ${screen.path} ${screen.part}`,
    label: screen.label,
    ...(screen.also !== undefined && { also: screen.also }),
    run: () => openScreen(screen),
  });
  const isAdmin = overview.team?.person.role === "admin";
  const dialogs = [MEDIA, REDIRECTS, ...(isAdmin ? [PEOPLE] : [])].map(({ dialog, ...words }) => ({
    key: `dialog ${dialog}`,
    ...words,
    run: () => openDialog(dialog),
  }));
  return [...siteScreens().map(entryOf), ...dialogs, ...sharedScreens(overview).map(entryOf)];
}

const MEDIA = {
  dialog: "media",
  label: say("site.picturesAndFiles"),
  also: say("palette.alsoMedia"),
} as const;
const REDIRECTS = {
  dialog: "redirects",
  label: say("site.redirects"),
  also: say("palette.alsoRedirects"),
} as const;
const PEOPLE = {
  dialog: "people",
  label: say("people.button"),
  also: say("palette.alsoPeople"),
} as const;
