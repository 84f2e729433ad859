import type { FormEmbed } from "../../model/form-embed.ts";
import type { FormProvider, Forms } from "../../model/form-provider.ts";
import type { LeadForm, ShownForm } from "../../model/lead-form-file.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { ResolvedSite } from "../resolve/resolved-fields.ts";

/** The form that a site shows. */
export interface SiteForm {
  provider: FormProvider;
  /** As it is written, tokens and all. */
  form: ShownForm;
  embedOf: Forms["embedOf"];
}

/**
 * The form that a site file names.
 *
 * @returns nothing for a site without a form, and for a provider that nobody knows
 */
export function siteForm(written: LeadForm | undefined, forms: Forms): SiteForm | undefined {
  const form = shownForm(written);
  const provider = forms.providers.find(({ name }) => name === form?.provider);
  return form && provider && { provider, form, embedOf: forms.embedOf };
}

/** The configured form of a site, when it shows one. */
export function shownForm(form: LeadForm | undefined): ShownForm | undefined {
  return form === undefined || form.provider === "none" ? undefined : (form as ShownForm);
}

/**
 * The form of a site as it is put into a page.
 *
 * @param path of the language of the page, in which a document of the site's own is as well
 */
export function embeddedForm(
  { form }: SiteIndex,
  site: ResolvedSite,
  path: string,
): FormEmbed | undefined {
  const shown = shownForm(site.leadForm as LeadForm | undefined);
  const embed = form && shown && form.embedOf(form.provider, shown, site.formHosts);
  if (!embed?.frame || !form?.provider.document || path === "") return embed;
  return { ...embed, frame: { ...embed.frame, src: embed.frame.src + path } };
}
