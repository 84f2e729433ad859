import { defineRule } from "../../pipeline/rule.ts";
import { repeatedBesidePages, repeatedOnPage } from "./entries.ts";
import { example } from "./example.ts";
import { repeatedQuestions } from "./questions.ts";

export const rule = defineRule({
  id: "entry-repeated",
  level: "warning",
  title: "An entry or a question is given twice",
  help: "What is given twice is mostly a copy that was to be changed.",
  example,
  checkPage: (page, site) => [...repeatedOnPage(page, site), ...repeatedQuestions(page, site)],
  check: repeatedBesidePages,
});
