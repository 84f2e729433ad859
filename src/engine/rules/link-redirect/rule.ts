import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-redirect",
  level: "warning",
  title: "A link leads through a redirect",
  help: "The visitor waits for one answer more, and the link breaks when the old address is taken away.",
  example,
  checkPage: (page, site) => ofRule("link-redirect", linksOn(page, site)),
  check: (site) => ofRule("link-redirect", linksBeside(site)),
});
