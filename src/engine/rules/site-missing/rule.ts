import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "site-missing",
  level: "error",
  title: "The site file is missing",
  help: "Every site has one `pages/_site.json` with its name, address and menus. Check the folder given with `--pages`.",
});
