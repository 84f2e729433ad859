import type { FormEmbed } from "../../engine/model/form-embed.ts";
import { hostsOf } from "../../engine/model/form-hosts.ts";
import type { FormProvider } from "../../engine/model/form-provider.ts";
import type { ShownForm } from "../../engine/model/lead-form-file.ts";

const HEIGHT = 640;
const PATIENCE = 10_000;

/**
 * A configured form as it is put into a page.
 *
 * @param listed the hosts in `formHosts`
 */
export function embedOf(
  provider: FormProvider,
  form: ShownForm,
  listed: readonly string[] = [],
): FormEmbed {
  const { minHeight = HEIGHT, minHeightMobile = minHeight } = form;
  return {
    provider: form.provider,
    formId: typeof form.formId === "string" ? form.formId : "",
    title: form.title,
    ...(form.notice !== undefined && { notice: form.notice }),
    ...(provider.isSample && { isSample: true }),
    ...provider.embed(form),
    origins: hostsOf(provider, form, listed).frame,
    minHeight,
    minHeightMobile,
    load: form.load ?? "visible",
    timeoutMs: form.timeoutMs ?? PATIENCE,
    ...(form.fallback && { fallback: form.fallback }),
  };
}
