import { expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../testing/examine-files.ts";

const hero = (fields: object = {}) => ({ type: "hero", ...fields });
const bread = (title: string, eyebrow: string, text: string) => ({
  title,
  description: `Was in unserem ${title} steckt und wann es aus dem Ofen kommt.`,
  blocks: [
    hero({ eyebrow, subtitle: "Ab sieben Uhr an der Theke, solange der Vorrat reicht." }),
    { type: "rich-text", title: `Zutaten: ${title}`, text },
    {
      type: "faq",
      title: `Fragen zu ${title}`,
      items: [{ question: `Wie lange hält sich ${title}?`, answer: "Drei bis fünf Tage." }],
    },
  ],
});

const GERMAN: SiteFiles = {
  "pages/_site.json": {
    brand: "Krume & Söhne",
    url: "https://www.krume.example",
    language: "de-DE",
    phone: "+49 (0)30 901820",
    phoneNumber: "+4930901820",
    email: "theke@krume.example",
    facts: { laib: "4,80 €", lieferung: "2,50 €" },
    navigation: {
      header: [
        { label: "Start", href: "/" },
        { label: "Brote", below: "/brote" },
      ],
      action: { label: "Vorbestellen", href: "/laden" },
    },
    footer: { groups: [{ label: "Brote", below: "/brote" }], note: "Gebacken in Moabit" },
  },
  "pages/index.json": {
    title: "Start",
    description: "Brot aus Sauerteig, jeden Morgen frisch aus dem Steinofen.",
    blocks: [hero({ eyebrow: "Seit 1987" }), { type: "cards", pages: "below" }],
  },
  "pages/brote/index.json": {
    title: "Brote",
    description: "Alle Brote, die wir backen, und ihre Preise.",
    blocks: [hero(), { type: "cards", pages: "below" }],
  },
  "pages/brote/roggenbrot.json": bread(
    "Roggenbrot",
    "Kräftig und dunkel",
    "Roggen aus der Uckermark, Wasser, Salz. Ein Laib kostet {facts.laib}; das Dinkelbrot ist milder als das Roggenbrot.",
  ),
  "pages/brote/dinkelbrot.json": bread(
    "Dinkelbrot",
    "Mild und hell",
    "Dinkel aus Brandenburg und **Sauerteig** von Tante Änne. Für 1,20 € gibt es ein halbes Dutzend Brötchen.",
  ),
  "pages/laden.json": {
    title: "Laden",
    description: "Wo wir sind, wann wir öffnen und wie man vorbestellt.",
    blocks: [
      hero(),
      {
        type: "rich-text",
        title: "Öffnungszeiten",
        text: [
          "Montag bis Samstag, 7–18 Uhr; § 3 des Ladenschlussgesetzes gilt auch für uns.",
          "Rufen Sie an: [{phone}](tel:{phoneNumber}), oder schreiben Sie an [{email}](mailto:{email}).",
          "Mehr über [unser Roggenbrot](/brote/roggenbrot) und *unseren* Ofen.",
        ],
      },
    ],
  },
};

it("a German site without mistakes has no findings", async () => {
  const { located } = await examineFiles(GERMAN);
  expect(located.map(({ rule, file, message }) => `${rule} ${file} ${message}`)).toEqual([]);
});

it("the same site's mistakes are found where no language is needed for them", async () => {
  const { issues } = await examineFiles({
    ...GERMAN,
    "pages/brote/dinkelbrot.json": {
      ...bread(
        "Dinkelbrot",
        "Mild und hell",
        "Ein Laib kostet 4,80 €. Lorem ipsum dolor sit amet.",
      ),
      headTitle: "Dinkelbrot | Krume & Söhne",
      topics: ["Brot", "brot"],
    },
    "pages/laden.json": {
      title: "Laden",
      description: "Wo wir sind und wann wir öffnen.",
      blocks: [
        hero(),
        {
          type: "rich-text",
          title: "**Anfahrt**",
          text: "Rufen Sie an: +49 30 901821. [Hier klicken](/brote) für GrÃ¼ÃŸe.",
        },
      ],
    },
  });
  expect(issues.map(({ rule }) => rule).sort()).toEqual([
    "entry-repeated",
    "fact-written-out",
    "head-brand",
    "link-text",
    "phone-number",
    "text-damaged",
    "text-filler",
    "text-signs",
  ]);
});
