import { expect, it } from "vitest";
import { bringsCommonFiles, ownEntries } from "./shard.ts";

it.each([1, 2, 3, 7, 12])("every page is in one of %i parts, and in no other", (count) => {
  const pages = Array.from({ length: 10 }, (_, at) => `/page-${at}`);
  const parts = Array.from({ length: count }, (_, at) => ({ number: at + 1, count }));
  const written = parts.map((part) => [...ownEntries(pages, part)]);
  expect(written.flat().sort()).toEqual([...pages].sort());
  expect(Math.max(...written.map(({ length }) => length))).toBe(Math.ceil(10 / count));
  expect(parts.filter(bringsCommonFiles)).toHaveLength(1);
});
