import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pageText, reportedIn, writeBeside } from "../../../testing/rule-cases.ts";

it("names symbolic links, and follows none", async () => {
  const folder = writeBeside({ "secret.json": pageText("Secret"), "media/door.txt": "x" });
  symlinkSync(join(folder, "secret.json"), join(folder, "pages/secret.json"));
  symlinkSync(join(folder, "pages/visit.json"), join(folder, "pages/again.json"));
  symlinkSync("/nowhere", join(folder, "pages/gone.json"));
  symlinkSync(folder, join(folder, "pages/all"));
  symlinkSync("/etc/hostname", join(folder, "media/host.svg"));
  const reported = await reportedIn(folder);
  expect(
    reported.filter((line) => line.startsWith("file-link")).map((line) => line.split(";")[0]),
  ).toEqual([
    "file-link pages/again.json again.json is no file but a symbolic link, which leads to another file of the folder",
    "file-link pages/all all is no file but a symbolic link, which leads outside the folder",
    "file-link pages/gone.json gone.json is no file but a symbolic link, which leads nowhere",
    "file-link pages/secret.json secret.json is no file but a symbolic link, which leads outside the folder",
    "file-link media/host.svg host.svg is no file but a symbolic link, which leads outside the folder",
  ]);
});
