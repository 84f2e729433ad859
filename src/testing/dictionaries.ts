import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadDictionary } from "../engine/pipeline/spelling/dictionaries.ts";
import { AMERICAN, BRITISH } from "../engine/pipeline/spelling/dictionary-sources.ts";

/** Where the quick form of the dictionaries is kept for all tests. */
const KEPT = resolve("node_modules/.cache/page-engine-tests/spelling");

/**
 * Puts the quick form of the dictionaries into the cache of a test, which would take half a second to make. What was
 * found out about single words is no part of it: every test finds that out anew.
 */
export function bringDictionaries(cache: string): void {
  for (const source of [AMERICAN, BRITISH])
    if (!isKept(source.package)) loadDictionary(source, KEPT);
  mkdirSync(cache, { recursive: true });
  cpSync(KEPT, join(cache, "spelling"), { recursive: true });
}

function isKept(name: string): boolean {
  const prefix = name.replaceAll("/", "-");
  return existsSync(KEPT) && readdirSync(KEPT).some((file) => file.startsWith(prefix));
}
