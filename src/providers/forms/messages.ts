import type { FormEmbed } from "../../engine/model/form-embed.ts";
import { isSampleMessage } from "./sample/message.ts";

/** What a form tells the page around it. What visitors entered is never read. */
export interface FormMessage {
  /** The height in CSS pixels that it needs. */
  height?: number;
  /** It was sent. Messages with the same name are the same sending. */
  submitted?: string;
  /** It cannot be shown. */
  failed?: true;
}

/** Forms are neither smaller nor higher than this. */
const HEIGHTS = { least: 120, most: 6000 };

/**
 * Reads a message of a form.
 *
 * @param data as it arrived; the window and the origin that it came from have been checked
 * @returns `undefined` for a message that says nothing to this page
 */
export function readMessage(
  { provider, formId }: FormEmbed,
  data: unknown,
): FormMessage | undefined {
  switch (provider) {
    case "leadconnector":
      return fromLeadConnector(data, formId);
    case "hubspot":
      return fromHubSpot(data, formId);
    case "jotform":
      return fromJotform(data, formId);
    case "typeform":
      return fromTypeform(data);
    case "sample":
      return fromSample(data);
    default:
      return fromResizer(data);
  }
}

function fromLeadConnector(data: unknown, formId: string): FormMessage | undefined {
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

/** The messages of iframe-resizer: `[iFrameSizer]id:height:width:event`. */
function fromResizer(data: unknown): FormMessage | undefined {
  if (typeof data !== "string" || !data.startsWith("[iFrameSizer]")) return undefined;
  return heightOf(data.slice("[iFrameSizer]".length).split(":")[1]);
}

function fromHubSpot(data: unknown, formId: string): FormMessage | undefined {
  if (field(data, "type") !== "hsFormCallback" || field(data, "id") !== formId) return undefined;
  if (field(data, "eventName") === "onFormReady") return {};
  return field(data, "eventName") === "onFormSubmitted" ? { submitted: formId } : undefined;
}

function fromJotform(data: unknown, formId: string): FormMessage | undefined {
  if (typeof data === "string" && data.startsWith("setHeight:"))
    return heightOf(data.split(":")[1]);
  const value = typeof data === "string" ? parsed(data) : data;
  return field(value, "action") === "submission-completed" ? { submitted: formId } : undefined;
}

function fromTypeform(data: unknown): FormMessage | undefined {
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

function fromSample(data: unknown): FormMessage | undefined {
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

function heightOf(value: unknown): FormMessage | undefined {
  const height = Math.ceil(Number(value));
  return height >= HEIGHTS.least && height <= HEIGHTS.most ? { height } : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
