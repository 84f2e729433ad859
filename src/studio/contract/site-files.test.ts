import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { JsonSchema } from "../../engine/model/json-schema.ts";
import { kindOf } from "../../engine/pipeline/kinds.ts";
import { partAt, SITE_PARTS, siteFileKind } from "./site-files.ts";

it.each([
  "_site.json",
  "_theme.json",
  "_strings.json",
  "de/_site.json",
  "de-at/_strings.json",
  "_shared/faq.json",
  "index.json",
  "de/shops/index.json",
])("calls the kind of a file as the engine does: %s", (path) => {
  const kind = kindOf(path);
  expect(siteFileKind(path)).toBe(kind === "page" ? undefined : kind);
});

it("takes nothing else for a file of the whole site", () => {
  for (const path of [
    "_data/sources.json",
    "_shared/",
    "a/b/_site.json",
    "_site.json/x",
    "x_site.json",
  ])
    expect(siteFileKind(path)).toBeUndefined();
});

it("has every field of the site file in one part", () => {
  const { definitions } = JSON.parse(readFileSync("schema/site.schema.json", "utf8")) as JsonSchema;
  const known = Object.keys(definitions?.SiteFile?.properties ?? {});
  const edited = known.filter((key) => key !== "$schema" && key !== "page-engine");
  expect(Object.values(SITE_PARTS).flat().toSorted()).toEqual(edited.toSorted());
});

it("leads from a value to the part in which it is edited", () => {
  expect(partAt("_site.json", "/navigation/header/2/href")).toBe("menus");
  expect(partAt("de/_site.json", "/footer/note")).toBe("footer");
  expect(partAt("_site.json", "")).toBe("contact");
  expect(partAt("index.json", "/facts/0")).toBeUndefined();
});
