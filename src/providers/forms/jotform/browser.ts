import type { FormBrowserPart, FormMessage } from "../../../engine/model/form-provider.ts";
import { field, heightOf } from "../read-values.ts";

/** What Jotform's script adds to the window. It may be missing. */
interface ScriptWindow {
  jotformEmbedHandler?: (selector: string, host: string) => void;
}

/** Jotform in the browser. */
export const browser: FormBrowserPart = {
  readMessage,
  activate({ frame }) {
    if (!frame) return;
    const { origin } = new URL(frame.src);
    const { jotformEmbedHandler } = window as unknown as ScriptWindow;
    jotformEmbedHandler?.(`iframe[id='${frame.id}']`, `${origin}/`);
  },
};

function readMessage(data: unknown, formId: string): FormMessage | undefined {
  if (typeof data === "string" && data.startsWith("setHeight:"))
    return heightOf(data.split(":")[1]);
  const value = typeof data === "string" ? parsed(data) : data;
  return field(value, "action") === "submission-completed" ? { submitted: formId } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
