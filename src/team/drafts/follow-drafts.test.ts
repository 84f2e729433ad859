import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { DraftRecord } from "./draft-record.ts";
import { draftRecords } from "./draft-records.ts";
import { followDrafts } from "./follow-drafts.ts";

it("counts the drafts of others that wait, and tells the windows that it concerns", () => {
  const records = draftRecords(mkdtempSync(join(tmpdir(), "records-")));
  records.write(record("one", "bo@bakery.example"));
  records.write(record("two", "ana@bakery.example"));
  const news = followDrafts(records);
  const heard: string[] = [];
  for (const id of ["one", "two"]) news.listen(id, () => heard.push(id));
  const end = news.listen("two", () => heard.push("closed"));
  end();

  records.change("one", () => ({ updatedAt: "2026-11-23T09:00:00.000Z" }));
  expect(heard).toEqual([]);
  records.change("one", () => ({ name: "Opening hours" }));
  expect(heard.splice(0)).toEqual(["one"]);

  records.change("one", () => ({ state: "review" }));
  expect(heard.splice(0)).toEqual(["one", "two"]);
  expect(news.waitingFor("ana@bakery.example")).toBe(1);
  // Nobody waits for themselves.
  expect(news.waitingFor("bo@bakery.example")).toBe(0);

  records.remove("one");
  expect(heard).toEqual(["one", "two"]);
  expect(news.waitingFor("ana@bakery.example")).toBe(0);
});

function record(id: string, email: string): DraftRecord {
  const at = "2026-11-23T08:00:00.000Z";
  return {
    ...{ id, name: "", state: "changes" as const, createdAt: at, updatedAt: at },
    owner: { name: email, email },
    ...{ branch: `studio/${id}`, base: "", isReady: true, comments: [], shares: [] },
  };
}
