import { defineRule } from "../../pipeline/rule.ts";
import { linkIssues } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-anchor",
  level: "error",
  title: "A link leads to a place that is not there",
  help: "The page is there, but not the place on it: the visitor lands on top and has to look.",
  example,
  check: (site) => ofRule("link-anchor", linkIssues(site)),
});
