import type { FormBrowserPart, FormMessage } from "../../../engine/model/form-provider.ts";
import { field } from "../read-values.ts";

/** What HubSpot's older script adds to the window. It may be missing. */
interface ScriptWindow {
  hbspt?: { forms?: { create(options: object): void } };
}

/** HubSpot in the browser. Only the older embed code has options: its script puts the form into the page itself, and speaks from there. */
export const browser: FormBrowserPart = {
  readMessage,
  activate({ options }, element) {
    const { hbspt } = window as unknown as ScriptWindow;
    if (options) hbspt?.forms?.create({ ...options, target: `#${element.id}` });
  },
  keepsElement: ({ options }) => options === undefined,
  sentEvent: "hs-form-event:on-submission:success",
  speaksFromPage: ({ options }) => options !== undefined,
};

function readMessage(data: unknown, formId: string): FormMessage | undefined {
  if (field(data, "type") !== "hsFormCallback" || field(data, "id") !== formId) return undefined;
  if (field(data, "eventName") === "onFormReady") return {};
  return field(data, "eventName") === "onFormSubmitted" ? { submitted: formId } : undefined;
}
