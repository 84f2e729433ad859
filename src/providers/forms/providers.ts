import type { FormProvider } from "../../engine/model/form-embed.ts";
import type { LeadForm } from "../../engine/model/lead-form-file.ts";
import type { FormOf, Provider } from "./provider.ts";
import { hubspot } from "./providers/hubspot.ts";
import { jotform } from "./providers/jotform.ts";
import { leadconnector } from "./providers/leadconnector.ts";
import { plainFrame } from "./providers/plain-frame.ts";
import { sample } from "./providers/sample.ts";
import { typeform } from "./providers/typeform.ts";

const PROVIDERS: { [Name in FormProvider]: Provider<FormOf<Name>> } = {
  leadconnector,
  hubspot,
  jotform,
  typeform,
  iframe: plainFrame,
  sample,
};

/** A configured form that shows something. */
export type ShownForm = Exclude<LeadForm, { provider: "none" }>;

/** What is known of the provider of a form. */
export function providerOf(form: ShownForm): Provider<ShownForm> {
  return PROVIDERS[form.provider] as Provider<ShownForm>;
}
