import { isUse } from "../../model/block.ts";
import type { Finding } from "../../model/issue.ts";
import { memoize } from "../../pipeline/memoize.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { Fields } from "../../pipeline/schema/field-lookup.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { fieldsOfBlock } from "../analysis/fields.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "section-dark",
  level: "warning",
  title: "A page has two dark sections",
  help: "One dark section a page stands out. Two stand against each other, and none does.",
  example,
  checkPage: checkDarkSections,
});

/** A value that stands out stands once on a page. */
function checkDarkSections(page: CheckedPage, { schemas }: PageSite): Finding[] {
  const onceOf = valuesOnce(schemas);
  const seen = new Set<string>();
  return page.page.blocks.flatMap((block, at): Finding[] =>
    onceOf(block.type).flatMap((once) => {
      if (block[once.name] !== once.value) return [];
      const key = `${once.name} ${once.value}`;
      if (seen.has(key)) return [secondOf(page, at, once)];
      seen.add(key);
      return [];
    }),
  );
}

/** A value that only one block of a page may have, with the name of its field. */
interface OnceValue {
  name: string;
  value: string;
}

/** Gives the values of a type of block that only one block of a page may have. */
const valuesOnce = memoize((schemas: PageSite["schemas"]) => {
  const known = new Map<string, OnceValue[]>();
  return (type: string): OnceValue[] => {
    const values = known.get(type) ?? onceIn(fieldsOfBlock(schemas, type));
    known.set(type, values);
    return values;
  };
});

function onceIn(fields: Fields): OnceValue[] {
  return Object.entries(fields).flatMap(([name, { once }]) =>
    once === undefined ? [] : [{ name, value: once }],
  );
}

/** A shared block says it where it is written; which page it is too much for is seen on the page. */
function secondOf({ entry, refs }: CheckedPage, nth: number, { name, value }: OnceValue): Finding {
  const at = refs.shown[nth] ?? nth;
  const written = entry.page.blocks[at];
  const isOwn = written !== undefined && name in written;
  const isOverridden = isUse(written) && Object.hasOwn(written.with ?? {}, name);
  return {
    message: `This is the second ${value} section of the page.`,
    hint: `Keep one, where the eye should go, and give the other a different “${name}”, or none.`,
    file: entry.file,
    pointer: `/blocks/${at}${isOwn ? `/${name}` : isOverridden ? `/with/${name}` : ""}`,
  };
}
