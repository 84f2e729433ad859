import { it } from "vitest";
import { type RuleCase, siteText, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a picture of the site that is not there",
    {
      "pages/_site.json": siteText({ icon: "/media/x.svg" }),
    },
    "media-missing pages/_site.json There is no file /media/x.svg.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
