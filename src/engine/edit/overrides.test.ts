import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { examineFolder, writeSite } from "../../testing/examine-files.ts";
import { planRemoveFact } from "./fact-names.ts";
import { fixText } from "./fix.ts";
import { planMove } from "./move-page.ts";
import type { Plan } from "./plan.ts";
import { planReplaceMedia } from "./replace-media.ts";
import { errorsOf, open, page, SITE } from "./test/editable-site.ts";
import { planTranslation } from "./translate-page.ts";

const PICTURE = readFileSync("e2e/fixtures/bakery/media/loaf.png");

const own = (fields: object) => ({
  ...SITE,
  "media/a.png": PICTURE,
  "media/b.png": PICTURE,
  "pages/_shared/come.json": {
    block: {
      type: "split",
      title: "Come in",
      text: "We bake.",
      image: { src: "/media/a.png", alt: "A loaf" },
    },
  },
  "pages/offer.json": page("Offer", { blocks: [{ type: "hero" }, { use: "come", with: fields }] }),
});

/** What a plan writes into the page. */
const written = ({ writes }: Plan) =>
  JSON.parse([...writes].find(([file]) => file.endsWith("/offer.json"))?.[1] ?? "{}").blocks?.[1];

it("changes what a page says otherwise than a shared block as it changes the page", async () => {
  const fields = {
    text: "See [rye](/breads/rye), now {facts.price}.",
    image: { src: "/media/b.png", alt: "Another loaf" },
  };
  const files = own(fields) as Record<string, object>;
  files["pages/_site.json"] = { ...files["pages/_site.json"], facts: { price: "$7" } };
  const folder = writeSite(files);
  expect(await errorsOf(folder)).toEqual([]);
  const site = await open(folder);
  expect(written(planMove(site, "/breads/rye", "/rye"))).toEqual({
    use: "come",
    with: { ...fields, text: "See [rye](/rye), now {facts.price}." },
  });
  expect(written(planRemoveFact(site, "price")).with.text).toBe("See [rye](/breads/rye), now $7.");
  expect(written(planReplaceMedia(site, "/media/b.png", "/media/a.png")).with.image.src).toBe(
    "/media/a.png",
  );
});

it("takes away what says the same, and nothing else", async () => {
  const folder = writeSite(own({ title: "Come in", text: "We bake on Sundays." }));
  const { issues } = await examineFolder(folder);
  const file = issues.find(({ rule }) => rule === "shared-same")?.file ?? "";
  const text = readFileSync(file, "utf8");
  const fixed = fixText(
    text,
    issues.filter((issue) => issue.file === file),
  );
  expect(fixed).toBe(text.replace(/"title": "Come in",\s*(?="text": "We bake on)/, ""));
  expect(JSON.parse(fixed).blocks[1].with).toEqual({ text: "We bake on Sundays." });
});

it("copies a page into another language with what it says itself, to be written there", async () => {
  const files = own({ text: "We bake on Sundays." }) as Record<string, object>;
  const languages = [
    { language: "en-US", name: "English" },
    { language: "es", name: "Español", folder: "/es" },
  ];
  files["pages/_site.json"] = { ...files["pages/_site.json"], languages };
  const plan = planTranslation(await open(writeSite(files)), "/offer", "es");
  expect(written(plan)).toEqual({ use: "come", with: { text: "{fill: We bake on Sundays.}" } });
});
