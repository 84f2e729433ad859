import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { examineSite } from "../engine/pipeline/examine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { bringDictionaries } from "../testing/dictionaries.ts";
import { ENGINE, TODAY, writeSite } from "../testing/examine-files.ts";
import { changeFirst, previewChanges } from "./change-first.ts";

const examine = (folders: Folders) =>
  examineSite({ ...ENGINE, folders, urls: ORIGINAL_URLS, overrides: { at: TODAY } });

/** A page with a misspelt word, two unknown ones and a British one. */
function bakery(words?: string) {
  const folder = writeSite({
    "pages/_site.json": {
      brand: "Bakery",
      url: "https://www.bakery.example",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": {
      title: "Home",
      description: "Bread with levain.",
      blocks: [
        { type: "hero" },
        { type: "cta", title: "Our favourite is schwarzbrotlet with zwieflour" },
      ],
    },
    ...(words === undefined ? {} : { "pages/_words.txt": words }),
  });
  const folders = {
    pages: join(folder, "pages"),
    media: join(folder, "media"),
    cache: join(folder, "cache"),
  };
  bringDictionaries(folders.cache);
  const list = join(folders.pages, "_words.txt");
  return { folders, list, title: () => readFileSync(join(folders.pages, "index.json"), "utf8") };
}

const rules = async (folders: Folders) => (await examine(folders)).issues.map(({ rule }) => rule);

describe("check --add-words", () => {
  it("adds what no dictionary has to the site's own words, in order", async () => {
    const { folders, list, title } = bakery("Levain-Meister\nlevain\n");
    const before = title();
    const reported = await changeFirst({ flags: { "add-words": true }, folders, examine });
    expect(reported).toBe("Added to pages/_words.txt: schwarzbrotlet, zwieflour.\n");
    expect(readFileSync(list, "utf8")).toBe("levain\nLevain-Meister\nschwarzbrotlet\nzwieflour\n");
    expect(title()).toBe(before);
    expect(await rules(folders)).toEqual(["spelling"]);
  });

  it("leaves British words to --fix, which adds none", async () => {
    const { folders, list, title } = bakery("levain\n");
    await changeFirst({ flags: { fix: true }, folders, examine });
    expect(title()).toContain("Our favorite is schwarzbrotlet");
    expect(readFileSync(list, "utf8")).toBe("levain\n");
    expect(await rules(folders)).toEqual(["spelling", "spelling"]);
  });

  it("does both when both are asked for, and has nothing to do then", async () => {
    const { folders, title } = bakery();
    const flags = { fix: true, "add-words": true };
    await changeFirst({ flags, folders, examine });
    expect(await rules(folders)).toEqual([]);
    const before = title();
    expect(await changeFirst({ flags, folders, examine })).toBe(
      "Nothing could be fixed by itself.\nThere are no words to add.\n",
    );
    expect(title()).toBe(before);
  });

  it("is shown by --dry-run, which changes nothing", async () => {
    const { folders, list } = bakery("levain\n");
    const lines = await previewChanges({ flags: { "add-words": true }, folders, examine });
    expect(lines.slice(-3)).toEqual(["pages/_words.txt", "+ schwarzbrotlet", "+ zwieflour"]);
    expect(readFileSync(list, "utf8")).toBe("levain\n");
  });
});
