import type { FormBrowserPart, FormMessage } from "../../../engine/model/form-provider.ts";
import { heightOf } from "../read-values.ts";
import { isSampleMessage } from "./message.ts";

/** The sample form, seen from the page that shows it. */
export const browser: FormBrowserPart = { readMessage };

function readMessage(data: unknown): FormMessage | undefined {
  if (!isSampleMessage(data)) return undefined;
  switch (data.event) {
    case "height":
      return heightOf(data.height);
    case "submitted":
      return { submitted: "sample" };
    case "failed":
      return { failed: true };
    default:
      return {};
  }
}
