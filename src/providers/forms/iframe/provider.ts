import { defineFormProvider, type FormProvider } from "../../../engine/model/form-provider.ts";
import type { PlainFrameForm } from "./types.ts";

/** A form of any other service, in a frame and without a script. It has no hosts of its own. */
export const provider: FormProvider = defineFormProvider<PlainFrameForm>({
  name: "iframe",
  title: "this provider",
  hosts: { script: [], frame: [] },
  embed: ({ src }) => ({ frame: { src, attributes: {} } }),
});
