import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-hidden",
  level: "error",
  title: "A link leads to a hidden page",
  help: "A hidden page is not part of the site yet, so a visitor who follows the link finds nothing. Lists and menus leave hidden pages out by themselves; a link in a text or on a button has to wait until the page is shown.",
  example,
  checkPage: (page, site) => ofRule("link-hidden", linksOn(page, site)),
  check: (site) => ofRule("link-hidden", linksBeside(site)),
});
