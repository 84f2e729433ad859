import { parseHref } from "../model/href.ts";
import type { Issue } from "../model/issue.ts";
import type { CheckedSite } from "../pipeline/site.ts";

/** The site's e-mail address makes a link that can be followed: header, footer and blocks show it as one. */
export function checkContact({ index: { site, siteFile } }: CheckedSite): Issue[] {
  const { email } = site;
  if (email === undefined || parseHref(`mailto:${email}`).kind !== "bad") return [];
  return [
    {
      rule: "schema-format",
      message: `"email" is ${JSON.stringify(email)}, which is no e-mail address.`,
      hint: "Write it as name@example.com.",
      file: siteFile,
      pointer: "/email",
    },
  ];
}
