import type { FormBrowserPart, FormMessage } from "../../../engine/model/form-provider.ts";
import { field, heightOf } from "../read-values.ts";

/** What Typeform's script adds to the window. It may be missing. */
interface ScriptWindow {
  tf?: { load?: () => void };
}

/** Typeform in the browser. */
export const browser: FormBrowserPart = {
  readMessage,
  activate(_, __, isFirst) {
    if (!isFirst) (window as unknown as ScriptWindow).tf?.load?.();
  },
};

function readMessage(data: unknown): FormMessage | undefined {
  switch (field(data, "type")) {
    case "form-ready":
      return {};
    case "form-height-changed":
      return heightOf(field(data, "height"));
    case "form-submit": {
      const response = field(data, "responseId") ?? field(data, "response_id");
      return { submitted: typeof response === "string" ? response : "typeform" };
    }
    default:
      return undefined;
  }
}
