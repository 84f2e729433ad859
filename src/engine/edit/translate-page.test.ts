import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applyPlan } from "./apply-plan.ts";
import { planMove } from "./move-page.ts";
import { errorsOf, open } from "./test/editable-site.ts";
import { planTranslation } from "./translate-page.ts";

const CONTACT = "/kontakt";

/** The site of a workshop whose contact page is in German only. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), "workshop-"));
  cpSync("e2e/sites/piano", folder, { recursive: true });
  rmSync(join(folder, "pages/en/contact.json"));
  for (const path of ["index", "_site", "services/piano-tuning"]) {
    const file = join(folder, `pages/en/${path}.json`);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("/en/contact", CONTACT));
  }
  return folder;
}

const read = (folder: string, path: string) =>
  JSON.parse(readFileSync(join(folder, "pages", path), "utf8"));

it("copies a page with its original in every gap", async () => {
  const folder = workshop();
  const site = await open(folder);
  const plan = planTranslation(site, CONTACT, "en-GB");
  expect(plan.route).toBe("/en/kontakt");
  applyPlan(plan, site.pages);
  const { blocks, ...page } = read(folder, "en/kontakt.json");
  expect(page).toMatchObject({
    hidden: true,
    title: "{fill: Kontakt}",
    translates: CONTACT,
    translatedFrom: expect.stringMatching(/^[0-9a-f]{10}$/),
  });
  expect(blocks[0].subtitle).toMatch(/^\{fill: Am schnellsten geht es am Telefon\./);
  // What is filled in stands in brackets, and what is no text stays.
  expect(blocks[1].items[0]).toEqual({
    icon: "phone",
    label: "{fill: Telefon}",
    value: "{fill: (phone)}",
    href: "tel:{phoneNumber}",
  });
  expect(await errorsOf(folder)).toEqual([]);
});

it("leads to pages of the language where they are", async () => {
  const folder = workshop();
  rmSync(join(folder, "pages/en/guides"), { recursive: true });
  const site = await open(folder);
  const plan = planTranslation(site, "/ratgeber/klavier-umziehen", "en");
  applyPlan(plan, site.pages);
  const { blocks, published, updated } = read(folder, "en/ratgeber/klavier-umziehen.json");
  expect(JSON.stringify(blocks)).toContain("Stimmung (/en/services/piano-tuning)");
  expect([published, updated]).toEqual([undefined, undefined]);
});

it.each([
  ["/kontakte", "en", "There is no page /kontakte to translate."],
  [CONTACT, "fr", '"fr" is no language of this site, which has de, en-GB.'],
  [CONTACT, "de", "/kontakt is in this language already."],
  ["/", "en", "/ is there in this language: /en."],
])("refuses to translate %s into %s, and says why", async (route, language, reason) => {
  const site = await open(workshop());
  expect(() => planTranslation(site, route, language)).toThrow(reason);
});

it("a translation follows its original when that moves", async () => {
  const folder = workshop();
  const site = await open(folder);
  applyPlan(planMove(site, "/leistungen/klavierstimmung", "/angebot/stimmung"), site.pages);
  expect(read(folder, "en/services/piano-tuning.json").translates).toBe("/angebot/stimmung");
  expect(await errorsOf(folder)).toEqual([]);
});
