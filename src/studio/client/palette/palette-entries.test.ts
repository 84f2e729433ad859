import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Overview } from "../../contract/answers.ts";
import type { Person } from "../../contract/person.ts";
import type { StudioDialog } from "../StudioDialogs.tsx";
import type { StudioState } from "../state/use-studio.ts";
import { paletteActions } from "./palette-actions.ts";
import { paletteGroups } from "./palette-entries.ts";

beforeAll(() => void vi.stubGlobal("navigator", { platform: "Linux" }));
afterAll(() => void vi.unstubAllGlobals());

const VISIT = { path: "visit.json", route: "/visit", page: { title: "Visit" } };

/** What somebody finds, and what is opened when they take the first of it. */
function finderFor(role: Person["role"] | undefined) {
  const opened: StudioDialog[] = [];
  const person = role && { email: "ana@bakery.example", name: "Ana", role };
  const overview = {
    pages: [],
    shared: [],
    publishing: true,
    ...(person && { team: { person, draft: { id: "d", owner: person } } }),
  } as unknown as Overview;
  const ask = (dialog: StudioDialog) => void opened.push(dialog);
  const actions = paletteActions({
    ...{ overview, ask },
    studio: { open: VISIT } as unknown as StudioState,
    scheme: { scheme: "light", toggle: () => undefined },
    isLive: true,
    press: () => undefined,
    leave: () => undefined,
  });
  const source = {
    ...{ overview, actions, page: undefined },
    open: async () => undefined,
    openScreen: () => undefined,
    openDialog: ask,
    openPart: () => undefined,
  };
  return (words: string) => {
    const entries = paletteGroups(source, words, []).flatMap(({ entries }) => entries);
    const choose = () => {
      entries[0]?.run();
      return opened.pop();
    };
    return { labels: entries.map(({ label }) => label), choose };
  };
}

it("finds every window by its name, and by what people call it", () => {
  const find = finderFor("admin");
  const windows: [words: string, dialog: StudioDialog][] = [
    ["people", "people"],
    ["invite user", "people"],
    ["drafts", "drafts"],
    ["what went live", "site-history"],
    ["share this draft", "this-draft"],
    ["deploy", "publish"],
    ["schedule", "publish"],
    ["rollback", "publish"],
    ["upload", "media"],
    ["301", "redirects"],
    ["rename", "move"],
    ["delete page", "remove"],
    ["versions", "history"],
    ["deutsch", "language"],
    ["create page", "new-page"],
  ];
  for (const [words, dialog] of windows)
    expect([words, find(words).choose()]).toEqual([words, dialog]);
  expect(find("dark").labels).toContain("Dark studio");
  expect(find("log out").labels).toContain("Sign out Ana");
  expect(find("navigation").labels).toContain("Menus");
});

it("shows what has the words before what is only called so", () => {
  expect(finderFor("admin")("publish").labels[0]).toBe("Publish");
});

it("offers what somebody may do, and nothing else", () => {
  const author = finderFor("author");
  expect(author("users").labels).toEqual([]);
  expect(author("publish").labels).toContain("Ask for review");
  expect(author("publish").labels).not.toContain("Publish on…");
  expect(author("rollback").labels).toEqual([]);
  const alone = finderFor(undefined);
  expect(alone("drafts").labels).toEqual([]);
  expect(alone("go live").choose()).toBe("publish");
});
