import {
  Component,
  FileText,
  type LucideIcon,
  Menu,
  Newspaper,
  Palette,
  PanelBottom,
  Phone,
  Search,
  WholeWord,
} from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import {
  LOOK_FILE,
  SITE_FILE,
  type SitePart,
  STRINGS_FILE,
  sharedFileOf,
  siteFileKind,
} from "../../contract/site-files.ts";
import { LOOK_NAME, nameOf } from "../state/name-of.ts";
import type { Session } from "../state/session.ts";
import { say } from "../words/say.ts";

/** One screen on which something of the whole site is edited. */
export interface SiteScreen {
  path: string;
  part?: SitePart;
  label: string;
  help: string;
  /** Other words that people look for it by. */
  also?: string;
  icon: LucideIcon;
}

type Words = Pick<SiteScreen, "label" | "help" | "also" | "icon">;

const PARTS: Record<SitePart, Words> = {
  contact: {
    label: say("site.contact"),
    help: say("site.contactHelp"),
    also: say("palette.alsoContact"),
    icon: Phone,
  },
  menus: {
    label: say("site.menus"),
    help: say("site.menusHelp"),
    also: say("palette.alsoMenus"),
    icon: Menu,
  },
  footer: {
    label: say("site.footer"),
    help: say("site.footerHelp"),
    also: say("palette.alsoFooter"),
    icon: PanelBottom,
  },
  blog: {
    label: say("site.blog"),
    help: say("site.blogHelp"),
    also: say("palette.alsoBlog"),
    icon: Newspaper,
  },
  form: {
    label: say("bar.form"),
    help: say("site.formHelp"),
    also: say("palette.alsoForm"),
    icon: FileText,
  },
  search: {
    label: say("site.search"),
    help: say("site.searchHelp"),
    also: say("palette.alsoSearch"),
    icon: Search,
  },
};

const LOOK: SiteScreen = {
  path: LOOK_FILE,
  label: LOOK_NAME,
  help: say("site.lookHelp"),
  also: say("palette.alsoLook"),
  icon: Palette,
};

const WORDS: SiteScreen = {
  path: STRINGS_FILE,
  label: say("site.words"),
  help: say("site.wordsHelp"),
  also: say("palette.alsoWords"),
  icon: WholeWord,
};

const SHARED: Words = {
  label: say("site.sharedPart"),
  help: say("site.sharedHelp"),
  also: say("palette.alsoShared"),
  icon: Component,
};

/** The screens for the whole site, in their order; those of another language have its files. */
export function siteScreens(): SiteScreen[] {
  const parts = Object.entries(PARTS) as [SitePart, Words][];
  return [...parts.map(([part, words]) => ({ path: SITE_FILE, part, ...words })), WORDS, LOOK];
}

/** A screen for each part that several pages show. */
export function sharedScreens({ shared }: Overview): SiteScreen[] {
  return shared.map(({ name, label }) => ({ ...SHARED, path: sharedFileOf(name), label }));
}

/** The screen that is open; nothing when a page is open, or nothing at all. */
export function openScreen({ path, part, pages }: Session): SiteScreen | undefined {
  const kind = path === undefined ? undefined : siteFileKind(path);
  if (path === undefined || kind === undefined) return undefined;
  if (part) return { path, part, ...PARTS[part] };
  if (kind === "theme") return LOOK;
  if (kind === "strings") return { ...WORDS, path };
  const open = pages[path];
  return { ...SHARED, path, ...(open && { label: nameOf(open) }) };
}
