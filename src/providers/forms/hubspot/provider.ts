import {
  defineFormProvider,
  type EmbedParts,
  type FormProvider,
} from "../../../engine/model/form-provider.ts";
import type { HubSpotForm } from "./types.ts";

/** HubSpot, with its current embed code or the older one. */
export const provider: FormProvider = defineFormProvider<HubSpotForm>({
  name: "hubspot",
  title: "HubSpot",
  writesHtml: true,
  hosts: {
    script: ["https://*.hsforms.net", "https://*.hsforms.com"],
    frame: ["https://*.hsforms.com", "https://*.hsforms.net"],
    connect: ["https://*.hsforms.com", "https://*.hubspot.com", "https://*.hubapi.com"],
    style: ["'unsafe-inline'"],
    image: ["https://*.hsforms.com", "https://track.hubspot.com"],
  },
  embed({ formId, portalId, region = "na1", embed = "current", scriptUrl }): EmbedParts {
    if (embed === "legacy")
      return {
        script: scriptUrl ?? "https://js.hsforms.net/forms/embed/v2.js",
        target: { id: `hubspot-${formId}` },
        options: { region, portalId, formId },
      };
    const suffix = region === "na1" ? "" : `-${region}`;
    return {
      script: scriptUrl ?? `https://js${suffix}.hsforms.net/forms/embed/${portalId}.js`,
      target: {
        class: "hs-form-frame",
        "data-region": region,
        "data-form-id": formId,
        "data-portal-id": portalId,
      },
    };
  },
});
