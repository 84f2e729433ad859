import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../src/engine/pipeline/read.ts";

/** Cities below one state: about as many as the real states have. */
const CITIES = 10;
/** Parts of a text that mean something to the engine and stay as they are. */
const MEANING = /(\{[^}]*\}|\]\([^)]*\)|https?:\S+)/;
/** Fields whose values are names and addresses, not sentences. */
const NOT_TEXT = new Set([
  "$schema",
  "type",
  "src",
  "href",
  "anchor",
  "icon",
  "name",
  "pages",
  "tone",
  "look",
  "marker",
  "layout",
  "imageSide",
  "use",
]);

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A site for the bench: where its pages and its media lie. */
export interface BenchSite {
  pages: string;
  media: string;
  /** One city page, to be changed. */
  city: string;
}

/**
 * Writes a site of many city pages in the real blocks. Every page has the structure and the length of a
 * real one with words of its own, so that no rule about repeated text has anything to say.
 *
 * @param count number of pages, home and states included
 */
export function makeSite(root: string, folder: string, count: number): BenchSite {
  const pages = join(folder, "pages");
  const media = join(folder, "media");
  const used = new Set<string>();
  const cities = readTemplates(join(root, "pages/locations"));
  const vocabulary = vocabularyOf(cities.flatMap(proseOf).join(" "));
  const write = (path: string, page: Json) => {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    const text = JSON.stringify(page, null, 2);
    writeFileSync(join(pages, path), `${text}\n`);
    for (const [, name = ""] of text.matchAll(/"\/media\/([^"]+)"/g)) used.add(name);
  };
  write("_site.json", siteFile(root));
  write("index.json", simplePage("Home", "A site of many cities.", ["/locations"]));
  write("locations/index.json", simplePage("Locations", "Every state of the bench.", "below"));
  let left = count - 2;
  for (let state = 1; left > 0; state += 1) {
    const name = `state-${String(state).padStart(5, "0")}`;
    const say = speaker(vocabulary, state * 7919);
    write(
      `locations/${name}/index.json`,
      simplePage(
        `State ${state}`,
        say("a state with cities of its own and rules that matter there"),
        "below",
      ),
    );
    left -= 1;
    for (let city = 1; city <= CITIES && left > 0; city += 1, left -= 1) {
      const template = cities[(state * CITIES + city) % cities.length] ?? {};
      const words = speaker(vocabulary, state * 104_729 + city);
      write(
        `locations/${name}/city-${city}.json`,
        cityPage(template, `City ${state} ${city}`, words),
      );
    }
  }
  cpSync(join(root, "pages/_words.txt"), join(pages, "_words.txt"));
  for (const name of used) cpSync(join(root, "media", name), join(media, name));
  return { pages, media, city: join(pages, "locations/state-00001/city-1.json") };
}

/**
 * The city pages of the real site; its states' own pages are left out, and so are lists of sources: they
 * follow from words that are replaced here.
 */
function readTemplates(folder: string): { [key: string]: Json }[] {
  return listFiles(folder)
    .filter((path) => /^[a-z-]+\/(?!index)[a-z-]+\.json$/.test(path))
    .map((path) => JSON.parse(readFileSync(join(folder, path), "utf8")))
    .map((page) => ({ ...page, blocks: page.blocks.filter(isWritten) }));
}

function isWritten({ type }: { type: string }): boolean {
  return type !== "sources";
}

function siteFile(root: string): Json {
  const site = JSON.parse(readFileSync(join(root, "pages/_site.json"), "utf8"));
  const { placeholders: _, subjects: __, blog: ___, ...kept } = site;
  const link = { label: "Locations", href: "/locations" };
  return {
    ...kept,
    navigation: { header: [link], action: { label: "Get Started", href: "/" } },
    footer: { ...site.footer, groups: [{ label: "Pages", links: [link] }] },
  };
}

function simplePage(title: string, description: string, pages: Json): Json {
  return {
    title,
    description,
    blocks: [
      { type: "hero", subtitle: description },
      { type: "locations", title: "Pages", pages },
    ],
  };
}

function cityPage(
  template: { [key: string]: Json },
  title: string,
  say: (text: string) => string,
): Json {
  const {
    $schema: _,
    title: __,
    headTitle: ___,
    shortTitle: ____,
    topics: _____,
    ...page
  } = template;
  const kept = (page.blocks as object[]).filter((block) => !("use" in block));
  const written = rewritten({ ...page, blocks: kept as unknown as Json }, say) as {
    [key: string]: Json;
  };
  return {
    title,
    ...written,
    headTitle: `Bakeries in ${title}`,
    description: say(
      "bakeries of this city and the rules they meet first when they open a room for customers",
    ),
  };
}

/** The same value with other words, and with every link leading to a page that is there. */
function rewritten(value: Json, say: (text: string) => string): Json {
  if (typeof value === "string") return say(value).replace(/\]\(\/[^)]*\)/g, "](/locations)");
  if (Array.isArray(value)) return value.map((item) => rewritten(item, say));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === "href" && typeof item === "string")
        return [key, /^(\/|#)/.test(item) ? "/locations" : item];
      if (key === "pages") return [key, "beside"];
      return [key, NOT_TEXT.has(key) || key === "reviewed" ? item : rewritten(item, say)];
    }),
  );
}

const WORD = /(?<![\p{L}'’-])[A-Za-z][a-z]{4,}(?![\p{L}'’-])/gu;

/** Words of the real site, to be put in place of others: a name for a name, so that all of them are words. */
interface Vocabulary {
  words: string[];
  names: string[];
}

/** Replaces the words of a text by others of the vocabulary, always the same for the same seed. */
function speaker({ words, names }: Vocabulary, seed: number): (text: string) => string {
  let state = seed >>> 0;
  const next = (word: string) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const among = /^[A-Z]/.test(word) ? names : words;
    return among[(state >>> 3) % among.length] ?? "word";
  };
  return (text) =>
    text
      .split(MEANING)
      .map((part, at) => (at % 2 === 1 ? part : part.replace(WORD, next)))
      .join("");
}

/** What is written for readers in a value. */
function proseOf(value: Json): string[] {
  if (typeof value === "string") return value.split(MEANING).filter((_, at) => at % 2 === 0);
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NOT_TEXT.has(key) ? [] : proseOf(item)));
}

/** Words that no text of a picture may begin with. */
const OF_PICTURES = /^(?:photo|picture|image|icon|logo|graphic|illustration)/i;

function vocabularyOf(text: string): Vocabulary {
  const all = [...new Set(text.match(WORD) ?? [])].filter((word) => !OF_PICTURES.test(word)).sort();
  const isName = (word: string) => /^[A-Z]/.test(word);
  return { words: all.filter((word) => !isName(word)), names: all.filter(isName) };
}
