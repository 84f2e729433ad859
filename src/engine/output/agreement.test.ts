import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../cli/definitions.ts";
import { buildFolder, CACHE, foldersOf, ROOT } from "../../testing/build-folder.ts";
import { ENGINE } from "../../testing/examine-files.ts";
import { type Case, casesOf, roundsOf } from "../../testing/planted-rounds.ts";
import { type Issue, isError, type ReportedIssue } from "../model/issue.ts";
import { isWrittenFile } from "../model/written-files.ts";
import { resolveSite } from "../pipeline/examine.ts";
import { runRules } from "../pipeline/run-rules.ts";
import { SCHEMA, SITE, SYNTAX } from "../rules/planted/mistakes.ts";
import { knownArticles } from "./blog/known-articles.ts";
import { withArticles } from "./blog/with-articles.ts";
import { bundle } from "./bundle.ts";
import { withLook } from "./look/site-styles.ts";
import { createMediaOutput } from "./media.ts";
import { createOutput } from "./output.ts";
import { createOutputPages } from "./output-pages.ts";
import { createSpool } from "./spool.ts";
import { writeAssets } from "./write-assets.ts";
import { writeShareImages } from "./write-share-images.ts";
import { documentFrames, writeSite } from "./write-site.ts";

const made: string[] = [];

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "agreement-"));
  made.push(folder);
  return folder;
}

/** The first site with mistakes planted in some of its pages. */
function plantedSite(round: Case[]): string {
  const folder = tempFolder();
  for (const name of ["pages", "media"]) cpSync(name, join(folder, name), { recursive: true });
  for (const { file, text } of round) writeFileSync(join(folder, "pages", file), text);
  return folder;
}

/** What `check` says, and what the documents of the site say when it is written in spite of that. */
async function writtenAnyway(folder: string) {
  const media = createMediaOutput(CACHE);
  const folders = foldersOf(folder);
  const { issues: reading, site } = await resolveSite({ ...ENGINE, folders, urls: media });
  const reported = [...reading, ...(site ? runRules(DEFINITIONS.rules, site) : [])];
  if (!site) return { reported, written: [], files: [] };
  const bundled = await bundle({ root: ROOT, cache: CACHE, engine: ENGINE });
  const compiled = await withLook(bundled, { root: ROOT, cache: CACHE, index: site.index });
  const known = await knownArticles(site.index, DEFINITIONS.blogs, {
    folder: join(CACHE, "blog"),
    reader: compiled.id,
  });
  const complete = withArticles(site, known);
  const output = await createOutput(join(folder, "anyway"), CACHE);
  const pages = createOutputPages(media, createSpool(CACHE)).of(complete);
  const options = {
    root: ROOT,
    folders,
    onProgress: () => undefined,
  };
  const whileWriting = async () => {
    await writeAssets({ ...options, site, compiled, media, output });
    const drawing = { root: ROOT, index: site.index, cache: CACHE };
    await writeShareImages(pages, drawing, output);
    return true;
  };
  const writing = {
    site: complete,
    compiled,
    frames: documentFrames({ site: complete, compiled, engine: ENGINE }, known.blogs),
    output,
    paranoid: true,
  };
  try {
    const { issues } = await writeSite({ ...writing, pages, whileWriting });
    return { reported, written: issues, files: [...output.files] };
  } finally {
    output.discard();
  }
}

/** What the written documents show and no error of the check reports in the same file. */
function surprises(written: Issue[], reported: ReportedIssue[]): string[] {
  const wrong = new Set(reported.filter(isError).map(({ file }) => file));
  return written.filter(({ file }) => !wrong.has(file)).map(({ message }) => message);
}

/** The components are compiled once for all tests. */
beforeAll(async () => {
  await bundle({ root: ROOT, cache: CACHE, engine: ENGINE });
}, 300_000);

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const ALL = casesOf([...SYNTAX, ...SCHEMA, ...SITE]);
const LEVELS = new Map(DEFINITIONS.rules.map(({ id, level }) => [id, level]));
const isWrong = ({ rule }: Case) => LEVELS.get(rule) === "error";

describe("check and build agree on every planted mistake", () => {
  const rounds = [
    ...roundsOf(ALL.filter(isWrong)),
    ...roundsOf(ALL.filter((one) => !isWrong(one))),
  ];

  it.each(rounds.map((round, at) => [at + 1, round] as const))(
    "in round %i",
    async (_, round) => {
      const folder = plantedSite(round);
      const expected = round.map(({ file, expected }) => {
        const [position, rule] = expected.split(" ");
        return `pages/${file}:${position} ${rule}`;
      });
      const { reported, isWritten } = await buildFolder(folder);
      expect(reported.sort()).toEqual(expected.sort());
      expect(isWritten).toBe(!round.some(isWrong));
    },
    120_000,
  );
});

describe("written pages show nothing that check does not report", () => {
  /** No file can be made of a video as picture, and no rule of a host for an alias that is no path. */
  const writable = SITE.filter(([, rule]) => !["media-type", "alias-form"].includes(rule));

  it("of any planted mistake", async () => {
    const all: Issue[] = [];
    for (const round of roundsOf(casesOf(writable))) {
      const { reported, written } = await writtenAnyway(plantedSite(round));
      expect(surprises(written, reported)).toEqual([]);
      all.push(...written);
    }
    expect(all.length).toBeGreaterThan(20);
  }, 120_000);

  it("and nothing at all of the first site, whose files no alias can hide", async () => {
    const { reported, written, files } = await writtenAnyway(plantedSite([]));
    expect([...reported, ...written]).toEqual([]);
    const others = files.filter((path) => !/\.html$|^(assets|media)\//.test(path));
    expect(others.length).toBeGreaterThan(60);
    expect(others.filter((path) => !isWrittenFile(`/${path}`))).toEqual([]);
  });
});
