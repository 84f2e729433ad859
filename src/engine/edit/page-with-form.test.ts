import { expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import { EXAMPLE_SITE, page } from "../rules/example-site.ts";
import { pageWithForm } from "./page-with-form.ts";

const FORM = '{ "type": "lead-form", "title": "Write to us" }';

async function foundIn(files: Record<string, string>): Promise<string | undefined> {
  const all = Object.entries({ ...EXAMPLE_SITE, ...files });
  const { site } = await examineFiles(
    Object.fromEntries(all.map(([path, text]) => [`pages/${path}`, text])),
  );
  return pageWithForm(site);
}

it("finds a page with the form, also where it is a shared part", async () => {
  expect(await foundIn({ "visit.json": page(`{ "type": "hero" }, ${FORM}`) })).toBe("/visit");
  const shared = {
    "visit.json": page('{ "type": "hero" }, { "use": "form" }'),
    "_shared/form.json": `{ "block": ${FORM} }`,
  };
  expect(await foundIn(shared)).toBe("/visit");
});

it("finds none where no page has it", async () => {
  expect(await foundIn({})).toBeUndefined();
});
