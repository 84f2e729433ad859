import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { Contact, Crumb } from "../../../engine/model/resolved.ts";
import type { CtaBlock } from "./types.ts";

/** What a call to action gets from the site. */
export interface CtaContext {
  button: Crumb;
  contact: Contact;
}

export const block = defineBlock<CtaBlock, CtaContext>({
  type: "cta",
  context: ({ action }, { site }) => ({ button: action ?? site.action, contact: site.contact }),
});
