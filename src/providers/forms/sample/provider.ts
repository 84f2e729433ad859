import { defineFormProvider, type FormProvider } from "../../../engine/model/form-provider.ts";
import { SELF } from "../../../engine/model/hosts-list.ts";
import { FORM_DOCUMENT } from "../../../engine/model/written-files.ts";
import { sampleDocument } from "./document.ts";
import type { SampleForm } from "./types.ts";

/** The site's own sample form, which sends nothing. It comes from the site itself and says what becomes of it. */
export const provider: FormProvider = defineFormProvider<SampleForm>({
  name: "sample",
  title: "the sample form",
  hosts: { script: [], frame: [SELF] },
  staysInPage: true,
  isSample: true,
  embed: () => ({
    frame: { src: FORM_DOCUMENT.path, attributes: {} },
    announces: true,
  }),
  document: {
    entry: "src/providers/forms/sample/main.ts",
    html: sampleDocument,
    // It may run its script, look like the site, and be shown by the site, and nothing else.
    policy: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join("; "),
  },
});
