import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { writeSite } from "../../testing/examine-files.ts";
import { listFiles } from "../pipeline/read.ts";
import { walk } from "../pipeline/walk.ts";
import { applyPlan, finishInterrupted } from "./apply-plan.ts";

const FILES = 60;

/** A process that moves a folder of files there and back, until it is killed. */
const MOVER = `
import { register } from "tsx/esm/api";
register();
const { applyPlan } = await import(${JSON.stringify(pathToFileURL(resolve("src/engine/edit/apply-plan.ts")).href)});
const [folder] = process.argv.slice(1);
const move = (from, to) => {
  const paths = Array.from({ length: ${FILES} }, (_, at) => [folder + "/" + from + "/" + at + ".json", folder + "/" + to + "/" + at + ".json"]);
  applyPlan({
    writes: new Map([...paths.map(([path]) => [path, "in " + to]), [folder + "/links.json", "to " + to]]),
    renames: paths.map(([from, to]) => ({ from, to })),
    deletes: [],
    summary: [],
  }, folder);
};
process.stdout.write("ready");
for (;;) { move("here", "there"); move("there", "here"); }
`;

function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    walk(folder).map(({ path }) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

/** All files in one of the two folders, and the links leading there. */
function stateOf(folder: string): Record<string, string> {
  const files = Array.from({ length: FILES }, (_, at) => [`${folder}/${at}.json`, `in ${folder}`]);
  return { ...Object.fromEntries(files), "links.json": `to ${folder}` };
}

/** After how many milliseconds a change is killed. */
const KILLS = Number(process.env.KILLS ?? 6);
const TIMES = Array.from({ length: KILLS }, (_, at) => 3 + (90 * at) / KILLS);

it.each(TIMES)("killed after %f ms, a change has happened whole or not at all", async (ms) => {
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  mkdirSync(join(folder, "here"));
  for (const [path, text] of Object.entries(stateOf("here")))
    writeFileSync(join(folder, path), text);
  const child = spawn(process.execPath, ["--input-type=module", "-e", MOVER, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  await new Promise((done) => setTimeout(done, ms));
  child.kill("SIGKILL");
  await once(child, "exit");
  finishInterrupted(folder);
  const now = filesOf(folder);
  expect([stateOf("here"), stateOf("there")]).toContainEqual(now);
});

describe("a plan", () => {
  const plan = { writes: new Map<string, string>(), renames: [], deletes: [], summary: [] };
  const siteOf = (...paths: string[]) =>
    writeSite(Object.fromEntries(paths.map((path) => [path, path])));
  const read = (folder: string) =>
    Object.fromEntries(
      listFiles(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]),
    );

  it("lets two files change their names", () => {
    const folder = siteOf("a.json", "b.json");
    const [a, b] = [join(folder, "a.json"), join(folder, "b.json")];
    applyPlan(
      {
        ...plan,
        renames: [
          { from: a, to: b },
          { from: b, to: a },
        ],
      },
      folder,
    );
    expect(read(folder)).toEqual({ "a.json": "b.json", "b.json": "a.json" });
  });

  it("takes folders away that nothing lies in any more, and no others", () => {
    const folder = siteOf("a/b/c.json", "d/e.json", "d/f.json");
    applyPlan({ ...plan, deletes: [join(folder, "a/b/c.json"), join(folder, "d/e.json")] }, folder);
    expect(readdirSync(folder)).toEqual(["d"]);
    applyPlan({ ...plan, deletes: [join(folder, "d/f.json")] }, folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});
