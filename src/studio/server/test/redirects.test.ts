import { afterEach, beforeEach, expect, it } from "vitest";
import type { KeepRedirectsAnswer, KeptRedirects } from "../../contract/answers.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

let studio: RunningStudio;

beforeEach(async () => {
  studio = await startStudio();
}, PATIENCE);

afterEach(() => studio.stop());

async function ask<Answer>(action: string, input: object = {}): Promise<Answer> {
  const { status, text } = await studio.ask(action, input);
  expect(status).toBe(200);
  return JSON.parse(text) as Answer;
}

const STEP = [{ from: "/find-us", to: "/visit" }];
const NONE = { past: [], future: [] };
const keep = (window: string, draft: object, after?: string) =>
  ask<KeepRedirectsAnswer>("keep-redirects", { ...draft, window, after });
const versionOf = (answer: KeepRedirectsAnswer) => answer.version;

it("are kept for all windows until nothing of them is left", async () => {
  expect(await ask<KeptRedirects>("kept-redirects")).toEqual({ draft: NONE });
  const draft = { past: [STEP], future: [[{ from: "/where" }]] };
  const version = versionOf(await keep("a", draft));
  expect(await ask<KeptRedirects>("kept-redirects")).toEqual({ draft, version });
  expect(await ask("kept")).toEqual([]);
  expect(await keep("b", NONE, version)).toEqual({ outcome: "kept" });
  expect(await ask<KeptRedirects>("kept-redirects")).toEqual({ draft: NONE });
});

it("are not written over by a window that has not seen them", async () => {
  const draft = { past: [STEP], future: [] };
  const version = versionOf(await keep("a", draft));
  const unseen = { outcome: "unseen", draft, version };
  expect(await keep("b", { past: [], future: [STEP] })).toEqual(unseen);
  expect(await keep("b", NONE)).toEqual(unseen);
  expect(await ask<KeptRedirects>("kept-redirects")).toEqual({ draft, version });
});

it("are rejected when they are no steps", async () => {
  for (const draft of [{ past: "all" }, { past: [[{ to: "/visit" }]] }, { future: [STEP[0]] }])
    expect((await studio.ask("keep-redirects", { ...draft, window: "a" })).status).toBe(400);
});
