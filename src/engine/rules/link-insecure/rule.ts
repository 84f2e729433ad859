import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-insecure",
  level: "warning",
  title: "A link is not encrypted",
  help: "Others on the way can read and change what is sent over http; nearly every site answers https.",
  example,
  checkPage: (page, site) => ofRule("link-insecure", linksOn(page, site)),
  check: (site) => ofRule("link-insecure", linksBeside(site)),
});
