import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KEYS, openTerminal, type PseudoTerminal } from "../testing/pseudo-terminal.ts";

const CLI = resolve("scripts/cli.mjs");
const { down, enter, controlC } = KEYS;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-page-"));
  for (const part of ["pages", "media", "templates"])
    cpSync(part, join(folder, part), { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const has = (path: string) => existsSync(join(folder, "pages", path));

/** What `new` is called with for the copy of the site. */
function args(...more: string[]): string[] {
  return [CLI, "new", "--pages", join(folder, "pages"), "--media", join(folder, "media"), ...more];
}

/** Runs `new` in a terminal, and the steps of somebody in front of it. */
async function atTerminal(steps: (terminal: PseudoTerminal) => Promise<void>): Promise<void> {
  const command = [process.execPath, ...args()].map((part) => `'${part}'`).join(" ");
  const terminal = openTerminal(command);
  if (terminal) return steps(terminal);
  process.stderr.write(
    "\n!! There is neither util-linux nor Python here: `new` is not tried in a terminal.\n\n",
  );
}

describe("new, in a terminal", () => {
  it("says what it does, and asks with lists that arrows move in and typing makes shorter", () =>
    atTerminal(async (terminal) => {
      await terminal.shows("Reading ");
      await terminal.shows(" pages …");
      await terminal.shows("What do you want to make?");
      await terminal.shows("● An article");
      terminal.type(down);
      await terminal.shows("● A city");
      terminal.type(enter);
      await terminal.shows("In which state is it?");
      terminal.type("flor");
      await terminal.shows("(1 match)");
      terminal.type(enter);
      await terminal.shows("What is the city called?");
      terminal.type(`Lake City${enter}`);
      await terminal.shows("Made /locations/florida/lake-city.");
      expect(await terminal.ended()).toBe(0);
      const page = readFileSync(join(folder, "pages/locations/florida/lake-city.json"), "utf8");
      expect(JSON.parse(page).title).toBe("Lake City");
    }));

  it("says at once that a page is there already, and asks again", () =>
    atTerminal(async (terminal) => {
      await terminal.shows("● An article");
      terminal.type(down + enter);
      await terminal.shows("In which state is it?");
      terminal.type("flor");
      await terminal.shows("(1 match)");
      terminal.type(enter);
      await terminal.shows("What is the city called?");
      terminal.type(`Miami${enter}`);
      await terminal.shows("There is a page /locations/florida/miami already.");
      terminal.type(` Beach${enter}`);
      await terminal.shows("Made /locations/florida/miami-beach.");
      expect(await terminal.ended()).toBe(0);
    }));

  it("makes a city in a state that is not there yet", () =>
    atTerminal(async (terminal) => {
      await terminal.shows("● An article");
      terminal.type(down + enter);
      await terminal.shows("In which state is it?");
      terminal.type("another");
      await terminal.shows("(1 match)");
      terminal.type(enter);
      await terminal.shows("What is it called?");
      terminal.type(`Ohio${enter}`);
      await terminal.shows("What is the city called?");
      terminal.type(enter);
      await terminal.shows("Write a name with at least one letter or digit.");
      terminal.type(`Columbus${enter}`);
      await terminal.shows("Made /locations/ohio.");
      await terminal.shows("Made /locations/ohio/columbus.");
      expect(await terminal.ended()).toBe(0);
    }));

  it("offers pages that are hidden as well", () => {
    spawnSync(process.execPath, args("--kind", "state", "--name", "Ohio"));
    return atTerminal(async (terminal) => {
      await terminal.shows("● An article");
      terminal.type(down + enter);
      await terminal.shows("In which state is it?");
      terminal.type("ohio");
      await terminal.shows("(1 match)");
      terminal.type(enter);
      await terminal.shows("What is the city called?");
      terminal.type(`Columbus${enter}`);
      await terminal.shows("Made /locations/ohio/columbus.");
      expect(await terminal.ended()).toBe(0);
    });
  });

  it("makes nothing when it is broken off", () =>
    atTerminal(async (terminal) => {
      await terminal.shows("● An article");
      terminal.type(enter);
      await terminal.shows("What is its title?");
      terminal.type(`Half a title${controlC}`);
      await terminal.shows("Nothing was made.");
      expect(await terminal.ended()).toBe(130);
      expect(has("resources/half-a-title.json")).toBe(false);
    }));
});

describe("new, in a pipe", () => {
  const run = (...more: string[]) =>
    spawnSync(process.execPath, args(...more), { input: "\n\n", encoding: "utf8" });

  it("refuses in words, with every flag that has to be given", () => {
    const { status, stdout, stderr } = run();
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      "Nobody can be asked here, because this is not a terminal. Say what to make with --kind (article, city, clinic-type, service, state) and --name, or give the page an address: npm run new -- /path.\n",
    );
  });

  it("names the flag for each answer that is missing", () => {
    expect(run("--kind", "city").stderr).toBe("In which state is it? Say it with --in.\n");
    expect(run("--kind", "city", "--in", "Ohio").stderr).toBe(
      "What is the city called? Say it with --name.\n",
    );
    expect(run("--kind", "town").stderr).toContain('There is no kind "town"; there are article,');
  });

  it("says nothing of its progress", () => {
    const { status, stderr } = run("--kind", "article", "--name", "Quiet");
    expect([status, stderr]).toEqual([0, ""]);
    expect(has("resources/quiet.json")).toBe(true);
  });
});
