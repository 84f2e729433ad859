import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { MediaUses, OpenedPage, PlanAnswer } from "../../contract/answers.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';
const FOCUS = { x: 20, y: 80 };
let studio: RunningStudio;
let path: string;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

beforeEach(async () => {
  const drawing = DRAWING.replace("M1", `M${Math.random()}`);
  const { text } = await studio.upload("loaf.svg", Buffer.from(drawing));
  path = JSON.parse(text).path;
});

async function uses(): Promise<MediaUses | undefined> {
  const { text } = await studio.ask("media", {});
  return (JSON.parse(text) as MediaUses[]).find((one) => one.path === path);
}

/** Shows the picture on the page of the rye bread. */
async function showOnRye(src: string): Promise<void> {
  const file = "breads/rye.json";
  const opened = JSON.parse((await studio.ask("open", { path: file })).text) as OpenedPage;
  const page = { ...opened.page, picture: { src, alt: "A loaf from above", focus: FOCUS } };
  const { hash } = opened;
  const answer = await studio.ask("save", { path: file, hash, page, window: "test" });
  expect(JSON.parse(answer.text).outcome).toBe("saved");
}

it("says where a file is used, what a page says of it and keeps in view", async () => {
  expect(await uses()).toEqual({ path, pages: [], isUsed: false });
  await showOnRye(path);
  expect(await uses()).toMatchObject({
    pages: expect.arrayContaining(["/breads/rye"]),
    isUsed: true,
    alt: "A loaf from above",
    focus: FOCUS,
  });
});

it("shows another file wherever one is shown, once the plan is confirmed", async () => {
  await showOnRye(path);
  const before = path;
  const { text } = await studio.upload("cut.svg", Buffer.from(DRAWING.replace("M1", "M2")));
  const to = JSON.parse(text).path as string;
  const command = { command: "replace-media", from: before, to };
  const plan = JSON.parse((await studio.ask("plan", command)).text) as PlanAnswer;
  expect(plan).toMatchObject({ outcome: "possible", files: ["breads/rye.json"] });
  expect(studio.read("pages/breads/rye.json")).toContain(before);
  await studio.ask("apply", { ...command, ...("id" in plan ? { id: plan.id } : {}) });
  expect(studio.read("pages/breads/rye.json")).toContain(`"${to}"`);
  expect(studio.read("pages/breads/rye.json")).not.toContain(before);
  expect(studio.read("pages/breads/rye.json")).toContain("A loaf from above");
});

it("replaces nothing by a file that is not there", async () => {
  const command = { command: "replace-media", from: path, to: "/media/none.svg" };
  expect(JSON.parse((await studio.ask("plan", command)).text)).toEqual({
    outcome: "rejected",
    message: "There is no file /media/none.svg.",
  });
});

it("deletes a file that nothing uses, and no other", async () => {
  const file = join(studio.folder, path.slice(1));
  await showOnRye(path);
  expect((await studio.ask("remove-media", { path })).status).toBe(409);
  expect(existsSync(file)).toBe(true);
  expect((await studio.ask("remove-media", { path: "/media/../pages/visit.json" })).status).toBe(
    404,
  );
  const { text } = await studio.upload("spare.svg", Buffer.from(DRAWING.replace("M1", "M3")));
  await showOnRye(JSON.parse(text).path);
  expect((await studio.ask("remove-media", { path })).status).toBe(200);
  expect(existsSync(file)).toBe(false);
});

it("deletes nothing that a part of the site's own names", async () => {
  const styles = join(studio.folder, "theme/ui/sign.css");
  mkdirSync(dirname(styles), { recursive: true });
  writeFileSync(styles, `.sign { background: url("${path}"); }`);
  expect((await studio.ask("remove-media", { path })).status).toBe(409);
  rmSync(join(studio.folder, "theme"), { recursive: true });
  expect((await studio.ask("remove-media", { path })).status).toBe(200);
});

it("deletes nothing that unsaved work shows, or a page that cannot be read may show", async () => {
  const page = { title: "Visit", blocks: [{ type: "hero", image: { src: path, alt: "A loaf" } }] };
  await studio.ask("keep", { path: "visit.json", base: "", page, window: "test" });
  expect((await studio.ask("remove-media", { path })).status).toBe(409);
  const { text } = await studio.ask("kept", {});
  const [{ version }] = JSON.parse(text);
  await studio.ask("discard", { path: "visit.json", after: version, window: "test" });
  const broken = join(studio.folder, "pages/broken.json");
  writeFileSync(broken, '{ "title": ');
  const { status, text: message } = await studio.ask("remove-media", { path });
  expect([status, message]).toEqual([409, expect.stringContaining("cannot be read")]);
});
