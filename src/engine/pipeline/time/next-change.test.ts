import { expect, it } from "vitest";
import { examineFolder, type SiteFiles, writeSite } from "../../../testing/examine-files.ts";
import { pageText, siteText } from "../../../testing/rule-cases.ts";
import { nextChange } from "./next-change.ts";

const gift = (fields: object) => ({ type: "cta", title: "A gift", ...fields });
const SITE: SiteFiles = {
  "pages/_site.json": siteText({ timeZone: "America/Chicago" }),
  "pages/index.json": pageText("Home", { publishAt: "2026-01-01T00:00" }),
  "pages/visit.json": pageText("Visit", {
    publishAt: "2026-12-24T09:00",
    aliases: ["/come", { path: "/find-us", unpublishAt: "2026-12-26T00:00" }],
    blocks: [
      { type: "hero" },
      gift({ publishAt: "2026-12-24T09:00", unpublishAt: "2026-12-26T00:00" }),
      { use: "gift", with: { unpublishAt: "2026-12-28T00:00" } },
    ],
  }),
  "pages/secret.json": pageText("Secret", { hidden: true, publishAt: "2026-12-01T00:00" }),
  "pages/_shared/gift.json": {
    block: gift({ publishAt: "2026-12-20T00:00", unpublishAt: "soon" }),
  },
};

async function changesFrom(at: string): Promise<string[]> {
  const { loaded, folder } = await examineFolder(writeSite(SITE), { at });
  const next = nextChange(loaded.index);
  return next
    ? [
        next.at,
        ...next.what.map(
          ({ kind, file, pointer }) => `${kind} ${file.slice(folder.length + 1)}#${pointer}`,
        ),
      ]
    : [];
}

it("is the next instant at which something goes live or ends, with everything that does", async () => {
  expect(await changesFrom("2026-11-01")).toEqual([
    "2026-12-20T06:00:00.000Z",
    "block pages/_shared/gift.json#/block/publishAt",
  ]);
  expect(await changesFrom("2026-12-20T00:00")).toEqual([
    "2026-12-24T15:00:00.000Z",
    "page pages/visit.json#/publishAt",
    "block pages/visit.json#/blocks/1/publishAt",
  ]);
  expect(await changesFrom("2026-12-24T09:00")).toEqual([
    "2026-12-26T06:00:00.000Z",
    "redirect pages/visit.json#/aliases/1/unpublishAt",
    "block pages/visit.json#/blocks/1/unpublishAt",
  ]);
  expect(await changesFrom("2026-12-27")).toEqual([
    "2026-12-28T06:00:00.000Z",
    "block pages/visit.json#/blocks/2/with/unpublishAt",
  ]);
});

it("is none when everything has come and gone", async () => {
  expect(await changesFrom("2026-12-28T00:00")).toEqual([]);
});
