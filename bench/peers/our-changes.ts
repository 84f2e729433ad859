import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchSite } from "../make-site.ts";

/** Something an author changes: to another value with every number. */
export interface Change {
  name: string;
  apply(site: BenchSite, number: number): void;
}

/** What an author changes of one page, and of all. */
export const CHANGES: readonly Change[] = [
  { name: "a heading", apply: ({ city }, number) => changeMatch(city, HEADING, number) },
  { name: "a description", apply: ({ city }, number) => changeMatch(city, DESCRIPTION, number) },
  { name: "a media file", apply: changeDrawing },
  { name: "the phone number", apply: changePhone },
];

/** Each with the start of a value, and the words that the change before has put there. */
const TEXT = /("text": (?:\[\s*)?")(Change \d+\. )?/;
const HEADING = /("blocks": \[.*?"title": ".*?"title": ")(Change \d+\. )?/s;
const DESCRIPTION = /("description": ")(Change \d+\. )?/;

/** Changes a paragraph of a page, which no other page shows. */
export function changeBody(city: string, number: number): void {
  changeMatch(city, TEXT, number);
}

function changeMatch(file: string, pattern: RegExp, number: number): void {
  replace(file, pattern, (_, start) => `${start}Change ${number}. `);
}

/** A drawing within the blocks of a page; one city in twenty shows it. */
function changeDrawing({ media, city }: BenchSite, number: number): void {
  const drawing = /"blocks".*?"src": "\/media\/(.*?\.svg)"/s.exec(readFileSync(city, "utf8"))?.[1];
  const end = /(<path d="M\d+ 0h1"\/>)?<\/svg>/;
  replace(join(media, drawing ?? ""), end, () => `<path d="M${number} 0h1"/></svg>`);
}

/** Stands in every page's frame; these numbers are nobody's. */
function changePhone({ pages }: BenchSite, number: number): void {
  const last = String(100 + (number % 100)).padStart(4, "0");
  const file = join(pages, "_site.json");
  replace(file, /("phone": ".*-)\d{4}"/, (_, start) => `${start}${last}"`);
  replace(file, /("phoneNumber": ".*)\d{4}"/, (_, start) => `${start}${last}"`);
}

function replace(file: string, pattern: RegExp, by: (all: string, start: string) => string): void {
  const text = readFileSync(file, "utf8");
  if (!pattern.test(text))
    throw new Error(`${file} has nothing to change that is like ${pattern}.`);
  writeFileSync(file, text.replace(pattern, by));
}
