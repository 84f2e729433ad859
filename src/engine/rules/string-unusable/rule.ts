import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import type { StringFault } from "../../pipeline/strings/site-strings.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "string-unusable",
  level: "error",
  title: "Words in place of the engine's cannot be filled in",
  help: "Some words have gaps in braces, such as `{phone}`, which the engine fills. A gap of another name would stay empty, and a brace without its pair cannot be understood.",
  example,
  check: checkStrings,
});

/** Words of the site's own fill in what the engine gives them. */
function checkStrings({ index }: CheckedSite): Finding[] {
  return index.locales.flatMap(({ stringsFile, strings }) =>
    [...strings.faults].map(([key, fault]) => ({
      ...inWords(fault),
      file: stringsFile,
      pointer: appendPointer("", key),
    })),
  );
}

function inWords(fault: StringFault): Pick<Finding, "message" | "hint"> {
  if (fault.kind === "syntax")
    return {
      message: "A brace in these words has no pair, or something in braces cannot be understood.",
      hint: "Write a gap as {name}. A brace that is to be read stands in single quotes: '{'.",
    };
  const [unknown = ""] = fault.unknown;
  const known = fault.known.map((name) => `{${name}}`).join(" and ");
  return {
    message: `{${unknown}} is no gap that is filled here.`,
    hint: known === "" ? "Nothing is filled into these words." : `These words can have ${known}.`,
  };
}
