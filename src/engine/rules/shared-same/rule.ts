import { isUse, type SharedUse, WITH } from "../../model/block.ts";
import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { sameValue } from "../../model/same-value.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "shared-same",
  level: "warning",
  title: "A page repeats what a shared block says",
  help: "Under `with` a page says what differs from the shared block on this page alone. What is the same there stays as it is when the shared block changes.",
  example,
  checkPage: checkOverrides,
});

/** An override is there to differ from the shared block. */
function checkOverrides({ entry }: CheckedPage, { index }: PageSite): Finding[] {
  if (index.repairs.has(entry.file)) return [];
  return entry.page.blocks.flatMap((block, at): Finding[] => {
    const shared = isUse(block) ? index.shared.get(block.use) : undefined;
    if (!shared || !isUse(block) || !block.with || index.repairs.has(shared.file)) return [];
    const position = { file: entry.file, pointer: appendPointer(`/blocks/${at}`, WITH) };
    return repeatedIn(block, shared.block).map((finding) => ({
      ...finding,
      file: position.file,
      pointer: position.pointer + finding.pointer,
    }));
  });
}

function repeatedIn({ with: own = {} }: SharedUse, shared: object): Omit<Finding, "file">[] {
  const names = Object.keys(own);
  if (names.length === 0) return [repeated("Nothing differs here from the shared block.", "")];
  return names
    .filter((name) => sameValue(own[name], Reflect.get(shared, name)))
    .map((name) =>
      repeated("This is what the shared block says as well.", appendPointer("", name)),
    );
}

function repeated(message: string, pointer: string): Omit<Finding, "file"> {
  return {
    message,
    hint: "Take it out, so that this page shows later changes of the shared block.",
    pointer,
    atKey: true,
    fix: { remove: true },
  };
}
