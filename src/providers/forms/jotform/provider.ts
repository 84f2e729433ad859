import { defineFormProvider, type FormProvider } from "../../../engine/model/form-provider.ts";
import type { JotformForm } from "./types.ts";

/** Jotform. Its embed code scrolls the page to its top and asks for sensors: both are left out. */
export const provider: FormProvider = defineFormProvider<JotformForm>({
  name: "jotform",
  title: "Jotform",
  hosts: {
    script: ["https://cdn.jotfor.ms"],
    frame: ["https://form.jotform.com", "https://eu.jotform.com", "https://hipaa.jotform.com"],
  },
  embed({ formId, host, scriptUrl }) {
    return {
      script: scriptUrl ?? "https://cdn.jotfor.ms/s/umd/latest/for-form-embed-handler.js",
      frame: {
        src: `${host ?? "https://form.jotform.com"}/${formId}`,
        id: `JotFormIFrame-${formId}`,
        attributes: { allow: "fullscreen" },
      },
    };
  },
});
