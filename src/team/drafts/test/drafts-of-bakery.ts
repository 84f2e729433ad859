import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Person } from "../../../studio/contract/person.ts";
import { createDrafts } from "../drafts.ts";
import { openDraftSite } from "../open-draft-site.ts";

export const ANA: Person = { name: "Ana Núñez", email: "ana@bakery.example", role: "author" };
export const BEN: Person = { name: "Ben", email: "ben@bakery.example", role: "publisher" };

/** As somebody has written it by hand. */
const HOME = `{
  "title": "Bread from the harbor",
  "description": "We bake bread every day. Come and see us in the morning.",
  "blocks": [
    { "type": "hero", "title": "Bread from the harbor" },
    {
      "type": "faq",
      "title": "Questions that people ask",
      "items": ["When?", "Where?"]
    },
    { "type": "cards", "title": "Our shops in town" }
  ]
}
`;

/** Runs Git as its user would. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
}

/** The drafts of a small site in a repository, cloned from another one if that is given. */
export async function draftsOfBakery(remote?: { address: string; clone: () => Promise<string> }) {
  const folder = remote ? await remote.clone() : newRepository();
  const data = realpathSync(mkdtempSync(join(tmpdir(), "data-")));
  const clock = { now: new Date("2026-03-02T09:00:00Z") };
  const site = await openDraftSite({
    folders: { pages: join(folder, "pages"), media: join(folder, "media") },
    data,
    branch: "main",
    committer: { name: "Studio", email: "studio@bakery.example" },
    now: () => clock.now,
  });
  return { folder, data, clock, site, drafts: createDrafts(site) };
}

/** A repository with a page, a picture and the folders that the studio writes. */
export function newRepository(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "site-")));
  git(folder, "init", "-q", "-b", "main");
  git(folder, "config", "user.name", "Founder");
  git(folder, "config", "user.email", "founder@bakery.example");
  write(folder, "pages/home.json", HOME);
  write(folder, "pages/prices.json", `{ "title": "Prices", "blocks": [] }\n`);
  write(folder, "media/bread.svg", "<svg/>\n");
  write(folder, "notes.txt", "Not of the studio.\n");
  git(folder, "add", ".");
  git(folder, "commit", "-qm", "Begin");
  return folder;
}

/** Writes a file below a folder. */
export function write(folder: string, path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Replaces words of a file. */
export function edit(folder: string, path: string, from: string, to: string): void {
  write(folder, path, read(folder, path).replace(from, to));
}

export function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}
