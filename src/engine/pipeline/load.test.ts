import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
    const loaded = await loadSite(folders, readOne, ENGINE);
    expect(loaded.issues).toEqual([]);
    expect(loaded.pageCount).toBe(1);
    expect(loaded.index.pages.has("/b")).toBe(false);
  });

  it("lists the articles of a site newest first, whatever their files are called", async () => {
    const post = (date: string) => `---\ntitle: A\ndate: ${date}\n---\n\nText.\n`;
    const blog = { provider: "files", byline: "Us" };
    const folder = writeSite({
      "pages/_site.json": { name: "A", url: "https://a.example", language: "en", blog },
      "pages/_blog/a.md": post("2026-02-01"),
      "pages/_blog/b.md": post("2026-03-01"),
      "pages/_blog/c.md": post("2026-01-01"),
    });
    const folders = { pages: join(folder, "pages"), media: join(folder, "media"), cache: folder };
    const readOne = createReadOne({ ...ENGINE, validate: () => [] });
    const { index } = await loadSite(folders, readOne, ENGINE);
    expect(index.posts.map(({ post }) => post.id)).toEqual(["b", "a", "c"]);
  });

  it("lists the pages of a folder by their order, then by their titles", async () => {
    const folder = writeSite({
      "pages/_site.json": { name: "A", url: "https://a.example", language: "en" },
      "pages/a.json": { ...page, title: "Rye" },
      "pages/b.json": { ...page, title: "Oat" },
      "pages/c.json": { ...page, title: "Wheat", order: 2 },
      "pages/d.json": { ...page, title: "Spelt", order: 1 },
      "pages/e.json": { ...page, title: "Barley", order: 2 },
    });
    const folders = { pages: join(folder, "pages"), media: join(folder, "media"), cache: folder };
    const { index } = await loadSite(
      folders,
      createReadOne({ ...ENGINE, validate: () => [] }),
      ENGINE,
    );
    expect(index.children.get("/")?.map(({ route }) => route)).toEqual([
      "/d",
      "/e",
      "/c",
      "/b",
      "/a",
    ]);
  });
});
