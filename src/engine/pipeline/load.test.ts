import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../cli/definitions.ts";
import { ENGINE, writeSite } from "../../testing/examine-files.ts";
import { loadSite } from "./load.ts";
import { createReadOne } from "./read-files.ts";

const page = { title: "A", description: "About A.", blocks: [{ type: "hero" }] };

describe("loadSite", () => {
  it("leaves out a file that goes away while the site is read", async () => {
    const folder = writeSite({
      "pages/_site.json": { name: "A", url: "https://a.example", language: "en" },
      "pages/a.json": page,
      "pages/b.json": page,
    });
    const folders = { pages: join(folder, "pages"), media: join(folder, "media"), cache: folder };
    const readOne = createReadOne({
      ...ENGINE,
      validate: (kind, file, value) => {
        if (file.endsWith("/a.json")) rmSync(join(folder, "pages/b.json"));
        return kind === "page" ? ENGINE.validate(kind, file, value) : [];
      },
    });
    const loaded = await loadSite(folders, readOne, DEFINITIONS);
    expect(loaded.issues).toEqual([]);
    expect(loaded.pageCount).toBe(1);
    expect(loaded.index.pages.has("/b")).toBe(false);
  });
});
