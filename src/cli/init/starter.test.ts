import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../engine/pipeline/read.ts";
import { ENGINE, examineFolder, writeSite } from "../../testing/examine-files.ts";
import { siteFiles } from "./site-files.ts";
import { WORKFLOWS } from "./workflows.ts";

const NAME = 'Nord & "Söhne" $& <language>';
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const made = (kind: string, language: string) =>
  siteFiles(resolve("starter", kind), {
    brand: NAME,
    language,
    version,
    schemaFolder: ENGINE.schemaFolder,
    workflow: WORKFLOWS.github,
  });

it.each([
  ["blank", "en-US"],
  ["blank", "de"],
  ["full", "en-US"],
  ["full", "de"],
])("a new site has nothing wrong: %s, %s", async (kind, language) => {
  const files = made(kind, language);
  const folder = writeSite(Object.fromEntries(files));
  const { located, site } = await examineFolder(folder);
  expect(located).toEqual([]);
  expect(site.index.site).toMatchObject({ brand: NAME, language, "page-engine": { version } });
  const release = await examineFolder(folder, { release: true });
  expect(release.located.map(({ rule, pointer }) => [rule, pointer])).toEqual([
    ["placeholder", "/url"],
    ...(kind === "full" ? [["placeholder", "/business"]] : []),
  ]);
});

it("the starter shows every block", () => {
  const files = [...made("full", "en-US")].filter(([path]) => path.startsWith("pages/"));
  const types = new Set(
    files.flatMap(([, text]) =>
      [...String(text).matchAll(/"type": "([a-z-]+)"/g)].map(([, type]) => type),
    ),
  );
  const blocks = listFiles(resolve("src/theme/blocks"))
    .filter((path) => path.endsWith("/example.json"))
    .map((path) => path.split("/")[0] ?? "");
  expect([...blocks].filter((type) => !types.has(type))).toEqual([]);
});
