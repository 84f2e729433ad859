import type { FormBrowserPart, FormMessage } from "../../../engine/model/form-provider.ts";
import { field, fromResizer, heightOf } from "../read-values.ts";

/** What LeadConnector's script adds to the window. It may be missing. */
interface ScriptWindow {
  iFrameResize?: (options: object, frame: HTMLElement) => void;
}

/** LeadConnector in the browser. */
export const browser: FormBrowserPart = {
  readMessage,
  activate(_, element, isFirst) {
    if (isFirst) return;
    const { iFrameResize } = window as unknown as ScriptWindow;
    iFrameResize?.({ checkOrigin: false, heightCalculationMethod: "max" }, element);
  },
};

function readMessage(data: unknown, formId: string): FormMessage | undefined {
  if (!Array.isArray(data)) return fromResizer(data);
  const [name, second] = data as unknown[];
  if (name === "highlevel.setHeight") return heightOf(field(second, "height"));
  if (name === "msgsndr-booking-complete") return { submitted: `booking ${formId}` };
  if (name !== "set-sticky-contacts") return undefined;
  // A variant whose second item begins so arrives on load: nothing was sent then.
  if (typeof second === "string" && second.startsWith("embedded_iframe_")) return undefined;
  const sending = (data as unknown[])[4];
  return { submitted: typeof sending === "string" ? sending : formId };
}
