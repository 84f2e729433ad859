import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Keeper } from "../../client/state/keeper.ts";
import { openPageOf } from "../../client/state/open-page.ts";
import type { OpenPage } from "../../client/state/session.ts";
import type {
  KeptSummary,
  OpenedPage,
  PlanAnswer,
  SaveAnswer,
  WindowConflict,
} from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

const PATH = "visit.json";

let studio: RunningStudio;
/** Whether the server can be reached. */
let isAway: boolean;
let keepers: Keeper[];

beforeEach(async () => {
  studio = await startStudio();
  isAway = false;
  keepers = [];
}, PATIENCE);

afterEach(async () => {
  for (const keeper of keepers) keeper.take({});
  await studio.stop();
});

async function ask<Answer>(action: string, input: object = {}): Promise<Answer> {
  if (isAway) throw new Error("The server is away.");
  const { status, text } = await studio.ask(action, input);
  const answer = JSON.parse(text) as Answer & { error?: string };
  if (status !== 200) throw new Error(answer.error);
  return answer;
}

/** A window of the studio, as far as it keeps work. */
interface Window {
  keeper: Keeper;
  page: OpenPage;
  conflict?: WindowConflict;
  /** How often it was asked. */
  asked: number;
  trouble?: string;
  type(title: string): void;
  save(): Promise<SaveAnswer>;
}

async function openWindow(name: string): Promise<Window> {
  const opened = await ask<OpenedPage>("open", { path: PATH });
  const page = openPageOf(opened);
  const keeper = new Keeper({
    ask,
    name,
    onConflict: (_, conflict) => {
      window.conflict = conflict;
      window.asked += 1;
    },
    onFollow: (followed) => {
      window.page = followed;
      keeper.take({ [PATH]: window.page });
    },
    onTrouble: (message) => {
      window.trouble = message;
    },
  });
  const window: Window = {
    keeper,
    page,
    asked: 0,
    type(title) {
      window.page = { ...window.page, page: { ...window.page.page, title } };
      keeper.take({ [PATH]: window.page });
    },
    save() {
      const { hash, page: edited } = window.page;
      return keeper.inTurn(PATH, async (after) => {
        const input = { path: PATH, hash, page: edited, after, window: name };
        const answer = await ask<SaveAnswer>("save", input);
        if (answer.outcome === "saved") {
          keeper.saved(PATH, edited, answer.hash);
          window.page = { ...window.page, hash: answer.hash, saved: answer.page };
        }
        return answer;
      });
    },
  };
  keeper.opened(page, opened.copy?.version);
  keepers.push(keeper);
  return window;
}

const kept = async () => (await ask<OpenedPage>("open", { path: PATH })).copy?.page.title;
const list = () => ask<KeptSummary[]>("kept");
const settled = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

describe("unsaved work", () => {
  it("is with the server while somebody goes on typing, and the page is as it was", async () => {
    const window = await openWindow("a");
    let seen: unknown;
    for (let typed = 1; seen === undefined; typed += 1) {
      window.type(`Typed ${typed}`);
      await new Promise((done) => setTimeout(done, 100));
      seen = await kept();
    }
    expect(seen).toMatch(/^Typed \d+$/);
    expect(existsSync(join(studio.folder, ".studio/copies/visit.json"))).toBe(true);
    expect(studio.read("pages/visit.json")).not.toContain("Typed");
  });

  it("is listed with its page until it is saved", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    await window.keeper.flush();
    expect(window.keeper.isKept()).toBe(true);
    expect(await list()).toMatchObject([
      { path: PATH, route: "/visit", title: "Come by", file: "same" },
    ]);
    expect((await window.save()).outcome).toBe("saved");
    expect(await list()).toEqual([]);
  });

  it("does not come back after it was saved, though something was on its way", async () => {
    const window = await openWindow("a");
    window.type("First");
    const sending = window.keeper.flush();
    window.type("Second");
    const saving = window.save();
    window.keeper.flush();
    await Promise.all([sending, saving]);
    await window.keeper.flush();
    expect(window.keeper.isKept()).toBe(true);
    expect(await list()).toEqual([]);
    expect(studio.read("pages/visit.json")).toContain('"Second"');
  });

  it("that goes on while it is saved is kept as work on the new file", async () => {
    const window = await openWindow("a");
    window.type("First");
    const saving = window.save();
    window.type("Second");
    await saving;
    await window.keeper.flush();
    expect(await list()).toMatchObject([{ title: "Second", file: "same" }]);
  });

  it("is forgotten when everything is undone", async () => {
    const window = await openWindow("a");
    const { title } = window.page.saved;
    window.type("Come by");
    await window.keeper.flush();
    window.type(String(title));
    await window.keeper.flush();
    expect(await list()).toEqual([]);
  });

  it("is none where a page is as it was, though its file was changed outside", async () => {
    const window = await openWindow("a");
    const { title } = window.page.saved;
    writeFileSync(
      join(studio.folder, "pages", PATH),
      studio.read(`pages/${PATH}`).replace("Hours", "Times"),
    );
    window.type("Come by");
    window.type(String(title));
    await window.keeper.flush();
    expect(window.keeper.isKept()).toBe(true);
    expect(await list()).toEqual([]);
  });

  it("goes on though an answer was lost on its way", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    const { hash: base, page } = window.page;
    await ask("keep", { path: PATH, base, page, window: "a" });
    window.type("Come by soon");
    await window.keeper.flush();
    expect(window.conflict).toBeUndefined();
    expect(await kept()).toBe("Come by soon");
    expect((await window.save()).outcome).toBe("saved");
    expect(await list()).toEqual([]);
  });

  it("waits for a server that is away, and says so", async () => {
    const window = await openWindow("a");
    isAway = true;
    window.type("Come by");
    await settled(() => expect(window.trouble).toBe("The server is away."));
    expect(window.keeper.isAtRisk()).toBe(true);
    window.type("Come by soon");
    isAway = false;
    await settled(() => expect(window.trouble).toBeUndefined());
    await settled(async () => expect(await kept()).toBe("Come by soon"));
    expect(window.keeper.isAtRisk()).toBe(false);
  });

  it("keeps commands from changing its file, and no others", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    await window.keeper.flush();
    const plan = (command: object) => ask<PlanAnswer>("plan", command);
    expect(await plan({ command: "move", from: "/visit", to: "/come" })).toEqual({
      outcome: "rejected",
      message: "There are unsaved changes on /visit. Save them first, or throw them away.",
    });
    const oat = { command: "new", route: "/breads/oat", title: "Oat" };
    expect((await plan(oat)).outcome).toBe("possible");
  });
});

describe("two windows on one page", () => {
  it("show the same work, whichever goes on", async () => {
    const a = await openWindow("a");
    a.type("By a");
    await a.keeper.flush();
    const b = await openWindow("b");
    expect(b.page.page.title).toBe("By a");
    b.type("By b");
    await b.keeper.flush();
    await a.keeper.follow(PATH);
    expect(a.page.page.title).toBe("By b");
    a.type("By a again");
    await a.keeper.flush();
    await b.keeper.follow(PATH);
    expect(b.page.page.title).toBe("By a again");
    expect([a.conflict, b.conflict]).toEqual([undefined, undefined]);
  });

  it("do not send one another the same work for ever", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    a.type("By a");
    await a.keeper.flush();
    await b.keeper.follow(PATH);
    const [before] = await list();
    await new Promise((done) => setTimeout(done, 800));
    expect(await list()).toEqual([before]);
  });

  it("never write over one another's work: the later one is asked", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    a.type("By a");
    b.type("By b");
    await a.keeper.flush();
    await b.keeper.flush();
    expect(b.conflict).toMatchObject({
      outcome: "other-window",
      copy: { page: { title: "By a" } },
    });
    expect(b.conflict?.mine).toContain('"title": "By b"');
    expect(b.conflict?.theirs).toContain('"title": "By a"');
    expect(await kept()).toBe("By a");
    expect(b.keeper.isAtRisk()).toBe(true);
    b.type("By b, still");
    await b.keeper.flush();
    expect(await kept()).toBe("By a");
    expect(b.asked).toBe(1);

    const { copy } = b.conflict as WindowConflict;
    b.keeper.decided(PATH, copy.version, copy.page);
    await b.keeper.flush();
    expect(await kept()).toBe("By b, still");
    await a.keeper.follow(PATH);
    expect(a.page.page.title).toBe("By b, still");
  });

  it("are asked when one saves what the other has changed", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    a.type("By a");
    await a.keeper.flush();
    b.type("By b");
    expect(await b.save()).toMatchObject({
      outcome: "other-window",
      copy: { page: { title: "By a" } },
    });
    expect(studio.read("pages/visit.json")).not.toContain("By b");
  });

  it("see what the other has saved, and lose nothing of their own", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    const c = await openWindow("c");
    a.type("By a");
    expect((await a.save()).outcome).toBe("saved");
    await b.keeper.follow(PATH);
    expect(b.page).toMatchObject({ hash: a.page.hash, page: { title: "By a" } });
    c.type("By c");
    await c.keeper.flush();
    expect(await list()).toMatchObject([{ title: "By c", file: "changed" }]);
    expect(await c.save()).toMatchObject({ outcome: "conflict", page: { title: "By a" } });
  });

  it("cannot throw away what they have not seen", async () => {
    const a = await openWindow("a");
    a.type("By a");
    await a.keeper.flush();
    const [seen] = await list();
    a.type("By a, more");
    await a.keeper.flush();
    const discard = (after?: string) => ask("discard", { path: PATH, after, window: "b" });
    await expect(discard(seen?.version)).rejects.toThrow("Another window has changed this page");
    expect(await kept()).toBe("By a, more");
    await discard((await list())[0]?.version);
    expect(await list()).toEqual([]);
  });
});

describe("a file that was deleted outside", () => {
  const file = () => join(studio.folder, "pages", PATH);

  it("is made again from unsaved work, when its author wants it", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    rmSync(file());
    await window.keeper.flush();
    expect(await list()).toMatchObject([{ title: "Come by", file: "deleted" }]);
    expect(await window.save()).toEqual({ outcome: "deleted" });
    expect(existsSync(file())).toBe(false);

    const again = await openWindow("b");
    expect(again.page).toMatchObject({ saved: {}, page: { title: "Come by" } });
    expect((await again.save()).outcome).toBe("saved");
    const text = studio.read(`pages/${PATH}`);
    expect(JSON.parse(text)).toEqual({ ...(window.page.page as EditedPage), title: "Come by" });
    expect(text).toMatch(/^\{\n {2}"\$schema"/);
    expect(await list()).toEqual([]);
  });

  it("or damaged is not written over, and both versions can be seen", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    writeFileSync(file(), "{ half");
    const answer = await window.save();
    expect(answer).toMatchObject({ outcome: "conflict", theirs: "{ half" });
    expect(answer.outcome === "conflict" && answer.mine).toContain('"title": "Come by"');
    expect(studio.read(`pages/${PATH}`)).toBe("{ half");
  });

  it("is not written over when it came back", async () => {
    const window = await openWindow("a");
    const before = studio.read(`pages/${PATH}`);
    window.type("Come by");
    writeFileSync(file(), before.replace("Hours", "Opening hours"));
    window.page = { ...window.page, hash: "" };
    expect((await window.save()).outcome).toBe("conflict");
  });

  it("without unsaved work is gone", async () => {
    rmSync(file());
    await expect(ask("open", { path: PATH })).rejects.toThrow("There is no page file visit.json");
  });
});
