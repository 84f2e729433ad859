import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ENGINE, writeSite } from "../../testing/examine-files.ts";
import { createDevSite } from "./dev-site.ts";

const page = (title: string, type: string) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, { type }],
});
const post = (title: string) => `---\ntitle: ${title}\ndate: 2026-03-15\n---\n\nThe text.\n`;

const folder = writeSite({
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
    footer: { groups: [] },
    blog: { provider: "files", byline: "Us" },
  },
  "pages/index.json": page("Home", "latest-articles"),
  "pages/article/[id].json": {
    ...page("Article", "blog-article"),
    blocks: [{ type: "blog-article" }],
  },
  "pages/_blog/rye.md": post("Rye"),
});

afterAll(() => rmSync(folder, { recursive: true }));

it("shows articles of the site's own, and follows their files", async () => {
  const folders = {
    pages: join(folder, "pages"),
    media: join(folder, "media"),
    cache: join(folder, "cache"),
  };
  const site = createDevSite({
    loadEngine: async () => ENGINE,
    folders,
    cwd: folder,
  });
  await site.refresh();
  const blockOf = async (path: string, at: number) =>
    (await site.shown(path))?.page.blocks[at] as Record<string, unknown> | undefined;
  expect((await site.shown("/article/rye"))?.page).toMatchObject({
    route: "/article/rye",
    head: { title: "Rye | Bakery" },
    blocks: [{ article: { id: "rye", body: [{ tag: "p", children: ["The text."] }] } }],
  });
  expect((await site.shown("/article/oat"))?.page.route).toBe("/article/:id");
  expect(await site.shown("/article/o.t")).toBeUndefined();
  expect((await blockOf("/", 1))?.posts).toMatchObject([{ id: "rye", title: "Rye" }]);
  writeFileSync(join(folder, "pages/_blog/oat.md"), post("Oat"));
  await site.refresh();
  expect((await blockOf("/", 1))?.posts).toMatchObject([{ title: "Oat" }, { title: "Rye" }]);
  expect((await site.shown("/article/oat"))?.page.head.title).toBe("Oat | Bakery");
});
