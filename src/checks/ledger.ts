import type { Issue } from "../page/issue.ts";
import { appendPointer } from "../page/pointer.ts";
import type { CheckedSite } from "./site.ts";
import { mayBeAnswered } from "./unknown.ts";

/** Every address that was ever published answers: with a page, or by sending visitors on. */
export function checkLedger({ index }: CheckedSite): Issue[] {
  const { ledger } = index;
  if (ledger === undefined) return [];
  return ledger.addresses.flatMap((address, at): Issue[] => {
    if (index.pages.has(address) || index.aliases.has(address)) return [];
    if (mayBeAnswered(index, address)) return [];
    return [
      {
        rule: "address-lost",
        message: `The published address ${address} is gone, and nothing leads on from it.`,
        hint: `Add "${address}" to the "aliases" of the page that took its place. Only if it must answer nothing any more, delete it here.`,
        file: ledger.file,
        pointer: appendPointer("", at),
      },
    ];
  });
}
