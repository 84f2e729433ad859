import { defineFormProvider, type FormProvider } from "../../../engine/model/form-provider.ts";
import type { TypeformForm } from "./types.ts";

/** Typeform. */
export const provider: FormProvider = defineFormProvider<TypeformForm>({
  name: "typeform",
  title: "Typeform",
  writesHtml: true,
  hosts: {
    script: ["https://embed.typeform.com"],
    frame: ["https://form.typeform.com"],
    style: ["https://embed.typeform.com", "'unsafe-inline'"],
  },
  embed({ formId, title, scriptUrl }) {
    return {
      script: scriptUrl ?? "https://embed.typeform.com/next/embed.js",
      target: {
        "data-tf-live": formId,
        "data-tf-iframe-props": `title=${title}`,
        "data-tf-transitive-search-params": "utm_source,utm_medium,utm_campaign",
      },
    };
  },
});
