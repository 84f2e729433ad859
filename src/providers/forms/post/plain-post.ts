import type { FormProps } from "../../../engine/model/page-form.ts";
import type { PostForm } from "./types.ts";

/** How a form is sent, by the browser alone and by its script. */
export interface PlainPost {
  /** Where a form without scripts is sent. */
  action: string;
  /** Where its script sends answers; the same by default. */
  address?: string;
  /** Values that go with the answers. */
  hidden?: Readonly<Record<string, string>>;
  /** Further attributes of the form. */
  props?: FormProps;
  /** The name by which the service knows the visitor's name; `name` by default. */
  nameField?: string;
  /** The name of the field that people leave empty: the service leaves out what programs write into it. */
  trap: string;
}

/** Services that know a trap call it so (Formspree, Basin). */
const TRAP = "_gotcha";

/**
 * How the target of a form takes it.
 *
 * @param url the public address of the site
 */
export function plainPost({ target, thanks }: PostForm, url: string): PlainPost {
  const thanksUrl = new URL(thanks, url).href;
  switch (target.service) {
    case "hubspot": {
      const { portalId, formId, region = "na1" } = target;
      const suffix = region === "na1" ? "" : `-${region}`;
      return {
        // The older of HubSpot's two addresses takes what HTML forms send, the newer one JSON alone.
        action: `https://forms${suffix}.hubspot.com/uploads/form/v2/${portalId}/${formId}`,
        address: `https://api${suffix}.hsforms.com/submissions/v3/integration/submit/${portalId}/${formId}`,
        hidden: { hs_context: JSON.stringify({ redirectUrl: thanksUrl }) },
        nameField: "firstname",
        trap: TRAP,
      };
    }
    case "formspree":
      return {
        action: `https://formspree.io/f/${target.formId}`,
        hidden: { _next: thanksUrl },
        trap: TRAP,
      };
    case "basin":
      return { action: `https://usebasin.com/f/${target.formId}`, trap: TRAP };
    case "netlify":
      return {
        action: thanks,
        hidden: { "form-name": target.formName },
        props: {
          name: target.formName,
          "data-netlify": "true",
          "data-netlify-honeypot": "bot-field",
        },
        trap: "bot-field",
      };
    default:
      return { action: target.url, trap: TRAP };
  }
}
