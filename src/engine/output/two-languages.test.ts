import { cpSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFolder } from "../../testing/build-folder.ts";
import { LANGUAGES } from "../../theme/strings/languages.ts";

/** Every page in German, with the same in English. */
const PAIRS = [
  ["/", "/en"],
  ["/kontakt", "/en/contact"],
  ["/leistungen/klavierstimmung", "/en/services/piano-tuning"],
  ["/orte/niedersachsen", "/en/places/lower-saxony"],
  ["/orte/niedersachsen/oldenburg", "/en/places/lower-saxony/oldenburg"],
  ["/ratgeber/klavier-umziehen", "/en/guides/moving-a-piano"],
] as const;
const HOST = "https://www.hammer-stimmstock.example";

let out: string;
const documents = new Map<string, Document>();

const textOf = (path: string) => readFileSync(join(out, path), "utf8");
const fileOf = (route: string) => `${route === "/" ? "" : `${route.slice(1)}/`}index.html`;
const at = (route: string): Document => {
  const known = documents.get(route) ?? new JSDOM(textOf(fileOf(route))).window.document;
  documents.set(route, known);
  return known;
};
const addressOf = (route: string) => `${HOST}${route}`;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "two-languages-"));
  cpSync("e2e/sites/piano", folder, { recursive: true });
  out = join(folder, "out");
  const { reported, isWritten } = await buildFolder(folder, { out });
  expect(reported).toEqual([]);
  expect(isWritten).toBe(true);
}, 120_000);

it("has the lines of icons in documents, and a drawing of the site's own in one file", () => {
  const icons = [...at("/").querySelectorAll("main li h3")].map(
    (heading) => heading.closest("li")?.querySelector("svg > *")?.outerHTML ?? "",
  );
  const path = expect.stringMatching(/^<path d="M/);
  const own = expect.stringMatching(/^<use href="\/assets\/tuning-fork-\w{8}-icon\.svg#icon">/);
  expect(icons.filter((icon) => icon !== "")).toEqual([own, path, path]);
  const files = readdirSync(join(out, "assets")).filter((name) => name.endsWith("-icon.svg"));
  expect(icons[0]).toContain(`/${files.join()}#`);
  expect(textOf(`assets/${files[0]}`)).toMatch(/^<svg .*stroke="currentColor".* id="icon">/);
});

describe.each(PAIRS)("%s and %s", (german, english) => {
  it("are each in their language", () => {
    expect(at(german).documentElement.lang).toBe("de");
    expect(at(english).documentElement.lang).toBe("en-GB");
    const locale = (route: string) =>
      at(route).querySelector('meta[property="og:locale"]')?.getAttribute("content");
    expect([locale(german), locale(english)]).toEqual(["de_DE", "en_GB"]);
  });

  it("have no word of the engine in the other language", () => {
    expect(wordsOf(at(german)).filter((word) => isOnlyIn("en", "de", word))).toEqual([]);
    expect(wordsOf(at(english)).filter((word) => isOnlyIn("de", "en", word))).toEqual([]);
  });

  it("name one another, and for everybody else the German one", () => {
    const wanted = {
      de: addressOf(german),
      "en-GB": addressOf(english),
      "x-default": addressOf(german),
    };
    for (const route of [german, english]) {
      const links = at(route).querySelectorAll<HTMLLinkElement>("link[hreflang]");
      const named = [...links].map(({ hreflang, href }) => [hreflang, href]);
      expect(Object.fromEntries(named)).toEqual(wanted);
      expect(named).toHaveLength(3);
      expect(inSitemap(route)).toEqual(wanted);
    }
  });

  it("lead to one another by their menus", () => {
    const languagesOn = (route: string) =>
      [...at(route).querySelectorAll("header a[hreflang]")].map((link) => [
        link.textContent,
        link.getAttribute("href"),
        link.getAttribute("hreflang"),
      ]);
    expect(languagesOn(german)).toEqual([["English", english, "en-GB"]]);
    expect(languagesOn(english)).toEqual([["Deutsch", german, "de"]]);
  });

  it("stay in their language by all other links", () => {
    const leaving = (route: string, isOwn: (path: string) => boolean) =>
      [...at(route).querySelectorAll('body a[href^="/"]:not([hreflang])')]
        .map((link) => link.getAttribute("href") ?? "")
        .filter((path) => !isOwn(path));
    expect(leaving(german, (path) => !/^\/en(\/|$)/.test(path))).toEqual([]);
    expect(leaving(english, (path) => /^\/en(\/|$)/.test(path))).toEqual([]);
  });
});

it("writes money and numbers as each language has them", () => {
  const [german, english] = PAIRS[2].map((route) =>
    [...at(route).querySelectorAll("dl dd")].map(({ textContent }) => textContent),
  );
  expect(german).toEqual([
    "115\u00a0€",
    "139,50\u00a0€",
    "60\u00a0€",
    "ab 480\u00a0€",
    "Inbegriffen",
    "68\u00a0€ pro Stunde",
  ]);
  expect(english).toEqual(["€115", "€139.50", "€60", "from €480", "Included", "€68 per hour"]);
  expect(at(PAIRS[2][0]).body.textContent).toContain("19\u00a0% Mehrwertsteuer");
});

it("writes days as each language has them", () => {
  const days = (route: string) =>
    [...at(route).querySelectorAll("time")].map((time) => time.parentElement?.textContent);
  expect(days(PAIRS[5][0])).toEqual([
    "Veröffentlicht am 2. März 2026",
    "Aktualisiert am 1. Oktober 2026",
  ]);
  expect(days(PAIRS[5][1])).toEqual(["Published 2 March 2026", "Updated 1 October 2026"]);
});

it("writes addresses and phone numbers for those who read them", () => {
  const lines = (route: string) =>
    [...at(route).querySelectorAll("footer address span")].map(({ textContent }) => textContent);
  expect(lines("/kontakt")).toEqual(["Beispielweg 12", "28203 Bremen"]);
  const phone = (route: string) => at(route).querySelector("header a[href^=tel]")?.textContent;
  expect(phone("/")).toBe("Telefon:\u00a00152 28817386");
  expect(phone("/en")).toBe("Call\u00a0+49 152 28817386");
});

it("shows the way to a page from the home page of its language", () => {
  const trail = (route: string) =>
    [...at(route).querySelectorAll("main nav a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
  expect(trail("/orte/niedersachsen/oldenburg")).toEqual([
    ["Startseite", "/"],
    ["Niedersachsen", "/orte/niedersachsen"],
  ]);
  expect(trail("/en/places/lower-saxony/oldenburg")).toEqual([
    ["Home", "/en"],
    ["Lower Saxony", "/en/places/lower-saxony"],
  ]);
});

it("has a feed for each language, of its articles alone", () => {
  const titles = (path: string) =>
    [...textOf(path).matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
  expect(titles("feed.xml")).toEqual(["Ein Klavier zieht um"]);
  expect(titles("en/feed.xml")).toEqual(["Moving a piano"]);
  const feedOf = (route: string) =>
    at(route).querySelector('link[type="application/atom+xml"]')?.getAttribute("href");
  expect([feedOf("/kontakt"), feedOf("/en/contact")]).toEqual(["/feed.xml", "/en/feed.xml"]);
});

it("brings React the frame of the language", () => {
  const frame = (route: string) => {
    const { shell = "" } = at(route).documentElement.dataset;
    return JSON.parse(textOf(shell.slice(1)));
  };
  expect(frame("/").strings["frame.menu"]).toBe("Menü");
  expect(frame("/en").strings["frame.menu"]).toBe("Menu");
  expect(frame("/en").action).toEqual({ label: "Book a visit", href: "/en/contact" });
});

it("shows the form of the site in the language of the page", () => {
  const form = (path: string) =>
    new JSDOM(textOf(`sample-form/form${path}/index.html`)).window.document;
  const frameOf = (file: string) => /"src":"(\/sample-form\/[^"]*)"/.exec(textOf(file))?.[1];
  expect(frameOf("kontakt/page.json")).toBe("/sample-form/form");
  expect(frameOf("en/contact/page.json")).toBe("/sample-form/form/en");
  const [german, english] = [form(""), form("/en")];
  expect([german.documentElement.lang, english.documentElement.lang]).toEqual(["de", "en-GB"]);
  expect(german.querySelector("h1")?.textContent).toBe("Nachricht an die Werkstatt");
  expect(english.querySelector("h1")?.textContent).toBe("Message to the workshop");
  const labels = (document: Document) =>
    [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
  expect(labels(german)).toEqual([
    "Ihr Name",
    "E-Mail-Adresse",
    "Ihr Instrument (freiwillig)",
    "Ihre Nachricht",
  ]);
  expect(labels(english)).toEqual([
    "Your name",
    "E-mail address",
    "Your instrument (optional)",
    "Your message",
  ]);
  const choices = [...english.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(choices.slice(1)).toEqual(["Upright", "Grand"]);
  expect(english.querySelectorAll("input[type=email], textarea")).toHaveLength(2);
});

it("says to search engines of both workshops what their pages show", () => {
  const nodes = (route: string) => {
    const text = at(route).querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    const graph: Record<string, unknown>[] = JSON.parse(text)["@graph"];
    return graph.filter((node) => node["@type"] === "MusicStore");
  };
  for (const route of PAIRS[1]) {
    const [bremen, ...others] = nodes(route);
    expect(others).toEqual([]);
    expect(bremen).toMatchObject({
      "@id": `${HOST}/#organization`,
      address: { addressLocality: "Bremen" },
      geo: { latitude: 53.0793 },
    });
    expect(bremen?.openingHoursSpecification).toHaveLength(5);
    expect(bremen?.specialOpeningHoursSpecification).toMatchObject([
      { opens: "00:00", closes: "00:00", validFrom: "2026-12-23", validThrough: "2027-01-03" },
    ]);
  }
  const [german, english] = PAIRS[4];
  expect(nodes(german)).toMatchObject([
    { "@id": `${HOST}${german}#place`, url: addressOf(german), address: { postalCode: "26122" } },
  ]);
  expect(nodes(english)).toMatchObject([
    { "@id": `${HOST}${german}#place`, url: addressOf(english) },
  ]);
});

it("shows hours as each language has them", () => {
  const rows = (route: string) =>
    [...at(route).querySelectorAll("main table:first-of-type tr")].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
  expect(rows("/kontakt")[0]).toEqual(["Montag", "09:00–12:30\u00a0Uhr13:30–17:00\u00a0Uhr"]);
  expect(rows("/kontakt")[6]).toEqual(["Sonntag", "Geschlossen"]);
  expect(rows("/en/contact")[0]).toEqual(["Monday", "09:00 – 12:3013:30 – 17:00"]);
});

it("sets places on a map, and leads to a map program", () => {
  const [german, english] = PAIRS[3].map(at);
  const markers = (document?: Document) =>
    [...(document?.querySelectorAll("main svg svg") ?? [])].map((marker) => [
      marker.querySelector("title")?.textContent,
      marker.getAttribute("x"),
      marker.getAttribute("y"),
    ]);
  expect(markers(german)).toEqual([
    ["Hammer & Stimmstock", "58.44%", "46.61%"],
    ["Hammer & Stimmstock, Oldenburg", "42.87%", "43.51%"],
    ["Osnabrück, Lager", "38.68%", "86.28%"],
  ]);
  const links = (document?: Document) =>
    [...(document?.querySelectorAll("main ol a[href^=https]") ?? [])].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
  const bremen = "https://www.openstreetmap.org/?mlat=53.0793&mlon=8.8378#map=17/53.0793/8.8378";
  expect(links(german)[0]).toEqual(["In OpenStreetMap öffnen", bremen]);
  expect(links(english)[0]).toEqual(["Open in OpenStreetMap", bremen]);
});

/** Every text and every spoken attribute of a page. */
function wordsOf({ body }: Document): string[] {
  const spoken = [...body.querySelectorAll("[aria-label], [title], [alt]")].flatMap((element) =>
    ["aria-label", "title", "alt"].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const texts = [...body.querySelectorAll("*")].flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.nodeValue),
  );
  return [...spoken, ...texts].flatMap((text) => text?.trim() || []);
}

function isOnlyIn(language: keyof typeof LANGUAGES, own: keyof typeof LANGUAGES, word: string) {
  const isIn = (texts: object) => Object.values(texts).some((text) => text.trim() === word);
  return isIn(LANGUAGES[language]) && !isIn(LANGUAGES[own]);
}

/** What the sitemap says of the languages of a page. */
function inSitemap(route: string): Record<string, string> {
  const entry = textOf("sitemap.xml")
    .split("<url>")
    .find((one) => one.startsWith(`<loc>${addressOf(route)}</loc>`));
  const links = (entry ?? "").matchAll(/hreflang="([^"]*)" href="([^"]*)"/g);
  return Object.fromEntries([...links].map(([, language, href]) => [language, href]));
}
