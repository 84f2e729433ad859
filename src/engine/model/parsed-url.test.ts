import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../pipeline/read.ts";
import { parsedUrl } from "./parsed-url.ts";

it("knows a host with letters of other alphabets, however many addresses it has read", () => {
  for (let round = 0; round < 10_000; round += 1) parsedUrl("https://www.example.com");
  expect(parsedUrl("https://bücher.example")?.host).toBe("xn--bcher-kva.example");
});

it("is relative to a base, and nothing where there is no address", () => {
  expect(parsedUrl("b.png", "https://example.com/a/")?.href).toBe("https://example.com/a/b.png");
  expect(parsedUrl("b.png")).toBeUndefined();
  expect(parsedUrl("https://")).toBeUndefined();
});

it("is the only way that addresses are tried, as Node's own forgets these hosts", () => {
  const own = /\bcanParse\(/;
  const sources = listFiles("src").filter((path) => /\.tsx?$/.test(path));
  expect(sources.filter((path) => own.test(readFileSync(`src/${path}`, "utf8")))).toEqual([]);
});
