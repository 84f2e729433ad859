import { defineFormProvider, type FormProvider } from "../../../engine/model/form-provider.ts";
import { sourceOf } from "../../../engine/model/policy-source.ts";
import { formElements } from "./form-elements.ts";
import { plainPost } from "./plain-post.ts";
import type { PostForm } from "./types.ts";

/** Stands for the site's own address, where that is of no account. */
const OWN = "https://localhost";

/** A form of the page itself. Its answers go to a service of the site's choice. */
export const provider: FormProvider = defineFormProvider<PostForm>({
  name: "post",
  title: "the form of the page",
  hosts: { script: [], frame: [] },
  staysInPage: true,
  sending(form) {
    const { action, address = action, hidden = {}, trap } = plainPost(form, OWN);
    // An address without a host is the site's own, which every policy lets in.
    const sources = (url: string) => (url.startsWith("/") ? [] : [sourceOf(url)]);
    return {
      action: sources(action),
      connect: sources(address),
      names: [...Object.keys(hidden), trap],
    };
  },
  embed(form, site) {
    const plain = plainPost(form, site.url);
    const { service } = form.target;
    return {
      page: formElements(form, plain, site),
      options: { service, address: plain.address ?? plain.action, thanks: form.thanks },
    };
  },
});
