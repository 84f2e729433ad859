import type { FormBrowserPart } from "../../../engine/model/form-provider.ts";
import { enhanceForm } from "./enhance-form.ts";

/** The form of the page in the browser. It has no window that could say anything. */
export const browser: FormBrowserPart = {
  readMessage: () => undefined,
  enhance: enhanceForm,
};
