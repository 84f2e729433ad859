import { it } from "vitest";
import { type RuleCase, siteText, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "an e-mail address that makes no link",
    {
      "pages/_site.json": siteText({ email: "a,b@example.com" }),
    },
    'schema-format pages/_site.json "email" is "a,b@example.com", which is no e-mail address.',
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
