import { routeOfFile } from "../../../engine/model/route.ts";

/** What the screens of the studio are called. */
export const SCREENS = {
  contact: "“Contact and facts”",
  form: "“Form”",
  search: "“Address and search”",
  words: "“Words”",
  look: "“Look of the site”",
} as const;

/** Sentences that only somebody with the files and a command line can follow, or that say how a value is written into a text. */
const FOR_FILES = /\b(?:npm|npx) |\bpages\/_shared\/|^`?\{[^{}]*\}`? in texts/;

/** A text in which files are called by what the studio shows of them. */
export function withoutFiles(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z`“{/])/);
  const kept = sentences.filter((sentence) => !FOR_FILES.test(sentence)).join(" ");
  return kept
    .replace(/\/:[a-z]+\b/gi, "/…")
    .replace(/`([^`]*)`/g, "$1")
    .replace(/\bthe site file\b/g, SCREENS.contact)
    .replace(/\b(in|from|to) (?:the file )?pages\/([^\s,;]+?\.json)/g, (_, word, file: string) =>
      word === "to"
        ? `to ${fileWords(file)}`
        : `${word === "in" ? locationWord(file) : "from"} ${fileWords(file)}`,
    )
    .replace(/\bpages\/([^\s,;]+?\.json)/g, (_, file: string) => fileWords(file));
}

/** A screen is something to look under, a page is something to look on. */
function locationWord(file: string): string {
  return file.startsWith("_") ? "under" : "on";
}

/** What people call a file of the pages folder. */
export function fileWords(file: string): string {
  if (file.endsWith("_site.json")) return SCREENS.contact;
  if (file.endsWith("_strings.json")) return SCREENS.words;
  if (file === "_theme.json") return SCREENS.look;
  const [, shared] = /^_shared\/(.+)\.json$/.exec(file) ?? [];
  if (shared !== undefined) return `the shared part “${shared}”`;
  return file.startsWith("_") ? "a file of the site" : `the page ${routeOfFile(file)}`;
}
