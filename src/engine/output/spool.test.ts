import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSpool } from "./spool.ts";

const folder = mkdtempSync(join(tmpdir(), "spool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("texts come back in any order, also when two builds put theirs aside at once", () => {
  const [one, other] = [createSpool(folder), createSpool(folder)];
  const first = one.keep("Straße in Ciudad Juárez 🏥");
  const second = one.keep("");
  const third = one.keep("x".repeat(100_000));
  const foreign = other.keep("another build");
  expect([third(), second(), first(), foreign()]).toEqual([
    "x".repeat(100_000),
    "",
    "Straße in Ciudad Juárez 🏥",
    "another build",
  ]);
  expect(readdirSync(folder)).toEqual([]);
  one.close();
  expect(foreign()).toBe("another build");
  other.close();
});
