import { examineFiles } from "./examine-files.ts";

const page = (title: string, fields: object) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
});

/** What is reported of a site with some blocks on the page of a visit: `rule pointer`, with the file where it is another one. */
export async function reportedOnVisit(
  blocks: object[],
  fields: object = {},
  site: object = {},
): Promise<string[]> {
  const { issues, folder } = await examineFiles({
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/visit" } },
      footer: { groups: [] },
      ...site,
    },
    "pages/_shared/hours.json": {
      block: { type: "faq", items: [{ question: "When are you open?", answer: "From seven." }] },
    },
    "pages/index.json": page("Home", {
      blocks: [{ type: "hero" }, { type: "cards", pages: "below" }, { use: "hours" }],
    }),
    "pages/visit.json": page("Visit", { blocks: [{ type: "hero" }, ...blocks], ...fields }),
    "pages/street.json": page("Street", { blocks: [{ type: "hero" }] }),
  });
  return issues.map(({ rule, file, pointer }) => {
    const path = file.slice(folder.length + "/pages/".length);
    return `${rule} ${path === "visit.json" ? "" : `${path} `}${pointer}`;
  });
}
