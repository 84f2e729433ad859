import { unlistedAddresses } from "../../model/form-hosts.ts";
import type { Finding } from "../../model/issue.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "form-host",
  level: "error",
  title: "A form comes from a host that is not listed",
  help: "The site's security policy lets in forms of listed hosts only, so that nobody can slip in a form of their own.",
  example,
  check: checkFormHosts,
});

/** Forms come from their provider's own hosts or from listed ones: the security policy lets in no others. */
function checkFormHosts({ index }: CheckedSite): Finding[] {
  const { site, siteFile, repairs, form: shown } = index;
  if (!shown || isIncomplete(repairs.get(siteFile), "/formHosts")) return [];
  const { provider, form } = shown;
  return unlistedAddresses(provider, form, site.formHosts ?? []).map(({ field, origin }) => ({
    message: `${origin} is not known as a host of ${provider.title}.`,
    hint: `If the form really comes from there, add "formHosts": ["${origin}"] to the site file; otherwise correct the address.`,
    file: siteFile,
    pointer: `/leadForm/${field}`,
  }));
}
