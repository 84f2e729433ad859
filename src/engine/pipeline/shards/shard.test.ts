import { describe, expect, it } from "vitest";
import { assertComplete, assertSameBuild, isOwnPage } from "./shard.ts";

const paths = Array.from({ length: 1000 }, (_, at) => `locations/state-${at % 50}/city-${at}.json`);
const shards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, count }));

describe("pages", () => {
  it.each([1, 2, 3, 7, 12])("are each in one of %i shards, and in no other", (count) => {
    for (const path of paths)
      expect(shards(count).filter((shard) => isOwnPage(shard, path))).toHaveLength(1);
  });

  it("are spread over shards of about the same size", () => {
    const sizes = shards(4).map((shard) => paths.filter((path) => isOwnPage(shard, path)).length);
    expect(Math.max(...sizes)).toBeLessThan(300);
    expect(Math.min(...sizes)).toBeGreaterThan(200);
  });

  it("stay where they are when there are more of them", () => {
    const own = (all: string[]) => all.filter((path) => isOwnPage({ number: 2, count: 4 }, path));
    const more = ["a.json", ...paths, "z.json"];
    expect(own(more).filter((path) => paths.includes(path))).toEqual(own(paths));
  });
});

describe("parts", () => {
  it.each<[string, [number: number, count?: number, build?: string][], string]>([
    ["none is named", [], "Name the folders of all parts."],
    ["one is missing", [[1]], "Part 2 of 2 is missing. Name the folders of all parts."],
    [
      "several are missing",
      [[2, 4]],
      "Part 1, 3, 4 of 4 is missing. Name the folders of all parts.",
    ],
    [
      "one is there twice",
      [[1], [2], [1]],
      "A part is named twice. Name the folder of each part once.",
    ],
    [
      "they are of different builds",
      [[1], [2, 2, "b"]],
      "These parts are of different builds. Build all of them from the same pages, with the same number of parts.",
    ],
    ["their number is not the same", [[1], [2, 3]], "These parts are of different builds."],
  ])("do not fit together when %s", (_, parts, reason) => {
    const all = parts.map(([number, count = 2, build = "a"]) => ({ number, count, build }));
    expect(() => assertComplete(all)).toThrow(reason);
  });

  it("fit together in any order", () => {
    const all = [2, 1, 3].map((number) => ({ number, count: 3, build: "a" }));
    expect(() => assertComplete(all)).not.toThrow();
    expect(() => assertSameBuild(all, "a")).not.toThrow();
    expect(() => assertSameBuild(all, "b")).toThrow("This machine has other files or settings");
  });
});
