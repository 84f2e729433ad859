import { byPath } from "../model/by-path.ts";
import type { Answer } from "./cache/answers.ts";
import { ALL_FIELDS } from "./cache/tracked-object.ts";
import type { SiteIndex } from "./index/site-index.ts";
import type { SiteFrame } from "./resolve/resolver.ts";
import { siteTokens } from "./resolve/token-values.ts";
import type { PageSite } from "./site.ts";
import { patternsIn, type SiteRun } from "./tracked-site.ts";

/** Answers to the questions of pages in further languages. */
export function aboutLanguages(
  { locales }: SiteIndex,
  frames: readonly SiteFrame[],
): Record<string, Answer> {
  const parts = locales.map(({ path, language, site }) => ({
    language,
    texts: byPath(frames, path).texts,
    tokens: siteTokens(site).tokens,
  }));
  const within = (answer: (part: (typeof parts)[number], name: string) => unknown) => {
    return (asked: string) => {
      const at = asked.indexOf(" ");
      const part = parts.find(({ language }) => language === asked.slice(0, at));
      return part && answer(part, asked.slice(at + 1));
    };
  };
  return {
    "token-in": within(({ tokens }, name) =>
      name === ALL_FIELDS ? [...tokens.keys()] : tokens.get(name),
    ),
    "words-in": within(({ texts }, name) =>
      name === ALL_FIELDS ? Object.keys(texts) : texts[name as keyof typeof texts],
    ),
  };
}

/** Answers to the questions of resolvers and rules that are no matter of the index. */
export function aboutRun(
  { index, release, today }: SiteRun,
  texts: PageSite["texts"],
): Record<string, Answer> {
  const { tokens } = siteTokens(index.site);
  const { language } = index.site;
  const run = {
    release,
    today,
    reader: [language, index.locales.map((locale) => locale.language), [...(index.words ?? [])]],
    patterns: patternsIn(index),
  };
  return {
    run: (name) => run[name as keyof typeof run],
    token: (name) => (name === ALL_FIELDS ? [...tokens.keys()] : tokens.get(name)),
    words: (name) => (name === ALL_FIELDS ? Object.keys(texts) : texts[name as keyof typeof texts]),
  };
}
