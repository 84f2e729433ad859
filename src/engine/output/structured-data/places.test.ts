import { expect, it } from "vitest";
import { examineFolder, type SiteFiles } from "../../../testing/examine-files.ts";
import { pageText, siteText, writeBeside } from "../../../testing/rule-cases.ts";
import { SPANISH } from "../../rules/example-site.ts";
import { pageContextFor } from "../page-context.ts";
import { structuredData } from "./structured-data.ts";

const HOURS = { monday: ["09:00-12:30", "14:00-24:00"], friday: ["09:00-12:30"] };
const SHOWN = { type: "opening-hours" };

/** The nodes of `/visit`, by their types. */
async function nodesOf(business: object | undefined, block: object, others: SiteFiles = {}) {
  const blocks = [{ type: "hero" }, block];
  const { site, issues } = await examineFolder(
    writeBeside({ "pages/visit.json": pageText("Visit", { business, blocks }), ...others }),
  );
  expect(issues.filter(({ file }) => file.endsWith("visit.json"))).toEqual([]);
  const checked = site?.pages.find(({ page }) => page.route === "/visit");
  if (!site || !checked) throw new Error("The page is not there.");
  const graph = JSON.parse(structuredData(pageContextFor(site, "/visit"), checked) ?? "{}");
  const url = checked.page.head.canonical;
  const text = JSON.stringify(graph["@graph"]).replaceAll(url.replace("/visit", ""), "");
  return Object.fromEntries(
    (JSON.parse(text) as { "@type": string }[]).map((node) => [node["@type"], node]),
  );
}

it("says of a place what the page shows of it", async () => {
  const business = {
    type: "BikeStore",
    name: "At the bridge",
    address: { street: "1 Main St", city: "Bremen", postalCode: "28195", country: "DE" },
    phone: "0421 1",
    position: { latitude: 53, longitude: 8.5 },
    hours: HOURS,
    seasons: [
      {
        name: "Winter",
        from: "2026-12-01",
        until: "2027-02-28",
        hours: { monday: ["10:00-11:00"] },
      },
    ],
    holidays: [
      { name: "Christmas", from: "2026-12-24", until: "2026-12-26" },
      { name: "New Year", from: "2026-12-31", hours: ["09:00-10:00"] },
    ],
    priceRange: "€€",
    areas: ["Bremen"],
    languages: ["de", "en"],
    identifiers: [{ name: "VAT", value: "DE1" }],
  };
  const span = (opens: string, closes: string, more: object) => ({
    "@type": "OpeningHoursSpecification",
    opens,
    closes,
    ...more,
  });
  const { BikeStore, WebPage } = await nodesOf(business, SHOWN);
  expect(WebPage).toMatchObject({ about: { "@id": "/visit#place" } });
  expect(BikeStore).toEqual({
    "@type": "BikeStore",
    "@id": "/visit#place",
    name: "At the bridge",
    url: "/visit",
    parentOrganization: { "@id": "/#organization" },
    address: {
      "@type": "PostalAddress",
      streetAddress: "1 Main St",
      addressLocality: "Bremen",
      postalCode: "28195",
      addressCountry: "DE",
    },
    telephone: "0421 1",
    geo: { "@type": "GeoCoordinates", latitude: 53, longitude: 8.5 },
    openingHoursSpecification: [
      span("09:00", "12:30", { dayOfWeek: ["Monday", "Friday"] }),
      span("14:00", "23:59", { dayOfWeek: ["Monday"] }),
      span("10:00", "11:00", {
        dayOfWeek: ["Monday"],
        validFrom: "2026-12-01",
        validThrough: "2027-02-28",
      }),
      span("00:00", "00:00", {
        dayOfWeek: ["Friday"],
        validFrom: "2026-12-01",
        validThrough: "2027-02-28",
      }),
    ],
    specialOpeningHoursSpecification: [
      span("00:00", "00:00", { validFrom: "2026-12-24", validThrough: "2026-12-26" }),
      span("09:00", "10:00", { validFrom: "2026-12-31", validThrough: "2026-12-31" }),
    ],
    priceRange: "€€",
    areaServed: ["Bremen"],
    knowsLanguage: ["de", "en"],
    identifier: [{ "@type": "PropertyValue", name: "VAT", value: "DE1" }],
  });
});

it("says nothing of a place that the page does not show", async () => {
  const nodes = await nodesOf(
    { type: "BikeStore", hours: HOURS },
    { type: "rich-text", text: "A." },
  );
  expect(Object.keys(nodes)).toEqual(["Organization", "WebPage"]);
});

it("names a place as the page that is about it does, and one without a page after where it stands", async () => {
  const there = { type: "Bakery", hours: HOURS };
  const elsewhere = { "pages/oven.json": pageText("Oven", { business: there }) };
  const { Bakery } = await nodesOf(undefined, { ...SHOWN, page: "/oven" }, elsewhere);
  expect(Bakery).toMatchObject({ "@id": "/oven#place", url: "/oven", name: "Oven" });
  const own = await nodesOf(undefined, { ...SHOWN, business: { ...there, name: "The Mill" } });
  expect(own.Bakery).toMatchObject({ "@id": "/visit#the-mill", name: "The Mill" });
  expect(own.Bakery).not.toHaveProperty("url");
});

it("says of the business of the site that it is the organization, and what the page shows of it", async () => {
  const site = siteText({ business: { type: "Bakery", hours: { friday: ["09:00-12:30"] } } });
  const { Bakery, ...others } = await nodesOf(undefined, SHOWN, { "pages/_site.json": site });
  expect(Bakery).toMatchObject({
    "@id": "/#organization",
    openingHoursSpecification: [{ dayOfWeek: ["Friday"] }],
  });
  expect(Object.keys(others)).toEqual(["WebPage"]);
  const hidden = await nodesOf(
    undefined,
    { type: "rich-text", text: "A." },
    { "pages/_site.json": site },
  );
  expect(hidden.Bakery).toBeUndefined();
  expect(hidden.Organization).not.toHaveProperty("openingHoursSpecification");
});

it("gives a place one name in all languages", async () => {
  const spanish = Object.entries(SPANISH).map(([path, text]) => [`pages/${path}`, text] as const);
  const { Bakery } = await nodesOf(
    undefined,
    { ...SHOWN, page: "/es/visita" },
    {
      ...Object.fromEntries(spanish),
      "pages/es/visita.json": pageText("Visita", {
        translates: "/visit",
        business: { type: "Bakery", hours: HOURS },
      }),
    },
  );
  expect(Bakery).toMatchObject({ "@id": "/visit#place", url: "/es/visita", name: "Visita" });
});

it("takes the business of the site for its organization where an address is known", async () => {
  const business = { type: "Bakery", hours: HOURS };
  const address = { street: "1 Main St", city: "Bremen", postalCode: "28195", country: "DE" };
  const contact = { type: "contact-details", title: "Us", items: [{ label: "A", value: "B" }] };
  const typesWith = async (fields: object) =>
    Object.keys(
      await nodesOf(undefined, contact, { "pages/_site.json": siteText({ business, ...fields }) }),
    );
  expect(await typesWith({ address })).toContain("Bakery");
  expect(await typesWith({})).toContain("Organization");
});
