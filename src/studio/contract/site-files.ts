import { pointerKeys } from "../../engine/model/pointer.ts";

/** What kind of file for the whole site it is, by the names of the schemas. */
export type SiteFileKind = "site" | "translation" | "strings" | "theme" | "shared";

/** The file of what holds for the whole site. */
export const SITE_FILE = "_site.json";
/** The file of how the site looks. */
export const LOOK_FILE = "_theme.json";
/** The file of words that override the engine's. */
export const STRINGS_FILE = "_strings.json";

/** A folder of one of several languages, and the names of its own files. */
const KINDS: readonly (readonly [RegExp, SiteFileKind])[] = [
  [/^_site\.json$/, "site"],
  [/^_theme\.json$/, "theme"],
  [/^([a-z0-9]+(-[a-z0-9]+)*\/)?_strings\.json$/, "strings"],
  [/^[a-z0-9]+(-[a-z0-9]+)*\/_site\.json$/, "translation"],
  [/^_shared\/[^/].*\.json$/, "shared"],
];

/**
 * Distinguishes the files that hold for the whole site from pages. They are opened, undone, kept, checked and saved as pages are.
 *
 * @param path below the pages folder
 */
export function siteFileKind(path: string): SiteFileKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1];
}

/** Whether a site may be without such a file, so that the studio makes it when it is first saved. */
export function mayBeMissing(path: string): boolean {
  const kind = siteFileKind(path);
  return kind === "theme" || kind === "strings" || kind === "translation";
}

/** The name of a shared part, by its file. */
export function sharedNameOf(path: string): string {
  return path.replace(/^_shared\//, "").replace(/\.json$/, "");
}

/** The file of a shared part, by its name. */
export function sharedFileOf(name: string): string {
  return `_shared/${name}.json`;
}

/** A part of the site file that is edited by itself. */
export type SitePart = keyof typeof SITE_PARTS;

/** The fields of the site file, by the parts in which they are edited. */
export const SITE_PARTS = {
  contact: [
    "brand",
    "phone",
    "phoneNumber",
    "email",
    "address",
    "facts",
    "business",
    "organization",
  ],
  menus: ["navigation"],
  footer: ["footer"],
  blog: ["byline", "blog", "blogs"],
  form: ["leadForm", "formHosts"],
  search: [
    "url",
    "icon",
    "shareImage",
    "shareImages",
    "subjects",
    "language",
    "languages",
    "timeZone",
    "currency",
    "maps",
    "host",
    "placeholders",
  ],
} as const;

/** The part of the site file in which a value is edited: the first where no part has it. Other files have no parts. */
export function partAt(path: string, pointer: string): SitePart | undefined {
  const kind = siteFileKind(path);
  if (kind !== "site" && kind !== "translation") return undefined;
  const [field = ""] = pointerKeys(pointer);
  const parts = Object.keys(SITE_PARTS) as SitePart[];
  const has = (part: SitePart) => (SITE_PARTS[part] as readonly string[]).includes(field);
  return parts.find(has) ?? "contact";
}
