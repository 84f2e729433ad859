import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";
import { writtenContacts } from "./written-contacts.ts";
import { writtenPrices } from "./written-prices.ts";

export const rule = defineRule({
  id: "fact-written-out",
  level: "warning",
  title: "A value is written out that has a token",
  help: "A price that is written out in one place stays behind when it changes in all others.",
  example,
  check: (site) => [...writtenContacts(site), ...writtenPrices(site)],
});
