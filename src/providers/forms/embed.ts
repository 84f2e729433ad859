import type { FormEmbed } from "../../engine/model/form-embed.ts";
import { hostsOf } from "../../engine/model/form-hosts.ts";
import type { FormProvider, FormSite } from "../../engine/model/form-provider.ts";
import type { ShownForm } from "../../engine/model/lead-form-file.ts";

const HEIGHT = 640;
const PATIENCE = 10_000;

/** A configured form as it is put into a page. */
export function embedOf(provider: FormProvider, form: ShownForm, site: FormSite): FormEmbed {
  const { minHeight = HEIGHT, minHeightMobile = minHeight } = form;
  return {
    provider: form.provider,
    formId: typeof form.formId === "string" ? form.formId : "",
    title: form.title,
    ...(form.notice !== undefined && { notice: form.notice }),
    ...(provider.isSample && { isSample: true }),
    ...provider.embed(form, site),
    origins: hostsOf(provider, form, site.listed ?? []).frame,
    minHeight,
    minHeightMobile,
    load: form.load ?? "visible",
    timeoutMs: form.timeoutMs ?? PATIENCE,
    ...(form.fallback && { fallback: form.fallback }),
  };
}
