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

/** One screen on which something of the whole site is edited. */
export interface SiteScreen {
  path: string;
  part?: SitePart;
  label: string;
  help: string;
  icon: LucideIcon;
}

type Words = Pick<SiteScreen, "label" | "help" | "icon">;

const PARTS: Record<SitePart, Words> = {
  contact: {
    label: "Contact and facts",
    help: "What several pages say, each written once here. Change it, and it changes on all of them.",
    icon: Phone,
  },
  menus: {
    label: "Menus",
    help: "The entries at the top of every page, and the button beside them. Drag an entry up or down, or to the right into a group.",
    icon: Menu,
  },
  footer: {
    label: "Footer",
    help: "What stands at the end of every page.",
    icon: PanelBottom,
  },
  blog: { label: "Blog", help: "Where articles come from, and who wrote them.", icon: Newspaper },
  form: { label: "Form", help: "The form in which visitors write to you.", icon: FileText },
  search: {
    label: "Address and search",
    help: "Where the site is on the web, its languages, and what search engines and shared links show of it.",
    icon: Search,
  },
};

const LOOK: SiteScreen = {
  path: LOOK_FILE,
  label: LOOK_NAME,
  help: "One color of your brand is enough: all others are computed from it, so that every text can be read. A logo and an icon show once they are saved.",
  icon: Palette,
};

const WORDS: SiteScreen = {
  path: STRINGS_FILE,
  label: "Words",
  help: "Words that every page shows around its own texts, such as those on buttons. Write your own in place of any of them.",
  icon: WholeWord,
};

const SHARED: Words = {
  label: "Shared part",
  help: "Several pages show this part. Change it, and it changes on all of them.",
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
