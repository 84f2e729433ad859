import { defineRule } from "../../pipeline/rule.ts";
import { linkIssues } from "../analysis/links/links.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "link-redirect",
  level: "warning",
  title: "A link leads through a redirect",
  help: "The visitor waits for one answer more, and the link breaks when the old address is taken away.",
  example,
  check: (site) => ofRule("link-redirect", linkIssues(site)),
});
