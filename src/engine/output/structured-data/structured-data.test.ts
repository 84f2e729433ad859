import { expect, it } from "vitest";
import type { BlockStatements } from "../../model/block-definition.ts";
import type { RichNode } from "../../model/rich-node.ts";
import type { CheckedPage, CheckedSite } from "../../pipeline/site.ts";
import type { PageContext } from "../page-context.ts";
import { structuredData } from "./structured-data.ts";

/** A page: its route, what its blocks say, and what is written in it. */
interface Page {
  route: string;
  says?: BlockStatements[];
  written?: object;
  title?: string;
  noindex?: boolean;
  heading?: string;
  text?: RichNode[];
  trail?: { label: string; href: string }[];
  article?: "Article" | "BlogPosting";
}

const AREAS = [
  { kind: "state", name: "Texas" },
  { kind: "country", name: "Canada" },
];
const SUBJECTS = [
  { path: "/services", kind: "service", audience: "Cafés" },
  { path: "/loaves", kind: "service" },
  { path: "/for", kind: "audience", service: "Baking" },
  { path: "/to", kind: "audience" },
  {
    path: "/places",
    kind: "place",
    areas: ["State", "City"],
    service: "Baking",
    audience: "Cafés",
  },
  { path: "/towns", kind: "place" },
  { path: "/lands", kind: "place", areas: ["Country"] },
  { path: "/us", kind: "about" },
];
const TEXTS = {
  subjects: SUBJECTS,
  address: {
    street: "1 Oven Way",
    city: "Austin",
    region: "TX",
    postalCode: "78701",
    country: "US",
  },
  organization: {
    base: { city: "Waco", region: "TX", country: "US" },
    areas: AREAS,
    languages: ["en", "es"],
  },
};
const SHELL = {
  brand: "Bakery",
  icon: "/icon.svg",
  contact: { phone: "+15550100", email: "bread@a.org" },
  header: [
    { label: "Home", href: "/" },
    { label: "What we bake", links: [{ label: "Bread", href: "/services/bread" }] },
  ],
  footer: {
    about: "We bake.",
    groups: [{ label: "All", links: [{ label: "Loaf", href: "/loaves/rye" }] }],
  },
};
const BARE = { brand: "Bakery", contact: {}, header: [], footer: { groups: [] } };

function siteOf(
  pages: Page[],
  texts: object = TEXTS,
  shell: object = SHELL,
): CheckedSite & PageContext {
  const opening = (block: { page: Page }) => ({
    heading: block.page.heading ?? "Heading",
    text: block.page.text,
    trail: block.page.trail ?? [],
  });
  const blocks = new Map<string, object>([
    ["opening", { type: "opening", opening }],
    ["says", { type: "says", structuredData: ({ says }: { says: BlockStatements }) => says }],
    ["Article", { type: "Article", article: "Article" }],
    ["BlogPosting", { type: "BlogPosting", article: "BlogPosting" }],
  ]);
  const site = { url: "https://a.org/", ...texts };
  return {
    index: { site, definitions: { blocks } },
    pages: pages.map(checkedPage),
    shell,
    texts,
    titleOf(route: string) {
      const page = pages.find((one) => one.route === route);
      return page && (page.title ?? "Title");
    },
  } as unknown as CheckedSite & PageContext;
}

function checkedPage(page: Page): CheckedPage {
  const { route, says = [], written = {}, title = "Title", noindex = false, article } = page;
  const blocks = [
    { type: "opening", page },
    ...says.map((statements) => ({ type: "says", says: statements })),
    ...(article ? [{ type: article }] : []),
  ];
  return {
    page: {
      route,
      head: { title: `${title} | Bakery`, canonical: `https://a.org${route}`, noindex },
      blocks,
    },
    entry: { route, page: { blocks: [], ...written } },
    fields: { title },
  } as unknown as CheckedPage;
}

type Node = Record<string, unknown>;

/** What the first of some pages says, by the types of schema.org. */
function nodesOf(pages: Page[], site = siteOf(pages), image?: string): Record<string, Node> {
  const [page] = site.pages;
  const text = page && structuredData(site, page, image);
  if (text === undefined) return {};
  const { "@context": context, "@graph": graph } = JSON.parse(text);
  expect(context).toBe("https://schema.org");
  return Object.fromEntries(graph.map((node: Node) => [node["@type"], node]));
}

const ORGANIZATION = { "@id": "https://a.org/#organization" };
const NAMED = {
  "@type": "Organization",
  ...ORGANIZATION,
  name: "Bakery",
  url: "https://a.org/",
};
const SERVED = {
  areaServed: [
    { "@type": "State", name: "Texas" },
    { "@type": "Country", name: "Canada" },
  ],
};
const FULL = {
  ...NAMED,
  logo: "https://a.org/icon-512.png",
  description: "We bake.",
  telephone: "+15550100",
  email: "bread@a.org",
  address: {
    "@type": "PostalAddress",
    streetAddress: "1 Oven Way",
    addressLocality: "Austin",
    addressRegion: "TX",
    postalCode: "78701",
    addressCountry: "US",
  },
  location: {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: "Waco",
      addressRegion: "TX",
      addressCountry: "US",
    },
  },
  ...SERVED,
  contactPoint: {
    "@type": "ContactPoint",
    telephone: "+15550100",
    contactType: "customer service",
    ...SERVED,
    availableLanguage: ["en", "es"],
  },
};

it("says on the home page who the people are, all that is known, and what the site is called", () => {
  const nodes = nodesOf([
    { route: "/", says: [{ pages: [{ title: "A", route: "/a" }] as never[] }] },
  ]);
  expect(Object.keys(nodes)).toEqual(["Organization", "WebSite", "WebPage"]);
  expect(nodes.Organization).toEqual(FULL);
  expect(nodes.WebSite).toEqual({
    "@type": "WebSite",
    "@id": "https://a.org/#website",
    name: "Bakery",
    url: "https://a.org/",
    publisher: ORGANIZATION,
  });
  expect(nodes.WebPage).toEqual({
    "@type": "WebPage",
    "@id": "https://a.org/#page",
    url: "https://a.org/",
    name: "Heading",
    isPartOf: { "@id": "https://a.org/#website" },
    publisher: ORGANIZATION,
  });
});

it("says nothing of the people that the site file does not", () => {
  const pages = [{ route: "/" }];
  expect(nodesOf(pages, siteOf(pages, {}, BARE)).Organization).toEqual(NAMED);
  const reached = { ...BARE, contact: { phone: "+15550100" } };
  expect(nodesOf(pages, siteOf(pages, { organization: {} }, reached)).Organization).toEqual({
    ...NAMED,
    telephone: "+15550100",
    contactPoint: {
      "@type": "ContactPoint",
      telephone: "+15550100",
      contactType: "customer service",
    },
  });
});

it("says all of them where one gets in touch, and their name alone elsewhere", () => {
  const contact = nodesOf([{ route: "/contact", says: [{}, { isContact: true }] }]);
  expect(Object.keys(contact)).toEqual(["Organization", "ContactPage"]);
  expect(contact.Organization).toEqual(FULL);
  expect(nodesOf([{ route: "/a", says: [{}] }]).Organization).toEqual(NAMED);
});

it.each<[string, Page]>([
  ["search engines leave out", { route: "/a", noindex: true }],
  ["stands for many addresses", { route: "/article/:id" }],
])("says nothing of a page that %s", (_, page) => {
  expect(nodesOf([page])).toEqual({});
});

it("says nothing of a page without a main heading", () => {
  const site = siteOf([{ route: "/a" }]);
  site.pages[0]?.page.blocks.shift();
  expect(nodesOf([], site)).toEqual({});
});

it("presents the people on the page that is about them, also where one gets in touch", () => {
  expect(nodesOf([{ route: "/us", says: [{ isContact: true }] }]).AboutPage).toBeDefined();
  expect(nodesOf([{ route: "/us/team" }]).WebPage).toBeDefined();
});

it("says how a page begins, when it was changed, who compared it and what leads to it", () => {
  const day = { iso: "2026-01-02", text: "" };
  const { WebPage } = nodesOf([
    {
      route: "/a/b",
      heading: "Rye",
      text: [
        { tag: "p", children: ["Made  of ", { tag: "a", href: "/", children: ["rye"] }, "."] },
        { tag: "ul", children: [{ tag: "li", children: ["One"] }, { tag: "li" }] },
        "Two ",
      ],
      trail: [
        { label: "Home", href: "/" },
        { label: "A", href: "/a" },
      ],
      written: { updated: "2026-03-04" },
      says: [
        {},
        { review: { name: "Jo", credentials: "Baker", day } as never },
        { review: { name: "Mo", day } as never },
      ],
    },
  ]);
  expect(WebPage).toEqual({
    "@type": "WebPage",
    "@id": "https://a.org/a/b#page",
    url: "https://a.org/a/b",
    name: "Rye",
    description: "Made of rye. One Two",
    lastReviewed: "2026-01-02",
    reviewedBy: { "@type": "Person", name: "Jo", description: "Baker" },
    dateModified: "2026-03-04",
    isPartOf: { "@id": "https://a.org/#website" },
    publisher: ORGANIZATION,
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://a.org/" },
        { "@type": "ListItem", position: 2, name: "A", item: "https://a.org/a" },
        { "@type": "ListItem", position: 3, name: "Rye" },
      ],
    },
  });
  const unnamed = nodesOf([{ route: "/a", says: [{ review: { name: "Jo", day } as never }] }]);
  expect(unnamed.WebPage?.reviewedBy).toEqual({ "@type": "Person", name: "Jo" });
});

it.each([
  ["/services/bread", "Bread"],
  ["/loaves/rye", "Loaf"],
  ["/places/texas/houston", "Houston"],
  ["/a", "Heading"],
])("calls %s in its breadcrumbs as the menus do, or as the town it stands for", (route, name) => {
  const trail = [{ label: "Home", href: "/" }];
  const above = { route: "/places/texas", title: "Texas" };
  const { WebPage } = nodesOf([{ route, trail, title: "Houston" }, above]);
  expect(WebPage?.breadcrumb).toMatchObject({ itemListElement: [{}, { name }] });
});

it("lists the pages below a page, from the first block that leads to one", () => {
  const card = (route: string, title: string) => ({ route, title }) as never;
  const elsewhere = [card("/ab/c", "Elsewhere")];
  const below = [card("/b", "B"), card("/a/c", "C")];
  const { CollectionPage } = nodesOf([
    { route: "/a", says: [{}, { pages: elsewhere }, { pages: below }] },
  ]);
  expect(CollectionPage?.mainEntity).toEqual({
    "@type": "ItemList",
    numberOfItems: 2,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "B", url: "https://a.org/b" },
      { "@type": "ListItem", position: 2, name: "C", url: "https://a.org/a/c" },
    ],
  });
  const none = nodesOf([{ route: "/a", says: [{ pages: elsewhere }] }]);
  expect(Object.keys(none)).toEqual(["Organization", "WebPage"]);
});

it.each<[string, string, object]>([
  [
    "/services/bread",
    "Heading",
    {
      serviceType: "Title",
      audience: { "@type": "Audience", audienceType: "Cafés" },
      ...SERVED,
    },
  ],
  ["/loaves/rye", "Heading", { serviceType: "Title", ...SERVED }],
  [
    "/for/cafes",
    "Heading",
    {
      serviceType: "Baking for Title",
      audience: { "@type": "Audience", audienceType: "Title" },
      ...SERVED,
    },
  ],
  [
    "/to/cafes",
    "Heading",
    { serviceType: "Title", audience: { "@type": "Audience", audienceType: "Title" }, ...SERVED },
  ],
  [
    "/places/texas/houston",
    "Title",
    {
      serviceType: "Baking",
      audience: { "@type": "Audience", audienceType: "Cafés" },
      areaServed: {
        "@type": "City",
        name: "Title",
        containedInPlace: { "@type": "State", name: "Texas" },
      },
    },
  ],
  [
    "/towns/texas/houston",
    "Title",
    {
      areaServed: {
        "@type": "Place",
        name: "Title",
        containedInPlace: { "@type": "AdministrativeArea", name: "Texas" },
      },
    },
  ],
  ["/lands/peru", "Title", { areaServed: { "@type": "Country", name: "Title" } }],
])("offers on %s a service called %s", (route, name, more) => {
  const states = ["/places/texas", "/towns/texas"].map((above) => ({
    route: above,
    title: "Texas",
  }));
  expect(nodesOf([{ route }, ...states]).Service).toEqual({
    "@type": "Service",
    "@id": `https://a.org${route}#service`,
    name,
    provider: ORGANIZATION,
    ...more,
  });
});

it.each(["/places/texas", "/services", "/us", "/a/b", "/servicesabc"])(
  "offers no service on %s",
  (route) => {
    expect(nodesOf([{ route }]).Service).toBeUndefined();
  },
);

const PRICES = {
  least: { name: "A", amount: 300, currency: "USD", isLeast: true, unit: "month" },
  plain: { name: "B", amount: 12.9, currency: "CHF" },
} as const;

it("says what a service is, and its price", () => {
  const text = [{ tag: "p" as const, children: ["Bread."] }];
  const { Service, WebPage } = nodesOf([
    { route: "/loaves/rye", text, says: [{}, { offers: [PRICES.least] }] },
  ]);
  expect(WebPage?.description).toBeUndefined();
  expect(Service).toMatchObject({ description: "Bread." });
  expect(Service?.offers).toEqual([
    {
      "@type": "Offer",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: 300,
        priceCurrency: "USD",
        unitText: "MONTH",
      },
    },
  ]);
});

it("names several prices, which a page without a service says of the people behind the site", () => {
  const says = [{ offers: [PRICES.least] }, { offers: [PRICES.plain] }];
  const { Organization } = nodesOf([{ route: "/a", says }]);
  expect(Organization?.makesOffer).toMatchObject([
    { name: "A" },
    { "@type": "Offer", name: "B", price: 12.9, priceCurrency: "CHF" },
  ]);
  expect(nodesOf([{ route: "/loaves/rye", says }]).Organization).not.toHaveProperty("makesOffer");
});

it.each([
  [{}, {}],
  [
    { published: "2026-01-02", reviewed: "2026-02-03" },
    { datePublished: "2026-01-02T00:00:00Z", dateModified: "2026-02-03T00:00:00Z" },
  ],
  [{ reviewed: "2026-02-03", updated: "2026-03-04" }, { dateModified: "2026-03-04T00:00:00Z" }],
])("says of an article with %j its days", (written, days) => {
  const page: Page = { route: "/a", written, article: "Article" };
  const node = {
    "@id": "https://a.org/a#article",
    headline: "Heading",
    ...days,
    author: ORGANIZATION,
    publisher: ORGANIZATION,
    mainEntityOfPage: { "@id": "https://a.org/a#page" },
  };
  expect(nodesOf([page]).Article).toEqual({ "@type": "Article", ...node });
  const post: Page = { ...page, article: "BlogPosting" };
  const image = "https://a.org/share.png";
  expect(nodesOf([post], siteOf([post]), image).BlogPosting).toEqual({
    "@type": "BlogPosting",
    ...node,
    image: [image],
  });
});

it("shows the videos of a page by full addresses", () => {
  const files = { thumbnail: "/a.jpg", content: "/a.mp4" };
  const site = siteOf([
    {
      route: "/a",
      says: [
        {},
        { videos: [{ name: "A", ...files, description: ["How."], uploaded: "2026-01-02" }] },
      ],
    },
  ]);
  const node = {
    "@type": "VideoObject",
    name: "A",
    thumbnailUrl: "https://a.org/a.jpg",
    contentUrl: "https://a.org/a.mp4",
  };
  expect(nodesOf([], site).VideoObject).toEqual({
    ...node,
    description: "How.",
    uploadDate: "2026-01-02T00:00:00Z",
  });
  expect(
    nodesOf([{ route: "/a", says: [{ videos: [{ name: "A", ...files }] }] }]).VideoObject,
  ).toEqual(node);
});
