import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageClash } from "../../client/state/join-page.ts";
import { Keeper, type KeeperSaveAnswer } from "../../client/state/keeper.ts";
import { openPageOf } from "../../client/state/open-page.ts";
import type { OpenPage } from "../../client/state/session.ts";
import type { KeptSummary, OpenedPage, PlanAnswer } from "../../contract/answers.ts";
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
  /** What it has to decide. */
  clash?: PageClash;
  trouble?: string;
  /** Types into a field, the title when none is named. */
  type(text: string, field?: string): void;
  save(): Promise<KeeperSaveAnswer>;
}

/** @param beforeShown what happens once the server has answered, and before the window shows that */
async function openWindow(
  name: string,
  beforeShown: (keeper: Keeper) => Promise<void> = async () => undefined,
): Promise<Window> {
  const opened = await ask<OpenedPage>("open", { path: PATH });
  const page = openPageOf(opened);
  const keeper = new Keeper({
    ask,
    name,
    store: { put: async () => undefined, drop: async () => undefined },
    onClash: (_, clash) => {
      window.clash = clash;
    },
    onJoined: (joined) => {
      window.page = joined.page;
    },
    onTrouble: (message) => {
      window.trouble = message;
    },
  });
  const window: Window = {
    keeper,
    page,
    type(text, field = "title") {
      window.page = { ...window.page, page: { ...window.page.page, [field]: text } };
      keeper.take({ [PATH]: window.page });
    },
    async save() {
      const answer = await keeper.save(window.page);
      if (answer.outcome === "saved") {
        window.page = { ...window.page, hash: answer.hash, saved: answer.page };
        keeper.take({ [PATH]: window.page });
      }
      return answer;
    },
  };
  const { news } = keeper;
  await beforeShown(keeper);
  keeper.opened(page, opened.copy?.version, news);
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

  it("of others is there in a window that heard of it before it showed the page", async () => {
    const first = await openWindow("a");
    const second = await openWindow("b", async (keeper) => {
      first.type("Come by");
      await first.keeper.flush();
      await keeper.follow(PATH);
    });
    await settled(() => expect(second.page.page.title).toBe("Come by"));
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
    await new Promise((under) => setTimeout(under));
    window.type("Second");
    await saving;
    await window.keeper.flush();
    expect(studio.read("pages/visit.json")).toContain('"First"');
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
    expect(window.clash).toBeUndefined();
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
    expect([a.clash, b.clash]).toEqual([undefined, undefined]);
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

  it("keep both what they change in different fields, and nobody is asked", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    a.type("By a");
    b.type("By b", "description");
    await a.keeper.flush();
    await b.keeper.flush();
    expect(b.page.page).toMatchObject({ title: "By a", description: "By b" });
    await b.keeper.flush();
    await a.keeper.follow(PATH);
    expect(a.page.page).toEqual(b.page.page);
    expect([a.clash, b.clash]).toEqual([undefined, undefined]);
    expect((await a.save()).outcome).toBe("saved");
    expect(JSON.parse(studio.read(`pages/${PATH}`))).toEqual(b.page.page);
  });

  it("never write over one another's words: the later one is asked", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    a.type("By a");
    b.type("By b");
    b.type("Also by b", "description");
    await a.keeper.flush();
    await b.keeper.flush();
    expect(b.clash?.merged.clashes).toMatchObject([
      { pointer: "/title", mine: "By b", theirs: "By a" },
    ]);
    expect(await kept()).toBe("By a");
    expect(b.keeper.isAtRisk()).toBe(true);
    expect((await b.save()).outcome).toBe("clash");
    b.type("By b, still");
    await b.keeper.flush();
    expect(await kept()).toBe("By a");

    await b.keeper.follow(PATH);
    const { value } = b.clash?.merged ?? {};
    expect(value).toMatchObject({ title: "By b, still", description: "Also by b" });
    b.keeper.decide(PATH, value as EditedPage);
    expect(b.clash).toBeUndefined();
    await b.keeper.flush();
    await a.keeper.follow(PATH);
    expect(a.page.page).toMatchObject({ title: "By b, still", description: "Also by b" });
  });

  it("are asked once more when the other went on since", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    a.type("By a");
    b.type("By b");
    await a.keeper.flush();
    await b.keeper.flush();
    a.type("By a again");
    await a.keeper.flush();
    b.keeper.decide(PATH, b.page.page);
    await b.keeper.flush();
    expect(await kept()).toBe("By a again");
    expect(b.clash?.merged.clashes).toMatchObject([{ mine: "By b", theirs: "By a again" }]);
  });

  it("save what the other has changed along with their own", async () => {
    const a = await openWindow("a");
    const b = await openWindow("b");
    a.type("By a");
    await a.keeper.flush();
    b.type("By b", "description");
    expect((await b.save()).outcome).toBe("saved");
    const saved = JSON.parse(studio.read(`pages/${PATH}`));
    expect(saved).toMatchObject({ title: "By a", description: "By b" });
    expect(await list()).toEqual([]);
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
    expect((await c.save()).outcome).toBe("clash");
    expect(c.clash).toMatchObject({
      with: "file",
      merged: { clashes: [{ mine: "By c", theirs: "By a" }] },
    });
    expect(studio.read(`pages/${PATH}`)).toContain("By a");
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

describe("a file that was changed outside", () => {
  const change = (from: string, to: string) =>
    writeFileSync(
      join(studio.folder, "pages", PATH),
      studio.read(`pages/${PATH}`).replace(from, to),
    );
  const hours = ({ page }: Window) => (page.page.blocks as { title: string }[])[1]?.title;

  it("is shown at once where there is no work on it", async () => {
    const window = await openWindow("a");
    change("Hours", "Opening hours");
    await window.keeper.followAll();
    expect(hours(window)).toBe("Opening hours");
    expect(window.keeper.isKept()).toBe(true);
    expect(await list()).toEqual([]);
  });

  it("is merged with the work on it, which then belongs to the new file", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    await window.keeper.flush();
    change("Hours", "Opening hours");
    await window.keeper.followAll();
    expect(hours(window)).toBe("Opening hours");
    await window.keeper.flush();
    expect(await list()).toMatchObject([{ title: "Come by", file: "same" }]);
    expect((await window.save()).outcome).toBe("saved");
    const saved = studio.read(`pages/${PATH}`);
    expect(saved).toContain('"title": "Come by"');
    expect(saved).toContain("Opening hours");
  });

  it("is merged when it is saved, though nobody was notified of the change", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    change("Hours", "Opening hours");
    expect((await window.save()).outcome).toBe("saved");
    const saved = studio.read(`pages/${PATH}`);
    expect(saved).toContain('"title": "Come by"');
    expect(saved).toContain("Opening hours");
  });

  it("is merged with work from an earlier time", async () => {
    const before = await openWindow("a");
    before.type("Come by");
    await before.keeper.flush();
    before.keeper.take({});
    change("Hours", "Opening hours");
    const after = await openWindow("b");
    expect(hours(after)).toBe("Hours");
    await after.keeper.follow(PATH);
    expect(hours(after)).toBe("Opening hours");
    expect(after.page.page.title).toBe("Come by");
    expect(after.clash).toBeUndefined();
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

  it("or damaged is not written over", async () => {
    const window = await openWindow("a");
    window.type("Come by");
    writeFileSync(file(), "{ half");
    expect(await window.save()).toEqual({ outcome: "damaged" });
    expect(studio.read(`pages/${PATH}`)).toBe("{ half");
  });

  it("is not written over when it came back", async () => {
    const window = await openWindow("a");
    const before = studio.read(`pages/${PATH}`);
    window.type("Come by");
    writeFileSync(file(), before.replace("Hours", "Opening hours"));
    window.page = { ...window.page, hash: "" };
    expect((await window.save()).outcome).toBe("saved");
    const after = studio.read(`pages/${PATH}`);
    expect(after).toContain("Opening hours");
    expect(after).toContain('"title": "Come by"');
  });

  it("without unsaved work is gone", async () => {
    rmSync(file());
    await expect(ask("open", { path: PATH })).rejects.toThrow("There is no page file visit.json");
  });
});
