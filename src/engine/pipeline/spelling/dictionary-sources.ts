import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where the words of a dictionary come from: a package, and the file in it. */
export interface DictionarySource {
  package: string;
  file: string;
}

export const AMERICAN: DictionarySource = { package: "@cspell/dict-en_us", file: "en_US.trie.gz" };
export const BRITISH: DictionarySource = {
  package: "@cspell/dict-en-gb-mit",
  file: "en_GB.trie.gz",
};

/** Names the version of a dictionary: what it says of a word stays the same as long as this does. */
export function versionOf(source: DictionarySource): string {
  const { version } = JSON.parse(readFileSync(join(folderOf(source), "package.json"), "utf8"));
  return `${source.package}@${version}`;
}

/** The folder of a dictionary's package. */
export function folderOf(source: DictionarySource): string {
  return dirname(createRequire(import.meta.url).resolve(`${source.package}/cspell-ext.json`));
}
