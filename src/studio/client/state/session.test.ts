import { expect, it } from "vitest";
import {
  isChanged,
  NOTHING_OPEN,
  type OpenPage,
  type Session,
  type SessionAction,
  sessionAfter,
} from "./session.ts";

const HOME = {
  path: "index.json",
  route: "/",
  hash: "1",
  saved: { title: "Home" },
  page: { title: "Home" },
};
const VISIT = { ...HOME, path: "visit.json", route: "/visit" };

function after(...actions: SessionAction[]): Session {
  return actions.reduce(sessionAfter, NOTHING_OPEN);
}

function edit(title: string, time: number, name = "/title"): SessionAction {
  return { kind: "edited", page: { title }, name, time };
}

const OPENED: SessionAction = { kind: "opened", page: HOME };

it("undoes a word as a word, and a later change by itself", () => {
  const session = after(
    OPENED,
    edit("H", 0),
    edit("He", 100),
    edit("Hey", 200),
    edit("Hey!", 9000),
  );
  expect(sessionAfter(session, { kind: "undone" }).pages["index.json"]?.page.title).toBe("Hey");
  const twice = [0, 1].reduce((now) => sessionAfter(now, { kind: "undone" }), session);
  expect(twice.pages["index.json"]?.page.title).toBe("Home");
  expect(sessionAfter(twice, { kind: "redone" }).pages["index.json"]?.page.title).toBe("Hey");
});

it("undoes across pages and shows the page the step was made on", () => {
  const session = after(
    OPENED,
    edit("Changed", 0),
    { kind: "opened", page: VISIT },
    { kind: "undone" },
  );
  expect(session.path).toBe("index.json");
  expect(session.pages["index.json"]?.page.title).toBe("Home");
});

it("forgets what was undone once something else is changed", () => {
  const session = after(OPENED, edit("A", 0), { kind: "undone" }, edit("B", 5000), {
    kind: "redone",
  });
  expect(session.pages["index.json"]?.page.title).toBe("B");
});

it("knows whether a page differs from its file", () => {
  const changed = after(OPENED, edit("A", 0));
  const open = (session: Session) => session.pages["index.json"] ?? HOME;
  expect(isChanged(open(changed))).toBe(true);
  expect(isChanged(open(sessionAfter(changed, edit("Home", 100))))).toBe(false);
  const saved = sessionAfter(changed, {
    kind: "saved",
    path: "index.json",
    hash: "2",
    page: { title: "A" },
  });
  expect(isChanged(open(saved))).toBe(false);
});

it("undoes ten thousand changes of one session, one by one", () => {
  let session = after(OPENED);
  for (let count = 0; count < 10_000; count += 1)
    session = sessionAfter(session, edit(`${count}`, count * 5000));
  for (let count = 0; count < 10_000; count += 1)
    session = sessionAfter(session, { kind: "undone" });
  expect(session.pages["index.json"]?.page).toEqual(HOME.page);
  expect(session.past).toEqual([]);
});

const joined = (page: OpenPage["page"], seen: OpenPage["page"]): SessionAction => ({
  kind: "joined",
  page: { ...HOME, page, hash: "2" },
  seen,
});

it("takes in what others have done, and undoes what was done here alone", () => {
  const mine = { title: "Mine" };
  const both = { ...mine, description: "Theirs" };
  const session = after(OPENED, edit("Mine", 0), joined(both, mine));
  expect(session.pages["index.json"]).toEqual({ ...HOME, page: both, hash: "2" });
  const undone = sessionAfter(session, { kind: "undone" });
  expect(undone.pages["index.json"]?.page).toEqual({ title: "Home", description: "Theirs" });
  const redone = sessionAfter(undone, { kind: "redone" });
  expect(redone.pages["index.json"]?.page).toEqual(both);
  expect(after(joined(both, mine)).pages).toEqual({});
});

it("keeps what was typed while it was taken in", () => {
  const seen = { title: "Min" };
  const session = after(
    OPENED,
    edit("Mine", 0),
    joined({ ...seen, description: "Theirs" }, { title: "Min" }),
  );
  expect(session.pages["index.json"]?.page).toEqual({ title: "Mine", description: "Theirs" });
});

it("goes on with the same block, wherever others have moved it", () => {
  const [hero, faq] = [
    { type: "hero", title: "Bread" },
    { type: "faq", title: "Questions" },
  ];
  const page = { ...HOME, page: { blocks: [hero, faq] } };
  const select: SessionAction = { kind: "selected", at: 1 };
  const start: SessionAction[] = [{ kind: "opened", page }, select];
  const video = { type: "video", title: "How we bake" };
  const more = after(...start, joined({ blocks: [hero, video, faq] }, page.page));
  expect(more.selected).toBe(2);
  expect(after(...start, joined({ blocks: [hero] }, page.page)).selected).toBeUndefined();
});

it("forgets a page that is closed, with its steps, and keeps one that was only left", () => {
  const both = after(
    OPENED,
    edit("Mine", 0),
    { kind: "opened", page: VISIT },
    edit("Visit!", 9000),
  );
  const closed = sessionAfter(both, { kind: "closed", path: "visit.json" });
  expect(Object.keys(closed.pages)).toEqual(["index.json"]);
  expect(closed.past.map(({ path }) => path)).toEqual(["index.json"]);
  const left = sessionAfter(both, { kind: "left" });
  expect(left.path).toBeUndefined();
  expect(left.pages).toBe(both.pages);
});
