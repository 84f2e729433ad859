import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageText, reportedIn, writeBeside } from "../../../testing/rule-cases.ts";

const picture = (alt: string) => ({ picture: { src: "/media/door.svg", alt } });

describe("a pipe or a link instead of a file", () => {
  const put = (folder: string, path: string) => execFileSync("mkfifo", [join(folder, path)]);

  it("is named, and links and pictures that mean it are not", async () => {
    const text = { type: "rich-text", text: "[a](/breads) and [b](/media/prices.pdf)" };
    const fields = { ...picture("The door"), blocks: [{ type: "hero" }, text] };
    const folder = writeBeside({
      "pages/visit.json": pageText("Visit", fields),
      "media/other.txt": "x",
    });
    put(folder, "pages/breads.json");
    put(folder, "media/door.svg");
    symlinkSync("/nowhere", join(folder, "media/prices.pdf"));
    const reported = (await reportedIn(folder)).filter((line) => !line.startsWith("media-unused"));
    expect(reported.map((line) => line.split(";")[0])).toEqual([
      "file-unreadable pages/breads.json breads.json is no file but a pipe",
      "file-unreadable media/door.svg door.svg is no file but a pipe",
      "file-link media/prices.pdf prices.pdf is no file but a symbolic link, which leads nowhere",
    ]);
  });

  it("is named instead of the site file, which is not missing as well", async () => {
    const folder = writeBeside({});
    rmSync(join(folder, "pages/_site.json"));
    put(folder, "pages/_site.json");
    expect(await reportedIn(folder)).toEqual([
      "file-unreadable pages/_site.json _site.json is no file but a pipe; it is left out.",
    ]);
  });
});
