import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u;

export const rule = defineRule({
  id: "fact-name",
  level: "error",
  title: "A fact has a name that no token can have",
  help: "A fact is written in texts by its name, as in {facts.monthlyFrom}; a name with braces or without letters cannot be.",
  example,
  check: checkFactNames,
});

/** The name of a fact can be written in braces. Names such as `__proto__` mean something to the language that the engine is written in. */
function checkFactNames({ index: { site, siteFile } }: CheckedSite): Finding[] {
  return Object.keys(site.facts ?? {})
    .filter((name) => !NAME.test(name))
    .map((name) => ({
      message: `A fact cannot have the name ${JSON.stringify(name)}.`,
      hint: "Names have letters and digits, for example monthlyFrom.",
      file: siteFile,
      pointer: appendPointer("/facts", name),
      atKey: true,
    }));
}
