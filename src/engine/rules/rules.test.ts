import { describe, expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import { RULES } from "../model/issue.ts";
import { EXAMPLES, SURROUNDINGS, UNSHOWN } from "./docs/examples.ts";

const DOOR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M1 0h2v3H1z"/></svg>';

async function rulesFound(
  pages: Record<string, string | Uint8Array | undefined>,
  release = false,
  media: Record<string, string> = {},
) {
  const written = Object.values(pages).join("\n");
  const doors = Object.entries({ "media/door.svg": DOOR, "media/door.txt": "no picture" });
  const files: [string, string | Uint8Array][] = [
    ...doors.filter(
      ([path]) =>
        written.includes(path) || (path.endsWith(".svg") && written.includes("doors.svg")),
    ),
    ...Object.entries(media),
  ];
  for (const [path, content] of Object.entries(pages))
    if (content !== undefined && content !== "") files.push([`pages/${path}`, content]);
  const { issues } = await examineFiles(Object.fromEntries(files), release);
  return issues.map(({ rule, file }) => `${rule} ${file.split("/pages/")[1]}`);
}

describe.each(Object.entries(EXAMPLES))("%s", (rule, { file, wrong, right, beside, release }) => {
  it("is found where it is, and nothing else is", async () => {
    const found = await rulesFound({ ...SURROUNDINGS, ...beside, [file]: wrong }, release);
    expect(new Set(found.map((told) => told.split(" ")[0]))).toEqual(new Set([rule]));
  });

  it("is silent when the mistake is mended", async () => {
    const children =
      rule === "pages-empty"
        ? { "visit/room.json": EXAMPLES["link-dead"].beside?.["street.json"] }
        : {};
    expect(
      await rulesFound({ ...SURROUNDINGS, ...beside, ...children, [file]: right }, release),
    ).toEqual([]);
  });
});

describe("rules that need files out of the ordinary", () => {
  it("site-missing", async () => {
    const { "_site.json": _, ...pages } = SURROUNDINGS;
    expect(await rulesFound(pages)).toEqual(["site-missing _site.json"]);
  });

  it("json-encoding and json-depth", async () => {
    const latin = new Uint8Array([0x7b, 0xe9, 0x7d]);
    expect(await rulesFound({ ...SURROUNDINGS, "a.json": latin })).toEqual([
      "json-encoding a.json",
    ]);
    expect(await rulesFound({ ...SURROUNDINGS, "a.json": "[".repeat(500) })).toEqual([
      "json-depth a.json",
    ]);
  });

  it("media-size", async () => {
    const wrong = EXAMPLES["media-alt"].right.replace("door.svg", "huge.svg");
    const huge = DOOR.replace("<path", `<!--${"x".repeat(600_000)}--><path`);
    expect(
      await rulesFound({ ...SURROUNDINGS, "visit.json": wrong }, false, { "media/huge.svg": huge }),
    ).toEqual(["media-size visit.json"]);
  });

  it("every rule has an example or a test here", () => {
    expect(Object.keys(RULES).sort()).toEqual(
      [...Object.keys(EXAMPLES), ...Object.keys(UNSHOWN)].sort(),
    );
  });
});
