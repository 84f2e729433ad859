import { SAMPLE_FORM } from "../../../engine/model/written-files.ts";
import { SELF } from "../hosts-list.ts";
import type { FormOf, Provider } from "../provider.ts";

/** The site's own sample form, which sends nothing. It comes from the site itself and says what becomes of it. */
export const sample: Provider<FormOf<"sample">> = {
  name: "the sample form",
  writesHtml: false,
  hosts: { script: [], frame: [SELF] },
  embed: () => ({
    frame: { src: SAMPLE_FORM.path, attributes: {} },
    announces: true,
    thanks: "Thanks. This was a sample form, and nothing was sent: call or write to reach us.",
  }),
};
