import type { Issue } from "../model/issue.ts";
import { appendPointer } from "../model/pointer.ts";
import type { CheckedSite } from "../pipeline/site.ts";

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u;

/** The name of a fact can be written in braces. Names such as `__proto__` mean something to the language that the engine is written in. */
export function checkFactNames({ index: { site, siteFile } }: CheckedSite): Issue[] {
  return Object.keys(site.facts ?? {})
    .filter((name) => !NAME.test(name))
    .map((name) => ({
      rule: "fact-name",
      message: `A fact cannot have the name ${JSON.stringify(name)}.`,
      hint: "Names have letters and digits, for example monthlyFrom.",
      file: siteFile,
      pointer: appendPointer("/facts", name),
      atKey: true,
    }));
}
