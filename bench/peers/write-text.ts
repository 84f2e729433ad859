import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PlainPage } from "./texts.ts";

/** Writes a file below a folder, with the folders that lead to it. */
export function writeText(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the texts of pages as JSON, for generators that read data. */
export function writeTexts(folder: string, pages: PlainPage[]): void {
  for (const page of pages)
    writeText(folder, `texts/${page.route || "index"}.json`, JSON.stringify(page));
}

/** Puts other words in front of the first paragraph of one city. */
export function changeTexts(folder: string, number: number): void {
  changeText(join(folder, "texts/locations/state-00001/city-1.json"), number);
}

/** Puts other words in front of the first paragraph of a page, in JSON or in Markdown. */
export function changeText(file: string, number: number): void {
  const text = readFileSync(file, "utf8");
  const paragraph = /("p","text":"|^## .*\n\n)(Change \d+\. )?/m;
  if (!paragraph.test(text)) throw new Error(`${file} has no text to be changed.`);
  writeFileSync(file, text.replace(paragraph, `$1Change ${number}. `));
}
