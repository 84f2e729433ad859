import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "link-outside",
  level: "warning",
  title: "An address outside the site does not answer",
  help: "Other sites move and go. `npm run check -- --external` asks every address that the pages lead to; without it their form alone is checked.",
});
