import { parseHref } from "../../model/href.ts";
import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "schema-format",
  level: "error",
  title: "A value has the wrong form",
  help: "Some texts have a fixed form, such as days and anchors.",
  example,
  check: checkContact,
});

/** The site's e-mail address makes a link that can be followed: header, footer and blocks show it as one. */
function checkContact({ index: { site, siteFile } }: CheckedSite): Finding[] {
  const { email } = site;
  if (email === undefined || parseHref(`mailto:${email}`).kind !== "bad") return [];
  return [
    {
      message: `"email" is ${JSON.stringify(email)}, which is no e-mail address.`,
      hint: "Write it as name@example.com.",
      file: siteFile,
      pointer: "/email",
    },
  ];
}
