import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { leadsToHidden } from "../../pipeline/index/hidden.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { timesAt } from "../analysis/links/link-times.ts";
import { mayBeAnswered } from "../analysis/unknown.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "address-lost",
  level: "error",
  title: "A published address is gone",
  help: "People and search engines keep addresses for years. `npm run addresses` writes down what was published; `npm run move` and `npm run remove` see to it that every address leads on.",
  example,
  check: checkLedger,
});

/** Every address that was ever published answers: with a page, or by sending visitors on. */
function checkLedger({ index }: CheckedSite): Finding[] {
  const { ledger } = index;
  if (ledger === undefined) return [];
  return ledger.addresses.flatMap((address, at): Finding[] => {
    if (index.pages.has(address) || index.aliases.has(address)) return [];
    if (mayBeAnswered(index, address) || isOver(index, address)) return [];
    const [message, hint] = leadsToHidden(index, address) ? hidden(address) : gone(address);
    const pointer = appendPointer("", at);
    return [{ message, hint, file: ledger.file, pointer }];
  });
}

/** Whether an address has an end of its own: whoever gave it that wants nothing to answer there. */
function isOver(index: SiteIndex, address: string): boolean {
  return timesAt(address, index).some((times) => index.clock.timingOf(times) === "ended");
}

function gone(address: string): [message: string, hint: string] {
  return [
    `The published address ${address} is gone, and nothing leads on from it.`,
    `Add "${address}" to the "aliases" of the page that took its place. Only if it must answer nothing any more, delete it here.`,
  ];
}

function hidden(address: string): [message: string, hint: string] {
  return [
    `The published address ${address} belongs to a page that is hidden now, so visitors who come to it find nothing.`,
    `Show the page again, or add "${address}" to the "aliases" of a page that is shown and take it from this one. Only if it must answer nothing any more, delete it here.`,
  ];
}
