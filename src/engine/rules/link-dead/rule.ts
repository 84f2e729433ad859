import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-dead",
  level: "error",
  title: "A link leads nowhere",
  help: "A visitor who follows the link finds nothing.",
  example,
  checkPage: (page, site) => ofRule("link-dead", linksOn(page, site)),
  check: (site) => ofRule("link-dead", linksBeside(site)),
});
