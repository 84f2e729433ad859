import { shownForm, unlistedAddresses } from "../../providers/forms/hosts.ts";
import { providerOf } from "../../providers/forms/providers.ts";
import type { Issue } from "../model/issue.ts";
import { isIncomplete } from "../pipeline/omissions.ts";
import type { CheckedSite } from "../pipeline/site.ts";

/** Forms come from their provider's own hosts or from listed ones: the security policy lets in no others. */
export function checkFormHosts({ index: { site, siteFile, repairs } }: CheckedSite): Issue[] {
  const form = shownForm(site);
  if (!form || isIncomplete(repairs.get(siteFile), "/formHosts")) return [];
  const { name } = providerOf(form);
  return unlistedAddresses(form, site.formHosts ?? []).map(({ field, origin }) => ({
    rule: "form-host",
    message: `${origin} is not known as a host of ${name}.`,
    hint: `If the form really comes from there, add "formHosts": ["${origin}"] to the site file; otherwise correct the address.`,
    file: siteFile,
    pointer: `/leadForm/${field}`,
  }));
}
