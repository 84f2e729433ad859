import { defineFormProvider, type FormProvider } from "../../../engine/model/form-provider.ts";
import type { LeadConnectorForm } from "./types.ts";

/** GoHighLevel, whose forms are called LeadConnector. The attributes are those of its embed code; its style is this site's own. */
export const provider: FormProvider = defineFormProvider<LeadConnectorForm>({
  name: "leadconnector",
  title: "LeadConnector",
  hosts: {
    script: ["https://link.msgsndr.com"],
    frame: ["https://api.leadconnectorhq.com", "https://*.leadconnectorhq.com"],
    connect: ["https://*.leadconnectorhq.com", "https://*.msgsndr.com"],
  },
  embed({ formId, host, name, title, scriptUrl, minHeight }) {
    const id = `inline-${formId}`;
    return {
      script: scriptUrl ?? "https://link.msgsndr.com/js/form_embed.js",
      frame: {
        src: `${host ?? "https://api.leadconnectorhq.com"}/widget/form/${formId}`,
        id,
        attributes: {
          "data-layout": "{'id':'INLINE'}",
          "data-trigger-type": "alwaysShow",
          "data-trigger-value": "",
          "data-activation-type": "alwaysActivated",
          "data-activation-value": "",
          "data-deactivation-type": "neverDeactivate",
          "data-deactivation-value": "",
          "data-form-name": name ?? title,
          "data-height": String(minHeight ?? 640),
          "data-layout-iframe-id": id,
          "data-form-id": formId,
        },
      },
    };
  },
});
