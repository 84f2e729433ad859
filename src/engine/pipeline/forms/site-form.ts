import type { FormEmbed } from "../../model/form-embed.ts";
import type { FormProvider, FormSite, Forms } from "../../model/form-provider.ts";
import type { LeadForm, ShownForm } from "../../model/lead-form-file.ts";
import type { Look } from "../../model/look.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { ResolvedSite } from "../resolve/resolved-fields.ts";
import type { SiteLocale } from "../strings/site-locale.ts";

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

/** A look with the styles of a form of the page, for sites that have one. */
export function withFormStyles(look: Look, form: SiteForm | undefined): Look {
  const isOfPage = form?.provider.sending !== undefined;
  return { ...look, choices: { ...look.choices, form: isOfPage ? "page" : "other" } };
}

/** The configured form of a site, when it shows one. */
export function shownForm(form: LeadForm | undefined): ShownForm | undefined {
  return form === undefined || form.provider === "none" ? undefined : (form as ShownForm);
}

/**
 * The form of a site as it is put into a page.
 *
 * @param locale of the page; a document of the site's own is below its path as well
 * @param at which form of its page it is, from 1
 */
export function embeddedForm(
  { form }: SiteIndex,
  site: ResolvedSite,
  { path, strings: words }: SiteLocale,
  at: number,
): FormEmbed | undefined {
  const shown = shownForm(site.leadForm as LeadForm | undefined);
  if (!form || !shown) return undefined;
  const around: FormSite = { url: site.url, words, at, listed: site.formHosts };
  const embed = form.embedOf(form.provider, shown, around);
  if (!embed.frame || !form.provider.document || path === "") return embed;
  return { ...embed, frame: { ...embed.frame, src: embed.frame.src + path } };
}
