import type { FormOf, Provider } from "../provider.ts";

/** A form of any other service, in a frame and without a script. It has no hosts of its own. */
export const plainFrame: Provider<FormOf<"iframe">> = {
  name: "this provider",
  writesHtml: false,
  hosts: { script: [], frame: [] },
  embed: ({ src }) => ({ frame: { src, attributes: {} } }),
};
