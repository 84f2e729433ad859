import type { FormEmbed } from "../../engine/model/form-embed.ts";
import type { LeadForm } from "../../engine/model/lead-form-file.ts";

/** Configured forms of one provider. */
export type FormOf<Name extends LeadForm["provider"]> = Extract<LeadForm, { provider: Name }>;

/** Hosts that a form needs, by what the browser fetches from them. A star stands for any host below. */
export interface FormHosts {
  script: string[];
  frame: string[];
  connect?: string[];
  style?: string[];
  image?: string[];
}

/** The parts of the page that an embed code has. */
export type EmbedParts = Pick<FormEmbed, "frame" | "target" | "legacy" | "script" | "announces"> &
  Partial<Pick<FormEmbed, "thanks">>;

/** What is known of one provider. */
export interface Provider<Form> {
  /** Its name, as people know it. */
  name: string;
  embed(form: Form): EmbedParts;
  /** Hosts of the provider itself. */
  hosts: FormHosts;
  /** Whether its script writes HTML into the page, which Trusted Types would refuse. */
  writesHtml: boolean;
}
