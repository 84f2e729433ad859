import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildFolder, CACHE } from "../../testing/build-folder.ts";
import { listFiles } from "../pipeline/read.ts";

/** What is kept of no page. */
const SHARED = /^(bundle|spelling|validators|(media|share)-\d+)$/;

type Json = Record<string, unknown>;

const GUIDE = "en/guides/moving-a-piano.json";

/** What an author does to the languages of a site, one after the other: files below the pages folder. */
const EDITS: [name: string, path: string, edit: (value: Json) => void][] = [
  ["hides a translation", GUIDE, (page) => Object.assign(page, { hidden: true })],
  ["shows it again", GUIDE, (page) => delete page.hidden],
  ["says no longer what it translates", GUIDE, (page) => delete page.translates],
  [
    "translates another page",
    GUIDE,
    (page) => Object.assign(page, { translates: "/ratgeber/klavier-umziehen" }),
  ],
  [
    "renames the site in English",
    "en/_site.json",
    (site) => Object.assign(site, { brand: "Pin & Block" }),
  ],
  [
    "writes the phone number otherwise",
    "en/_site.json",
    (site) => Object.assign(site, { phone: "+49 1522 8817386" }),
  ],
  ["says a word otherwise", "en/_strings.json", (words) => Object.assign(words, { home: "Start" })],
  ["changes the currency", "_site.json", (site) => Object.assign(site, { currency: "CHF" })],
];

it("a build with what earlier ones have left gives the same as one from nothing, in every language", {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "language-builds-"));
  cpSync("e2e/sites/piano", folder, { recursive: true });
  const cache = newCache(join(folder, "cache"));
  await buildFolder(folder, { cache, program: "1" });
  for (const [name, path, edit] of EDITS) {
    const file = join(folder, "pages", path);
    const value = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    edit(value);
    writeFileSync(file, JSON.stringify(value));
    const kept = await buildFolder(folder, { cache, program: "1" });
    const other = join(folder, "fresh");
    const fresh = await buildFolder(folder, {
      cache: newCache(join(other, "cache")),
      out: join(other, "out"),
    });
    expect(kept, name).toEqual(fresh);
    expect(kept.isWritten, name).toBe(true);
    const [a, b] = [treeOf(join(folder, "out")), treeOf(join(other, "out"))];
    expect(
      Object.keys(b).filter((one) => a[one] !== b[one]),
      name,
    ).toEqual([]);
    rmSync(other, { recursive: true });
  }
});

/** A cache that has what is compiled, and knows no page. */
function newCache(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(CACHE))
    if (SHARED.test(name)) symlinkSync(join(CACHE, name), join(folder, name));
  return folder;
}

/** The documents, data and lists of an output: assets of earlier builds stay for a while. */
function treeOf(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((path) => !/^(assets\/|_earlier$)/.test(path));
  return Object.fromEntries(
    files.map((path) => [path, readFileSync(join(folder, path), "latin1")]),
  );
}
