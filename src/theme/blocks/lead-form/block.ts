import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import type { Contact } from "../../../engine/model/resolved.ts";
import type { LeadFormBlock } from "./types.ts";

/** What the form gets from the site. */
export interface LeadFormContext {
  contact: Contact;
  /** The form of the site's provider, when one is set. */
  form?: FormEmbed;
}

export const block = defineBlock<LeadFormBlock, LeadFormContext>({
  type: "lead-form",
  showsForm: true,
  context: (_, { site, form }) => ({ contact: site.contact, form: form() }),
  hydrate: ({ form }) => (form ? "loaded" : "intent"),
});
