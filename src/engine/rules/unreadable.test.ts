import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { examineFolder, type SiteFiles, writeSite } from "../../testing/examine-files.ts";
import { asOrdinaryUser } from "../../testing/ordinary-user.ts";
import { EXAMPLE_SITE } from "./example-site.ts";

const page = (title: string, text: string) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, { type: "rich-text", text }],
});
const FILES: SiteFiles = {
  ...Object.fromEntries(
    Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]),
  ),
  "pages/visit.json": {
    ...page("Visit", "See [one](/street/corner), [two](/street) and [three](/nope)."),
    picture: { src: "/media/shop/door.svg", alt: "The door." },
  },
  "pages/street/index.json": page("Street", "Our street."),
  "pages/street/corner.json": page("Corner", "The corner."),
  "media/shop/door.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
};
const DEAD = "pages/visit.json link-dead There is no page /nope.";

/** `file rule message` of what is found, when something was done to the site. */
async function reportedAfter(change: (folder: string) => void): Promise<string[]> {
  const folder = writeSite(FILES);
  const { located } = await asOrdinaryUser(folder, () => {
    change(folder);
    return examineFolder(folder);
  });
  return located.map(({ file, rule, message }) => `${file} ${rule} ${message}`).sort();
}

describe("what cannot be read is one issue, and hides no other", () => {
  it.each<[string, string]>([
    ["pages/street", "The folder street cannot be read (EACCES); what is in it is left out."],
    ["pages/street/corner.json", "This file cannot be read (EACCES)."],
    ["media", "The folder media cannot be read (EACCES); what is in it is left out."],
    ["media/shop", "The folder shop cannot be read (EACCES); what is in it is left out."],
    ["media/shop/door.svg", "This file cannot be read (EACCES)."],
  ])("%s", async (path, message) => {
    const reported = await reportedAfter((folder) => chmodSync(join(folder, path), 0));
    expect(reported).toEqual([`${path} file-unreadable ${message}`, DEAD].sort());
  });

  it("the site file", async () => {
    const reported = await reportedAfter((folder) =>
      chmodSync(join(folder, "pages/_site.json"), 0),
    );
    expect(reported).toEqual([
      "pages/_site.json file-unreadable This file cannot be read (EACCES).",
      DEAD,
    ]);
  });

  it("all pages", async () => {
    expect(await reportedAfter((folder) => chmodSync(join(folder, "pages"), 0))).toEqual([
      "pages file-unreadable The folder pages cannot be read (EACCES); what is in it is left out.",
    ]);
  });

  it("a file in place of the media", async () => {
    const reported = await reportedAfter((folder) => {
      rmSync(join(folder, "media"), { recursive: true });
      writeFileSync(join(folder, "media"), "");
    });
    expect(reported).toEqual([
      "media file-unreadable media is a file, where a folder is expected.",
      DEAD,
    ]);
  });

  it("a folder in place of the site file", async () => {
    const reported = await reportedAfter((folder) => {
      rmSync(join(folder, "pages/_site.json"));
      mkdirSync(join(folder, "pages/_site.json"));
    });
    expect(reported.map((line) => line.split(" in ")[0])).toEqual([
      "pages/_site.json site-missing There is no _site.json",
      DEAD,
    ]);
  });

  it("a medium that could be read before", async () => {
    const folder = writeSite(FILES);
    const { located } = await asOrdinaryUser(folder, async () => {
      await examineFolder(folder);
      chmodSync(join(folder, "media/shop/door.svg"), 0);
      return examineFolder(folder);
    });
    expect(located.map(({ rule }) => rule).sort()).toEqual(["file-unreadable", "link-dead"]);
  });

  it.each([
    ["pages/street", "street"],
    ["pages/street/corner.json", "street/corner.json"],
    ["media/shop", "shop"],
    ["media/shop/door.svg", "shop/door.svg"],
  ])("a link in place of %s", async (path, name) => {
    const reported = await reportedAfter((folder) => {
      rmSync(join(folder, path), { recursive: true });
      symlinkSync(folder, join(folder, path));
    });
    expect(reported).toEqual(
      [
        `${path} file-link ${name} is no file but a symbolic link, which leads outside the folder; it is left out.`,
        DEAD,
      ].sort(),
    );
  });
});
