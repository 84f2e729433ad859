import type { ResolvedBlock } from "../../model/block.ts";
import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../pipeline/site.ts";
import { fieldsOf } from "../analysis/fields.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "section-dark",
  level: "warning",
  title: "A page has two dark sections",
  help: "One dark section a page stands out. Two stand against each other, and none does.",
  example,
  check: checkDarkSections,
});

/** A value that stands out stands once on a page. */
function checkDarkSections(site: CheckedSite): Finding[] {
  return everyPage(site).flatMap((page) => {
    const seen = new Set<string>();
    return page.page.blocks.flatMap((block, at): Finding[] =>
      onceValues(block, site).flatMap(([name, value]) => {
        const key = `${name} ${value}`;
        if (seen.has(key)) return [secondOf(page, at, { name, value })];
        seen.add(key);
        return [];
      }),
    );
  });
}

/** The fields of a block with a value that only one block of a page may have. */
function onceValues(block: ResolvedBlock, site: CheckedSite): [name: string, value: string][] {
  const fields = Object.entries(fieldsOf(site).fieldsOfBlock(block.type));
  return fields.flatMap(([name, { once }]): [string, string][] =>
    once !== undefined && block[name] === once ? [[name, once]] : [],
  );
}

/** A shared block says it where it is written; which page it is too much for is seen on the page. */
function secondOf(
  { entry }: CheckedPage,
  at: number,
  { name, value }: { name: string; value: string },
): Finding {
  const written = entry.page.blocks[at];
  const isOwn = written !== undefined && name in written;
  return {
    message: `This is the second ${value} section of the page.`,
    hint: `Keep one, where the eye should go, and give the other a different “${name}”, or none.`,
    file: entry.file,
    pointer: `/blocks/${at}${isOwn ? `/${name}` : ""}`,
  };
}
