import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import type { Block } from "../../../engine/model/block.ts";
import { isError } from "../../../engine/model/issue.ts";
import { loadEngine } from "../../../engine/pipeline/engine.ts";
import { examineSite } from "../../../engine/pipeline/examine.ts";
import { ORIGINAL_URLS } from "../../../engine/pipeline/media/media-urls.ts";
import { startEditor, WAYS } from "../../../testing/editor-process.ts";
import type {
  OpenedPage,
  Overview,
  PreviewChange,
  SaveAnswer,
  StudioIssue,
} from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

/** Saves that an editor writes into. */
const RACES = 40;

let studio: RunningStudio;

beforeEach(async () => {
  studio = await startStudio();
}, PATIENCE);

afterEach(() => studio.stop());

async function ask<Data>(action: string, input: object = {}): Promise<Data> {
  return JSON.parse((await studio.ask(action, input)).text) as Data;
}

function open(): Promise<OpenedPage> {
  return ask<OpenedPage>("open", { path: "visit.json" });
}

function save(input: object): Promise<SaveAnswer> {
  return ask<SaveAnswer>("save", { path: "visit.json", window: "a", ...input });
}

async function keep(input: object): Promise<{ version?: string }> {
  return ask("keep", { path: "visit.json", window: "a", ...input });
}

/** The page with another text in its second block. */
function withText(page: EditedPage, text: string): EditedPage {
  const [hero, hours] = page.blocks as Block[];
  return { ...page, blocks: [hero, { ...hours, text }] };
}

it("writes the smallest change", async () => {
  const before = studio.read("pages/visit.json");
  const { hash, page } = await open();
  const saved = await save({ hash, page: { ...page, title: "Come by" } });
  expect(saved.outcome).toBe("saved");
  expect(studio.read("pages/visit.json")).toBe(
    before.replace(`"title": "${String(page.title)}"`, '"title": "Come by"'),
  );
});

it("never overwrites a file that has changed since", async () => {
  const { hash, page } = await open();
  const theirs = studio.read("pages/visit.json").replace("Hours", "Opening hours");
  writeFileSync(join(studio.folder, "pages/visit.json"), theirs);
  const answer = await save({ hash, page: { ...page, title: "Mine" } });
  expect(answer).toEqual({ outcome: "unseen" });
  expect(studio.read("pages/visit.json")).toBe(theirs);
});

it.each(WAYS)(
  "never loses what an editor writes %s while it saves",
  async (way) => {
    const file = join(studio.folder, "pages/visit.json");
    const original = studio.read("pages/visit.json");
    const editor = await startEditor(file, way);
    const outcomes = new Set<string>();
    try {
      for (let round = 1; round <= RACES; round += 1) {
        writeFileSync(file, original);
        const { hash, page } = await open();
        const theirs = original.replace("Hours", `Hours ${round}`);
        const written = editor.write(theirs, (round / RACES) * 20);
        const mine = { ...page, title: `Mine ${round}` };
        outcomes.add((await save({ hash, page: mine })).outcome);
        await written;
        expect(studio.read("pages/visit.json")).toBe(theirs);
      }
    } finally {
      editor.stop();
    }
    expect(outcomes).toContain("unseen");
  },
  PATIENCE,
);

it("rejects a broken page with the rules of check, and goes on keeping it apart", async () => {
  const before = studio.read("pages/visit.json");
  const { hash, page } = await open();
  const broken = withText(page, "[x](/nowhere)");
  const { version } = await keep({ base: hash, page: broken });
  const answer = await save({ hash, page: broken, after: version });
  expect(answer.outcome === "rejected" && answer.issues).toMatchObject([
    { rule: "link-dead", pointer: "/blocks/1/text", level: "error" },
  ]);
  expect(studio.read("pages/visit.json")).toBe(before);
  expect((await open()).copy).toMatchObject({ version, page: broken });
  expect(await errors()).toEqual([]);
});

it("hides a page that other pages list, and rejects it while a text links to it", async () => {
  const path = "breads/spelt.json";
  const { hash, page } = await ask<OpenedPage>("open", { path });
  const hidden = { ...page, hidden: true };
  expect((await save({ path, hash, page: hidden })).outcome).toBe("saved");
  const { pages } = await ask<Overview>("overview");
  expect(pages.find((one) => one.path === path)?.hidden).toBe(true);
  const rye = await ask<OpenedPage>("open", { path: "breads/rye.json" });
  const answer = await save({
    path: "breads/rye.json",
    hash: rye.hash,
    page: { ...rye.page, hidden: true },
  });
  expect(answer.outcome === "rejected" && answer.issues).toMatchObject([
    { rule: "link-hidden", elsewhere: "The page /visit" },
  ]);
});

it("shows a page only when all of its texts are written", async () => {
  const command = { command: "new", route: "/breads/oat", title: "Oat bread" };
  const { id } = await ask<{ id: string }>("plan", command);
  await ask("apply", { ...command, id });
  const path = "breads/oat.json";
  const opened = await ask<OpenedPage>("open", { path });
  const titled = { ...opened.page, title: "Bread of oats" };
  expect((await save({ path, hash: opened.hash, page: titled })).outcome).toBe("saved");
  const { hash, page } = await ask<OpenedPage>("open", { path });
  const { hidden, ...shown } = page;
  expect(hidden).toBe(true);
  const answer = await save({ path, hash, page: shown });
  expect(answer.outcome === "rejected" && answer.issues).toMatchObject([
    { rule: "page-gap", pointer: "/description" },
    { rule: "page-gap", pointer: "/blocks/0/subtitle" },
  ]);
});

it("rejects a change that breaks another file, and names it", async () => {
  const { hash, page } = await open();
  const [hero] = page.blocks as Block[];
  const answer = await save({ hash, page: { ...page, blocks: [hero] } });
  expect(answer.outcome === "rejected" && answer.issues).toMatchObject([
    { rule: "link-anchor", elsewhere: "“Contact and facts”" },
  ]);
});

it("shows an unfinished block without taking the rest off the screen", async () => {
  const { page } = await open();
  const blocks = [
    ...(page.blocks as Block[]),
    { type: "faq" },
    { type: "nobody-knows" },
    { type: "cta", title: "Call" },
  ];
  const preview = await ask<PreviewChange>("preview", {
    path: "visit.json",
    page: { ...page, blocks },
  });
  expect(preview.count).toBe(blocks.length);
  expect(preview.changed.at(-1)?.[1]).toMatchObject({ type: "cta", title: "Call" });
  expect(preview.issues.map(({ rule }) => rule)).toContain("schema-missing-field");
});

it("says beside which field a needed one is missing", async () => {
  const { page } = await open();
  const issues = await ask<StudioIssue[]>("check", {
    path: "visit.json",
    page: { ...page, blocks: [{ type: "hero" }, { type: "faq" }] },
  });
  expect(issues.find(({ rule }) => rule === "schema-missing-field")?.pointer).toBe(
    "/blocks/1/items",
  );
});

it("makes a page as the command does, and it is checked and listed", async () => {
  const command = { command: "new", route: "/breads/oat", title: "Oat bread", like: "/breads/rye" };
  const plan = await ask<{ summary: string[]; id: string }>("plan", command);
  expect(plan.summary).toContain("/breads lists it as soon as it is shown.");
  expect(existsSync(join(studio.folder, "pages/breads/oat.json"))).toBe(false);
  await ask("apply", { ...command, id: plan.id });
  expect(existsSync(join(studio.folder, "pages/breads/oat.json"))).toBe(true);
  expect(await errors()).toEqual([]);
});

it("shows what a removal would break, and does nothing", async () => {
  const plan = await ask<{ outcome: string; message: string }>("plan", {
    command: "remove",
    route: "/breads/rye",
  });
  expect(plan.outcome).toBe("rejected");
  expect(plan.message).toContain("would lead nowhere");
  // Pages, not lines of files.
  expect(plan.message).not.toMatch(/--| \/blocks|\.json|:\d/);
  expect(plan.message).toMatch(/^\/[a-z]+/m);
  expect(existsSync(join(studio.folder, "pages/breads/rye.json"))).toBe(true);
});

/** The errors of the site on the disk. */
async function errors(): Promise<string[]> {
  const folder = (name: string) => join(studio.folder, name);
  const { issues } = await examineSite({
    ...loadEngine({ root: ".", definitions: DEFINITIONS }),
    folders: { pages: folder("pages"), media: folder("media"), cache: folder("cache") },
    urls: ORIGINAL_URLS,
  });
  return issues.filter(isError).map(({ message }) => message);
}
