import type { Finding } from "../../model/issue.ts";
import { PRICED } from "../../pipeline/facts/price-contexts.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, CheckedSite, PageSite } from "../../pipeline/site.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import { rootsBeside, rootsOf } from "../analysis/roots.ts";
import { example } from "./example.ts";
import { writtenContacts } from "./written-contacts.ts";
import { pricesInContext, writtenPrices } from "./written-prices.ts";

export const rule = defineRule({
  id: "fact-written-out",
  level: "warning",
  title: "A value is written out that has a token",
  help: "A price that is written out in one place stays behind when it changes in all others.",
  example,
  checkPage: onPage,
  check: besidePages,
});

function onPage(page: CheckedPage, site: PageSite): Finding[] {
  const { links } = page.refs;
  const textsWith = (signs: number) => textsOn(page, site, signs);
  return [
    ...writtenContacts({ textsWith, links, roots: rootsOf(page, site) }, site.index),
    ...writtenPrices(textsWith(PRICED), site.index),
  ];
}

function besidePages(site: CheckedSite): Finding[] {
  const { links } = site.shellRefs;
  const textsWith = (signs: number) => textsBeside(site, signs);
  return [
    ...writtenContacts({ textsWith, links, roots: rootsBeside(site) }, site.index),
    ...writtenPrices(textsWith(PRICED), site.index),
    ...pricesInContext(site),
  ];
}
