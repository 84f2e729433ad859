import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lucideList } from "./lucide-list.ts";

it("the icons are those of the package of Lucide: `npm run schema` writes them", () => {
  const { path, text } = lucideList(".");
  const written = text();
  expect(written === readFileSync(path, "utf8"), "Run `npm run schema`.").toBe(true);
  const { icons, aliases } = JSON.parse(written);
  expect(Object.keys(icons).length).toBeGreaterThan(1500);
  expect(icons.bluetooth).toBe("M7 7l10 10-5 5V2l5 5L7 17");
  expect(icons["rectangle-horizontal"]).toBe(
    "M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z",
  );
  expect(icons.images).toContain("M13 6A1 1 0 1 0 13 8 1 1 0 1 0 13 6zM13 7h.01");
  expect(aliases.home).toBe("house");
  const isPath = (path: unknown) => /^M[\d MmLlHhVvCcSsQqTtAaZz.-]+$/.test(String(path));
  expect(Object.keys(icons).filter((name) => !isPath(icons[name]))).toEqual([]);
  expect(Object.values<string>(aliases).filter((name) => !(name in icons))).toEqual([]);
});
