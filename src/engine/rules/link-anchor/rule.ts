import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-anchor",
  level: "error",
  title: "A link leads to a place that is not there",
  help: "The page is there, but not the place on it: the visitor lands on top and has to look.",
  example,
  checkPage: (page, site) => ofRule("link-anchor", linksOn(page, site)),
  check: (site) => ofRule("link-anchor", linksBeside(site)),
});
