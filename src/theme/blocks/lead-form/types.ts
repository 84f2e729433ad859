import type { Section } from "../../parts/section.ts";

/** The contact form of the site's form provider, as set in `pages/_site.json`. Without one, the phone number and the e-mail address stand in its place. */
export interface LeadFormBlock extends Section {
  type: "lead-form";
}
