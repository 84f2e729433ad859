import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-ends",
  level: "warning",
  title: "A link is shown for longer than its page",
  help: "A page that ends takes no links along. Once it has ended, or as long as it has not gone live, a link to it is an error, and nothing is built. A block with the link can have the same times as the page.",
  example,
  checkPage: (page, site) => ofRule("link-ends", linksOn(page, site)),
  check: (site) => ofRule("link-ends", linksBeside(site)),
});
