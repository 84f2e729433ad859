import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { Contact, Crumb } from "../../../engine/model/resolved.ts";
import type { CtaBlock } from "./types.ts";

/** What a call to action gets from the site. */
export interface CtaContext {
  button: Crumb;
  /** Where the block offers them. */
  contact?: Contact;
}

export const block = defineBlock<CtaBlock, CtaContext>({
  type: "cta",
  context: ({ action, isContact }, { site }) => ({
    button: action ?? site.action,
    ...(isContact ? { contact: site.contact } : {}),
  }),
});
