import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-form",
  level: "error",
  title: "A link has the wrong form",
  help: "A link begins with / for this site, # for this page, https://, mailto: or tel:.",
  example,
  checkPage: (page, site) => ofRule("link-form", linksOn(page, site)),
  check: (site) => ofRule("link-form", linksBeside(site)),
});
